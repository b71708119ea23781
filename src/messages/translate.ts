/** Filling of texts and choice of plural forms; knows no catalogue, so the browser can have it without one. */

import type { MessageId } from './index.ts'

export type MessageValues = Record<string, string | number>

export interface Translate<Id extends string = MessageId> {
  /** Text of a message, `{name}` replaced by `values.name`. */
  (id: Id, values?: MessageValues): string
  /** Form for `count` out of forms split by `|` in the order of `Intl.PluralRules`; `{count}` is replaced too. */
  plural(id: Id, count: number, values?: MessageValues): string
  readonly locale: string
}

/** Order in which the forms of a plural message are written. */
const FORM_ORDER: Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other']

function fill(text: string, values: MessageValues): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole))
}

/** Translator over any source of texts. */
export function createTranslator<Id extends string>(locale: string, find: (id: Id) => string): Translate<Id> {
  const rules = new Intl.PluralRules(locale)
  // Russian texts have three forms (one|few|many): integers never select `other`.
  const used = rules.resolvedOptions().pluralCategories
  const order = FORM_ORDER.filter(form => used.includes(form))
  const translate = (id: Id, values: MessageValues = {}): string => fill(find(id), values)
  const plural = (id: Id, count: number, values: MessageValues = {}): string => {
    const forms = find(id).split('|')
    const index = Math.min(order.indexOf(rules.select(count)), forms.length - 1)
    return fill(forms[Math.max(index, 0)] ?? '', { count, ...values })
  }
  return Object.assign(translate, { plural, locale })
}
