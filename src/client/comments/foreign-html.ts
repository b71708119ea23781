/**
 * Foreign HTML as paragraphs of text and links to the web. It is read as a text and never given to the browser's own
 * parser, which would ask the policy about every handler and style in it: no tag or attribute of it reaches the page.
 */

import { type Piece, webAddress } from './read-replies.ts'

const TOKEN = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</gi
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i
const BREAKS = new Set(['p', 'br', 'div', 'li', 'blockquote', 'pre'])
/** What they hold is no text. */
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'textarea', 'title'])
/** A longer text is nobody's reply. */
const LONGEST = 10_000

export function readHtml(html: string): Piece[][] {
  const lines: Piece[][] = [[]]
  let href: string | undefined
  let silent: string | undefined
  for (const [token, slash, written = '', attributes = ''] of html.slice(0, LONGEST).matchAll(TOKEN)) {
    const name = written.toLowerCase()
    if (silent !== undefined) {
      if (slash === '/' && name === silent) silent = undefined
    } else if (name === '') {
      if (!token.startsWith('<!--')) lines.at(-1)?.push({ text: decode(token), href })
    } else if (SILENT.has(name)) {
      if (slash !== '/') silent = name
    } else if (name === 'a') {
      const [, double, single] = HREF.exec(attributes) ?? []
      href = slash === '/' ? undefined : webAddress(decode(double ?? single ?? ''))
    } else if (BREAKS.has(name)) lines.push([])
  }
  return lines.filter(line => line.some(({ text }) => text.trim() !== ''))
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

const decode = (text: string): string => text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|\w+);/gi, decodeOne)

function decodeOne(written: string, name: string): string {
  if (!name.startsWith('#')) return NAMED[name] ?? written
  const code = Number(/^#x/i.test(name) ? `0${name.slice(1)}` : name.slice(1))
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : written
}
