/** Words that stay on one line, by what they are: short ones, numbers and units, initials and names. */

import type { TextEdit } from '../../shared/text/edits.ts'

export const NBSP = '\u00a0'

/** A space that a line never ends at. */
export const bond = (start: number, end: number): TextEdit => ({ start, end, text: NBSP })

/** Prepositions, conjunctions and particles of up to three letters: they never end a line. */
const SHORT = anyCase('а без в во да для до за и из или к как ко на над не ни но о об обо от по под при про с со у что')
/** They never begin one. */
const PARTICLES = anyCase('бы б же ж ли ль')
/** A number never parts from them. */
const UNITS = words(
  '% ‰ ° °c °f ℃ ₽ $ € руб коп тыс млн млрд трлн км м дм см мм мкм нм га т ц кг г мг л мл ч час мин сек с мс нс сут нед мес шт гц кгц мгц ггц вт квт мвт в мв кв а ма ом ком мом мкф нф пф мгн н кд дж кал ккал па кпа мпа атм лк лм дб дби дбм мп мпикс об б кб мб гб тб байт кбайт мбайт гбайт тбайт бит кбит мбит гбит кадр бар вв киб миб гиб тиб kb mb gb tb kib mib gib kbps mbps gbps hz khz mhz ghz km cm mm kg kw mah ms px dpi fps m h гг век лет год года раз января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
)
/** They never part from the number or name after them. */
const BEFORE_NUMBER = words('рис. табл. стр. гл. разд. п. пп. ст. с. т. д. кв. ул. г. им. № §')

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}

/** In every spelling with capitals: to make a word of a text small costs more than to look for it. */
function anyCase(list: string): ReadonlySet<string> {
  const spellings = (word: string): string[] =>
    word === '' ? [''] : spellings(word.slice(1)).flatMap(rest => [word[0] + rest, word[0]?.toUpperCase() + rest])
  return new Set(list.split(' ').flatMap(spellings))
}

interface Span {
  start: number
  end: number
}

/** `м²`, `м³/ч`, `кВт·ч`: every part of the unit is one. */
export const isUnit = (word: string): boolean =>
  word !== '' &&
  word
    .toLowerCase()
    .split(/[/·]/)
    .every(part => UNITS.has(part.replace(/[²³]$/, '')))

const NO_BREAK = 160
const isSpace = (code: number): boolean => code === 32 || code === 10 || code === NO_BREAK
const codesOf = (signs: string): ReadonlySet<number> => new Set([...signs].map(sign => sign.charCodeAt(0)))
/** Before a word, and behind it. */
const OPENING = codesOf('«„"([')
const CLOSING = codesOf('.,:;!?…)»“"]')

function startInside(text: string, { start, end }: Span): number {
  let at = start
  while (at < end && OPENING.has(text.charCodeAt(at))) at++
  return at
}

function endInside(text: string, { start, end }: Span): number {
  let at = end
  while (at > start && CLOSING.has(text.charCodeAt(at - 1))) at--
  return at
}

/** Spaces between words that stay on one line. Looks at lengths and last characters first: most pairs end there. */
export function findGlued(text: string): TextEdit[] {
  const found: TextEdit[] = []
  const { length } = text
  let left = { start: 0, end: 0 }
  let right = { start: 0, end: 0 }
  let index = 0
  while (index < length && isSpace(text.charCodeAt(index))) index++
  while (index < length) {
    right.start = index
    while (index < length && !isSpace(text.charCodeAt(index))) index++
    right.end = index
    if (left.end > 0 && text.charCodeAt(left.end) !== NO_BREAK && isGlued(text, left, right))
      found.push(bond(left.end, right.start))
    const before = left
    left = right
    right = before
    while (index < length && isSpace(text.charCodeAt(index))) index++
  }
  return found
}

const DOT = 46
const NUMBER = /^(?:[≈~<>+−±-]?\d[\d.,–—-]*|\d+[x×]\d+)$/
const INITIALS = /^(?:[А-ЯЁ]\.){1,2}$/
const LONGEST_SHORT = 3
const LONGEST_PARTICLE = 2

const isBeforeNumber = (word: string, after: string): boolean =>
  (word === 'т.' && /^[дпекч]\./.test(after)) ||
  (word === 'н.' && after.startsWith('э.')) ||
  (BEFORE_NUMBER.has(word) && /^[\p{N}\p{Lu}]/u.test(after))

function isGlued(text: string, left: Span, right: Span): boolean {
  const last = text.charCodeAt(left.end - 1)
  if (left.end - left.start <= 5) {
    const start = startInside(text, left)
    if (left.end - start <= LONGEST_SHORT && SHORT.has(text.slice(start, left.end))) return true
    if (last === DOT || left.end - left.start === 1) {
      const word = text.slice(start, left.end)
      const after = text.slice(right.start, right.end)
      if (isBeforeNumber(word.toLowerCase(), after)) return true
      if (INITIALS.test(word) && /^[А-ЯЁ](?:[а-яё.]|$)/.test(after))
        return !/\d[\s\u00a0]$/.test(text.slice(0, left.start))
    }
  }
  const rightLength = right.end - right.start
  if (rightLength <= 5) {
    const end = endInside(text, right)
    if (end - right.start <= LONGEST_PARTICLE && PARTICLES.has(text.slice(right.start, end)))
      return /[а-яё»“]/i.test(text[left.end - 1] ?? '')
  }
  if (last >= 48 && last <= 57) {
    const number = text.slice(startInside(text, left), left.end)
    const after = text.slice(right.start, endInside(text, right))
    if (!NUMBER.test(number)) return false
    return isUnit(after) || (/^\d{3}$/.test(after) && /^\d{1,3}$/.test(number))
  }
  if (rightLength <= 6 && text.charCodeAt(right.start + 1) === DOT) {
    const after = text.slice(right.start, right.end).replace(/[,;:!?)»]+$/, '')
    return INITIALS.test(after) && /^[А-ЯЁ][а-яё-]+$/.test(text.slice(left.start, left.end))
  }
  return false
}
