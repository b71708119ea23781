/**
 * Takes out of the page what its content security policy forbids or what would reach outside the article. Authors are
 * trusted: everything else stays, and each removal is a warning.
 */

import { type Context, report } from '../context.ts'
import { attribute, type HtmlElement, type HtmlNode, replaceNodes, walkElements } from '../html-tree.ts'
import { addHeadTags } from './head-tags.ts'

/** Removed with all that is inside, and what to do instead. */
const REMOVED: Record<string, string> = {
  script: 'скрипты в тексте не выполняются; подключите их через headTags в настройках',
  style: 'стили сайта подключаются через theme.customCss в настройках',
  base: 'он изменил бы все ссылки страницы',
  meta: 'метаданные страницы задаются в начале файла',
  link: 'стили и шрифты подключаются в настройках',
  object: 'вставьте <iframe> или ссылку',
  embed: 'вставьте <iframe> или ссылку',
  title: 'название страницы задаётся в начале файла',
  frameset: 'вставьте <iframe>',
}
/** Removed without their content. */
const UNWRAPPED = new Set(['html', 'body', 'noscript'])
/** A drawing may have a title of its own. */
const DRAWING = new Set(['svg', 'g', 'symbol', 'path', 'a'])
/** Elements whose `name` would hide a property of `document`. */
const NAMED = new Set(['form', 'img', 'iframe'])

export function sanitizeHtml(written: HtmlNode[], context: Context): HtmlNode[] {
  const nodes = takeHeads(written, context)
  walkElements(nodes, node => {
    cleanAttributes(node, context)
    if (node.name === 'iframe') finishFrame(node, context)
  })
  return replaceNodes(nodes, (node, parent) => {
    if (node.kind !== 'element') return undefined
    if (UNWRAPPED.has(node.name)) return node.children
    const hint = REMOVED[node.name]
    if (hint === undefined || (node.name === 'title' && DRAWING.has(parent?.name ?? ''))) return undefined
    report(context, 'warning', 'removed-html', node.at, `тег <${node.name}> убран`, hint)
    return []
  })
}

/** `<head>` goes to the head of the page, with what elsewhere would be removed. */
function takeHeads(nodes: HtmlNode[], context: Context): HtmlNode[] {
  return nodes.filter(node => {
    if (node.kind !== 'element') return true
    if (node.name === 'head') addHeadTags(node.children, context)
    else node.children = takeHeads(node.children, context)
    return node.name !== 'head'
  })
}

function cleanAttributes(node: HtmlElement, context: Context): void {
  for (const name in node.attributes) {
    if (name.startsWith('on')) {
      remove(node, name, context, 'обработчики в разметке запрещены политикой безопасности')
    } else if (name === 'srcdoc' || name === 'formaction') {
      remove(node, name, context, 'он выполнил бы код')
    } else if (name === 'name' && NAMED.has(node.name)) {
      delete node.attributes[name]
    }
  }
}

function remove(node: HtmlElement, name: string, context: Context, hint: string): void {
  delete node.attributes[name]
  report(context, 'warning', 'removed-attribute', node.at, `у <${node.name}> убран атрибут ${name}`, hint)
}

function finishFrame(node: HtmlElement, context: Context): void {
  node.attributes.loading ??= 'lazy'
  if (attribute(node, 'title') !== '') return
  report(context, 'warning', 'frame-title', node.at, '<iframe> без title', 'назовите его: <iframe title="Карта" …>')
}
