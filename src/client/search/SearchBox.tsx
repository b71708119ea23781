/** Input, list and footer of the search box. Focus stays in the input; the active option is named to screen readers. */

import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { ShellData } from '../../shared/shell.ts'
import { MAX_QUERY } from '../../shared/text/query.ts'
import { readersVersion } from '../shell/preferences.ts'
import type { ClientTranslate } from '../translate.ts'
import { searchHref, versionParam } from './links.ts'
import { Failure, Nothing, useSaid } from './Parts.tsx'
import type { Provider } from './provider.ts'
import { optionId, optionsOf, Results } from './Results.tsx'
import { SavedList, savedOptions } from './SavedList.tsx'
import { addFavorite, addRecent, readFavorites, readRecent, removeSaved, type SavedPage } from './saved.ts'
import { type UseSearch, useSearch } from './use-search.ts'

/** What the box asks for, pages of our own index or sections of a hosted service; the rest is on the search page. */
const LIMIT = { own: 8, hosted: 20 }
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

/** What the box knows and does; its parts draw it. */
interface BoxState extends Pick<BoxProps, 'shell' | 't' | 'provider' | 'onDismiss'>, UseSearch {
  input: RefObject<HTMLInputElement | null>
  query: string
  isIdle: boolean
  saved: { recent: SavedPage[]; favorites: SavedPage[] }
  /** Pages that arrow keys reach, in order. */
  list: SavedPage[]
  /** Number of the active one. */
  reached: number
  hasResults: boolean
  /** The link to the search page, last in the list. */
  all: SavedPage
  setActive(index: number): void
  /** Begins a new query with the focus in the field. */
  start(text: string): void
  type(text: string): void
  pick(page: SavedPage): void
  onPick(event: MouseEvent, page: SavedPage): void
  changeSaved(work: () => void): void
}

const readSaved = (shell: ShellData) => ({ recent: readRecent(shell), favorites: readFavorites(shell) })

function useBox({ shell, t, provider, initial, onClose, onDismiss }: BoxProps): BoxState {
  const [query, setQuery] = useState(initial)
  /** Address of the active page: it stays the active one when excerpts come between the pages. */
  const [active, setActive] = useState<string>()
  const [saved, setSaved] = useState(() => readSaved(shell))
  const input = useRef<HTMLInputElement>(null)
  const limit = shell.searching?.hosted === undefined ? LIMIT.own : LIMIT.hosted
  const options = useMemo(() => ({ limit, snippetWords: innerWidth <= 768 ? 5 : 10 }), [limit])
  const { state, retry } = useSearch({ provider, query, options, delay: REST, inSteps: true })
  const { result, status } = state
  const isIdle = query.trim() === ''
  const found = result === undefined ? [] : optionsOf(shell, result.groups)
  const all = { href: searchHref(shell, { q: state.query, ...versionsHere(shell) }), title: '', section: '' }
  const list = isIdle ? savedOptions(saved) : found.length === 0 ? [] : [...found, all]
  const reached = Math.max(
    0,
    list.findIndex(({ href }) => href === active),
  )

  useLayoutEffect(() => {
    input.current?.focus()
    input.current?.setSelectionRange(initial.length, initial.length)
  }, [initial])
  // biome-ignore lint/correctness/useExhaustiveDependencies: results of another query begin at the first
  useEffect(() => setActive(undefined), [state.query])
  useSaid(status === 'done' ? result : undefined, t)
  useEffect(() => {
    document.getElementById(optionId(reached))?.scrollIntoView({ block: 'nearest' })
  }, [reached])

  const pick = (page: SavedPage): void => {
    if (page !== all) addRecent(shell, page)
  }
  const focusAfter = (work: () => void): void => {
    work()
    input.current?.focus()
  }
  const onPick = (event: MouseEvent, page: SavedPage): void => {
    pick(page)
    // A new tab leaves the box as it is.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onClose()
  }
  const changeSaved = (work: () => void): void =>
    focusAfter(() => {
      work()
      setSaved(readSaved(shell))
    })
  const start = (text: string): void => focusAfter(() => setQuery(text))
  const reach = (index: number): void => setActive(list[index]?.href)
  return {
    ...{ shell, t, provider, onDismiss, state, retry, input, query, isIdle, saved, list, reached, all },
    ...{ hasResults: found.length > 0, setActive: reach, start, type: setQuery, pick, onPick, changeSaved },
  }
}

export function Box(props: BoxProps) {
  const box = useBox(props)
  const { status } = box.state
  return (
    <div className="search-box" role="search">
      <Field box={box} />
      <div className="search-body" aria-busy={status === 'loading' || status === 'stalled'}>
        {status === 'stalled' && <p className="search-wait">{box.t('theme.SearchModal.loading')}</p>}
        {box.isIdle ? <Saved box={box} /> : <Answer box={box} />}
      </div>
      <Foot t={box.t} />
      {/* What `say` tells stands here: screen readers know nothing of what lies outside the dialog. */}
      <div className="sr-only" role="status" />
    </div>
  )
}

/** Arrow keys move through the list, Enter opens what is active. */
function onKeyDown(event: KeyboardEvent, { list, reached, setActive, pick }: BoxState): void {
  const to = { ArrowDown: reached + 1, ArrowUp: reached - 1, Home: 0, End: list.length - 1 }[event.key]
  if (to !== undefined && list.length > 0) {
    event.preventDefault()
    setActive((to + list.length) % list.length)
  }
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  const page = list[reached]
  if (page === undefined) return
  if (event.ctrlKey || event.metaKey) {
    pick(page)
    window.open(page.href, '_blank', 'noopener')
  } else document.getElementById(optionId(reached))?.click()
}

function Field({ box }: { box: BoxState }) {
  const { t, list, reached, query } = box
  return (
    <div className="search-field">
      <input
        ref={box.input}
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
        onChange={event => box.type(event.target.value)}
        onKeyDown={event => onKeyDown(event, box)}
      />
      {query !== '' && (
        <button
          type="button"
          className="search-reset"
          aria-label={t('theme.SearchModal.reset')}
          title={t('theme.SearchModal.reset')}
          onClick={() => box.start('')}
        >
          ✕
        </button>
      )}
      <button type="button" className="search-close" onClick={box.onDismiss}>
        {t('theme.SearchModal.close')}
      </button>
    </div>
  )
}

function Saved({ box }: { box: BoxState }) {
  return (
    <SavedList
      id={LIST}
      saved={box.saved}
      active={box.reached}
      t={box.t}
      onPick={box.onPick}
      onActive={box.setActive}
      onKeep={page => box.changeSaved(() => addFavorite(box.shell, page))}
      onRemove={page => box.changeSaved(() => removeSaved(page.href))}
    />
  )
}

/** Results, nothing, or why there are none. */
function Answer({ box }: { box: BoxState }) {
  const { state, shell, t, provider } = box
  const { result, status, failure, query } = state
  if (status === 'error')
    return failure && <Failure failure={failure} query={query} shell={shell} t={t} onRetry={box.retry} />
  if (result === undefined) return null
  if (!box.hasResults) return <Nothing query={query} provider={provider} shell={shell} t={t} onTry={box.start} />
  return (
    <>
      {result.shownFor && (
        <p className="search-repair">{t('theme.SearchModal.shownFor', { query: result.shownFor.query })}</p>
      )}
      <Results
        id={LIST}
        result={result}
        shell={shell}
        t={t}
        active={box.reached}
        all={box.all}
        onPick={box.onPick}
        onActive={box.setActive}
      />
    </>
  )
}

function Foot({ t }: { t: ClientTranslate }) {
  return (
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
  )
}
