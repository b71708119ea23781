/** Remembered ways of the menus: the docs version of each plugin, the language with its query and hash. */

import type { PageVersion, ShellData } from '../../shared/shell.ts'
import { preferredVersionKey, versionTag } from '../../shared/version.ts'
import { createStore } from '../state.ts'
import { onStored, readStored, writeStored } from '../storage.ts'

type Versions = Pick<ShellData, 'versions' | 'rememberVersions'>

/** Version chosen last, by docs plugin. */
export const preferredVersions = createStore<Record<string, string>>({})

/** Versions of the page being read; nothing outside versioned documents. */
let active: PageVersion | undefined
let known: Versions = { versions: {}, rememberVersions: true }

export function setActiveVersion(version: PageVersion | undefined): void {
  active = version
}

/** Reads what is stored and forgets a version that does not exist any more. */
export function checkVersions(shell: Versions): void {
  known = shell
  if (!shell.rememberVersions) return
  const found: Record<string, string> = {}
  for (const [pluginId, { names }] of Object.entries(shell.versions)) {
    const stored = readStored(preferredVersionKey(pluginId))
    if (stored === undefined) continue
    if (names.includes(stored)) found[pluginId] = stored
    else writeStored(preferredVersionKey(pluginId), undefined)
  }
  preferredVersions.set(found)
}

/** The version of a plugin that a reader of this page means: the page's, else the chosen one, else the last. */
export function readersVersion(pluginId: string): string | undefined {
  if (active?.pluginId === pluginId) return active.version
  return preferredVersions.get()[pluginId] ?? known.versions[pluginId]?.last
}

/** Tags of what a search from this page is about: all that is no documents, and one version of each plugin. */
export function contextTags(chosen: Record<string, string> = {}): string[] {
  const versions = Object.keys(known.versions).flatMap(id => {
    const name = chosen[id] ?? readersVersion(id)
    return name === undefined ? [] : [versionTag(id, name)]
  })
  return ['default', ...versions]
}

function prefer(pluginId: string, version: string): void {
  preferredVersions.set({ ...preferredVersions.get(), [pluginId]: version })
  if (known.rememberVersions) writeStored(preferredVersionKey(pluginId), version)
}

/** The reader's own path in another language: a page that is not there has no address to be asked for. */
function keepPath(link: HTMLAnchorElement): void {
  const own = document.querySelector<HTMLElement>('[data-locale][aria-current]')?.dataset.base
  const { base } = link.dataset
  if (own === undefined || base === undefined || !location.pathname.startsWith(own)) return
  link.pathname = new URL(base, location.origin).pathname + location.pathname.slice(own.length)
}

export function startPreferences(): void {
  document.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null) return
    const { version, docs, locale } = link.dataset
    if (version !== undefined && docs !== undefined) prefer(docs, version)
    if (locale !== undefined) keepPath(link)
    // The same place in another version or language; a banner leads to a page, not to a place.
    const isSwitch = locale !== undefined || (version !== undefined && link.closest('.dropdown-menu') !== null)
    if (isSwitch) {
      link.search = location.search
      link.hash = location.hash
    }
  })
  // Another tab chose.
  onStored(key => {
    const isOurs = key === undefined || Object.keys(known.versions).some(id => preferredVersionKey(id) === key)
    if (isOurs && known.rememberVersions) checkVersions(known)
  })
}
