/** Ways to the neighbours: list pages, posts, docs. */

import type { Translate } from '../messages/index.ts'
import type { PageLink } from '../shared/site/menus.ts'
import type { Frame } from '../shared/view/frame.ts'
import type { PaginatorView } from '../shared/view/page-view.ts'

/** Arrows to what comes before and after, as a text of this direction goes. */
const arrowsOf = ({ config }: Pick<Frame, 'config'>): [back: string, on: string] =>
  config.locale.direction === 'rtl' ? ['→', '←'] : ['←', '→']

interface ListPaginatorProps {
  paginator: PaginatorView
  frame: Frame
  t: Translate
}

export function ListPaginator({ paginator, frame, t }: ListPaginatorProps) {
  const [back, on] = arrowsOf(frame)
  const { page, pages, steps, newer, older } = paginator
  if (pages < 2) return null
  return (
    <nav className="list-paginator" aria-label={t('theme.blog.paginator.navAriaLabel')}>
      {newer === undefined ? (
        <span className="step" />
      ) : (
        <a className="step" rel="prev" href={newer.href}>
          {back} {newer.label}
        </a>
      )}
      <ol className="list-pages">
        {steps.map(({ href, number }, index) => (
          <li key={number} className={number - (steps[index - 1]?.number ?? number - 1) > 1 ? 'after-gap' : undefined}>
            <a
              href={href}
              aria-current={number === page ? 'page' : undefined}
              aria-label={t('theme.blog.paginator.page', { page: number })}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {older === undefined ? (
        <span className="step" />
      ) : (
        <a className="step" rel="next" href={older.href}>
          {older.label} {on}
        </a>
      )}
    </nav>
  )
}

interface NeighboursProps {
  frame: Frame
  label: string
  previous: PageLink | undefined
  previousLabel: string
  next: PageLink | undefined
  nextLabel: string
}

export function Neighbours({ frame, label, previous, previousLabel, next, nextLabel }: NeighboursProps) {
  const [back, on] = arrowsOf(frame)
  if (previous === undefined && next === undefined) return null
  return (
    <nav className="pagination-nav" aria-label={label}>
      {previous !== undefined && (
        <a className="pagination-nav__link pagination-nav__link--prev" rel="prev" href={previous.href}>
          <span className="pagination-nav__sublabel">
            {back} {previousLabel}
          </span>
          <span className="pagination-nav__label">{previous.label}</span>
        </a>
      )}
      {next !== undefined && (
        <a className="pagination-nav__link pagination-nav__link--next" rel="next" href={next.href}>
          <span className="pagination-nav__sublabel">
            {nextLabel} {on}
          </span>
          <span className="pagination-nav__label">{next.label}</span>
        </a>
      )}
    </nav>
  )
}
