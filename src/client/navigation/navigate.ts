/**
 * Soft navigation on the browser's Navigation API: one listener, plain links. The old page stays until the new one is
 * there; whatever goes wrong becomes a full page load. Browsers without the API load pages in full.
 */

import { decodeSafely } from '../../shared/path.ts'
import type { PageRecord } from '../../shared/shell.ts'
import { knownKey, nameEntry, rememberScroll, restoreScroll, withoutAnchoring } from './entry-scroll.ts'
import { endProgress, startProgress } from './progress.ts'
import { type Records, routeOf } from './records.ts'

interface NavigationOptions {
  records: Records
  /** Draws a page; resolves when it is in the document. */
  show(record: PageRecord): Promise<void>
  /** After a page is shown and before the browser restores its scroll. */
  shown(record: PageRecord, how: { isTraverse: boolean; hash: string }): void
}

/** Where a full page load is on its way to: it is not intercepted again. */
let goingTo: string | undefined

export function startNavigation(options: NavigationOptions): void {
  if (!('navigation' in window)) return
  navigation.addEventListener('navigate', event => onNavigate(event, options))
  // Not earlier: a change of the entry's state would end the navigation that is under way.
  navigation.addEventListener('navigatesuccess', nameEntry)
  addEventListener('pageshow', () => {
    goingTo = undefined
  })
}

/** With it the address changes only when the page is there: a stopped or failed navigation leaves no trace. */
const hasPrecommit = 'NavigationPrecommitController' in window

function onNavigate(event: NavigateEvent, { records, show, shown }: NavigationOptions): void {
  const { destination, navigationType: type, signal } = event
  if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData !== null) return
  if (type === 'reload' || destination.url === goingTo) return
  // A script that only writes the address: tabs, the search page.
  if (destination.sameDocument && type !== 'traverse') return
  const url = new URL(destination.url)
  if (routeOf(url) === undefined) return
  const isTraverse = type === 'traverse'
  const work = records.load(url)
  const fail = (error: unknown): void => {
    if (signal.aborted) return
    console.warn(`${url.pathname}: ${error instanceof Error ? error.message : error}`)
    loadFully(url, { isCommitted: isTraverse || !hasPrecommit })
  }
  const leaving = knownKey()
  startProgress()
  signal.addEventListener('abort', endProgress)
  event.intercept({
    focusReset: 'manual',
    scroll: 'manual',
    ...(hasPrecommit &&
      event.cancelable &&
      !isTraverse && {
        async precommitHandler() {
          try {
            await work
          } catch (error) {
            queueMicrotask(() => fail(error))
            throw error
          }
        },
      }),
    async handler() {
      try {
        const record = await work
        if (signal.aborted) return
        rememberScroll(leaving)
        await withoutAnchoring(async () => {
          await show(record)
          if (signal.aborted) return
          shown(record, { isTraverse, hash: url.hash })
          if (isTraverse && restoreScroll()) return
          // Before Chrome 119 the browser leaves a new page where the old one was scrolled to.
          if (!isTraverse && !url.hash) return scrollTo(0, 0)
          event.scroll()
          scrollToHash(url.hash)
        })
        endProgress()
      } catch (error) {
        fail(error)
        throw error
      }
    },
  })
}

/** To where a hash points, in browsers that look for it only in documents that they load. */
function scrollToHash(hash: string): void {
  const target = document.getElementById(decodeSafely(hash.slice(1)))
  if (target !== null && !target.matches(':target')) target.scrollIntoView()
}

/**
 * Leaves to the server what could not be shown here. Once the address is the new one already, a plain reload would tie
 * both pages to one document and break Back: the entry is given another address first and then replaced.
 */
function loadFully(url: URL, { isCommitted }: { isCommitted: boolean }): void {
  goingTo = url.href
  if (!isCommitted) {
    location.assign(url)
    return
  }
  history.replaceState(null, '', `${url.pathname}?_`)
  location.replace(url)
}
