/** An SVG file as a React component: the drawing stands in the page, so it takes the page's colours. */

import { addTo } from '../../shared/collections.ts'
import { cutSheet, selectorsOf } from '../../shared/language/sheet.ts'
import { reactName } from '../../shared/text/react-names.ts'
import { isUnsafeMarkup } from '../../shared/text/uri.ts'

/** Code of a module that draws the file; `undefined` for a text that is no drawing. `id` keeps two drawings apart. */
export function drawingModule(svg: string, id: string): string | undefined {
  const clean = withoutCode(svg.replace(/<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>|<!--[\s\S]*?-->/gi, '').trim())
  if (clean === undefined) return undefined
  const match = /^<svg\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*)<\/svg>$/.exec(clean)
  const empty = /^<svg\b((?:[^>"']|"[^"]*"|'[^']*')*)\/>$/.exec(clean)
  if (match === null && empty === null) return undefined
  const attributes = readAttributes(match?.[1] ?? empty?.[1] ?? '')
  const inner = separateIds(withClasses(withSheet(match?.[2] ?? '')), id)
  return [
    "import { createElement } from 'react'",
    `const attributes = ${JSON.stringify(attributes)}`,
    `const content = { __html: ${JSON.stringify(inner)} }`,
    'export default function Svg({ title, titleId, desc, descId, children, ...props }) {',
    "  const label = typeof title === 'string' ? { role: 'img', 'aria-label': title } : {}",
    "  return createElement('svg', { ...attributes, ...label, ...props, dangerouslySetInnerHTML: content })",
    '}',
    'export { Svg as ReactComponent }',
  ].join('\n')
}

/** Code of a module that shows a file as a picture in place of a drawing. */
export const pictureModule = (address: string): string =>
  [
    "import { createElement } from 'react'",
    "export default function Svg({ title = '', titleId, desc, descId, children, viewBox, fill, ...props }) {",
    `  return createElement('img', { ...props, alt: title, src: ${JSON.stringify(address)} })`,
    '}',
    'export { Svg as ReactComponent }',
  ].join('\n')

const ATTRIBUTES = `((?:[^<>"']|"[^"<]*"|'[^'<]*')*)`
const OPENING = new RegExp(`<([a-z][^\\s/>"']*)${ATTRIBUTES}>`, 'gi')
/** Elements that run code or open a document, with all that is inside. */
const RUNS =
  /<((?:[\w-]+:)?(?:script|handler|iframe|embed|object|base|meta|link))\b(?:[^<>"']|"[^"<]*"|'[^'<]*')*(?:\/>|>[\s\S]*?<\/\1\s*>)/gi
const REST = /<!\[CDATA\[[^<]*?\]\]>|<\/[a-z][^<>]*>/gi

/** A drawing that does nothing but be seen; `undefined` where tags cannot be told from text. */
function withoutCode(svg: string): string | undefined {
  const still = svg
    .replace(RUNS, '')
    .replace(
      OPENING,
      (_, name: string, attributes: string) =>
        `<${name}${attributes.replace(
          /\s*([^\s"'/=]+)\s*=\s*("[^"]*"|'[^']*'|[^\s"'/]+)/g,
          (whole, key: string, value: string) => (runs(key, value.replace(/^["']|["']$/g, '')) ? '' : whole),
        )}>`,
    )
  const left = still.replace(OPENING, '').replace(REST, '')
  return left.includes('<') || still.search(RUNS_AT_ALL) >= 0 ? undefined : still
}

const RUNS_AT_ALL = /<(?:[\w-]+:)?(?:script|handler|iframe|embed|object|base|meta|link)\b/i

const runs = (name: string, value: string): boolean =>
  /^on|^(?:srcdoc|formaction)$/i.test(name) ||
  (/^(?:xlink:)?(?:href|src|action|data|to|from|by|values)$/i.test(name) && isUnsafeMarkup(value)) ||
  (/^attributename$/i.test(name) && /^(?:xlink:)?href$|^on/i.test(value.trim()))

function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const [, name = '', double, single] of text.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    if (/^on|^style$/i.test(name)) continue
    const known = reactName(name)
    const isPlain = known !== name || name.includes(':') || /^(?:aria|data)-/.test(name)
    const plain = isPlain ? known : camelCase(name)
    if (plain.startsWith('xmlns:')) continue
    attributes[plain] = double ?? single ?? ''
  }
  return attributes
}

const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const TAG = /<([a-z]\w*)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)(\s*\/?>)/gi
const SHEET = /<style\b[^>]*>([\s\S]*?)<\/style>/gi
const CLASS = /^\.([\w-]+)$/
const declared = (style: string): string[] => style.split(';').flatMap(part => part.trim() || [])
const attributeOf = (attributes: string, name: string): string =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(attributes)?.slice(1).join('') ?? ''

/** What sheets inside a drawing say of classes; `isWhole`: they say nothing else. */
function classRules(inner: string): { rules: Map<string, string[]>; isWhole: boolean } {
  const sheets = [...inner.matchAll(SHEET)].map(([, sheet = '']) => sheet.replace(/<!\[CDATA\[|\]\]>/g, ''))
  const said = sheets
    .flatMap(sheet => cutSheet(sheet).blocks)
    .flatMap(block => selectorsOf(block).map(selector => ({ block, name: CLASS.exec(selector)?.[1] })))
  const rules = new Map<string, string[]>()
  let isWhole = true
  for (const { block, name } of said) {
    if (name === undefined || block.around !== undefined) isWhole = false
    else for (const { text } of block.statements) addTo(rules, name, text)
  }
  return { rules, isWhole }
}

/** Drawing programs write colours as classes with a sheet inside: each element is told its own, as other bundlers do. */
function withSheet(inner: string): string {
  const { rules, isWhole } = classRules(inner)
  if (rules.size === 0) return inner
  const rest = isWhole ? inner.replace(SHEET, '') : inner
  return rest.replace(TAG, (whole: string, ...[tag = '', attributes = '', end = '']: string[]) => {
    const found = attributeOf(attributes, 'class')
      .split(/\s+/)
      .flatMap(name => rules.get(name) ?? [])
    if (found.length === 0) return whole
    const own = declared(attributeOf(attributes, 'style'))
    const all = new Map([...found, ...own].map(part => [part.split(':')[0]?.trim(), part]))
    const kept = attributes
      .replace(/\sstyle\s*=\s*(?:"[^"]*"|'[^']*')/i, '')
      .replace(/\s([\w-]+)\s*=\s*(?:"[^"]*"|'[^']*')/g, (one, name: string) => (all.has(name) ? '' : one))
    return `<${tag} style="${[...all.values()].join(';').replaceAll('"', "'")}"${kept}${end}`
  })
}

/** Presentation attributes say the same as `style`, which the policy of a page forbids. */
function withClasses(inner: string): string {
  return inner.replace(/\sstyle\s*=\s*(?:"([^"]*)"|'([^']*)')/gi, (_, double?: string, single?: string) =>
    (double ?? single ?? '')
      .split(';')
      .flatMap(part => {
        const [name = '', value = ''] = part.split(/:(.*)/s).map(text => text.trim())
        return /^[a-z-]+$/.test(name) && value !== '' ? [` ${name}="${value.replaceAll('"', "'")}"`] : []
      })
      .join(''),
  )
}

/** `id="a"`, `url(#a)`, `href="#a"` in step. */
function separateIds(inner: string, id: string): string {
  const known = new Set([...inner.matchAll(/\sid\s*=\s*["']([^"']+)["']/g)].map(match => match[1] ?? ''))
  if (known.size === 0) return inner
  const rename = (whole: string, ...[before = '', name = '', after = '']: string[]): string =>
    known.has(name) ? `${before}${id}-${name}${after}` : whole
  return inner
    .replace(/(\sid\s*=\s*["'])([^"']+)(["'])/g, rename)
    .replace(/(url\(\s*["']?#)([^"')]+)(["']?\s*\))/g, rename)
    .replace(/(\s(?:xlink:)?href\s*=\s*["']#)([^"']+)(["'])/g, rename)
    .replace(/(\saria-(?:labelledby|describedby)\s*=\s*["'])([^"'\s]+)(["'])/g, rename)
}
