/**
 * Scroll of a history entry after a full page load. Browsers restore it before folders, tabs and late fonts have their
 * height, and then it is off; the entry's own record puts it right.
 */

import { readStored, writeStored } from '../storage.ts'

/** Characters of an entry's key (SPEC §9). */
const KEY_LENGTH = 6
const STORED = 'zapiski.scroll'
/** Entries remembered. */
const LIMIT = 50

/** The key of the current entry, kept in its state. */
function entryKey(): string {
  const state: unknown = history.state
  if (typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string') return state.key
  const key = crypto.getRandomValues(new Uint32Array(2)).reduce((text, number) => text + number.toString(36), '')
  const short = key.slice(0, KEY_LENGTH).padEnd(KEY_LENGTH, '0')
  history.replaceState({ ...(typeof state === 'object' ? state : {}), key: short }, '')
  return short
}

function read(): [string, number][] {
  try {
    const value: unknown = JSON.parse(readStored(STORED, 'sessionStorage') ?? '[]')
    return Array.isArray(value) ? value.filter((entry): entry is [string, number] => Array.isArray(entry)) : []
  } catch {
    return []
  }
}

export function startEntryScroll(): void {
  addEventListener('pagehide', () => {
    const key = entryKey()
    const others = read().filter(([other]) => other !== key)
    writeStored(STORED, JSON.stringify([...others, [key, Math.round(scrollY)]].slice(-LIMIT)), 'sessionStorage')
  })
  const [timing] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const stored = new Map(read()).get(entryKey())
  if (stored === undefined || timing === undefined || !['reload', 'back_forward'].includes(timing.type)) return
  let isTouched = false
  for (const name of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    addEventListener(
      name,
      () => {
        isTouched = true
      },
      { once: true, passive: true },
    )
  }
  const restore = () => {
    if (!isTouched && Math.abs(scrollY - stored) > 1) scrollTo({ top: stored, behavior: 'instant' })
  }
  if (document.readyState === 'complete') restore()
  else addEventListener('load', () => requestAnimationFrame(restore))
}
