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

/**
 * Speaker over a catalogue. `{name}` stands for a value, `{name!}` for the cure of a message; `{count|file|files}` for a
 * number and the form that goes with it, forms in the order of `Intl.PluralRules` (Russian: one, few, many); `{count|}`
 * for the number alone, as the language writes it.
 */
export function createSay(language: Language, catalogue: Readonly<Record<string, TextEntry>>): Say {
  // Made when something is counted: that costs more than all else that a command does before its work.
  let counting: { rules: Intl.PluralRules; numbers: Intl.NumberFormat } | undefined
  const order = language === 'ru' ? ['one', 'few', 'many'] : ['one', 'other']

  const valueText = (value: TextValue): string => {
    if (typeof value === 'string') return shortened(value)
    if (typeof value === 'number') return String(value)
    if ('id' in value) return say(value)
    return value.map(item => valueText(item)).join(', ')
  }
  const counted = (value: number, forms: readonly string[]): string => {
    counting ??= {
      rules: new Intl.PluralRules(language),
      numbers: new Intl.NumberFormat(language, { maximumFractionDigits: 1 }),
    }
    const { rules, numbers } = counting
    const index = Math.max(order.indexOf(rules.select(value)), 0)
    return `${numbers.format(value)} ${forms[Math.min(index, forms.length - 1)] ?? ''}`.trimEnd()
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
