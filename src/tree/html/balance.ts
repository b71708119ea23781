/** Markup of a config stands in the middle of our own: what it leaves open would go on to the end of the page. */

import { tokenizeHtml } from './tokens.ts'
import { VOID_ELEMENTS } from './write-html.ts'

/** Browsers close them with what is around them. */
const CLOSE_THEMSELVES = new Set('p li dt dd td th tr tbody thead tfoot option optgroup rt rp'.split(' '))
const DRAWINGS = new Set(['svg', 'math'])
/** A tag or a comment that has no end. */
const ENDLESS = /<(?=[a-z/!?])/gi

/** The same where every tag is closed; what closes nothing is gone, what begins and never ends is text. */
export function balanceMarkup(html: string): string {
  if (!html.includes('<')) return html
  const tokens = tokenizeHtml(html)
  const open: string[] = []
  const closing = (names: readonly string[]): string =>
    names
      .toReversed()
      .map(name => (CLOSE_THEMSELVES.has(name) ? '' : `</${name}>`))
      .join('')
  const isDrawing = (): boolean => open.some(name => DRAWINGS.has(name))
  const written = tokens.map((token, index) => {
    const text = html.slice(token.offset, tokens[index + 1]?.offset)
    if (token.kind === 'text') return isRaw(open.at(-1)) ? text : text.replace(ENDLESS, '&lt;')
    if (token.kind === 'comment') return text.endsWith('-->') ? text : `${text}-->`
    if (token.kind === 'open') {
      const isClosed = VOID_ELEMENTS.has(token.name) || (token.closed && (isDrawing() || DRAWINGS.has(token.name)))
      if (!isClosed) open.push(token.name)
      return text
    }
    const place = open.lastIndexOf(token.name)
    if (place < 0) return ''
    return closing(open.splice(place).slice(1)) + text
  })
  return written.join('') + closing(open)
}

const isRaw = (name: string | undefined): boolean =>
  name !== undefined && /^(?:script|style|textarea|title)$/.test(name)
