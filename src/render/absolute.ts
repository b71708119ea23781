/** Addresses of an article made absolute, for readers that show it elsewhere. */

/** Attributes that hold one address; HTML comes from our own writer, so values are in double quotes. */
const ONE = /(<(?:a|img|source|video|audio|iframe)\b[^>]*?\s(?:href|src|poster)=")([^"]*)(")/g
const SET = /(\ssrcset=")([^"]*)(")/g

/** Resolves every `href`, `src`, `poster` and `srcset` against the page's absolute URL. */
export function absoluteHtml(html: string, pageUrl: string): string {
  const resolve = (address: string): string => {
    try {
      return new URL(address.replaceAll('&amp;', '&'), pageUrl).href.replaceAll('&', '&amp;')
    } catch {
      return address
    }
  }
  return html
    .replace(ONE, (_, before: string, address: string, after: string) => before + resolve(address) + after)
    .replace(SET, (_, before: string, list: string, after: string) => {
      const entries = list.split(',').map(entry => {
        const [address = '', ...descriptor] = entry.trim().split(/\s+/)
        return [resolve(address), ...descriptor].join(' ')
      })
      return before + entries.join(', ') + after
    })
}
