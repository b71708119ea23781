/** Filling of texts and choice of plural forms; knows no catalogue, so the browser can have it without one. */

import type { MessageId } from './index.ts'

type MessageValues = Record<string, string | number>

export interface Translate<Id extends string = MessageId> {
  /** Text of a message, `{name}` replaced by `values.name`. */
  (id: Id, values?: MessageValues): string
  /** Form for `count` out of forms split by `|` in the order of `Intl.PluralRules`; `{count}` is replaced too. */
  plural(id: Id, count: number, values?: MessageValues): string
  /** The text as it is written, and the language whose plural forms it has. */
  find(id: Id): FoundText
  readonly locale: string
}

/** Where a text comes from: one that nobody translated keeps the plural forms of its own language. */
interface FoundText {
  text: string
  locale: string
}

/** Order in which the forms of a plural message are written. */
const FORM_ORDER: Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other']

function fill(text: string, values: MessageValues): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole))
}

/** Place of the form for `count` among the forms of a locale: `one|few|many` in Russian, a single one in Chinese. */
function createFormIndex(locale: string): (count: number) => number {
  const rules = new Intl.PluralRules(locale)
  // Russian texts have three forms (one|few|many): integers never select `other`.
  const used = rules.resolvedOptions().pluralCategories
  const order = FORM_ORDER.filter(form => used.includes(form))
  return count => Math.max(order.indexOf(rules.select(count)), 0)
}

/** Translator over any source of texts. */
export function createTranslator<Id extends string>(locale: string, find: (id: Id) => FoundText): Translate<Id> {
  const indexes = new Map<string, (count: number) => number>()
  const indexIn = (language: string): ((count: number) => number) => {
    const known = indexes.get(language) ?? createFormIndex(language)
    indexes.set(language, known)
    return known
  }
  const translate = (id: Id, values: MessageValues = {}): string => fill(find(id).text, values)
  const plural = (id: Id, count: number, values: MessageValues = {}): string => {
    const found = find(id)
    const forms = found.text.split('|')
    const form = forms[Math.min(indexIn(found.locale)(count), forms.length - 1)] ?? ''
    return fill(form, { count, ...values })
  }
  return Object.assign(translate, { plural, find, locale })
}
