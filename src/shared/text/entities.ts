/** Entities of HTML as the letters that browsers are given. */

/** Those that people write. */
const COMMON: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', shy: '\u00ad' },
    ...{ laquo: '«', raquo: '»', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', mdash: '—', ndash: '–', hellip: '…' },
    ...{ copy: '©', reg: '®', trade: '™', rarr: '→', larr: '←', times: '×', middot: '·', bull: '•' },
  }),
)

/** `&mdash;` -> `—`; `other` knows further names, which stay as they are without it. */
export const decodeEntities = (text: string, other = (entity: string): string => entity): string =>
  text.includes('&')
    ? text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z][a-z0-9]*));/gi, (whole, ...[hex, decimal, name]: string[]) => {
        if (name !== undefined) return COMMON.get(name) ?? other(whole)
        return letterOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))
      })
    : text

function letterOf(code: number): string {
  const isOne =
    code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) && !(code >= 0xfdd0 && code <= 0xfdef)
  return isOne ? String.fromCodePoint(code) : '\uFFFD'
}
