/**
 * Snowball's stemmer for Russian (http://snowball.tartarus.org/algorithms/russian/stemmer.html), as patterns: endings
 * are looked for behind the first vowel alone. Words come folded, so ё is е.
 */

const PERFECTIVE = /(?:[иы]в|(?<=[ая])в)(?:ши(?:сь)?)?$/
const REFLEXIVE = /с[яь]$/
const ADJECTIVE = /(?:[еиыо]е|[иы]ми|[еиыо][йм]|[ео]го|[ео]му|[иы]х|[ую]ю|ая|яя|[ое]ю)$/
const PARTICIPLE = /(?:[иы]вш|ующ|(?<=[ая])(?:ем|нн|вш|ющ|щ))$/
const VERB =
  /(?:[иы]л[аио]?|е(?:н[аоы]?|йте|й)|у(?:йте|й)|[иы]ть?|им|ым|и(?:те|шь)|ят|у(?:ет|ют|ю)|ю|(?<=[ая])(?:л[аио]?|н[аоы]?|нно|ете|йте|й|ем|ет|ют|ть|ешь))$/
const NOUN = /(?:[ео]в|[иь]?[еюя]|и?я(?:ми|м|х)|ами|еи|ии|и?ей|ой|ий|и?ем|а[мх]|ом|[аийоуыь])$/
const DERIVED = /ость?$/
const SUPERLATIVE = /ейше?$/

const VOWEL = 'аеиоуыэюя'
const START = new RegExp(`^[^${VOWEL}]*[${VOWEL}]`)
/** Where two pairs of a vowel and what follows it are over. */
const SECOND = new RegExp(`^(?:[^${VOWEL}]*[${VOWEL}]+[^${VOWEL}]){2}`)

/** Stem of a folded word of Cyrillic letters. */
export function snowball(word: string): string {
  const start = START.exec(word)?.[0] ?? word
  let rest = word.slice(start.length)
  /** Takes an ending off; whether there was one. */
  const take = (ending: RegExp): boolean => {
    const before = rest
    rest = rest.replace(ending, '')
    return rest !== before
  }
  if (!take(PERFECTIVE)) {
    take(REFLEXIVE)
    if (take(ADJECTIVE)) take(PARTICIPLE)
    else take(VERB) || take(NOUN)
  }
  take(/и$/)
  const second = SECOND.exec(word)?.[0].length ?? word.length
  const derived = DERIVED.exec(rest)
  if (derived !== null && start.length + derived.index >= second) take(DERIVED)
  if (take(SUPERLATIVE) || rest.endsWith('нн')) rest = rest.replace(/нн$/, 'н')
  else take(/ь$/)
  return start + rest
}
