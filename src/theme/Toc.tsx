/** Contents of a page: a column on wide screens, a fold above the text on narrow ones. */

import type { Translate } from '../messages/index.ts'
import type { TocItem } from '../shared/document.ts'

interface TocNode extends TocItem {
  children: TocNode[]
}

/** Nests entries by level; a skipped level hangs below the nearest higher one. */
export function nestToc(items: TocItem[]): TocNode[] {
  const root: TocNode[] = []
  const path: TocNode[] = []
  for (const item of items) {
    const node: TocNode = { ...item, children: [] }
    while ((path.at(-1)?.level ?? 0) >= node.level) path.pop()
    const siblings = path.at(-1)?.children ?? root
    siblings.push(node)
    path.push(node)
  }
  return root
}

export function TocList({ items, className }: { items: TocNode[]; className: string }) {
  return (
    <ul className={className}>
      {items.map(item => (
        <li key={item.id}>
          <a className="toc-link" href={`#${encodeURI(item.id)}`} dangerouslySetInnerHTML={{ __html: item.html }} />
          {item.children.length > 0 && <TocList items={item.children} className="toc-list" />}
        </li>
      ))}
    </ul>
  )
}

export function Toc({ toc, t }: { toc: TocItem[]; t: Translate }) {
  if (toc.length === 0) return null
  return (
    <div className="toc-column">
      <nav className="theme-doc-toc-desktop toc" aria-labelledby="zapiski-toc">
        <div className="toc-title" id="zapiski-toc">
          {t('theme.toc.navAriaLabel')}
        </div>
        <TocList items={nestToc(toc)} className="toc-list table-of-contents" />
      </nav>
    </div>
  )
}

export function MobileToc({ toc, t }: { toc: TocItem[]; t: Translate }) {
  if (toc.length === 0) return null
  return (
    <details className="theme-doc-toc-mobile toc-mobile">
      <summary>{t('theme.TOCCollapsible.toggleButtonLabel')}</summary>
      <TocList items={nestToc(toc)} className="toc-list" />
    </details>
  )
}

/** `<TOCInline />` of a document. */
export function TocInline({
  toc,
  minHeadingLevel = 2,
  maxHeadingLevel = 3,
}: {
  toc: TocItem[]
  minHeadingLevel?: number
  maxHeadingLevel?: number
}) {
  const items = toc.filter(({ level }) => level >= minHeadingLevel && level <= maxHeadingLevel)
  return items.length === 0 ? null : <TocList items={nestToc(items)} className="toc-inline" />
}
