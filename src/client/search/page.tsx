/** `/search?q=`: results with paging and filters. The address holds all of it, so that it can be sent, reloaded, gone back to. */

import { createRoot } from 'react-dom/client'
import type { ShellData } from '../../shared/shell.ts'
import type { ClientTranslate } from '../translate.ts'
import { PageResults } from './PageResults.tsx'
import { providerOf } from './provider.ts'

/** A rest in typing after which the address changes, milliseconds. */
const REST = 200

export interface SearchPlace {
  /** The article. */
  host: HTMLElement
  /** Where results are drawn. */
  place: HTMLElement
  shell: ShellData
  t: ClientTranslate
}

export function mount({ host, place, shell, t }: SearchPlace): () => void {
  const input = host.querySelector<HTMLInputElement>('input[name="q"]')
  const root = createRoot(place)
  const controller = new AbortController()
  const { signal } = controller
  let timer: ReturnType<typeof setTimeout> | undefined

  const render = (): void => {
    const params = new URLSearchParams(location.search)
    const query = params.get('q') ?? ''
    if (input !== null && document.activeElement !== input) input.value = query
    host.querySelector('.search-page-body')?.toggleAttribute('data-searching', query.trim() !== '')
    document.title =
      query === ''
        ? `${t('theme.SearchPage.title')} | ${shell.siteTitle}`
        : `${t('theme.SearchPage.titleFor', { query })} | ${shell.siteTitle}`
    root.render(<PageResults shell={shell} t={t} provider={providerOf(shell)} params={params} onTry={tryQuery} />)
  }
  const tryQuery = (query: string): void => {
    if (input !== null) input.value = query
    const url = new URL(location.href)
    const versions = [...url.searchParams].filter(([name]) => name.startsWith('version-'))
    url.search = query === '' ? '' : `?${new URLSearchParams([['q', query], ...versions])}`
    history.replaceState(history.state, '', url)
    render()
  }
  input?.addEventListener(
    'input',
    () => {
      clearTimeout(timer)
      timer = setTimeout(() => tryQuery(input.value.trim()), REST)
    },
    { signal },
  )
  // Links and the form itself change the address through navigation; Back does so too.
  document.addEventListener('zapiski:page', render, { signal })
  addEventListener('popstate', render, { signal })
  input?.form?.addEventListener('submit', () => clearTimeout(timer), { signal })
  render()
  return () => {
    clearTimeout(timer)
    controller.abort()
    // Not while React is drawing the page that comes.
    setTimeout(() => root.unmount(), 0)
  }
}
