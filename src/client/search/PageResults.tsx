/** Results of the search page: counts, filters, pages found, further pages. */

import { useEffect } from 'react'
import type { SearchGroup } from '../../search/browser.ts'
import type { ShellData } from '../../shared/shell.ts'
import { versionTag } from '../../shared/version.ts'
import { contextTags } from '../shell/preferences.ts'
import type { ClientTranslate } from '../translate.ts'
import { Facets, KINDS, type Link } from './Facets.tsx'
import { chosenVersions, hrefOf, searchHref, versionParam } from './links.ts'
import { Failure, Marked, Nothing, ownDir, useSaid } from './Parts.tsx'
import type { Provider } from './provider.ts'
import { useSearch } from './use-search.ts'

/** Pages found on one page (SPEC §9). */
const PER_PAGE = 20

interface PageResultsProps {
  shell: ShellData
  t: ClientTranslate
  provider: Provider
  params: URLSearchParams
  /** That of the address, as long as a query may be. */
  query: string
  tryQuery(query: string): void
  /** The address names a page that is not there; this one is shown. */
  goToPage(page: number): void
}

export function PageResults({ shell, t, provider, params, query, tryQuery, goToPage }: PageResultsProps) {
  const kind = KINDS.find(name => name === params.get('kind'))
  const tag = params.get('tag') ?? undefined
  const page = Math.max(1, Number(params.get('page')) | 0)
  const scopes = contextTags(chosenVersions(shell, params))
  const options = { limit: PER_PAGE, page, snippetWords: innerWidth <= 768 ? 5 : 10, facets: { kind, tag }, scopes }
  const key = `${kind} ${tag} ${page} ${scopes}`
  const { state, retry } = useSearch({ provider, query, options, key })
  const { result, status } = state

  useSaid(status === 'done' ? result : undefined, t)
  const last = status === 'done' && state.key === key ? result?.page : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for an answer
  useEffect(() => {
    if (last !== undefined && last !== page) goToPage(last)
  }, [last, page])

  if (query.trim() === '') return null
  if (status === 'error' && state.failure !== undefined) {
    return <Failure failure={state.failure} query={query} shell={shell} t={t} onRetry={retry} />
  }
  if (result === undefined)
    return status === 'stalled' ? <p className="loader">{t('theme.SearchModal.loading')}</p> : null
  const versions = Object.fromEntries([...params].filter(([name]) => name.startsWith('version-')))
  const link = (change: Record<string, string | undefined>) =>
    searchHref(shell, { q: query, kind, tag, ...versions, ...change })
  return (
    <div aria-busy={status !== 'done'}>
      {result.total > 0 && <p className="search-count">{t.plural('theme.SearchPage.found', result.total)}</p>}
      {result.shownFor && (
        <p className="search-repair">{t('theme.SearchModal.shownFor', { query: result.shownFor.query })}</p>
      )}
      <Versions shell={shell} scopes={scopes} t={t} link={link} />
      <Facets result={result} kind={kind} tag={tag} t={t} link={link} />
      {result.total === 0 && <Nothing query={state.query} provider={provider} shell={shell} t={t} onTry={tryQuery} />}
      <ol className="search-results">
        {result.groups.map(group => (
          <Found key={group.route} group={group} shell={shell} t={t} />
        ))}
      </ol>
      <Pages page={result.page} pages={Math.ceil(result.total / PER_PAGE)} t={t} link={link} />
    </div>
  )
}

function Found({ group, shell, t }: { group: SearchGroup } & Pick<PageResultsProps, 'shell' | 't'>) {
  return (
    <li className="search-result" dir={ownDir()}>
      <h2 lang={group.lang}>
        <a href={hrefOf(shell, group)}>
          <Marked parts={group.titleParts} />
        </a>
      </h2>
      <p className="search-result-meta">{group.section || t(`theme.SearchPage.kind.${group.kind}`)}</p>
      <ul lang={group.lang}>
        {group.items.map(item => (
          <li key={item.anchor}>
            {item.heading.length > 0 && item.anchor !== '' && (
              <a className="search-result-heading" href={hrefOf(shell, group, item)}>
                <Marked parts={item.heading} />
              </a>
            )}
            <p>
              <Marked parts={item.text} />
            </p>
          </li>
        ))}
      </ul>
    </li>
  )
}

/** One list of versions for each docs plugin that has several. */
function Versions({ shell, scopes, t, link }: { shell: ShellData; scopes: string[]; t: ClientTranslate; link: Link }) {
  const several = Object.entries(shell.versions).filter(([, { names }]) => names.length > 1)
  return several.map(([id, { names, labels }]) => (
    <nav key={id} className="facets" aria-label={t('theme.navbar.mobileVersionsDropdown.label')}>
      <ul>
        {names.map((name, index) => (
          <li key={name}>
            <a
              href={link({ [versionParam(id)]: name })}
              aria-current={scopes.includes(versionTag(id, name)) ? 'true' : undefined}
            >
              {labels[index]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  ))
}

function Pages({ page, pages, t, link }: { page: number; pages: number; t: ClientTranslate; link: Link }) {
  if (pages < 2) return
  // The first, the last, and those around this one.
  const numbers = Array.from({ length: pages }, (_, index) => index + 1).filter(
    number => number % pages < 2 || Math.abs(number - page) < 3,
  )
  return (
    <nav className="list-paginator" aria-label={t('theme.SearchPage.pages')}>
      <ul className="search-pages">
        {numbers.map((number, index) => (
          <li key={number}>
            {number - (numbers[index - 1] ?? 0) > 1 && '… '}
            <a
              href={link({ page: number > 1 ? `${number}` : '' })}
              aria-label={t('theme.blog.paginator.page', { page: number })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
