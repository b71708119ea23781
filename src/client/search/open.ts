/** When the search box opens, and what is shown until it is there. Nothing is fetched before someone turns to it. */

import type { ShellData } from '../../shared/shell.ts'
import type { ClientTranslate } from '../translate.ts'

const ENTRY = '[data-action="search"]'
/** Milliseconds before a wait is shown. */
const SPINNER_DELAY = 200

let context: { shell: ShellData; t: ClientTranslate } | undefined
let isStarted = false
let loading: Promise<typeof import('./box.tsx')> | undefined

function loadBox(): Promise<typeof import('./box.tsx')> {
  const promise = loading ?? import('./box.tsx')
  loading = promise
  promise.catch(() => {
    loading = undefined
  })
  return promise
}

/** Loads the box and what its first query needs. */
function prepare(): void {
  if (context === undefined) return
  const { shell } = context
  loadBox()
    .then(box => box.prepare(shell))
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
    document.addEventListener(name, event => entryOf(event.target) !== null && prepare(), { passive: true })
  }
  document.addEventListener('click', event => {
    if (entryOf(event.target) === null || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
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

/** Shows the dialog at once; its inside comes when it is loaded. */
function openSearch(query = ''): void {
  if (context === undefined || document.querySelector('dialog.search[open]') !== null) return
  const { shell, t } = context
  // One that is just closing.
  document.querySelector('dialog.search')?.remove()
  const dialog = document.createElement('dialog')
  dialog.className = 'search'
  dialog.setAttribute('aria-label', t('theme.SearchModal.label'))
  let dispose = (): void => {}
  dialog.addEventListener('close', () => {
    dispose()
    dialog.remove()
    // To the entry, also when a key opened the box; a chosen result takes focus to its page.
    if (dialog.returnValue === 'picked') return
    const entry = [...document.querySelectorAll<HTMLElement>(ENTRY)].find(element => element.checkVisibility())
    entry?.focus({ preventScroll: true })
  })
  // A press beside the box closes it.
  dialog.addEventListener('pointerdown', event => event.target === dialog && dialog.close())
  document.body.append(dialog)
  dialog.showModal()
  const fill = (): void => {
    const waiting = setTimeout(() => dialog.replaceChildren(spinner(t)), SPINNER_DELAY)
    loadBox()
      .then(box => {
        clearTimeout(waiting)
        dialog.replaceChildren()
        dispose = box.mount(dialog, { shell, t, query })
      })
      .catch(() => {
        clearTimeout(waiting)
        dialog.replaceChildren(...failure(t, fill))
      })
  }
  fill()
}

function spinner(t: ClientTranslate): HTMLElement {
  const element = document.createElement('div')
  element.className = 'loader'
  element.setAttribute('role', 'status')
  element.textContent = t('theme.SearchModal.loading')
  return element
}

/** What stands where code did not come, with a button that asks again. */
export function failure(t: ClientTranslate, retry: () => void): HTMLElement[] {
  const text = document.createElement('p')
  text.className = 'loader-error'
  text.setAttribute('role', 'alert')
  text.textContent = t('theme.Loader.error')
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button'
  button.textContent = t('theme.Loader.retry')
  button.addEventListener('click', retry)
  return [text, button]
}
