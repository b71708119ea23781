/** Texts for authors, as values: which message, filled with what. Put into words at the door, in the author's language. */

/** Languages that authors are spoken to in. */
export type Language = 'en' | 'ru'

/** Language in which authors of a site are spoken to: that of its locale where we have it, else English. */
export const languageOf = (locale: string): Language => (locale.split('-')[0]?.toLowerCase() === 'ru' ? 'ru' : 'en')

/** A text and, where there is one, its cure: what to do about it. */
type Words = string | readonly [text: string, cure: string]

/** One message of the catalogue in both languages, English first. */
export interface TextEntry {
  readonly en: Words
  readonly ru: Words
}

/** A message with what fills it. `id` is one of the catalogue's, checked where it is made. */
export interface Text {
  readonly id: string
  readonly values?: TextValues | undefined
}

/** A message inside a message is said in the same language; a list is joined by commas. */
export type TextValue = string | number | Text | readonly (string | Text)[]
export type TextValues = Readonly<Record<string, TextValue | undefined>>

/** What code says when it throws may be all that it worked on. */
const LONGEST = 1000

const shortened = (value: string): string =>
  value.length > LONGEST ? `${value.slice(0, LONGEST).replace(/[\uD800-\uDBFF]$/, '')}…` : value

/** Text with its cure, ready to be shown. */
export interface Said {
  text: string
  cure: string | undefined
}

export interface Say {
  readonly language: Language
  /** Words of a message; a catalogue without the id says the id. */
  (text: Text): string
  /** The same with the cure. */
  full(text: Text): Said
}

/** How a language writes numbers, and which form goes with them: the first also with a part of one. */
interface Counting {
  group: string
  point: string
  formOf(count: number): number
}

/** As `Intl` has it, whose tables take longer to load than anything else that a command does before its work. */
const COUNTING: Record<Language, Counting> = {
  en: { group: ',', point: '.', formOf: count => (count === 1 ? 0 : 1) },
  ru: {
    group: '\u00a0',
    point: ',',
    formOf(count) {
      const [ones, tens] = [count % 10, Math.floor(count / 10) % 10]
      if (!Number.isInteger(count) || (ones === 1 && tens !== 1)) return 0
      return ones > 1 && ones < 5 && tens !== 1 ? 1 : 2
    },
  },
}

/** A number to its tenths. */
function numberText(count: number, { group, point }: Counting): string {
  const tenths = Math.round(count * 10)
  const whole = String(Math.floor(tenths / 10)).replace(/\B(?=(?:\d{3})+$)/g, group)
  return tenths % 10 === 0 ? whole : `${whole}${point}${tenths % 10}`
}

/**
 * Speaker over a catalogue. `{name}` stands for a value, `{name!}` for the cure of a message; `{count|file|files}` for a
 * number and the form that goes with it, forms in the order of `Intl.PluralRules` (Russian: one, few, many); `{count|}`
 * for the number alone, as the language writes it.
 */
export function createSay(language: Language, catalogue: Readonly<Record<string, TextEntry>>): Say {
  const counting = COUNTING[language]
  const valueText = (value: TextValue): string => {
    if (typeof value === 'string') return shortened(value)
    if (typeof value === 'number') return String(value)
    if ('id' in value) return say(value)
    return value.map(item => valueText(item)).join(', ')
  }
  const counted = (value: number, forms: readonly string[]): string => {
    const form = forms[Math.min(counting.formOf(value), forms.length - 1)] ?? ''
    return `${numberText(value, counting)} ${form}`.trimEnd()
  }
  const fill = (template: string, values: TextValues): string =>
    template.replace(/\{(\w+)(!?)((?:\|[^{}|]*)*)\}/g, (whole, name: string, ...[cured, forms]: string[]) => {
      const value = values[name]
      if (value === undefined || forms === undefined) return whole
      if (cured === '!') return typeof value === 'object' && 'id' in value ? (full(value).cure ?? '') : ''
      if (forms !== '' && typeof value === 'number') return counted(value, forms.slice(1).split('|'))
      return valueText(value)
    })
  const full = ({ id, values = {} }: Text): Said => {
    const words = catalogue[id]?.[language] ?? id
    const [text, cure] = typeof words === 'string' ? [words, undefined] : words
    return { text: fill(text, values), cure: (cure && fill(cure, values)) || undefined }
  }
  const say = (text: Text): string => full(text).text
  return Object.assign(say, { language, full })
}
