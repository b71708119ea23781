/** Names of what a version of the documents owns. */

/** Docusaurus' name of the version that is being written. */
export const CURRENT_VERSION = 'current'

/** Pages that plugins make belong to no folder: no setting can give this name. */
export const MADE_PAGES = '(plugins)'

/** What tells the content of one version from that of others: `default` for the current one, else `default@1.0`. */
export const contentKey = ({ id, version }: { id: string; version: { name: string } }): string =>
  version.name === CURRENT_VERSION ? id : `${id}@${version.name}`

/** The same apart, in Docusaurus' names. */
export function readContentKey(key: string): { pluginId: string; version: string } {
  const [pluginId = '', version = CURRENT_VERSION] = key.split('@', 2)
  return { pluginId, version }
}

/** Docusaurus' tag of a version for search: `docs-default-current`. */
export const versionTag = (pluginId: string, version: string): string => `docs-${pluginId}-${version}`

/** Storage key of the version that a reader chose last. */
export const preferredVersionKey = (pluginId: string): string => `docs-preferred-version-${pluginId}`
