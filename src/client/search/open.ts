/** When the search box opens and the search page fills, and what is shown until then. Nothing is fetched before. */

import type { ShellData } from '../../shared/shell.ts'
import { MAX_QUERY } from '../../shared/text/query.ts'
import { make } from '../element.ts'
import type { ClientTranslate } from '../translate.ts'
import { fetchEarly } from './files.ts'

const ENTRY = '[data-action="search"]'
/** Milliseconds before a wait is shown. */
const SPINNER_DELAY = 200

let context: { shell: ShellData; t: ClientTranslate } | undefined
let isStarted = false
let loading: Promise<typeof import('./search.ts')> | undefined
/** Where the code is asked for again. */
let again = ''

function loadSearch(shell: ShellData): Promise<typeof import('./search.ts')> {
  if (!loading) fetchEarly(shell)
  const promise = loading ?? (again ? import(/* @vite-ignore */ again) : import('./search.ts'))
  loading = promise
  promise.catch(error => {
    loading = undefined
    // A browser keeps a module that did not come for the life of the document: by its address with a hash it is another
    // one, of the same file. The address is said with the failure.
    for (const [address] of `${error}`.matchAll(/http\S+\.js#*/g)) again = `${address}#`
  })
  return promise
}

/** Loads the box and what its first query needs. */
function prepare(): void {
  if (context === undefined) return
  const { shell } = context
  loadSearch(shell)
    .then(search => search.prepare(shell))
    .catch(() => {})
}

const entryOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(ENTRY) : null

export function startSearch(shell: ShellData, t: ClientTranslate): void {
  if (shell.search === undefined) return
  context = { shell, t }
  if (isStarted) return
  isStarted = true
  for (const name of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(name, event => entryOf(event.target) && prepare())
  }
  document.addEventListener('click', event => {
    if (!entryOf(event.target) || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    openSearch()
  })
  document.addEventListener('keydown', onKey)
}

function onKey(event: KeyboardEvent): void {
  const { target } = event
  // By the physical key: on a Russian layout the same key is «л».
  if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.code === 'KeyK') {
    event.preventDefault()
    if (document.querySelector('dialog.search[open]') === null) openSearch()
    else closeSearch()
    return
  }
  if (event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1 || event.defaultPrevented) return
  const isTyping =
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  if (isTyping || document.querySelector('dialog[open]') !== null) return
  // Typing over the entry begins a query; a space or Enter presses it.
  const isOverEntry = entryOf(target) !== null && event.key !== ' ' && event.key !== '/'
  if (event.key !== '/' && !isOverEntry) return
  event.preventDefault()
  openSearch(isOverEntry ? event.key : '')
}

function closeSearch(): void {
  document.querySelector<HTMLDialogElement>('dialog.search')?.close()
}

/** Shows the dialog at once with a field that takes what is typed; the rest comes when it is loaded. */
function openSearch(query = ''): void {
  if (context === undefined || document.querySelector('dialog.search[open]') !== null) return
  const { shell, t } = context
  // One that is just closing.
  document.querySelector('dialog.search')?.remove()
  const dialog = make('dialog', { className: 'search', ariaLabel: t('theme.SearchModal.label') })
  let dispose = (): void => {}
  dialog.addEventListener('close', () => {
    dispose()
    dialog.remove()
    // To the entry, also when a key opened the box; a chosen result takes focus to its page.
    if (dialog.returnValue === 'picked') return
    const entry = [...document.querySelectorAll<HTMLElement>(ENTRY)].find(element => element.offsetParent !== null)
    entry?.focus({ preventScroll: true })
  })
  // A press beside the box closes it.
  dialog.addEventListener('pointerdown', event => event.target === dialog && dialog.close())
  const { field, input, body } = draft(t, query)
  dialog.append(field, body)
  document.body.append(dialog)
  dialog.showModal()
  const fill = (): void => {
    const waiting = setTimeout(() => body.replaceChildren(spinner(t)), SPINNER_DELAY)
    loadSearch(shell)
      .then(search => {
        clearTimeout(waiting)
        if (dialog.open) dispose = search.mountBox(dialog, { shell, t, query: input.value })
      })
      .catch(() => {
        clearTimeout(waiting)
        body.replaceChildren(...failure(t, fill))
      })
  }
  fill()
}

/** The box before its code is there. */
function draft(t: ClientTranslate, query: string): Record<'field' | 'body', HTMLElement> & { input: HTMLInputElement } {
  const field = make('div', { className: 'search-field' })
  const body = make('div', { className: 'search-body' })
  const input = make('input', {
    className: 'search-input',
    maxLength: MAX_QUERY,
    ariaLabel: t('theme.SearchModal.label'),
    placeholder: t('theme.SearchBar.placeholder'),
    autocomplete: 'off',
    spellcheck: false,
    value: query,
  })
  field.append(input)
  return { field, input, body }
}

const spinner = (t: ClientTranslate): HTMLElement =>
  make('div', { className: 'loader', role: 'status', textContent: t('theme.SearchModal.loading') })

/** What stands where code did not come, with a button that asks again. */
function failure(t: ClientTranslate, retry: () => void): HTMLElement[] {
  const text = make('p', { className: 'loader-error', role: 'alert', textContent: t('theme.Loader.error') })
  const button = make('button', { type: 'button', className: 'button', textContent: t('theme.Loader.retry') })
  button.addEventListener('click', retry)
  return [text, button]
}

/** The search page gets its results when it is the page shown. Gives what to do when another page comes. */
export function mountSearchPage(host: HTMLElement, shell: ShellData, t: ClientTranslate): () => void {
  const place = host.querySelector<HTMLElement>('#zapiski-results')
  if (place === null) return () => {}
  let leave = (): void => {}
  let isGone = false
  const start = (): void => {
    loadSearch(shell)
      .then(({ mountPage }) => {
        if (!isGone) leave = mountPage({ host, place, shell, t })
      })
      .catch(() => place.replaceChildren(...failure(t, start)))
  }
  start()
  return () => {
    isGone = true
    leave()
  }
}
