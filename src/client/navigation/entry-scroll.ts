/**
 * Scroll of a history entry. Browsers restore it after a full page load before folders, tabs and late fonts have their
 * height, and then it is off; the entry's own record puts it right.
 */

import { readStoredMap, writeStored } from '../storage.ts'
import { onFirstTouch } from './first-touch.ts'

/** Characters of an entry's key (SPEC §9). */
const KEY_LENGTH = 6
const STORED = 'zapiski.scroll'
/** Entries remembered. */
const LIMIT = 50

/** The key of the current entry, when it has one. */
export function knownKey(): string | undefined {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !('key' in state)) return undefined
  return typeof state.key === 'string' ? state.key : undefined
}

/** The key of the current entry, kept in its state; made where there is none. */
function entryKey(): string {
  const known = knownKey()
  if (known !== undefined) return known
  const key = Math.random()
    .toString(36)
    .slice(2, 2 + KEY_LENGTH)
    .padEnd(KEY_LENGTH, '0')
  history.replaceState({ ...history.state, key }, '')
  return key
}

/** Where entries were left, also where nothing can be stored. */
let places = new Map<string, number>()

/** Gives the current entry its key. */
export const nameEntry = (): void => void entryKey()

/** Takes down where an entry is scrolled: the current one, or the one that the page was still of. */
export function rememberScroll(key = knownKey()): void {
  if (key === undefined) return
  places.delete(key)
  places.set(key, Math.round(scrollY))
  places = new Map([...places].slice(-LIMIT))
  writeStored(STORED, JSON.stringify([...places]), 'sessionStorage')
}

/**
 * Puts the current entry where it was left. Not left to the browser: Chromium takes down for this entry where the old
 * page happens to stand in the height of the new one. False where nothing is known.
 */
export function restoreScroll(): boolean {
  const top = places.get(knownKey() ?? '')
  if (top === undefined) return false
  scrollTo({ top, behavior: 'instant' })
  return true
}

/**
 * Exchanges the page while the browser does not hold on to what is in view: it would look for its anchor among the new
 * page's elements and move away from the place that it restores.
 */
export async function withoutAnchoring(exchange: () => Promise<void>): Promise<void> {
  const { style } = document.documentElement
  style.overflowAnchor = 'none'
  try {
    await exchange()
  } finally {
    // The frame after the next one: by then the new page has been laid out at its place.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        style.overflowAnchor = ''
      }),
    )
  }
}

export function startEntryScroll(): void {
  addEventListener('pagehide', () => {
    nameEntry()
    rememberScroll()
  })
  places = readStoredMap(STORED)
  const stored = places.get(entryKey())
  // An entry that is come to anew has no key that is known.
  if (stored === undefined) return
  let isTouched = false
  onFirstTouch(() => {
    isTouched = true
  })
  const restore = () => {
    if (!isTouched && Math.abs(scrollY - stored) > 1) scrollTo({ top: stored, behavior: 'instant' })
  }
  if (document.readyState === 'complete') restore()
  else addEventListener('load', () => requestAnimationFrame(restore))
}
