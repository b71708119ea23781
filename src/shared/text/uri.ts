/** Addresses as authors write them: what kind they are, whether they are safe, how they are encoded. */

/** Percent-encodes what may not stand in a URL and leaves existing escapes alone (CommonMark's rule). */
export function encodeUri(address: string): string {
  return address
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\uFFFD')
    .replace(/%(?![0-9a-f]{2})|[^\w!#$%&'()*+,\-./:;=?@~]+/gi, part => encodeURIComponent(part))
}

/** What a browser ignores at the start of a scheme and inside it, so that `java&#9;script:` is seen for what it is. */
const IGNORED = /[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/g

/** All that an address may be taken for: links of the site are read without `pathname://` and without escapes. */
function readings(address: string): string[] {
  const bare = (text: string): string => text.replace(IGNORED, '').replace(/^(?:pathname:\/*)+/i, '')
  const written = bare(address)
  return [written, bare(written.replace(/%[0-7][0-9a-f]/gi, decodeURIComponent))]
}

/** An address of the author's own disk, that of Windows too: `C:\texts\plan.md`. */
export const isLocalUri = (address: string): boolean =>
  readings(address).some(reading => /^(?:file:|[a-z]:[\\/])/i.test(reading))

/** Addresses that run code: `javascript:`, `vbscript:`, `data:` (pictures may be `data:image/…`). */
export const isUnsafeUri = (address: string, image: boolean): boolean =>
  readings(address).some(reading => {
    const scheme = /^(javascript|vbscript|data|livescript|mocha):(.*)/is.exec(reading)
    if (scheme === null) return false
    return !(image && scheme[1]?.toLowerCase() === 'data' && /^image\//i.test(scheme[2] ?? ''))
  })

const NAMED: Readonly<Record<string, string>> = { Tab: '\t', NewLine: '\n', colon: ':' }

/** Signs that are written by number or name, as far as an address of code may hold them. */
const signOf = (name: string): string => {
  if (!name.startsWith('#')) return NAMED[name] ?? ''
  const point = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return point <= 0x10ffff ? String.fromCodePoint(point) : ''
}

/**
 * The same for an attribute of a drawing as its file holds it, of an animation too (`values="/a;java&#115;cript:x"`).
 * Programs that draw give pictures inside odd types, which no browser takes for a document.
 */
export const isUnsafeMarkup = (written: string): boolean =>
  written
    .slice(0, 2000)
    .replace(/&(#x[\da-f]{1,6}|#\d{1,7}|Tab|NewLine|colon);?/gi, (_, name: string) => signOf(name))
    .split(';')
    .some(part => isUnsafeUri(part, true) && !/^\s*data:(?!text|application)/i.test(part))

/** What `<script type>` says where its text runs; of any other it is data. */
export const isCodeType = (type: string): boolean => /^$|javascript|^module$/i.test(type)

/** An address of the web that is whole. */
export const isWebUri = (address: string): boolean => /^https?:/i.test(address)

/** `https:`, `mailto:` and the like, or an address without a scheme on another host. */
export const isExternalUri = (address: string): boolean => /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(address)
