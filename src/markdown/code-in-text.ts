/** Code that stands in a text, for those who look for what it imports: module blocks, expressions, attributes. */

import type { Nodes } from 'mdast'
import type { MathConfig } from '../shared/config.ts'
import { wideHash } from '../shared/hash.ts'
import { reactName } from '../shared/text/react-names.ts'
import { attempt } from '../shared/value.ts'
import { mayBeParsed } from './limits/limits.ts'
import { parseText } from './parse-text.ts'
import { asMdx } from './source-text.ts'

/** Without one of these a text takes nothing in, and is not parsed for it. */
const SIGN = /^(?:import|export)[\s{*'"]|\brequire\s*\(/m

export const mayTakeIn = (body: string): boolean => SIGN.test(body)

/** Whether code of a text takes something in, for all that is known: signs in samples of code are none. */
export function seemsToTakeIn(body: string): boolean {
  if (!mayTakeIn(body)) return false
  const root = mdxTree(body)
  return root === undefined || piecesOf(root).length > 0
}

/** The tree of a text as MDX; none where it cannot be read so, or is too much for the parser. */
export function mdxTree(body: string, math?: MathConfig): Nodes | undefined {
  const text = asMdx(body)
  return mayBeParsed(text, true) ? attempt(() => parseText(text, true, math)) : undefined
}

/** Pieces of code, each a program of its own; none in samples of code, and none in a text that is no MDX. */
export function codeInText(body: string, math?: MathConfig): string[] {
  const root = mayTakeIn(body) ? mdxTree(body, math) : undefined
  return root === undefined ? [] : piecesOf(root)
}

/** Code that declares something, and the line on which it begins. */
export interface ModuleText {
  value: string
  line: number
  /** The tag of the text that it was made of. */
  tag?: string | undefined
  /** It stands for something in the text, which may stand there twice. */
  isMade?: boolean
}

/**
 * `import`/`export` blocks of a text, and what its tags with handlers are as components; none in a text that is no MDX.
 */
export function modulesInText(body: string, math?: MathConfig): ModuleText[] {
  const root = mdxTree(body, math)
  return root === undefined ? [] : blocksOf(root)
}

function blocksOf(node: Nodes): ModuleText[] {
  const line = node.position?.start.line ?? 1
  if (node.type === 'mdxjsEsm') return [{ value: node.value, line }]
  const isCode = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'
  const made = isJsx(node) ? actingTag(node) : isCode ? actingExpression(node.value) : undefined
  const own = made === undefined ? [] : [{ value: made.code, line, tag: made.tag, isMade: true }]
  return 'children' in node ? [...own, ...node.children.flatMap(blocksOf)] : own
}

type Jsx = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

const isJsx = (node: Nodes): node is Jsx => node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

/** Addresses in a text are the build's to read, and React takes styles as objects alone; `#` leads nowhere. */
const OF_TEXT = new Set(['href', 'src', 'srcset', 'srcSet', 'poster', 'style'])
const isOfText = (name: string, value: unknown): boolean =>
  OF_TEXT.has(name) && typeof value === 'string' && !(name === 'href' && value === '#')

/** A component made of what stands in a text, with its name. */
export interface Acting {
  name: string
  code: string
  tag: string | undefined
  /** What stands in it is part of its code. */
  isWhole?: boolean
}

/** A tag with handlers as a component, named by what is written: `<button onClick={() => vote(1)}>`. */
export function actingTag({
  name: tag,
  attributes,
  children,
}: Pick<Jsx, 'name' | 'attributes'> & { children: readonly Nodes[] }): Acting | undefined {
  if (tag === 'BrowserOnly') return actingBrowser(attributes, children)
  if (tag === null || !attributes.some(isHandler)) return undefined
  const isPlain = /^[a-z]/.test(tag)
  if (attributes.some(item => 'name' in item && isOfText(item.name, item.value))) return undefined
  const start = startOf(tag, attributes, isPlain ? reactName : undefined)
  const name = `Acting${wideHash([start])}`
  const drawn = children.length === 0 ? `() => ${start} />` : `({ children }) => ${start}>{children}</${tag}>`
  return { tag, name, code: `export const ${name} = ${drawn}` }
}

/** A tag as it is written, up to its `>`. */
function startOf(tag: string, attributes: Jsx['attributes'], nameOf = (name: string): string => name): string {
  const written = attributes.map(item => {
    if (item.type === 'mdxJsxExpressionAttribute') return `{${item.value}}`
    const name = nameOf(item.name)
    if (item.value === null || item.value === undefined) return name
    return `${name}={${typeof item.value === 'string' ? JSON.stringify(item.value) : item.value.value}}`
  })
  return `<${[tag, ...written].join(' ')}`
}

/** What browsers have and a build has not. */
const BROWSER = /\b(?:window|document|localStorage|sessionStorage|location|matchMedia|screen|history|alert)\b/

export const isOfBrowsers = (name: string): boolean => BROWSER.exec(name)?.[0] === name

/** Code that is taken in where browsers draw may ask them as it is loaded: a build does not even load it. */
const TAKEN_LATER =
  /\brequire\s*\(\s*(['"])(?![^'"]*(?:[!?]|\.(?:mdx?|json|svg|png|jpe?g|gif|webp|avif|css|s[ac]ss)['"]))[^'"]+\1/

const asksBrowser = (code: string): boolean => BROWSER.test(code) || TAKEN_LATER.test(code)

/** A text has something that asks a browser at once. */
export const mayAskBrowser = (text: string): boolean => text.includes('<BrowserOnly') && asksBrowser(text)

/** `<BrowserOnly>{() => window.innerWidth}</BrowserOnly>`: a build cannot even ask it what it would draw. */
function actingBrowser(attributes: Jsx['attributes'], children: readonly Nodes[]): Acting | undefined {
  const [only, ...rest] = children.filter(child => child.type !== 'text' || child.value.trim() !== '')
  if (only === undefined || rest.length > 0) return undefined
  if (only.type !== 'mdxFlowExpression' && only.type !== 'mdxTextExpression') return undefined
  if (!asksBrowser(only.value)) return undefined
  const drawn = `${startOf('BrowserOnly', attributes)}>{${only.value}\n}</BrowserOnly>`
  const name = `Acting${wideHash([drawn])}`
  return { tag: undefined, name, isWhole: true, code: `export const ${name} = () => ${drawn}` }
}

/** The same of `{list.map(item => <button onClick={…}>…</button>)}`. */
export function actingExpression(value: string): Acting | undefined {
  if (!/\son[A-Z]\w*=\{/.test(value)) return undefined
  const name = `Acting${wideHash([value])}`
  return { tag: undefined, name, code: `export const ${name} = () => <>{${value}\n}</>` }
}

const isHandler = (item: Jsx['attributes'][number]): boolean =>
  item.type === 'mdxJsxAttribute' && /^on[A-Z]/.test(item.name) && typeof item.value === 'object' && item.value !== null

/** The bundler's parser goes through a module again for each name that it exports a second time. */
const MAX_EXPORTED = 500_000_000
const EXPORTS = /\bexport\b(?:\s*(?:(?:const|let|var)\s*)?[{[][^=;]*)?/g

/** Of a module with too many exports only what plainly imports. */
function moduleCode(code: string): string {
  if (code.length < 10_000) return code
  const names = [...code.matchAll(EXPORTS)].reduce((sum, [list]) => sum + list.split(',').length, 0)
  return names * code.length > MAX_EXPORTED ? (code.match(/^import\b.*$/gm) ?? []).join('\n') : code
}

function piecesOf(node: Nodes): string[] {
  const inside = 'children' in node ? node.children.flatMap(piecesOf) : []
  if (node.type === 'mdxjsEsm') return [moduleCode(node.value)]
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return expression(node.value)
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return inside
  const attributes = node.attributes.flatMap(({ type, value }) => {
    if (type === 'mdxJsxExpressionAttribute') return expression(`{${value}}`)
    return typeof value === 'object' && value !== null ? expression(value.value) : []
  })
  return [...attributes, ...inside]
}

/** Expressions cannot `import`; most of them name nothing at all. */
const expression = (code: string): string[] => (code.includes('require') ? [`(${code}\n)`] : [])
