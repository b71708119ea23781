/** Remembered ways of the menus: the docs version of each plugin, the language with its query and hash. */

import { readStored, writeStored } from '../storage.ts'

const key = (pluginId: string): string => `docs-preferred-version-${pluginId}`

/** Forgets a version that does not exist any more. */
export function checkVersions(versions: Record<string, string[]>): void {
  for (const [pluginId, names] of Object.entries(versions)) {
    const stored = readStored(key(pluginId))
    if (stored !== undefined && !names.includes(stored)) writeStored(key(pluginId), undefined)
  }
}

export function startPreferences(): void {
  document.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null) return
    const { version, docs, locale } = link.dataset
    if (version !== undefined && docs !== undefined) writeStored(key(docs), version)
    if (locale !== undefined) {
      link.search = location.search
      link.hash = location.hash
    }
  })
}
