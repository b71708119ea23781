/** Plural forms of a language, as the rules of its locale name them. */

/** Order in which the forms of a text are written, that of `other` last: `one|few|many` in Russian, one in Chinese. */
const FORM_ORDER: Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many']

/** Rules of locales asked for so far: they are costly to make. */
const known = new Map<string, { rules: Intl.PluralRules; order: Intl.LDMLPluralRule[] }>()

function rulesOf(locale: string) {
  const found = known.get(locale)
  if (found !== undefined) return found
  const rules = new Intl.PluralRules(locale)
  const used = rules.resolvedOptions().pluralCategories
  const made = { rules, order: FORM_ORDER.filter(form => used.includes(form)) }
  known.set(locale, made)
  return made
}

/**
 * The form for `count` out of `forms`; the last one stands for those that were not written, and is that of `other`: the
 * plural where a language without forms was given two, as English has them.
 */
export function pluralForm(forms: readonly string[], count: number, locale: string): string {
  const { rules, order } = rulesOf(locale)
  const index = order.indexOf(rules.select(count))
  return forms.at(Math.min(index, forms.length - 1)) ?? ''
}
