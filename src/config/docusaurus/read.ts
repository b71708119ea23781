/** Reads a Docusaurus config as it is, with none of its packages installed, and says once what is not honoured. */

import { existsSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { createReport, problemOf, textOf } from '../../messages/problem.ts'
import type { Text } from '../../messages/text.ts'
import { type FilePath, toFilePath } from '../../shared/path.ts'
import type { Problem } from '../../shared/problem.ts'
import { words } from '../../shared/text/words.ts'
import { attempt, isRecord, mapValues, recordOf } from '../../shared/value.ts'
import { importPlace } from '../module/importer.ts'
import { type ReadModule, readModule } from '../module/module.ts'
import { DOCUSAURUS_CONFIGS } from '../module/names.ts'
import { blockedInHead } from './head.ts'
import { type GlobalData, type Lifecycle, runPlugins } from './lifecycle/index.ts'
import { hasFirstMdx } from './services.ts'
import { type Notes, rightPlace } from './source.ts'
import { createStandIns, forgetCalls, standInName, wasCalled } from './stand-ins.ts'
import { translateConfig } from './translate.ts'

/** Runs a config or sidebars file of a Docusaurus site. */
export async function readDocusaurusModule(file: string, siteDir: string): Promise<ReadModule> {
  const standIns = createStandIns(siteDir)
  const isConfig = DOCUSAURUS_CONFIGS.includes(basename(file))
  if (isConfig) forgetCalls()
  const read = await readModule(file, siteDir, [standIns.plugin])
  const problems = [...standIns.lost()].map(([name, importer]) => {
    const at = { ...importPlace([importer], name), file: toFilePath(relative(siteDir, importer)) }
    return isConfig
      ? problemOf('error', 'config-syntax/import', { at, values: { name } })
      : problemOf('warning', 'config-syntax/import-made', { at, values: { name } })
  })
  const missing = standIns.missing()
  if (isConfig) return { ...read, missing, ...(problems.length > 0 && { value: undefined, problems }) }
  const value = withoutStandIns(read.value)
  const names = missing.filter(name => value.lacks.has(name))
  if (names.length > 0)
    problems.push(
      problemOf('warning', 'config-packages/menu', {
        at: { file: toFilePath(relative(siteDir, file)) },
        values: { names, list: names.join(' ') },
      }),
    )
  return { ...read, value: value.plain, problems: [...read.problems, ...problems], missing }
}

/**
 * Plain data without what a program has not made yet or a package would: gone from lists with what is made of it, an
 * empty list elsewhere. `lacks`: whose it would have been.
 */
function withoutStandIns(value: unknown): { plain: unknown; lacks: ReadonlySet<string> } {
  const lacks = new Set<string>()
  const isHollow = (item: unknown): boolean => {
    const name = standInName(item)
    if (name !== undefined) lacks.add(name)
    return name !== undefined
  }
  const isMadeOfHollow = (item: unknown): boolean =>
    isRecord(item) &&
    Object.entries(item).some(([key, inside]) => isHollow(inside) && (key !== 'items' || item.link === undefined))
  const plain = (inside: unknown): unknown => {
    if (isHollow(inside)) return []
    if (Array.isArray(inside)) return inside.filter(item => !isHollow(item) && !isMadeOfHollow(item)).map(plain)
    return isRecord(inside) ? mapValues(inside, plain) : inside
  }
  return { plain: plain(value), lacks }
}

/** Runs what the config names of the site's own plugins. */
export const liveDocusaurus = async (read: ReadModule, value: unknown, at: { siteDir: string; file: FilePath }) =>
  isRecord(value) ? runPlugins({ ...at, value, code: read.code, read: readDocusaurusModule }) : undefined

/** Something that is not honoured, at its place in the author's file. */
export interface Ignored {
  where: string
  meaning: Text
}

interface Translated {
  /** For `resolveConfig`. */
  config: unknown
  /** What is not honoured, a note a kind. */
  problems: Problem[]
  /** Where a setting of ours stands in the author's file. */
  place: (where: string) => string
  /** Something was left out that may have made pages, texts or menus. */
  isPartial: boolean
  isFirstMdx: boolean
  /** What plugins left for components. */
  globalData: GlobalData
  /** What is plain data of `themeConfig`. */
  themeConfig: Record<string, unknown>
  /** Each thing that is not honoured, for `zapiski import`. */
  left: Ignored[]
}

/** What a config gave when it was run. */
interface Ran {
  value: unknown
  siteDir: string
  file: FilePath
  /** Packages that were asked for and are not there. */
  missing: readonly string[]
  lifecycle?: Lifecycle | undefined
}

/** Functions and stand-ins of packages are not told to components. */
const plainThemeConfig = (written: unknown): Record<string, unknown> =>
  recordOf(attempt(() => JSON.parse(JSON.stringify(written))))

/** What is left out with these may have been pages, texts and menus that others link to. */
const MAKERS = words(`
  ignored/blog-posts ignored/not-installed ignored/not-run ignored/not-run-means ignored/plugin-routes
  ignored/preset ignored/preset-alike
`)

/** The value of a config (already called, when it is a function) in our names. */
export function translate({ value, siteDir, file, missing, lifecycle }: Ran): Translated {
  const left: Ignored[] = []
  const unknown: string[] = []
  const notes: Notes = {
    explain: (where, meaning) => void left.push({ where, meaning }),
    unknown: where => {
      const key = /^themeConfig\.([^.[]+)/.exec(where)?.[1]
      if (key === undefined || lifecycle?.asked.has(key) !== true) unknown.push(where)
    },
  }
  const { config, places } = translateConfig(recordOf(value), { siteDir, notes, ran: lifecycle })
  left.push(...(lifecycle?.left ?? []))
  const problems: Problem[] = [...(lifecycle?.problems ?? [])]
  const report = createReport(problems, file)
  // A plugin that is made with a package that is not there changes nothing, or something else than it should.
  const hasHollow = missing.length > 0 && hasPlugins(config)
  const told = new Set(left.map(({ meaning }) => meaning.values?.name))
  const called = [...new Set([...missing, ...(lifecycle?.missing ?? [])])]
    .filter(name => !told.has(name) && wasCalled(name))
    .sort()
  const others = missing.filter(name => !told.has(name) && !called.includes(name))
  if (called.length > 0) report('note', 'config-packages/called', { values: { names: called, list: called.join(' ') } })
  if (others.length > 0)
    report('note', hasHollow ? 'config-packages/plugins' : 'config-packages', { values: { names: others } })
  const [first, ...rest] = left.map(item => textOf('ignored/item', { ...item }))
  if (first !== undefined) {
    const list = rest.reduce((before, next) => textOf('ignored/items', { before, next }), first)
    report('note', 'config-ignored', { values: { list } })
  }
  for (const origin of blockedInHead(config))
    report('warning', 'blocked-address/head', { values: { origin, setting: 'scriptSrc' } })
  const names = unknown.filter(where => rightPlace(where) === undefined)
  for (const where of unknown) {
    const place = rightPlace(where)
    if (place !== undefined) report('warning', 'config-misplaced', { values: { where: `${where}: `, place } })
  }
  if (names.length > 0) report('note', 'config-unknown', { values: { names } })
  return {
    config: isRecord(value) ? withMessages(config, lifecycle?.messages) : value,
    problems,
    place: where => placeOf(where, places),
    themeConfig: isRecord(value) ? plainThemeConfig({ ...recordOf(value.themeConfig), ...lifecycle?.themeConfig }) : {},
    globalData: lifecycle?.globalData ?? {},
    isFirstMdx: hasFirstMdx(siteDir),
    isPartial:
      hasHollow ||
      called.length > 0 ||
      lifecycle?.isHollow === true ||
      left.some(({ meaning }) => MAKERS.includes(meaning.id)),
    left: [...left, ...unknown.map(where => ({ where, meaning: textOf('ignored/unknown') }))],
  }
}

/** Those of plugins stand where nobody has said it otherwise. */
const withMessages = (
  config: Record<string, unknown>,
  messages: Lifecycle['messages'] = {},
): Record<string, unknown> =>
  Object.keys(messages).length === 0 ? config : { ...config, messages: { ...messages, ...recordOf(config.messages) } }

const hasPlugins = ({ docs, blog, pages }: Record<string, unknown>): boolean =>
  [docs, blog, pages]
    .flat()
    .some(section => isRecord(section) && (section.remarkPlugins ?? section.rehypePlugins) !== undefined)

/** The longest part of the path that came from somewhere else, and the rest as it is. */
function placeOf(where: string, places: Record<string, string>): string {
  const from = Object.keys(places)
    .filter(place => where === place || where.startsWith(`${place}.`) || where.startsWith(`${place}[`))
    .toSorted((a, b) => b.length - a.length)[0]
  return from === undefined ? where : `${places[from]}${where.slice(from.length)}`
}

/** The config of a Docusaurus site in a folder, if there is one. */
export const findDocusaurusConfig = (siteDir: string): string | undefined =>
  DOCUSAURUS_CONFIGS.find(name => existsSync(join(siteDir, name)))
