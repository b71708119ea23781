/** Pages that a reader found lately, and those kept. In storage, removable; without storage for the visit. */

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

export const readFavorites = (): SavedPage[] => read('favorite').slice(0, FAVORITES)

export function readRecent(): SavedPage[] {
  const favorites = readFavorites()
  const limit = favorites.length > 0 ? RECENT_BESIDE_FAVORITES : RECENT
  return read('recent')
    .filter(({ href }) => favorites.every(page => page.href !== href))
    .slice(0, limit)
}

export function addRecent(page: SavedPage): void {
  write('recent', [page, ...read('recent').filter(({ href }) => href !== page.href)].slice(0, RECENT))
}

export function addFavorite(page: SavedPage): void {
  write('favorite', [page, ...read('favorite').filter(({ href }) => href !== page.href)].slice(0, FAVORITES))
}

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
