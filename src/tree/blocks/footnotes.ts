/** Footnotes: numbers in the order of the text, one list at the end, links there and back. */

import type { Context } from '../context.ts'
import { attribute, element, type HtmlElement, type HtmlNode, replaceNodes, text, walkElements } from '../html-tree.ts'

interface Footnote {
  key: string
  /** Part of the ids. */
  slug: string
  number: number
  definition: HtmlElement
  references: string[]
}

/** Docusaurus' prefix: a footnote can never hide a property of `document`. */
const PREFIX = 'user-content-'

export function numberFootnotes(nodes: HtmlNode[], context: Context): HtmlNode[] {
  const definitions = new Map<string, HtmlElement>()
  const references: HtmlElement[] = []
  walkElements(nodes, node => {
    if (node.name === 'x-footnote') references.push(node)
    if (node.name !== 'x-footnote-definition') return
    const known = definitions.get(keyOf(node))
    if (known === undefined) definitions.set(keyOf(node), node)
    // A partial that is shown twice brings its footnotes twice.
    else if (known.at?.line !== node.at?.line)
      context.report('warning', 'duplicate-footnote', { at: node.at, values: { key: attribute(node, 'key') } })
  })
  if (definitions.size === 0 && references.length === 0) return nodes

  const used = new Map<string, Footnote>()
  const slugs = new Set<string>()
  const visit = (found: HtmlElement[]): void => {
    for (const reference of found) {
      const key = keyOf(reference)
      const definition = definitions.get(key)
      if (definition === undefined || used.has(key)) continue
      const number = used.size + 1
      const slug = slugOf(attribute(reference, 'key'), number, slugs)
      slugs.add(slug)
      used.set(key, { key: attribute(reference, 'key'), slug, number, definition, references: [] })
    }
  }
  // Text first, then footnotes that footnotes refer to.
  const inDefinitions = new Set<HtmlElement>()
  for (const definition of definitions.values()) {
    walkElements(definition.children, node => {
      if (node.name === 'x-footnote') inDefinitions.add(node)
    })
  }
  visit(references.filter(reference => !inDefinitions.has(reference)))
  visit([...inDefinitions])

  for (const [key, definition] of definitions) {
    if (used.has(key)) continue
    context.report('warning', 'unused-footnote', { at: definition.at, values: { key: attribute(definition, 'key') } })
  }

  const replace = (node: HtmlNode): HtmlNode[] | undefined => {
    if (node.kind !== 'element') return undefined
    if (node.name === 'x-footnote-definition') return []
    return node.name === 'x-footnote' ? [referenceMark(node, used.get(keyOf(node)))] : undefined
  }
  const body = dropBlankLines(replaceNodes(nodes, replace))
  if (used.size === 0) return body
  const items = [...used.values()].map(footnote =>
    footnoteItem(footnote, replaceNodes(footnote.definition.children, replace), context),
  )
  return [...body, text('\n'), footnoteSection(items, context)]
}

const keyOf = (node: HtmlElement): string => `${attribute(node, 'file')} ${attribute(node, 'key')}`

function referenceMark(node: HtmlElement, footnote: Footnote | undefined): HtmlNode {
  if (footnote === undefined) return text(`[^${attribute(node, 'key')}]`)
  const { slug } = footnote
  const repeat = footnote.references.length
  const id = `${PREFIX}fnref-${slug}${repeat === 0 ? '' : `-${repeat + 1}`}`
  footnote.references.push(id)
  const attributes = {
    href: `#${PREFIX}fn-${slug}`,
    id,
    'data-footnote-ref': true,
    'aria-describedby': 'footnote-label',
  } as const
  const link: HtmlElement = { ...element('a', attributes, [text(String(footnote.number))]), own: true }
  return element('sup', {}, [link])
}

/** The author's key when it may stand in an id; two partials may use one key, then the number tells them apart. */
function slugOf(key: string, number: number, used: ReadonlySet<string>): string {
  const slug = /^[\w-]+$/.test(key) ? key.toLowerCase() : `n${number}`
  return used.has(slug) ? `n${number}x` : slug
}

function footnoteItem(footnote: Footnote, content: HtmlNode[], { options: { t } }: Context): HtmlElement {
  const { number, references } = footnote
  const links = references.flatMap((id, index): HtmlNode[] => {
    const reference = index === 0 ? String(number) : `${number}-${index + 1}`
    const label = t('theme.footnotes.back', { reference })
    const attributes = {
      href: `#${id}`,
      'data-footnote-backref': true,
      'aria-label': label,
      class: 'data-footnote-backref',
    } as const
    const again = index === 0 ? [] : [element('sup', {}, [text(String(index + 1))])]
    return [text(' '), { ...element('a', attributes, [text('↩'), ...again]), own: true }]
  })
  const last = content.findLast(node => node.kind === 'element')
  const end = last?.kind === 'element' && last.name === 'p' ? last.children : content
  // One may be referred to from everywhere: more links than a call takes.
  for (const link of links) end.push(link)
  return element('li', { id: `${PREFIX}fn-${footnote.slug}` }, content)
}

function footnoteSection(items: HtmlElement[], { options: { t } }: Context): HtmlElement {
  const title: HtmlElement = {
    ...element('h2', { class: 'sr-only', id: 'footnote-label' }, [text(t('theme.footnotes.label'))]),
    own: true,
  }
  const list = element('ol', {}, items.flatMap((item): HtmlNode[] => [text('\n'), item]).concat(text('\n')))
  return element('section', { 'data-footnotes': true, class: 'footnotes' }, [title, text('\n'), list, text('\n')])
}

/** Moved definitions leave their line breaks behind. */
function dropBlankLines(nodes: HtmlNode[]): HtmlNode[] {
  const isBreak = (node: HtmlNode | undefined): boolean => node?.kind === 'text' && node.value === '\n'
  return nodes.filter((node, index) => !(isBreak(node) && (isBreak(nodes[index - 1]) || index === nodes.length - 1)))
}
