/** Pages that help to find others: search and not found. */

import type { NotFoundPage, SearchPage } from '../../shared/site.ts'
import type { View } from '../view.ts'

/** Longest query in characters; the search cuts there too. */
const QUERY_LENGTH = 64

export function SearchView({ site, page, t }: View<SearchPage>) {
  return (
    <div className="search-page-body">
      <header className="page-header">
        <h1 tabIndex={-1}>{page.title}</h1>
      </header>
      <form className="search-form" role="search" method="get" action={page.href}>
        <label className="sr-only" htmlFor="zapiski-query">
          {t('theme.SearchPage.inputLabel')}
        </label>
        <input
          id="zapiski-query"
          type="search"
          name="q"
          maxLength={QUERY_LENGTH}
          placeholder={t('theme.SearchBar.placeholder')}
          autoComplete="off"
        />
        <button type="submit" className="button">
          {t('theme.SearchPage.submit')}
        </button>
      </form>
      <div id="zapiski-results" />
      <div className="search-places">
        <p>{t('theme.SearchPage.noScript')}</p>
        <Places site={site} t={t} />
      </div>
    </div>
  )
}

export function NotFoundView({ site, page, t }: View<NotFoundPage>) {
  return (
    <div className="not-found">
      <p className="not-found-number" aria-hidden="true">
        404
      </p>
      <header className="page-header">
        <h1 tabIndex={-1}>{page.title}</h1>
      </header>
      <p>{t('theme.NotFound.p1')}</p>
      <p>{t('theme.NotFound.p2')}</p>
      <p>{t('theme.NotFound.help')}</p>
      <Places site={site} t={t} />
    </div>
  )
}

/** Where to look instead. */
function Places({ site, t }: Pick<View, 'site' | 't'>) {
  const find = (test: (page: View['page']) => boolean) => site.pages.find(test)
  const home = find(page => page.route === '/')
  const archive = find(page => page.kind === 'archive')
  const tags = find(page => page.kind === 'tagList' && page.of === 'post')
  const docs = find(page => page.kind === 'doc')
  const search = find(page => page.kind === 'search')
  const places = [
    { page: home, label: t('theme.common.home') },
    { page: archive, label: t('theme.blog.archive.title') },
    { page: tags, label: t('theme.tags.tagsPageTitle') },
    { page: docs, label: docs?.title ?? '' },
    { page: search, label: t('theme.SearchPage.title') },
  ]
  return (
    <ul className="places">
      {places.map(
        ({ page, label }) =>
          page !== undefined && (
            <li key={page.route}>
              <a href={page.href}>{label}</a>
            </li>
          ),
      )}
    </ul>
  )
}
