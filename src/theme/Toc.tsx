/** Contents of a page: a column on wide screens with the map of the text, a strip and a fold under the title on narrow ones. */

import type { Translate } from '../messages/index.ts'
import type { TocItem } from '../shared/document.ts'
import type { PageState } from '../shared/shell.ts'
import type { MapColumn } from '../shared/view/page-view.ts'
import { useAction } from './actions.ts'
import { columnId, DrawnPaths } from './Silhouette.tsx'
import type { ShellView } from './view.ts'

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

interface TocListProps {
  items: TocNode[]
  className: string
  /** Id of the section being read. */
  active?: string | undefined
}

export function TocList({ items, className, active }: TocListProps) {
  return (
    <ul className={className}>
      {items.map(item => (
        <li key={item.id}>
          <TocEntry item={item} active={active} />
        </li>
      ))}
    </ul>
  )
}

/** Letters stay as they are, as in the headings' own links: escaped they would take three times the bytes, six times a page. */
const fragmentOf = (id: string): string => `#${id.replace(/[%\s]/g, encodeURIComponent)}`

function TocEntry({ item, active }: { item: TocNode; active: string | undefined }) {
  return (
    <>
      <a
        className="toc-link"
        href={fragmentOf(item.id)}
        aria-current={item.id === active ? 'location' : undefined}
        dangerouslySetInnerHTML={{ __html: item.html ?? item.text }}
      />
      {item.children.length > 0 && <TocList items={item.children} className="toc-list" active={active} />}
    </>
  )
}

interface TocProps extends Pick<ShellView, 't'> {
  toc: TocItem[]
  map: PageState['map']
}

export function Toc({ toc, map, t }: TocProps) {
  const active = useAction('activeHeading')
  if (toc.length === 0) return null
  const items = nestToc(toc)
  return (
    <div className="toc-column">
      <nav className="theme-doc-toc-desktop toc" aria-labelledby="zapiski-toc">
        <div className="toc-title" id="zapiski-toc">
          {t('theme.toc.navAriaLabel')}
        </div>
        {map === undefined ? (
          <TocList items={items} className="toc-list table-of-contents" active={active} />
        ) : (
          <MapList items={items} map={map} active={active} start={t('theme.toc.start')} />
        )}
      </nav>
    </div>
  )
}

interface MapListProps {
  items: TocNode[]
  map: NonNullable<PageState['map']>
  active: string | undefined
  /** Name of what stands before the first heading. */
  start: string
}

const holds = (item: TocNode, id: string): boolean => item.id === id || item.children.some(child => holds(child, id))

/** Each section beside its name, as long as it is; what is drawn stands in the article and is shown from there. */
function MapList({ items, map, active, start }: MapListProps) {
  const current = active === undefined ? -1 : items.findIndex(item => holds(item, active))
  const state = (index: number): string =>
    index < current ? 'map-past' : index === current ? 'map-current' : 'map-ahead'
  return (
    <ul className="toc-list toc-map table-of-contents">
      {map.map(([anchor, height], index) => {
        const place = items.findIndex(({ id }) => id === anchor)
        const item = items[place]
        return (
          <li key={anchor} className={state(place)}>
            <svg className="silhouette" width="40" height={height} aria-hidden="true">
              <use href={`#${columnId(index)}`} />
            </svg>
            <div>
              {item === undefined ? (
                <a
                  className="toc-link"
                  href="#__zapiski_content"
                  aria-current={current < 0 && active === undefined ? 'location' : undefined}
                >
                  {start}
                </a>
              ) : (
                <TocEntry item={item} active={active} />
              )}
            </div>
          </li>
        )
      })}
      <li className="map-marker" aria-hidden="true" />
    </ul>
  )
}

interface MobileTocProps {
  toc: TocItem[]
  map: MapColumn[] | undefined
  t: Translate
}

/** A part of the article: it stands between the title and the text. */
export function MobileToc({ toc, map, t }: MobileTocProps) {
  if (toc.length === 0) return null
  return (
    <div className="toc-narrow">
      {map && <Strip toc={toc} map={map} label={t('theme.toc.navAriaLabel')} />}
      <details className="theme-doc-toc-mobile toc-mobile">
        <summary>{t('theme.TOCCollapsible.toggleButtonLabel')}</summary>
        <TocList items={nestToc(toc)} className="toc-list" />
      </details>
    </div>
  )
}

/** Columns that lead to their sections; the contents beside the text show the same columns. */
function Strip({ toc, map, label }: { toc: TocItem[]; map: MapColumn[]; label: string }) {
  const height = Math.max(...map.map(({ drawing }) => drawing.height))
  return (
    <nav className="strip" aria-label={label}>
      {map.map(({ anchor, drawing }, index) =>
        anchor === '' ? (
          <span key={anchor}>
            <StripColumn drawing={drawing} index={index} height={height} />
          </span>
        ) : (
          <a key={anchor} href={fragmentOf(anchor)} aria-label={toc.find(({ id }) => id === anchor)?.text}>
            <StripColumn drawing={drawing} index={index} height={height} />
          </a>
        ),
      )}
    </nav>
  )
}

interface StripColumnProps {
  drawing: MapColumn['drawing']
  index: number
  /** Of the tallest. */
  height: number
}

const StripColumn = ({ drawing, index, height }: StripColumnProps) => (
  <svg
    className="silhouette"
    viewBox={`0 0 ${drawing.width} ${height}`}
    height={height}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <g id={columnId(index)}>
      <DrawnPaths drawing={drawing} />
    </g>
  </svg>
)

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
