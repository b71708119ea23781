/** A document as a tree, and the few ways of looking into it that facts need. */

import { htmlToHast } from 'satteri'
import { plainText } from './normal.mjs'

/** Tree of a whole document, or of a fragment. */
export const parseHtml = (html, fragment = false) => htmlToHast(html, { fragment })

const SELECTOR = /([.#]?)([\p{L}\p{N}_-]+)|\[([\w-]+)(?:=([^\]]+))?\]/gu

/** `a.card`, `#id`, `[role=tab]`, several with commas; no descendants. */
function createTest(selector) {
  const alternatives = selector.split(',').map(part =>
    [...part.trim().matchAll(SELECTOR)].map(([, kind, name, attribute, value]) => node => {
      if (attribute !== undefined) {
        const found = attributeOf(node, attribute)
        return value === undefined ? found !== undefined : String(found) === value
      }
      if (kind === '.') return classesOf(node).includes(name)
      return kind === '#' ? node.properties.id === name : node.tagName === name
    }),
  )
  return node => node.type === 'element' && alternatives.some(tests => tests.every(test => test(node)))
}

/** Every element that answers, in the order of the document; elements within `skip` are left out. */
export function findAll(root, selector, skip) {
  const found = []
  if (root === undefined) return found
  const test = createTest(selector)
  const skipped = skip === undefined ? () => false : createTest(skip)
  const walk = node => {
    for (const child of node.children ?? []) {
      if (skipped(child)) continue
      if (test(child)) found.push(child)
      walk(child)
    }
  }
  walk(root)
  return found
}

export const find = (root, selector, skip) => findAll(root, selector, skip)[0]

export const classesOf = node => [node.properties.className ?? []].flat().map(String)

/** Value of an attribute by its name in HTML. */
export function attributeOf(node, name) {
  if (node === undefined) return undefined
  const camel = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
  const lower = camel.toLowerCase()
  const key = Object.keys(node.properties).find(key => key === name || key === camel || key.toLowerCase() === lower)
  const value = key === undefined ? undefined : node.properties[key]
  return Array.isArray(value) ? value.join(' ') : value
}

/** What a reader sees of it, in one line. */
export const textOf = (root, skip) => plainText(rawText(root, skip))

/** The characters as they stand. */
export function rawText(root, skip) {
  if (root === undefined) return ''
  const skipped = skip === undefined ? () => false : createTest(skip)
  const walk = node => {
    if (node.type === 'text') return node.value
    if (node.type === 'element' && (['script', 'style', 'svg', 'template'].includes(node.tagName) || skipped(node)))
      return ''
    // Blocks do not run into each other, whether or not a line break stands between them in the source.
    const inner = (node.children ?? []).map(walk).join('')
    return node.type === 'element' && BLOCKS.has(node.tagName) ? `\n${inner}\n` : inner
  }
  return walk(root)
}

const BLOCKS = new Set(
  'address article aside blockquote br dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table td th tr ul'.split(
    ' ',
  ),
)

const MARKS = { code: '`', em: '*', strong: '**' }

/** Text with its emphasis and code as Markdown has them. */
export function markedText(root) {
  const walk = node => {
    if (node.type === 'text') return node.value
    const mark = MARKS[node.tagName] ?? ''
    return mark + (node.children ?? []).map(walk).join('') + mark
  }
  return root === undefined ? '' : plainText(walk(root))
}
