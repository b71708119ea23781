/** Numbers as a Russian reader writes and expects them. */

/** `12,5` and `12.5` are the same number; nothing but a number is `undefined`. */
export function readNumber(text: string): number | undefined {
  const plain = text
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(',', '.')
    .replace('−', '-')
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined
}

/** With a comma, groups of three and at most so many digits after the comma. */
export const formatNumber = (value: number, digits = 0): string =>
  new Intl.NumberFormat('ru', { maximumFractionDigits: digits }).format(value)

/** The form that goes with a number: `['бит', 'бита', 'бит']` for one, few and many. */
export function pickForm(count: number, [one, few, many]: readonly [string, string, string]): string {
  const rule = new Intl.PluralRules('ru').select(count)
  return rule === 'one' ? one : rule === 'many' ? many : few
}
