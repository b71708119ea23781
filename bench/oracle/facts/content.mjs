/** What stands in the text of a page: headings, links, pictures, code, asides, tabs, and the words themselves. */

import { attributeOf, classesOf, find, findAll, rawText, textOf } from './dom.mjs'
import { plainAddress, plainImage, plainText } from './normal.mjs'

/** Not words of the author: labels that engines add, and what has facts of its own. */
const NOT_PROSE = 'h1,.hash-link,.theme-code-block,[role=tablist],.tab-list'
/** Cards of documents are facts of their own; contents for narrow screens, which ours have under the title, are `toc`. */
const APART = ['theme-doc-card-container', 'cards', 'toc-narrow']
const COUNTED =
  'p ul ol li table tr th td blockquote em strong del code hr br input sup sub kbd details summary mark b u i'.split(
    ' ',
  )

/** Facts of a content root. `headingOf` finds the title inside an admonition. */
export function contentFacts(root, { admonitionHeading }) {
  if (root === undefined) return { headings: [], text: 'MISSING' }
  const isApart = node => admonitionHeading(node) || classesOf(node).some(name => APART.includes(name))
  const copy = without(root, isApart)
  return {
    headings: findAll(copy, 'h1,h2,h3,h4,h5,h6').map(headingLine),
    links: findAll(copy, 'a[href]', '.hash-link,.theme-code-block').map(linkLine),
    images: findAll(copy, 'img').map(imageLine),
    // Of one that a component of the site draws later there is no code.
    code: findAll(copy, '.theme-code-block')
      .filter(node => find(node, 'code') !== undefined)
      .map(codeBlock),
    admonitions: findAll(root, '.theme-admonition').map(node => admonitionLine(node, admonitionHeading)),
    tabs: findAll(copy, '.theme-tabs-container').map(tabsLine),
    elements: countElements(copy),
    text: textOf(copy, NOT_PROSE),
  }
}

function without(node, isApart) {
  if (node.children === undefined) return node
  if (node.type === 'element' && isApart(node)) return { ...node, tagName: 'div', children: [] }
  return { ...node, children: node.children.map(child => without(child, isApart)) }
}

const headingLine = node => `${node.tagName} #${node.properties.id ?? ''} ${textOf(node, '.hash-link')}`

/** `text -> address ↗`: the arrow stands for a new window. */
export const linkLine = node =>
  `${textOf(node)} -> ${plainAddress(attributeOf(node, 'href'))}${attributeOf(node, 'target') === '_blank' ? ' ↗' : ''}`

function imageLine(node) {
  const { alt = '', title, width, height } = node.properties
  const size = width === undefined && height === undefined ? '' : `${width ?? ''}×${height ?? ''}`
  return [plainImage(attributeOf(node, 'src')), `«${alt}»`, title && `(${title})`, size].filter(Boolean).join(' ')
}

const LINE_MARK = 'theme-code-block-highlighted-line'
const OWN_LINE_CLASSES = new Set(['line', 'token-line', LINE_MARK])

function codeBlock(node) {
  const language = classesOf(node)
    .find(name => name.startsWith('language-'))
    ?.slice('language-'.length)
  const title = node.children.find(child => child.type === 'element' && classesOf(child).some(isCodeTitle))
  const lines = codeLines(find(node, 'code,pre'))
  const marked = lines.flatMap((line, index) => (line.classes.includes(LINE_MARK) ? [index + 1] : []))
  const classes = lines.flatMap((line, index) =>
    line.classes
      .filter(name => !OWN_LINE_CLASSES.has(name) && !/_[\w-]{4,5}$/.test(name))
      .map(name => `${index + 1}:${name}`),
  )
  const numbered = firstNumber(node)
  return {
    language,
    ...(title && { title: textOf(title) }),
    ...(marked.length > 0 && { marked: marked.join(',') }),
    ...(classes.length > 0 && { classes: classes.join(',') }),
    ...(numbered !== undefined && { numbered }),
    lines: lines.map(({ text }) => text.trimEnd()),
  }
}

const isCodeTitle = name => name === 'code-block-title' || name.startsWith('codeBlockTitle_')

/** Theirs wraps every line; ours only what is marked or numbered. */
function codeLines(root) {
  const lines = [{ text: '', classes: [] }]
  const walk = (node, classes) => {
    if (node.type === 'text') {
      const [first, ...rest] = node.value.split('\n')
      lines.at(-1).text += first
      lines.at(-1).classes.push(...classes)
      for (const text of rest) lines.push({ text, classes: text === '' ? [] : [...classes] })
      return
    }
    if (node.tagName === 'br') {
      lines.push({ text: '', classes: [] })
      return
    }
    const own = node.type === 'element' ? classesOf(node) : []
    // Tokens of a diff bear the class `line` too.
    const isLine = own.includes('token-line') || (own.includes('line') && !own.includes('token'))
    if (isLine && node.children?.length === 0) lines.at(-1).classes.push(...own)
    for (const child of node.children ?? []) walk(child, isLine ? own : classes)
  }
  walk(root, [])
  while (lines.length > 1 && lines.at(-1).text === '' && lines.at(-1).classes.length === 0) lines.pop()
  return lines.map(({ text, classes }) => ({ text, classes: [...new Set(classes)] }))
}

/** Number of the first line, when lines are numbered. */
function firstNumber(node) {
  const line = find(node, '.line[data-line]')
  if (line !== undefined) return Number(attributeOf(line, 'data-line'))
  const code = find(node, 'code')
  if (!classesOf(code).some(name => name.startsWith('codeBlockLinesWithNumbering_'))) return undefined
  const start = /line-count\s+(-?\d+)/.exec(String(attributeOf(code, 'style') ?? ''))
  return start === null ? 1 : Number(start[1]) + 1
}

function admonitionLine(node, admonitionHeading) {
  const kind = classesOf(node)
    .find(name => name.startsWith('theme-admonition-'))
    ?.slice('theme-admonition-'.length)
  const heading = node.children.find(child => child.type === 'element' && admonitionHeading(child))
  const own = classesOf(node).filter(name => !/^(theme-admonition|admonition|alert)/.test(name))
  return [kind, `«${textOf(heading)}»`, node.properties.id && `#${node.properties.id}`, ...own.map(name => `.${name}`)]
    .filter(Boolean)
    .join(' ')
}

/** `[chosen] other`, only its own tabs. */
function tabsLine(node) {
  const list = find(node, '[role=tablist],.tab-list')
  const theirs = findAll(list, '[role=tab]')
  const tabs =
    theirs.length > 0
      ? theirs.map(tab => [textOf(tab), String(attributeOf(tab, 'aria-selected')) === 'true'])
      : findAll(list, 'label').map(label => [textOf(label), isChecked(list, label)])
  return tabs.map(([text, chosen]) => (chosen ? `[${text}]` : text)).join(' | ')
}

function isChecked(list, label) {
  const input = findAll(list, 'input').find(({ properties }) => properties.id === attributeOf(label, 'html-for'))
  return input?.properties.checked === true || input?.properties.checked === ''
}

function countElements(root) {
  const counts = {}
  const skip = 'h1,.theme-code-block,[role=tablist],.tab-list,.hash-link,.page-header'
  for (const name of COUNTED) {
    const count = findAll(root, name, skip).length
    if (count > 0) counts[name] = count
  }
  return counts
}

/** Words and addresses of a piece of HTML: for feeds. */
export function fragmentFacts(root) {
  return {
    text: plainText(rawText(root, NOT_PROSE)),
    links: findAll(root, 'a[href]', '.hash-link').map(linkLine),
    images: findAll(root, 'img').map(node => plainImage(attributeOf(node, 'src'))),
  }
}
