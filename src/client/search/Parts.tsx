/** Pieces that the search box and the search page share. Found text is text: marks are elements, markup is never made. */

import { useEffect, useState } from 'react'
import type { SearchFailure, SearchResult, TextPart } from '../../search/browser.ts'
import type { ShellData } from '../../shared/shell.ts'
import { say } from '../say.ts'
import type { ClientTranslate } from '../translate.ts'
import { searchHref } from './links.ts'
import type { Provider } from './provider.ts'

export function Marked({ parts }: { parts: TextPart[] }) {
  return parts.map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other identity
    part.mark ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  )
}

/** A page may be written the other way than the words around it; on a site in Arabic what begins with a Latin name is not. */
export const ownDir = (): 'auto' | undefined => (document.dir === 'rtl' ? undefined : 'auto')

/** Tells screen readers how much was found, and for which words if not for those that were typed. */
export function useSaid(result: SearchResult | undefined, t: ClientTranslate): void {
  useEffect(() => {
    if (result === undefined) return
    const repair = result.shownFor && t('theme.SearchModal.shownFor', { query: result.shownFor.query })
    const count = t.plural('theme.SearchPage.found', result.total)
    say(repair === undefined ? count : `${repair}. ${count}`)
  }, [result, t])
}

interface FailureProps {
  failure: SearchFailure
  query: string
  shell: ShellData
  t: ClientTranslate
  onRetry(): void
}

export function Failure({ failure, query, shell, t, onRetry }: FailureProps) {
  const isStale = failure === 'stale'
  const reload = (): void => {
    // Another address may be in the cache of a host; the search page with the query is asked for anew.
    location.href = searchHref(shell, { q: query })
    if (location.pathname === shell.search) location.reload()
  }
  return (
    <div className="search-message" role="alert">
      <p className="search-message-title">{t('theme.SearchModal.errorScreen.titleText')}</p>
      <p>{t(isStale ? 'theme.SearchModal.errorScreen.stale' : 'theme.SearchModal.errorScreen.helpText')}</p>
      <button type="button" className="button" onClick={isStale ? reload : onRetry}>
        {t(isStale ? 'theme.SearchModal.errorScreen.reload' : 'theme.Loader.retry')}
      </button>
    </div>
  )
}

const NOTHING = 'theme.SearchModal.noResultsScreen.noResultsText'

/** A translation of Docusaurus has no place for the query: there it follows the words. */
function nothingFor(query: string, t: ClientTranslate): string {
  const text = t(NOTHING, { query })
  return t.find(NOTHING).text.includes('{query}') ? text : `${text} “${query}”`
}

/** Some have their colon, in the signs of the language. */
const withColon = (text: string): string => (/[:：]$/.test(text) ? text : `${text}:`)

interface NothingProps {
  query: string
  provider: Provider
  shell: ShellData
  t: ClientTranslate
  onTry(query: string): void
}

export function Nothing({ query, provider, shell, t, onTry }: NothingProps) {
  const [suggestions, setSuggestions] = useState<string[]>([])
  useEffect(() => {
    let isCurrent = true
    void provider.suggest(query).then(found => isCurrent && setSuggestions(found))
    return () => {
      isCurrent = false
    }
  }, [provider, query])
  const report = shell.searching?.missingResultsUrl
  return (
    <div className="search-message">
      <p className="search-message-title">{nothingFor(query, t)}</p>
      {suggestions.length > 0 && (
        <p>
          {withColon(t('theme.SearchModal.noResultsScreen.suggestedQueryText'))}{' '}
          {suggestions.map((suggestion, index) => (
            <span key={suggestion}>
              {index > 0 && ', '}
              <button type="button" className="search-suggestion" onClick={() => onTry(suggestion)}>
                {suggestion}
              </button>
            </span>
          ))}
        </p>
      )}
      {report !== undefined && (
        <p>
          {t('theme.SearchModal.noResultsScreen.reportMissingResultsText')}{' '}
          <a href={report.replaceAll('{query}', encodeURIComponent(query))} target="_blank" rel="noopener noreferrer">
            {t('theme.SearchModal.noResultsScreen.reportMissingResultsLinkText')}
          </a>
        </p>
      )}
    </div>
  )
}
