/** Ways to the neighbours: list pages, posts, docs. */

import type { Translate } from '../messages/index.ts'
import type { PageLink } from '../shared/site/menus.ts'
import type { PaginatorView } from '../shared/view/page-view.ts'

export function ListPaginator({ paginator, t }: { paginator: PaginatorView; t: Translate }) {
  const { page, pages, steps, newer, older } = paginator
  if (pages < 2) return null
  return (
    <nav className="list-paginator" aria-label={t('theme.blog.paginator.navAriaLabel')}>
      {newer === undefined ? (
        <span className="step" />
      ) : (
        <a className="step" rel="prev" href={newer.href}>
          ← {newer.label}
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
          {older.label} →
        </a>
      )}
    </nav>
  )
}

interface NeighboursProps {
  label: string
  previous: PageLink | undefined
  previousLabel: string
  next: PageLink | undefined
  nextLabel: string
}

export function Neighbours({ label, previous, previousLabel, next, nextLabel }: NeighboursProps) {
  if (previous === undefined && next === undefined) return null
  return (
    <nav className="pagination-nav" aria-label={label}>
      {previous !== undefined && (
        <a className="pagination-nav__link pagination-nav__link--prev" rel="prev" href={previous.href}>
          <span className="pagination-nav__sublabel">← {previousLabel}</span>
          <span className="pagination-nav__label">{previous.label}</span>
        </a>
      )}
      {next !== undefined && (
        <a className="pagination-nav__link pagination-nav__link--next" rel="next" href={next.href}>
          <span className="pagination-nav__sublabel">{nextLabel} →</span>
          <span className="pagination-nav__label">{next.label}</span>
        </a>
      )}
    </nav>
  )
}
