/** `/search?q=`: results with paging and filters. The address holds all of it, so that it can be sent, reloaded, gone back to. */

import { createRoot } from 'react-dom/client'
import { cutQuery } from '../../search/browser.ts'
import type { ShellData } from '../../shared/shell.ts'
import type { ClientTranslate } from '../translate.ts'
import { PageResults } from './PageResults.tsx'
import { providerOf } from './provider.ts'

/** A rest in typing after which the address changes, milliseconds. */
const REST = 200

interface SearchPlace {
  /** The article. */
  host: HTMLElement
  /** Where results are drawn. */
  place: HTMLElement
  shell: ShellData
  t: ClientTranslate
}

const isVersion = (name: string): boolean => name.startsWith('version-')
const isFilter = (name: string): boolean => name === 'kind' || name === 'tag' || isVersion(name)
const filtersOf = (search: string, isKept: (name: string) => boolean): [string, string][] =>
  [...new URLSearchParams(search)].filter(([name]) => isKept(name))
const queryOf = (search: string): string => cutQuery(new URLSearchParams(search).get('q') ?? '')

export function mount({ host, place, shell, t }: SearchPlace): () => void {
  const root = createRoot(place)
  const controller = new AbortController()
  const render = (): void => {
    const params = new URLSearchParams(location.search)
    const query = queryOf(location.search)
    host.querySelector('.search-page-body')?.toggleAttribute('data-searching', query.trim() !== '')
    document.title =
      t(query === '' ? 'theme.SearchPage.title' : 'theme.SearchPage.titleFor', { query }) + shell.titleEnd
    root.render(<PageResults {...{ shell, t, params, query, ...address }} provider={providerOf(shell)} />)
  }
  const input = host.querySelector<HTMLInputElement>('input[name="q"]')
  const address = bindAddress(input, render, controller.signal)
  address.start()
  return () => {
    controller.abort()
    // Not while React is drawing the page that comes.
    setTimeout(() => root.unmount(), 0)
  }
}

/** Asked once more, the same would be one more entry of the history, from which Back leads nowhere. */
function submitNew(event: Event, input: HTMLInputElement | null): void {
  if (input?.value.trim() !== queryOf(location.search)) return
  event.preventDefault()
  input.blur()
}

interface Bound {
  start(): void
  tryQuery(query: string): void
  goToPage(page: number): void
}

/** The field and the address, each following the other; `render` draws what the address says. */
function bindAddress(input: HTMLInputElement | null, render: () => void, signal: AbortSignal): Bound {
  const { pathname } = location
  /** Typed and not yet in the address. */
  let timer: ReturnType<typeof setTimeout> | undefined
  const settle = (): void => {
    clearTimeout(timer)
    timer = undefined
  }
  const write = (params: URLSearchParams): void => {
    settle()
    history.replaceState(history.state, '', `${location.pathname}?${params}`)
    render()
  }
  const wait = (): void => {
    clearTimeout(timer)
    timer = setTimeout(
      () => write(new URLSearchParams([['q', input?.value.trim() ?? ''], ...filtersOf(location.search, isFilter)])),
      REST,
    )
  }
  /** The address changed otherwise than by typing. */
  const follow = (): void => {
    if (location.pathname !== pathname) return
    settle()
    if (input !== null) input.value = queryOf(location.search)
    render()
  }
  /** What the form sends besides its field. */
  const addFilters = ({ formData }: FormDataEvent): void => {
    for (const [name, value] of filtersOf(location.search, isFilter)) formData.append(name, value)
  }
  input?.addEventListener('input', wait, { signal })
  input?.form?.addEventListener('submit', settle, { signal })
  input?.form?.addEventListener('submit', event => submitNew(event, input), { signal })
  input?.form?.addEventListener('formdata', addFilters, { signal })
  // Links and the form change the address through navigation; who types on meanwhile is not interrupted.
  document.addEventListener('zapiski:page', () => (timer === undefined ? follow() : render()), { signal })
  addEventListener('popstate', follow, { signal })
  signal.addEventListener('abort', settle)
  return {
    start() {
      const isTyped = input !== null && input === document.activeElement && input.value.trim() !== ''
      if (!isTyped) return follow()
      // Before this script was there.
      render()
      wait()
    },
    tryQuery(query) {
      if (input !== null) input.value = query
      // Everywhere, whatever was chosen for the one before.
      write(new URLSearchParams([['q', query], ...filtersOf(location.search, isVersion)]))
    },
    goToPage(page) {
      // What is being typed has pages of its own.
      if (timer !== undefined) return
      const params = new URLSearchParams(location.search)
      if (page === 1) params.delete('page')
      else params.set('page', `${page}`)
      write(params)
    },
  }
}
