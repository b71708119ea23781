/** Finds a site's config file, runs it, reads the sidebars it names, and resolves it all. */

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { isSpecial, readText } from '../disk.ts'
import { problemOf } from '../messages/problem.ts'
import { languageOf } from '../messages/text.ts'
import type { Config } from '../shared/config.ts'
import { type FilePath, toFilePath } from '../shared/path.ts'
import type { Problem } from '../shared/problem.ts'
import { recordOf } from '../shared/value.ts'
import { liveDocusaurus, readDocusaurusModule, translate } from './docusaurus/read.ts'
import { doubtsOf } from './doubts/index.ts'
import { type Locate, localesOf, resolveLanguages } from './languages.ts'
import { createLocator } from './locate.ts'
import { nameVariables } from './module/environment.ts'
import { readModule } from './module/module.ts'
import { DOCUSAURUS_CONFIGS, OWN_CONFIGS, UNREAD_CONFIGS } from './module/names.ts'
import { placeMisplaced, placeProblems } from './placed.ts'
import { ownLenient, type Place, type Resolved } from './resolve/index.ts'
import { withPluginDigests } from './resolve/plugin-digests.ts'
import { type Reader, readSettings, readSpoken } from './settings.ts'
import { type WrittenTexts, writtenTexts } from './site-texts.ts'
import { versionFiles } from './versions.ts'

export interface Loaded extends Resolved {
  /** Absolute paths of the config, its imports and sidebars files: what to watch. */
  files: string[]
  /** Those that were looked for and are not there: when one comes, the config is another. */
  awaited?: string[]
  /** What a language may say otherwise; absent when the config cannot be read. */
  written?: (locale: string) => WrittenTexts | undefined
  /** Problems of the site, those that are about a setting at its place. */
  placed?: (problems: readonly Problem[]) => Promise<Problem[]>
}

export interface LoadOptions {
  /** From the working directory; `build` in the site directory by default. */
  outDir?: string | undefined
  /** Languages to publish; all of the config by default. */
  locales?: readonly string[] | undefined
  /** All languages under one address, whatever hosts they are meant for. */
  together?: boolean | undefined
}

/** The first file that exists decides; a reader of another generator's config takes its place after ours. */
const READERS: (Omit<Reader, 'name'> & { names: readonly string[] })[] = [
  { names: OWN_CONFIGS, read: readModule },
  { names: DOCUSAURUS_CONFIGS, read: readDocusaurusModule, translate, live: liveDocusaurus },
]

/** Reads the config of the site in `siteDir`; problems are values, nothing is thrown for an author's mistake. */
export async function loadConfig(siteDir: string, options: LoadOptions = {}): Promise<Loaded> {
  const root = resolve(siteDir)
  const found = READERS.flatMap(({ names, ...reader }) => names.map(name => ({ name, ...reader }))).find(({ name }) =>
    existsSync(join(root, name)),
  )
  if (found === undefined) return { problems: [noConfig(root)], language: 'en', files: [] }
  const path = join(root, found.name)
  const blocked = await unreadable(root, path)
  if (blocked.length > 0) return { problems: blocked, language: 'en', files: [] }
  const settings = await readSettings(root, found)
  if (!('user' in settings)) return { ...settings, language: 'en' }
  const { user } = settings
  const all = localesOf(user)
  const unknown = options.locales?.find(name => !all.includes(name))
  if (unknown !== undefined) {
    const problem = problemOf('error', 'config/no-locale', { values: { written: unknown, names: all } })
    return { problems: [problem], language: languageOf(all[0] ?? 'en'), files: settings.files }
  }
  const wanted = all.filter(name => options.locales?.includes(name) ?? true)
  const spoken = await readSpoken(root, found, { settings, locales: wanted })
  // Sidebars of a site that moved name what its former engine's packages make.
  const readFrom = ownLenient(user) === undefined ? found.read : readDocusaurusModule
  const sidebars = await readSidebars([user, ...[...spoken.values()].map(({ user }) => user)], root, readFrom)
  const resolveAll = (locate?: Locate) =>
    resolveLanguages(spoken, { root, file: found.name, sidebars, options, locate })
  const first = resolveAll()
  const beside = [...first.files, ...versionsOf(root, first.config)]
  const files = [...settings.files, ...sidebars.files, ...beside.filter(path => existsSync(path))]
  const awaited = [...sidebars.missing.map(({ file }) => file), ...beside.filter(path => !existsSync(path))]
  const places = () => createPlaces(root, [join(root, found.name), ...sidebars.files], settings.place)
  const notes = [
    ...(await placeMisplaced(settings.notes, toFilePath(found.name), places)),
    ...(await doubtsOf({ user, config: first.config, root, name: found.name, files: settings.files }, places)),
  ]
  const isMissing = sidebars.missing.length > 0
  if (first.problems.length === 0 && !isMissing && !sidebars.problems.some(isError) && !notes.some(isError))
    return {
      ...first,
      ...(first.config !== undefined && { config: withPluginDigests(first.config, files) }),
      problems: [...sidebars.problems, ...notes],
      files,
      awaited,
      written: locale => writtenTexts(user, locale),
      placed: problems => placeProblems(problems, { root, file: toFilePath(found.name), files, places }),
    }
  // Looking for lines costs a parse of the text, so it is done only when there is something to say.
  const locate = await places()
  const { problems: mistakes, language } = resolveAll(locate)
  const problems = nameVariables(mistakes, toFilePath(found.name), readText(path) ?? '')
  const missing = sidebars.missing.map(({ where, file }) => {
    const values = { where: `${where}: `, file: toFilePath(relative(root, file)) }
    const config = toFilePath(found.name)
    const at = { file: config, ...locate(where, config) }
    return problemOf('error', 'config/sidebars-missing', { at, values })
  })
  return { problems: [...problems, ...missing, ...sidebars.problems, ...notes], language, files, awaited }
}

/** A config under a name that nobody reads is named, with the one that is. */
function noConfig(root: string): Problem {
  const unread = UNREAD_CONFIGS.find(name => existsSync(join(root, name)))
  if (unread === undefined) return problemOf('error', 'config-missing')
  const id = /[jt]sx?$/.test(unread) ? 'config-missing/name' : 'config-missing/data'
  const name = unread.replace(/\w+$/, id === 'config-missing/data' ? 'ts' : 'js')
  return problemOf('error', id, { at: { file: toFilePath(unread) }, values: { name } })
}

/** What keeps a bundler from reading the config: it asks for the manifest beside a module too, and says nothing of why. */
async function unreadable(root: string, path: string): Promise<Problem[]> {
  const manifest = join(root, 'package.json')
  const odd = [path, manifest].find(isSpecial)
  if (odd !== undefined) return [specialFile(root, odd)]
  return existsSync(manifest) ? (await readModule(manifest, root)).problems : []
}

const specialFile = (root: string, path: string): Problem =>
  problemOf('error', 'file-special/text', { at: { file: toFilePath(relative(root, path)) } })

/** `versions.json` and versioned sidebars of every docs instance, there or not. */
function versionsOf(root: string, config: Config | undefined): string[] {
  const docs = config?.docs ?? []
  const names = (id: string): string[] => docs.filter(other => other.id === id).map(({ version }) => version.name)
  return [...new Set(docs.map(({ id }) => id))].flatMap(id => versionFiles(root, id, names(id)))
}

interface Sidebars {
  values: Map<string, unknown>
  problems: Problem[]
  files: string[]
  /** Settings that name a file which is not there. */
  missing: { where: string; file: string }[]
}

/** Those that the config names, in one language or another. */
async function readSidebars(configs: readonly unknown[], root: string, readFrom: Reader['read']): Promise<Sidebars> {
  const docs = configs.flatMap(config => {
    const written = recordOf(config).docs
    return Array.isArray(written)
      ? written.map((instance: unknown, index) => ({ instance, where: `docs[${index}].sidebarPath` }))
      : [{ instance: written, where: 'docs.sidebarPath' }]
  })
  const values = new Map<string, unknown>()
  const problems: Problem[] = []
  const files: string[] = []
  const missing: Sidebars['missing'] = []
  const seen = new Set<string>()
  for (const { instance, where } of docs) {
    const path = recordOf(instance).sidebarPath
    if (typeof path !== 'string' || seen.has(path)) continue
    seen.add(path)
    const file = resolve(root, path)
    if (!existsSync(file)) {
      missing.push({ where, file })
      continue
    }
    if (isSpecial(file)) {
      problems.push(specialFile(root, file))
      continue
    }
    const read = await readFrom(file, root)
    problems.push(...read.problems)
    files.push(...read.files)
    if (!read.problems.some(isError)) values.set(path, read.value)
  }
  return { values, problems, files, missing }
}

/** Finders of places for every file that problems may be about. */
async function createPlaces(root: string, files: string[], place = (where: string) => where) {
  const locators = new Map<string, (where: string) => Place | undefined>()
  for (const file of files) {
    if (!file.endsWith('.json'))
      locators.set(toFilePath(relative(root, file)), await createLocator(file, await readFile(file, 'utf8')))
  }
  return (where: string, file: FilePath | undefined): Place | undefined =>
    file === undefined ? undefined : locators.get(toFilePath(file))?.(place(where))
}

const isError = ({ level }: Problem): boolean => level === 'error'
