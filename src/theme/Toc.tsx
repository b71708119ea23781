/** Contents of a page: a column on wide screens, a fold above the text on narrow ones. */

import type { TocItem } from '../shared/document.ts'
import { useAction } from './actions.ts'
import type { ShellView } from './view.ts'

interface TocNode extends TocItem {
  children: TocNode[]
}

/** Nests entries by level; a skipped level hangs below the nearest higher one. */
function nestToc(items: TocItem[]): TocNode[] {
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

interface TocListProps {
  items: TocNode[]
  className: string
  /** Id of the section being read. */
  active?: string | undefined
}

function TocList({ items, className, active }: TocListProps) {
  return (
    <ul className={className}>
      {items.map(item => (
        <li key={item.id}>
          <a
            className="toc-link"
            href={`#${encodeURI(item.id)}`}
            aria-current={item.id === active ? 'location' : undefined}
            dangerouslySetInnerHTML={{ __html: item.html }}
          />
          {item.children.length > 0 && <TocList items={item.children} className="toc-list" active={active} />}
        </li>
      ))}
    </ul>
  )
}

interface TocProps extends Pick<ShellView, 't'> {
  toc: TocItem[]
}

export function Toc({ toc, t }: TocProps) {
  const active = useAction('activeHeading')
  if (toc.length === 0) return null
  return (
    <div className="toc-column">
      <nav className="theme-doc-toc-desktop toc" aria-labelledby="zapiski-toc">
        <div className="toc-title" id="zapiski-toc">
          {t('theme.toc.navAriaLabel')}
        </div>
        <TocList items={nestToc(toc)} className="toc-list table-of-contents" active={active} />
      </nav>
    </div>
  )
}

export function MobileToc({ toc, t }: TocProps) {
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
