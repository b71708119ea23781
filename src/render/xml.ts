/** XML as text: escaping, and characters that XML 1.0 does not know. */

/** Control characters and noncharacters that no XML 1.0 document may hold (XML 1.0, production 2). */
const ILLEGAL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

export const escapeXml = (text: string): string =>
  text
    .replace(ILLEGAL, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** `<name a="b">text</name>`; an absent text gives no element. */
export function textElement(name: string, text: string | undefined, attributes: Record<string, string> = {}): string {
  if (text === undefined || text === '') return ''
  return `<${name}${writeAttributes(attributes)}>${escapeXml(text)}</${name}>`
}

export function emptyElement(name: string, attributes: Record<string, string>): string {
  return `<${name}${writeAttributes(attributes)}/>`
}

/** HTML inside XML: a CDATA section that its own end mark cannot break. */
export function cdata(html: string): string {
  return `<![CDATA[${html.replace(ILLEGAL, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}

function writeAttributes(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('')
}
