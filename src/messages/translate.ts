/** Filling of texts and choice of plural forms; knows no catalogue, so the browser can have it without one. */

import { pluralForm } from '../shared/text/plural.ts'
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

function fill(text: string, values: MessageValues): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole))
}

/** Translator over any source of texts. */
export function createTranslator<Id extends string>(locale: string, find: (id: Id) => FoundText): Translate<Id> {
  const translate = (id: Id, values: MessageValues = {}): string => fill(find(id).text, values)
  const plural = (id: Id, count: number, values: MessageValues = {}): string => {
    const found = find(id)
    return fill(pluralForm(found.text.split('|'), count, found.locale), { count, ...values })
  }
  return Object.assign(translate, { plural, find, locale })
}
