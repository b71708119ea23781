/** The client with React: hydrates the shell over the server's document and draws the pages gone to. */

import { startTransition, useCallback, useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { PageRecord } from '../shared/shell.ts'
import { BASE_URL_BANNER, type InlineState, type ShellData } from '../shared/shell.ts'
import { branchDigest } from '../shared/site/branch.ts'
import type { Sidebar } from '../shared/site.ts'
import { type Actions, ActionsContext } from '../theme/actions.ts'
import { ErrorBoundary } from '../theme/ErrorBoundary.tsx'
import { Bar, Shell } from '../theme/shell/Shell.tsx'
import { Article } from './Article.tsx'
import { colorChoice, configureColors } from './color-mode.ts'
import { activeHeading } from './content/contents/toc-spy.ts'
import { mountContent, startContent } from './content/index.ts'
import { loadStyles, readFirstHead, updateHead } from './navigation/head.ts'
import { startNavigation } from './navigation/navigate.ts'
import { readRecord } from './navigation/page-record.ts'
import { startIntent } from './navigation/prefetch.ts'
import { createRecords, type Records, setBaseUrl } from './navigation/records.ts'
import { withTransition } from './navigation/transition.ts'
import { say, startSaying } from './say.ts'
import { startSearch } from './search/open.ts'
import { closeDropdowns } from './shell/dropdowns.ts'
import { closeMenus } from './shell/mobile-menu.ts'
import { showNavbar } from './shell/navbar-scroll.ts'
import { checkVersions, preferredVersions, setActiveVersion } from './shell/preferences.ts'
import { readFolder, saveSidebar, showCurrent } from './shell/sidebar-memory.ts'
import { loadMenu } from './shell-data.ts'
import { setStorageWarning } from './storage.ts'
import { type ClientTranslate, clientTranslate } from './translate.ts'

export interface View {
  shell: ShellData
  record: PageRecord
  sidebar: Sidebar | undefined
  /** The document has another state of the menu, of an earlier deployment: it is hydrated as it is, then exchanged. */
  isOther?: boolean | undefined
  /** Puts the article's HTML into its host; all at once when it does not say. */
  fill?: (host: HTMLElement, html: string) => void
}

interface Start {
  /** Host of the article and its HTML as the server wrote them. */
  content: HTMLElement | null
  html: string
  state: InlineState
  shell: ShellData
  sidebar: Sidebar | undefined
}

const actions: Actions = { colorChoice, activeHeading, preferredVersions, readFolder }

export function startApp({ content, html, state, shell, sidebar }: Start): void {
  const root = document.getElementById('__zapiski')
  if (root === null) return
  // A document kept by a cache over a deployment: it reads and navigates as a plain page.
  if (shell.build !== state.build) {
    document.documentElement.dataset.client = 'plain'
    return
  }
  const record: PageRecord = {
    ...state,
    title: document.title,
    head: readFirstHead(),
    content: html,
  }
  const isOther = sidebar && branchDigest(sidebar, state.route) !== state.branch
  const first: View = { shell, record, sidebar, isOther }
  headOf = record
  const t = clientTranslate(shell)
  setStorageWarning(t('theme.storage.unavailable'))
  setBaseUrl(shell.baseUrl, shell.others)
  configureColors(shell.colorMode, choice => say(t(`theme.colorToggle.ariaLabel.mode.${choice}`)))
  checkVersions(shell)
  setActiveVersion(record.docsVersion)
  startSaying()
  const records = createRecords(state.build, state.policy)
  records.keep(record)
  startContent(t, records)
  startIntent(records, record => loadMenu(record.menu))
  startSearch(shell, t)

  // In turns of a few milliseconds: what the reader does meanwhile comes first.
  startTransition(() => {
    hydrateRoot(root, <App first={first} records={records} server={content} />, { onRecoverableError: console.error })
  })
  const { counters } = shell
  if (counters) void import('./counters.ts').then(({ startCounters }) => startCounters(counters))
}

interface AppProps {
  first: View
  records: Records
  server: HTMLElement | null
}

/** Those who wait for a page to be in the document. */
const waiting: (() => void)[] = []

function App({ first, records, server }: AppProps) {
  const [view, setView] = useState(first)
  const { shell, record, sidebar, isOther, fill } = view
  const t = useTranslate(shell)

  useLayoutEffect(() => {
    for (const resolve of waiting.splice(0)) resolve()
  })
  useLayoutEffect(() => {
    // The same record twice is still a change, or the wait for it would never end.
    const draw = (next: View): Promise<void> =>
      new Promise(resolve => {
        startTransition(() => setView({ ...next }))
        waiting.push(resolve)
      })
    let { shell } = first
    const show = async (next: PageRecord): Promise<void> => {
      const sidebar = await loadMenu(next.menu)
      await loadStyles(next.styles)
      saveSidebar()
      document.documentElement.dataset.js = 'false'
      await withTransition(() => draw({ shell, record: next, sidebar }))
    }
    startNavigation({ records, show, shown })
    const refresh = async (view: View): Promise<void> => {
      if (!records.allows(view.record)) return location.reload()
      records.clear(view.record.build)
      records.keep(view.record)
      shell = view.shell
      startSearch(shell, clientTranslate(shell))
      await draw(view)
      changeHead(view.record)
    }
    // From the dev server's script; a published site never loads this.
    document.addEventListener('zapiski:refresh', event => {
      void import('./dev-refresh.ts')
        .then(dev => dev.refresh(event, { readRecord, loadStyles, draw: refresh }))
        .catch(() => location.reload())
    })
    if (first.isOther) setView({ ...first, isOther: false })
    document.documentElement.dataset.client = 'ready'
  }, [first, records])

  const { title, toc } = record
  const onReady = useCallback(
    (host: HTMLElement) => {
      // Here and not with the rest of the head: a page that crashed and was tried again gets its name back.
      document.title = title
      return mountContent(host, { shell, t, records, toc })
    },
    [shell, t, records, title, toc],
  )
  return (
    <ActionsContext value={actions}>
      <ErrorBoundary t={t} bar={<Bar shell={shell} page={record} t={t} />} resetKey={record} onError={() => onCrash(t)}>
        <Shell shell={shell} page={record} sidebar={sidebar} isOther={isOther} t={t}>
          <Article html={record.content} server={server} fill={fill} onReady={onReady} />
        </Shell>
      </ErrorBoundary>
    </ActionsContext>
  )
}

function useTranslate(shell: ShellData): ClientTranslate {
  const [state, setState] = useState(() => ({ shell, t: clientTranslate(shell) }))
  if (state.shell === shell) return state.t
  const next = { shell, t: clientTranslate(shell) }
  setState(next)
  return next.t
}

function onCrash(t: ClientTranslate): void {
  document.title = t('theme.ErrorPageContent.pageTitle')
  for (const resolve of waiting.splice(0)) resolve()
}

/** The record whose head the document has. */
let headOf: PageRecord | undefined

function changeHead(record: PageRecord): void {
  updateHead(record, headOf ?? record)
  headOf = record
}

/** What a reader notices besides the page itself: menus closed, focus at the heading, the name said. */
function shown(record: PageRecord, { isTraverse, hash }: { isTraverse: boolean; hash: string }): void {
  changeHead(record)
  // It speaks of the page that came from the server.
  document.getElementById(BASE_URL_BANNER)?.remove()
  setActiveVersion(record.docsVersion)
  closeMenus()
  closeDropdowns()
  showNavbar()
  showCurrent()
  if (!isTraverse && hash === '') {
    const heading = document.querySelector<HTMLElement>('#__zapiski_content h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }
  say(record.title)
  document.dispatchEvent(new Event('zapiski:page'))
}
