/** XML as text: escaping, and characters that XML 1.0 does not know. */

import { escapeAttribute } from '../shared/text/escape.ts'

/** What an XML 1.0 document may not hold (production 2), lone halves of surrogate pairs among it. */
const ILLEGAL = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

export const XML_DECLARATION = '<?xml version="1.0" encoding="utf-8"?>\n'

export const stripIllegal = (text: string): string => text.replace(ILLEGAL, '')

const escapeXml = (text: string): string => escapeAttribute(stripIllegal(text))

type XmlAttributes = Record<string, string | undefined>

/** `<name a="b">text</name>`; without a text there is no element. */
export function textElement(name: string, text: string | undefined, attributes: XmlAttributes = {}): string {
  return text === undefined || text === '' ? '' : element(name, escapeXml(text), attributes)
}

/** Element around ready XML. */
export function element(name: string, xml: string, attributes: XmlAttributes = {}): string {
  return `<${name}${writeAttributes(attributes)}>${xml}</${name}>`
}

export function emptyElement(name: string, attributes: XmlAttributes): string {
  return `<${name}${writeAttributes(attributes)}/>`
}

/** HTML inside XML: a CDATA section that its own end mark cannot break. */
export function cdata(html: string): string {
  return `<![CDATA[${stripIllegal(html).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}

function writeAttributes(attributes: XmlAttributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeXml(value)}"`))
    .join('')
}
