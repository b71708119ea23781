/** Pages that help to find others: search and not found. */

import type { PageLink } from '../../shared/site/menus.ts'
import { MAX_QUERY } from '../../shared/text/query.ts'
import type { ArticleOf } from '../../shared/view/page-view.ts'
import { NameLink, PageHeader, Part } from '../PageParts.tsx'
import type { View } from '../view.ts'
import { NotFoundDrawing } from './NotFoundDrawing.tsx'

export function SearchView({ page, t }: View<ArticleOf<'search' | 'notFound'>>) {
  return (
    <div className="search-page-body">
      <PageHeader title={page.title} />
      <form className="search-form" role="search" action={page.href} method="get">
        <label className="sr-only" htmlFor="zapiski-query">
          {t('theme.SearchPage.inputLabel')}
        </label>
        <input
          id="zapiski-query"
          type="search"
          maxLength={MAX_QUERY}
          placeholder={t('theme.SearchBar.placeholder')}
          autoComplete="off"
          name="q"
        />
        <button type="submit" className="button">
          {t('theme.SearchPage.submit')}
        </button>
      </form>
      <div id="zapiski-results" />
      <div className="search-places">
        <p>{t('theme.SearchPage.noScript')}</p>
        <Places places={page.places.filter(({ href }) => href !== page.href)} />
      </div>
    </div>
  )
}

export function NotFoundView({ page, frame, t }: View<ArticleOf<'search' | 'notFound'>>) {
  return (
    <div className="not-found">
      <Part page={page} name="NotFound">
        <Part page={page} name="NotFound/Content">
          {frame.config.theme.silhouettes ? (
            <NotFoundDrawing />
          ) : (
            <p className="not-found-number" aria-hidden="true">
              404
            </p>
          )}
          <PageHeader title={page.title} />
          <p>{t('theme.NotFound.p1')}</p>
          <p>{t('theme.NotFound.p2')}</p>
          <p>{t('theme.NotFound.help')}</p>
          <Places places={page.places} />
        </Part>
      </Part>
    </div>
  )
}

/** Where to look instead. */
const Places = ({ places }: { places: PageLink[] }) => (
  <ul className="places">
    {places.map(place => (
      <li key={place.href}>
        <NameLink to={place}>{place.label}</NameLink>
      </li>
    ))}
  </ul>
)
