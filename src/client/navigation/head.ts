/** The parts of the head that a visitor or a browser uses after a soft navigation. */

import type { HeadTag } from '../../shared/config.ts'
import type { PageRecord } from '../../shared/shell.ts'

/** What the head says of the page that it came with. */
type Said = Pick<PageRecord, 'className' | 'head'>

/** Names of `<meta>` that speak of one page. */
const OF_PAGE = /^(description|keywords|robots|(og|article|profile|twitter|docsearch):.+|docusaurus_.+)$/
const TAGS = 'meta[name],meta[property],link[rel="canonical"],link[rel="alternate"]'

const nameOf = ({ name, property }: HeadTag['attributes']): string => String(name ?? property ?? '')
const attributesOf = (element: Element): HeadTag['attributes'] =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))

const isOfPage = ({ tagName, attributes }: HeadTag): boolean => tagName === 'link' || OF_PAGE.test(nameOf(attributes))

/** Tags of the document that speak of its page; what others put there is theirs. */
const pageTags = (names: ReadonlySet<string>): Element[] =>
  [...document.head.querySelectorAll(TAGS)].filter(
    element => isOfPage(tagOf(element)) || names.has(nameOf(attributesOf(element))),
  )

const keyOf = (tag: HeadTag): string => JSON.stringify([tag.tagName, tag.attributes])
const tagOf = (element: Element): HeadTag => ({ tagName: element.localName, attributes: attributesOf(element) })

/** Tags that the visit began with: what no page says of itself and other documents have as well is the site's. */
const first = new Set<string>()

/** What the document of the visit says of its own page. */
export function readFirstHead(): HeadTag[] {
  for (const element of document.head.querySelectorAll(TAGS)) first.add(keyOf(tagOf(element)))
  return pageTags(new Set()).map(tagOf)
}

/** What another document says of its page. The colour of the browser's bars is the reader's. */
export const readHead = (from: Document): HeadTag[] =>
  [...from.head.querySelectorAll(TAGS)]
    .map(tagOf)
    .filter(tag => isOfPage(tag) || (!first.has(keyOf(tag)) && nameOf(tag.attributes) !== 'theme-color'))

/** Puts in what the next page says, and takes out what only the page before it said. */
export function updateHead(record: Said, previous: Said): void {
  const classes = document.documentElement.classList
  // Extensions put their own classes there: only ours are exchanged.
  classes.remove(...split(previous.className))
  classes.add(...split(record.className))
  for (const tag of pageTags(new Set(previous.head.map(tag => nameOf(tag.attributes))))) tag.remove()
  for (const { tagName, attributes } of record.head) {
    const element = document.createElement(tagName)
    for (const [name, value] of Object.entries(attributes)) {
      if (value !== false) element.setAttribute(name, value === true ? '' : String(value))
    }
    document.head.append(element)
  }
}

/** Style sheets that the next page has and this one has not, in their places among the others. */
export async function loadStyles(addresses: readonly string[] = []): Promise<void> {
  const find = (address: string | undefined) =>
    document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${CSS.escape(address ?? '')}"]`)
  const loads = addresses.map((address, index) => {
    if (find(address) !== null) return
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.setAttribute('href', address)
    // A sheet that does not come leaves the page plain, not missing.
    const loaded = new Promise(resolve => {
      link.onload = resolve
      link.onerror = resolve
    })
    const before = find(addresses[index - 1])
    if (before) before.after(link)
    else document.head.append(link)
    return loaded
  })
  await Promise.all(loads)
}

const split = (names: string): string[] => names.split(' ').filter(name => name !== '')
