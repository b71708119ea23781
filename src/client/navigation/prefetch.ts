/** Which pages to have at hand: the one the reader turns to, and a few that are in view while nothing else is to do. */

import type { PageRecord } from '../../shared/shell.ts'
import { type Records, routeOf } from './records.ts'

/** How many records a page may fetch before the reader points at a link: from its article, from its menu. */
const VIEWPORT_LIMITS = { article: 8, menu: 6 }
/** A pointer that only passes over a link does not ask for its page; milliseconds. */
const INTENT_DELAY = 50

interface NetworkInformation {
  saveData?: boolean
  effectiveType?: string
}

/** Not where the visitor pays for each byte or waits for it. */
function mayPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation }
  return !(connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g'))
}

const idle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 })
  else setTimeout(work, 200)
}

function pageOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  // A press on what opens the search leads to no page.
  if (link === null || link.target === '_blank' || link.hasAttribute('download') || link.dataset.action)
    return undefined
  const url = new URL(link.href)
  return url.pathname === location.pathname || routeOf(url) === undefined ? undefined : url
}

/** A finger shows what it means only when it touches: nothing is fetched for it before. */
const isTouch = (): boolean => matchMedia('(hover: none)').matches

/** On intent: pointer, focus, touch; `more` fetches what a page needs besides its record. */
export function startIntent(records: Records, more: (record: PageRecord) => Promise<unknown>): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const now = (event: Event): void => {
    const page = pageOf(event.target)
    if (page !== undefined && mayPrefetch())
      records
        .load(page)
        .then(more)
        .catch(() => {})
  }
  document.addEventListener('pointerover', event => {
    clearTimeout(timer)
    timer = setTimeout(now, INTENT_DELAY, event)
  })
  document.addEventListener('focusin', now)
  // On the document browsers take fingers for passive by themselves.
  document.addEventListener('touchstart', now)
}

const watchers: IntersectionObserver[] = []

/** Links of the article and of the menu beside it that come into view, once each, a few at most, when the browser is idle. */
export function watchLinks(article: ParentNode, records: Records): void {
  for (const watcher of watchers.splice(0)) watcher.disconnect()
  if (!('IntersectionObserver' in window) || !mayPrefetch() || isTouch()) return
  watchers.push(watch(() => article.querySelectorAll('a[href]'), VIEWPORT_LIMITS.article, records))
  // Where the reader is in the menu matters, not its top: the neighbours of the current entry.
  watchers.push(watch(() => neighbours(document.querySelector('.sidebar')), VIEWPORT_LIMITS.menu, records))
}

/** Links of a menu, those next to the current one first. */
function neighbours(menu: Element | null): Element[] {
  const links = [...(menu?.querySelectorAll('a[href]') ?? [])]
  const current = links.findIndex(link => link.getAttribute('aria-current') === 'page')
  return links
    .map((link, index) => ({ link, distance: Math.abs(index - Math.max(current, 0)) }))
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ link }) => link)
}

function watch(find: () => Iterable<Element>, limit: number, records: Records): IntersectionObserver {
  let left = limit
  const seen = new Set<string>()
  const watcher = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) {
      const page = isIntersecting ? pageOf(target) : undefined
      if (page === undefined || seen.has(page.pathname)) continue
      seen.add(page.pathname)
      watcher.unobserve(target)
      if (left-- <= 0) return watcher.disconnect()
      idle(() => records.prefetch(page))
    }
  })
  idle(() => {
    for (const link of find()) watcher.observe(link)
  })
  return watcher
}
