/**
 * The one catalogue of texts that a visitor meets. `en.ts` holds the English source strings under their ids
 * (Docusaurus' ids where it has the same text), `ru.ts` the Russian ones; a site shows its locale.
 */

import { en } from './en.ts'
import { ru } from './ru.ts'

export type MessageId = keyof typeof en
export type MessageValues = Record<string, string | number>

export interface Translate {
  /** Text of a message, `{name}` replaced by `values.name`. */
  (id: MessageId, values?: MessageValues): string
  /** Form for `count` out of forms split by `|` in the order of `Intl.PluralRules`; `{count}` is replaced too. */
  plural(id: MessageId, count: number, values?: MessageValues): string
  readonly locale: string
}

const CATALOGUES: Record<string, Partial<Record<MessageId, string>>> = { en, ru }

/** Order in which the forms of a plural message are written. */
const FORM_ORDER: Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other']

function fill(text: string, values: MessageValues): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole))
}

/**
 * Translator for a locale. `overrides` are a site's own texts by id and win over the catalogue;
 * an id missing in the locale falls back to the English source string.
 */
export function createTranslate(locale: string, overrides: Partial<Record<string, string>> = {}): Translate {
  const catalogue = CATALOGUES[locale] ?? CATALOGUES[locale.split('-')[0] ?? ''] ?? {}
  const rules = new Intl.PluralRules(locale)
  // Russian texts have three forms (one|few|many): integers never select `other`.
  const used = rules.resolvedOptions().pluralCategories
  const order = FORM_ORDER.filter(form => used.includes(form))
  const find = (id: MessageId): string => overrides[id] ?? catalogue[id] ?? en[id]

  const translate = (id: MessageId, values: MessageValues = {}): string => fill(find(id), values)
  const plural = (id: MessageId, count: number, values: MessageValues = {}): string => {
    const forms = find(id).split('|')
    const index = Math.min(order.indexOf(rules.select(count)), forms.length - 1)
    return fill(forms[Math.max(index, 0)] ?? '', { count, ...values })
  }
  return Object.assign(translate, { plural, locale })
}
