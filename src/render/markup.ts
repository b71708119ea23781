/**
 * Components as HTML, letter for letter as React's own renderer for servers writes them, in a fraction of its time:
 * the theme draws no state, waits for nothing and is written at once. `markup.test.tsx` holds every element and
 * attribute of the theme to React.
 */

import type { ReactNode } from 'react'
import { knownOr } from '../shared/collections.ts'
import { Icon } from '../theme/index.ts'

interface Written {
  /** Of the HTML, in a list: each `+=` would take four times the room until it is read. */
  pieces: string[]
  /** Where two texts meet, React sets a comment between them: it finds them again by it. */
  hasEdges: boolean
  /** A text was written last. */
  isText: boolean
  /** Pictures of which browsers are told before everything else. */
  pictures: Set<string>
}

/** HTML that nobody hydrates. */
export const markupOf = (node: ReactNode): string => write(node, false)

/** HTML that React takes over in the browser. */
export const hydratedMarkup = (node: ReactNode): string => write(node, true)

function write(node: ReactNode, hasEdges: boolean): string {
  const written: Written = { pieces: [], hasEdges, isText: false, pictures: new Set() }
  writeNode(written, node)
  const pictures = [...written.pictures].map(
    src => `<link rel="preload" as="image" href="${escapeMarkup(safeAddress(src))}"/>`,
  )
  return pictures.join('') + written.pieces.join('')
}

function writeNode(written: Written, node: unknown): void {
  if (typeof node === 'string') writeText(written, node)
  else if (typeof node === 'number') writeText(written, String(node))
  else if (Array.isArray(node)) for (const child of node) writeNode(written, child)
  else if (typeof node === 'object' && node !== null) writeElement(written, node as DrawnElement)
}

function writeText(written: Written, text: string): void {
  if (text === '') return
  if (written.hasEdges && written.isText) written.pieces.push('<!-- -->')
  written.pieces.push(escapeMarkup(text))
  written.isText = true
}

type Props = Readonly<Record<string, unknown>>
type Component = (props: Props) => unknown

interface DrawnElement {
  type: string | Component | symbol | { $$typeof: symbol; type: Component }
  props: Props
}

const FRAGMENT = Symbol.for('react.fragment')
const MEMO = Symbol.for('react.memo')

function writeElement(written: Written, { type, props }: DrawnElement): void {
  if (typeof type === 'string') writeTag(written, type, props)
  else if (type === Icon) writeIcon(written, props)
  else if (typeof type === 'function') writeNode(written, type(props))
  else if (type === FRAGMENT) writeNode(written, props.children)
  else if (typeof type === 'object' && type.$$typeof === MEMO) writeNode(written, type.type(props))
  else throw new TypeError(`no component of the theme: ${String(type)}`)
}

const icons = new Map<unknown, string>()

/** One of a few, and dozens of them stand on a page. */
function writeIcon(written: Written, props: Props): void {
  written.pieces.push(knownOr(icons, props.name, () => markupOf(Icon(props as Parameters<typeof Icon>[0]))))
  written.isText = false
}

const VOID = new Set(['img', 'input'])

function writeTag(written: Written, tag: string, props: Props): void {
  if (tag === 'img') notePicture(written, props)
  const { pieces } = written
  const { start, end } = tags.get(tag) ?? knowTag(tag)
  pieces.push(start)
  for (const name in props) if (!isNowhere(tag, name, props[name])) writeAttribute(written, name, props[name])
  if (end !== '/>') {
    pieces.push('>')
    written.isText = false
    const given = props.dangerouslySetInnerHTML as { __html: string } | undefined
    if (given === undefined) writeNode(written, props.children)
    else pieces.push(given.__html)
  }
  pieces.push(end)
  written.isText = false
}

/** Every page has the same few elements and attributes. */
const tags = new Map<string, { start: string; end: string }>()

function knowTag(tag: string): { start: string; end: string } {
  const known = { start: `<${tag}`, end: VOID.has(tag) ? '/>' : `</${tag}>` }
  tags.set(tag, known)
  return known
}

/** An address that is empty is that of the page, which only links lead to. */
const isNowhere = (tag: string, name: string, value: unknown): boolean =>
  value === '' && (name === 'src' || (name === 'href' && tag !== 'a'))

/** All that are not loaded late. */
function notePicture({ pictures }: Written, { src, loading }: Props): void {
  if (loading !== 'lazy' && typeof src === 'string' && src !== '' && !/^data:/i.test(src)) pictures.add(src)
}

/** How the values of an attribute are written. */
interface Attribute {
  /** ` class="` */
  start: string
  kind: 'none' | 'flag' | 'address' | 'state' | 'text'
}

const attributes = new Map<string, Attribute>()

function writeAttribute(written: Written, name: string, value: unknown): void {
  if (value === undefined || value === null) return
  const { start, kind } = attributes.get(name) ?? knowAttribute(name)
  if (kind === 'none') return
  if (kind === 'flag') {
    if (value) written.pieces.push(start, '"')
  } else if (typeof value !== 'boolean' || kind === 'state') {
    const text = typeof value === 'string' ? value : String(value)
    written.pieces.push(start, escapeMarkup(kind === 'address' ? safeAddress(text) : text), '"')
  }
}

/** Names that HTML spells another way. */
const NAMES: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for', tabIndex: 'tabindex' }

/** What React keeps for itself, and what only browsers do. */
const NONE = /^(?:children|dangerouslySetInnerHTML|suppressHydrationWarning|ref|on[A-Z].*)$/
const KINDS: [RegExp, Attribute['kind']][] = [
  [NONE, 'none'],
  [/^(?:hidden|open)$/, 'flag'],
  [/^(?:href|src|action)$/, 'address'],
  [/^(?:aria-|data-|value$)/, 'state'],
]

function knowAttribute(name: string): Attribute {
  const kind = KINDS.find(([names]) => names.test(name))?.[1] ?? 'text'
  const known: Attribute = { start: ` ${NAMES[name] ?? name}="`, kind }
  attributes.set(name, known)
  return known
}

/** Whatever comes into an address, no link runs it. */
const RUNS = new RegExp(`^[\\0-\\x1F ]*${[...'javascript'].join('[\\r\\n\\t]*')}[\\r\\n\\t]*:`, 'i')

const safeAddress = (address: string): string =>
  RUNS.test(address)
    ? "javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')"
    : address

const SIGNS: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
}

const escapeMarkup = (text: string): string =>
  /["&'<>]/.test(text) ? text.replace(/["&'<>]/g, sign => SIGNS[sign] ?? '') : text
