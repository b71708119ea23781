/** Input, list and footer of the search box. Focus stays in the input; the active option is named to readers of the screen. */

import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react'
import { MAX_QUERY } from '../../search/browser.ts'
import type { ShellData } from '../../shared/shell.ts'
import { say } from '../say.ts'
import { readersVersion } from '../shell/preferences.ts'
import type { ClientTranslate } from '../translate.ts'
import { searchHref, versionParam } from './links.ts'
import { Failure, Nothing } from './Parts.tsx'
import type { Provider } from './provider.ts'
import { optionId, optionsOf, Results } from './Results.tsx'
import { SavedList, savedOptions } from './SavedList.tsx'
import { addFavorite, addRecent, readFavorites, readRecent, removeSaved, type SavedPage } from './saved.ts'
import { useSearch } from './use-search.ts'

/** Pages that the box shows; the rest is on the search page. */
const LIMIT = 8
/** A rest in typing that a search waits for, milliseconds. */
const REST = 60
const LIST = 'zapiski-search-list'

/** The search page goes on in the versions of the page where the search began. */
function versionsHere(shell: ShellData): Record<string, string | undefined> {
  const several = Object.entries(shell.versions).filter(([, { names }]) => names.length > 1)
  return Object.fromEntries(several.map(([id]) => [versionParam(id), readersVersion(id)]))
}

interface BoxProps {
  shell: ShellData
  t: ClientTranslate
  provider: Provider
  initial: string
  /** A result was chosen. */
  onClose(): void
  /** The reader leaves the box. */
  onDismiss(): void
}

export function Box({ shell, t, provider, initial, onClose, onDismiss }: BoxProps) {
  const [query, setQuery] = useState(initial)
  const [active, setActive] = useState(0)
  const [saved, setSaved] = useState(() => ({ recent: readRecent(), favorites: readFavorites() }))
  const input = useRef<HTMLInputElement>(null)
  const options = useMemo(() => ({ limit: LIMIT, snippetWords: innerWidth <= 768 ? 5 : 10 }), [])
  const { state, retry } = useSearch(provider, query, options, '', REST)
  const { result, status } = state
  const isIdle = query.trim() === ''
  const found = result === undefined ? [] : optionsOf(shell, result.groups)
  const all = { href: searchHref(shell, { q: state.query, ...versionsHere(shell) }), title: '', section: '' }
  const list = isIdle ? savedOptions(saved) : found.length === 0 ? [] : [...found, all]
  const reached = Math.min(active, list.length - 1)

  useEffect(() => input.current?.focus(), [])
  useEffect(() => {
    if (status !== 'done' || result === undefined) return
    setActive(0)
    say(t.plural('theme.SearchPage.found', result.total))
  }, [status, result, t])
  useEffect(() => {
    document.getElementById(optionId(reached))?.scrollIntoView({ block: 'nearest' })
  }, [reached])

  const changeSaved = (work: () => void): void => {
    work()
    setSaved({ recent: readRecent(), favorites: readFavorites() })
    input.current?.focus()
  }
  const pick = (page: SavedPage): void => {
    if (page !== all) addRecent(page)
  }
  const onPick = (event: MouseEvent, page: SavedPage): void => {
    pick(page)
    // A new tab leaves the box as it is.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onClose()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = { ArrowDown: reached + 1, ArrowUp: reached - 1, Home: 0, End: list.length - 1 }[event.key]
    if (to !== undefined && list.length > 0) {
      event.preventDefault()
      setActive((to + list.length) % list.length)
    }
    const page = list[reached]
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      if (page === undefined) return
      if (event.ctrlKey || event.metaKey) {
        pick(page)
        window.open(page.href, '_blank', 'noopener')
      } else document.getElementById(optionId(reached))?.click()
    }
  }
  const start = (text: string): void => {
    setQuery(text)
    input.current?.focus()
  }

  return (
    <div className="search-box" role="search">
      <div className="search-field">
        <input
          ref={input}
          type="text"
          role="combobox"
          className="search-input"
          aria-label={t('theme.SearchModal.label')}
          aria-expanded={list.length > 0}
          aria-controls={LIST}
          aria-autocomplete="list"
          aria-activedescendant={list.length > 0 ? optionId(reached) : undefined}
          placeholder={t('theme.SearchBar.placeholder')}
          maxLength={MAX_QUERY}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          value={query}
          onChange={event => setQuery(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {query !== '' && (
          <button
            type="button"
            className="search-reset"
            aria-label={t('theme.SearchModal.reset')}
            title={t('theme.SearchModal.reset')}
            onClick={() => start('')}
          >
            ✕
          </button>
        )}
        <button type="button" className="search-close" onClick={onDismiss}>
          {t('theme.SearchModal.close')}
        </button>
      </div>
      <div className="search-body" aria-busy={status === 'loading' || status === 'stalled'}>
        {status === 'stalled' && <p className="search-wait">{t('theme.SearchModal.loading')}</p>}
        {isIdle && (
          <SavedList
            id={LIST}
            saved={saved}
            active={reached}
            t={t}
            onPick={onPick}
            onActive={setActive}
            onKeep={page => changeSaved(() => addFavorite(page))}
            onRemove={page => changeSaved(() => removeSaved(page.href))}
          />
        )}
        {!isIdle && status === 'error' && state.failure !== undefined && (
          <Failure failure={state.failure} query={state.query} shell={shell} t={t} onRetry={retry} />
        )}
        {!isIdle && result !== undefined && found.length === 0 && status !== 'error' && (
          <Nothing query={state.query} provider={provider} shell={shell} t={t} onTry={start} />
        )}
        {!isIdle && result !== undefined && found.length > 0 && (
          <>
            {result.shownFor !== undefined && (
              <p className="search-repair">{t('theme.SearchModal.shownFor', { query: result.shownFor.query })}</p>
            )}
            <Results
              id={LIST}
              result={result}
              shell={shell}
              t={t}
              active={reached}
              all={all}
              onPick={onPick}
              onActive={setActive}
            />
          </>
        )}
      </div>
      <div className="search-foot" aria-hidden="true">
        <span>
          <kbd>↵</kbd> {t('theme.SearchModal.hint.select')}
        </span>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {t('theme.SearchModal.hint.navigate')}
        </span>
        <span>
          <kbd>Esc</kbd> {t('theme.SearchModal.hint.close')}
        </span>
      </div>
    </div>
  )
}
