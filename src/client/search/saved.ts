/**
 * Pages that a reader found lately, and those kept. In storage, removable; without storage for the visit. All languages
 * of a site, and sites of one host, have the same storage: each shows its own.
 */

import type { ShellData } from '../../shared/shell.ts'
import { readStoredJson, writeStored } from '../storage.ts'

export interface SavedPage {
  href: string
  title: string
  section: string
}

/** SPEC §9. */
const RECENT = 7
const RECENT_BESIDE_FAVORITES = 4
const FAVORITES = 10
const KEYS = { recent: 'zapiski.search.recent', favorite: 'zapiski.search.favorites' } as const

type Kind = keyof typeof KEYS

/** For visits without storage. */
const memory: Partial<Record<Kind, SavedPage[]>> = {}

/** A site in one language. */
type Place = Pick<ShellData, 'baseUrl' | 'others'>

/** Whether a page is of this site and language; those of other hosts, which a hosted search finds, are everywhere. */
function isOf({ baseUrl, others = [] }: Place, { href }: SavedPage): boolean {
  try {
    const { origin, pathname } = new URL(href, location.href)
    const lies = (base: string): boolean => `${pathname}/`.startsWith(base)
    return origin !== location.origin || (lies(baseUrl) && !others.some(lies))
  } catch {
    // What stands in a storage may be no address at all.
    return false
  }
}

function read(kind: Kind): SavedPage[] {
  const value = readStoredJson(KEYS[kind])
  return Array.isArray(value) ? value.filter(isSaved) : (memory[kind] ?? [])
}

function isSaved(value: unknown): value is SavedPage {
  if (typeof value !== 'object' || value === null) return false
  const { href, title, section } = value as Record<string, unknown>
  // What stands in a storage may be anyone's: only addresses of pages, never of scripts.
  const isPage = typeof href === 'string' && /^(\/(?!\/)|https?:)/.test(href)
  return isPage && typeof title === 'string' && typeof section === 'string'
}

function write(kind: Kind, pages: SavedPage[]): void {
  memory[kind] = pages
  writeStored(KEYS[kind], pages.length === 0 ? undefined : JSON.stringify(pages))
}

const readOf = (place: Place, kind: Kind): SavedPage[] => read(kind).filter(page => isOf(place, page))

/** The page first among those of its place, of which there are `limit`. */
function add(place: Place, kind: Kind, page: SavedPage): void {
  const limit = kind === 'recent' ? RECENT : FAVORITES
  const old = read(kind).filter(({ href }) => href !== page.href)
  const own = [page, ...old.filter(one => isOf(place, one))].slice(0, limit)
  write(kind, [...own, ...old.filter(one => !isOf(place, one))])
}

export const readFavorites = (place: Place): SavedPage[] => readOf(place, 'favorite').slice(0, FAVORITES)

export function readRecent(place: Place): SavedPage[] {
  const favorites = readFavorites(place)
  const limit = favorites.length > 0 ? RECENT_BESIDE_FAVORITES : RECENT
  return readOf(place, 'recent')
    .filter(({ href }) => favorites.every(page => page.href !== href))
    .slice(0, limit)
}

export const addRecent = (place: Place, page: SavedPage): void => add(place, 'recent', page)

export const addFavorite = (place: Place, page: SavedPage): void => add(place, 'favorite', page)

export function removeSaved(href: string): void {
  for (const kind of ['recent', 'favorite'] as const) {
    const pages = read(kind)
    if (pages.some(page => page.href === href))
      write(
        kind,
        pages.filter(page => page.href !== href),
      )
  }
}
