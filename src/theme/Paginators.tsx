/** Ways to the neighbours: list pages, posts, docs. */

import type { Translate } from '../messages/index.ts'
import type { PageLink } from '../shared/site/menus.ts'
import type { Frame } from '../shared/view/frame.ts'
import type { PaginatorView } from '../shared/view/page-view.ts'
import { Name } from './PageParts.tsx'

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
      <Step link={newer} rel="prev" label={`${back} ${newer?.label}`} />
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
      <Step link={older} rel="next" label={`${older?.label} ${on}`} />
    </nav>
  )
}

function Step({ link, rel, label }: { link: PageLink | undefined; rel: string; label: string }) {
  if (link === undefined) return <span className="step" />
  return (
    <a className="step" rel={rel} href={link.href}>
      {label}
    </a>
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
      <Neighbour link={previous} rel="prev" label={`${back} ${previousLabel}`} />
      <Neighbour link={next} rel="next" label={`${nextLabel} ${on}`} />
    </nav>
  )
}

function Neighbour({ link, rel, label }: { link: PageLink | undefined; rel: 'prev' | 'next'; label: string }) {
  if (link === undefined) return null
  return (
    <a className={`pagination-nav__link pagination-nav__link--${rel}`} rel={rel} href={link.href}>
      <span className="pagination-nav__sublabel">{label}</span>
      <span className="pagination-nav__label">
        <Name of={link}>{link.label}</Name>
      </span>
    </a>
  )
}
