/** Versions of one docs instance: `versions.json`, what the config chooses of it, and Docusaurus' defaults. */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { TextId } from '../messages/texts/index.ts'
import type { DocsVersion } from '../shared/config.ts'
import type { Position } from '../shared/problem.ts'
import { CURRENT_VERSION } from '../shared/version.ts'
import { type Fields, kindOf, type Report, type ReportIn, suggest } from './fields.ts'
import { readJsonFile } from './module/json.ts'

interface VersionPlace extends DocsVersion {
  /** Of its menus alone. */
  sidebarTexts: Record<string, string>
  /** Folder of its files, from the site directory. */
  folder: string
  /** Part of its address below that of the instance; empty for the last version. */
  pathPart: string
  /** Its sidebars file; `undefined` for the current version, which the config names itself. */
  sidebarsFile: string | undefined
}

interface VersionsContext {
  id: string
  /** Folder of the current version. */
  path: string
  siteDir: string
  reportIn: ReportIn
}

const SIDEBARS_FOLDER = 'versioned_sidebars'

/** `community_versions.json`; no prefix for the default instance. */
const prefixed = (name: string, id: string): string => (id === 'default' ? name : `${id}_${name}`)

/** The list of versions that were kept, the newest first. */
export const versionsFileOf = (id: string): string => prefixed('versions.json', id)

/** Folders of versions that were kept. */
export const versionsFolderOf = (id: string): string => prefixed('versioned_docs', id)

/** Sidebars of a version that was kept, from the site. */
export const sidebarsFileOf = (id: string, version: string): string =>
  `${prefixed(SIDEBARS_FOLDER, id)}/version-${version}-sidebars.json`

/** Whether a path from the site is of the sidebars of any such version. */
export const isKeptSidebars = (path: string): boolean =>
  path.split('/', 1)[0]?.endsWith(SIDEBARS_FOLDER) === true && path.includes('/version-')

/** Files of versions that a docs instance has or may have: what to watch besides the documents. */
export function versionFiles(siteDir: string, id: string, names: readonly string[]): string[] {
  const sidebars = names.map(name => sidebarsFileOf(id, name))
  return [versionsFileOf(id), ...sidebars].map(file => join(siteDir, file))
}

/** Names of the versions that were kept; what is wrong with their file is said when they are resolved. */
export function keptVersions(siteDir: string, id: string): string[] {
  const file = join(siteDir, versionsFileOf(id))
  return existsSync(file) ? (readNames(file, () => () => {}) ?? []) : []
}

/** Every published version, the newest first. There is always one, so that the rest of the config can be checked. */
export function resolveVersions(fields: Fields, context: VersionsContext): VersionPlace[] {
  const all = availableVersions(fields, context)
  const names = chosenVersions(fields, all)
  const last = lastVersion(fields, all, names)
  const settings = fields.inside('versions')
  const versions = names.map((name, place): VersionPlace => {
    const own = settings.inside(name)
    const isCurrent = name === CURRENT_VERSION
    const isLast = name === last
    const byPlace = isLast ? 'none' : place < names.indexOf(last) ? 'unreleased' : 'unmaintained'
    const banner = own.oneOf('banner', ['none', 'unreleased', 'unmaintained'], byPlace)
    const version: VersionPlace = {
      name,
      label: own.text('label', isCurrent ? 'Next' : name),
      banner: banner === 'none' ? undefined : banner,
      badge: own.flag('badge', names.length > 1),
      className: own.text('className', `docs-version-${name}`),
      noIndex: own.flag('noIndex', false),
      isLast,
      sidebarTexts: own.textMap('sidebarTexts'),
      pathPart: own.text('path', isLast ? '' : isCurrent ? 'next' : name),
      folder: isCurrent ? context.path : `${versionsFolderOf(context.id)}/version-${name}`,
      sidebarsFile: isCurrent ? undefined : sidebarsFileOf(context.id, name),
    }
    own.end()
    return version
  })
  // Settings of a version that exists but is not published mean nothing now and are no mistake.
  for (const name of all) settings.raw(name)
  settings.end()
  return versions
}

/** Names on disk and the current one, the newest first. */
function availableVersions(fields: Fields, { id, siteDir, reportIn }: VersionsContext): string[] {
  const file = versionsFileOf(id)
  const written = existsSync(join(siteDir, file))
    ? readNames(join(siteDir, file), place => reportIn(file, place))
    : undefined
  const isDisabled = fields.flag('disableVersioning', false)
  if (isDisabled && written === undefined) {
    fields.wrong('disableVersioning', 'config/versions-off', { file })
  }
  const names = isDisabled ? [] : (written ?? [])
  const withCurrent = fields.flag('includeCurrentVersion', true) && !names.includes(CURRENT_VERSION)
  const all = withCurrent ? [CURRENT_VERSION, ...names] : names
  if (all.length > 0) return all
  fields.wrong('includeCurrentVersion', 'config/versions-none', { file })
  return [CURRENT_VERSION]
}

function chosenVersions(fields: Fields, all: string[]): string[] {
  if (!fields.has('onlyIncludeVersions')) return all
  const wanted = fields.texts('onlyIncludeVersions', all)
  for (const name of wanted.filter(name => !all.includes(name)))
    fields.wrong('onlyIncludeVersions', 'config/version-unknown', { name, suggestion: suggest(name, all) })
  const chosen = all.filter(name => wanted.includes(name))
  if (wanted.length === 0) fields.wrong('onlyIncludeVersions', 'config/versions-empty')
  return chosen.length === 0 ? all : chosen
}

function lastVersion(fields: Fields, all: string[], names: string[]): string {
  const written = fields.text('lastVersion')
  if (written !== undefined && names.includes(written)) return written
  if (written !== undefined && all.includes(written)) {
    fields.wrong('lastVersion', 'config/version-unpublished', { name: written })
  } else if (written !== undefined) {
    fields.wrong('lastVersion', 'config/version-unknown', { name: written, suggestion: suggest(written, all) })
  }
  return names.find(name => name !== CURRENT_VERSION) ?? CURRENT_VERSION
}

function readNames(disk: string, reportAt: (place?: Position) => Report): string[] | undefined {
  const report = reportAt()
  const read = readJsonFile(disk)
  if (!('value' in read)) {
    reportAt(read.at)('', read.id ?? 'config/versions-file', read.values)
    return undefined
  }
  const { value } = read
  if (!Array.isArray(value)) {
    report('', 'config/versions-list', { kind: kindOf(value) })
    return undefined
  }
  return value.filter((name: unknown, index): name is string => {
    const isTwin = typeof name === 'string' && value.indexOf(name) < index
    const fault = isTwin ? 'config/version-twin' : typeof name === 'string' ? faultOf(name) : 'config/version-kind'
    if (fault !== undefined) report('', fault, { name: String(name), kind: kindOf(name) })
    return fault === undefined
  })
}

/** Names become folders and addresses. */
function faultOf(name: string): TextId | undefined {
  if (name.trim() === '') return 'config/version-empty'
  if (name.length > 32) return 'config/version-long'
  const isFolder = !/[/\\<>:"|?*\u0000-\u001F]/.test(name) && name !== '.' && name !== '..'
  return isFolder ? undefined : 'config/version-folder'
}
