/** A Docusaurus config as the text of a `zapiski.config.ts`, and what is left for a human. */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { textOf } from '../../messages/problem.ts'
import { type Language, languageOf } from '../../messages/text.ts'
import type { TextId } from '../../messages/texts/index.ts'
import { type FilePath, toFilePath } from '../../shared/path.ts'
import type { Place, Problem } from '../../shared/problem.ts'
import { type LeftKind, leftKindOf } from '../../shared/site/left-parts.ts'
import { SLOTS } from '../../shared/site/slots.ts'
import { isRecord, recordOf } from '../../shared/value.ts'
import { callConfig } from '../call.ts'
import { createLocator } from '../locate.ts'
import type { ReadModule } from '../module/module.ts'
import { resolveConfig } from '../resolve/index.ts'
import { codeOfFunctions } from './functions.ts'
import type { Lifecycle } from './lifecycle/index.ts'
import { printConfig } from './print.ts'
import { findDocusaurusConfig, type Ignored, liveDocusaurus, readDocusaurusModule, translate } from './read.ts'
import { THEME_SETTINGS } from './source.ts'
import { codeFilesOf, importedFile, importsOf, themeFiles } from './swizzles/index.ts'

/** A setting or a part of the theme that is not the same by itself, and where it stands. */
type Left = Ignored & { file: FilePath } & Partial<Pick<Place, 'line' | 'column'>>

interface Imported {
  /** The file that was read, `docusaurus.config.ts`. */
  file: FilePath
  /** Text of `zapiski.config.ts`; absent when the config cannot be read. */
  text?: string
  /** Of the author: as asked for, or that of the site. */
  language: Language
  /** What is not the same by itself. */
  left: Left[]
  problems: Problem[]
}

/** `undefined` where there is no Docusaurus site. */
export async function importDocusaurus(siteDir: string, asked?: Language): Promise<Imported | undefined> {
  const name = findDocusaurusConfig(siteDir)
  if (name === undefined) return undefined
  const file = toFilePath(name)
  const failed = (problems: Problem[]): Imported => ({ file, left: [], problems, language: asked ?? 'en' })
  const read = await readDocusaurusModule(join(siteDir, name), siteDir)
  if (read.problems.length > 0) return failed(read.problems)
  const called = await callConfig(read, siteDir)
  if (called.problem !== undefined) return failed([called.problem])
  const missing = read.missing ?? []
  const translated = translate({
    value: called.value,
    siteDir,
    file,
    missing,
    lifecycle: await aroundAlone(read, called.value, { siteDir, file }),
  })
  const { config, left, place, problems, isPartial } = translated
  const errors = problems.filter(({ level }) => level === 'error')
  if (!isRecord(config) || errors.length > 0) return failed(errors)
  const language = asked ?? languageOf(String(recordOf(config.i18n).defaultLocale ?? 'en'))
  const unknown = unknownIn(config, siteDir)
  const swizzles = findSlots(siteDir, config.slots)
  const kept = keptForComponents(translated.themeConfig, siteDir)
  const whole = {
    ...config,
    ...(Object.keys(kept).length > 0 && { customFields: { ...recordOf(config.customFields), themeConfig: kept } }),
    ...(Object.keys(swizzles.slots).length > 0 && { slots: swizzles.slots }),
  }
  const code = await codeOfFunctions(whole)
  const { text, functions } = printConfig(whole, { language, unknown, code, isPartial })
  const locate = await createLocator(join(siteDir, name), await readFile(join(siteDir, name), 'utf8'))
  const more = (paths: Iterable<string>, id: 'ignored/function' | 'ignored/unknown'): Ignored[] =>
    [...paths].map(path => ({ where: place(path), meaning: textOf(id) }))
  const told = new Set(left.map(({ where }) => where))
  const untold = more(unknown, 'ignored/unknown').filter(({ where }) => !told.has(where))
  const all = [...left, ...untold, ...more(functions, 'ignored/function')].filter(
    ({ where }) => !((/^themeConfig\.([^.[]+)/.exec(where)?.[1] ?? '') in kept),
  )
  const ofConfig = all.map(item => ({ ...item, file, ...locate(item.where) }))
  return { file, text, language, left: [...ofConfig, ...swizzles.left], problems: [] }
}

/** Content that a plugin of the site stands around is taken over; what plugins make of it stays with the former config. */
async function aroundAlone(
  read: ReadModule,
  value: unknown,
  at: { siteDir: string; file: FilePath },
): Promise<Lifecycle | undefined> {
  const lived = await liveDocusaurus(read, value, at)
  const nothing = {
    globalData: {},
    themeConfig: {},
    messages: {},
    made: undefined,
    headTags: [],
    clientModules: [],
    left: [],
    problems: [],
    files: [],
    missing: [],
  }
  return lived && { ...nothing, ran: new Set(), around: lived.around, asked: lived.asked, isHollow: false }
}

/** Keys of `themeConfig` that are no settings, where code of the site reads such keys. */
function keptForComponents(themeConfig: Record<string, unknown>, siteDir: string): Record<string, unknown> {
  const own = Object.entries(themeConfig).filter(([key]) => !THEME_SETTINGS.has(key))
  if (own.length === 0) return {}
  const code = codeFilesOf(siteDir).filter(file => /\b(?:useThemeConfig|themeConfig)\b/.test(file.code))
  return Object.fromEntries(own.filter(([key]) => code.some(file => file.code.includes(key))))
}

/** Parts of the theme as `slots`, with what Docusaurus draws out of other files; `off`: those that settings stand for. */
function findSlots(siteDir: string, off: unknown): { slots: Record<string, unknown>; left: Left[] } {
  const given = recordOf(off)
  const files = themeFiles(siteDir)
  const taken = new Set<string>()
  const slots: Record<string, unknown> = {}
  for (const name of SLOTS) {
    const own = files.find(other => other.name === name)
    if (own === undefined) continue
    slots[name] = given[name] === false ? false : `./${own.file}`
    taken.add(name)
  }
  // What others import runs where they do.
  const imports = codeFilesOf(siteDir).flatMap(file => importsOf(file).map(({ from }) => ({ file, from })))
  const imported = new Set(
    imports.flatMap(({ file, from }) =>
      from.startsWith('@theme/')
        ? files.flatMap(({ name, file: own }) =>
            name === from.slice('@theme/'.length) && own !== file.file ? own : [],
          )
        : (importedFile(siteDir, file, from)?.file ?? []),
    ),
  )
  const left = files.flatMap(({ name, file }): Left[] => {
    const isRead = taken.has(name) || imported.has(file)
    return isRead ? [] : [{ file: toFilePath(file), where: name, meaning: textOf(LEFT[leftKindOf(name)]) }]
  })
  return { slots, left }
}

/** What it means that a part of a kind is not drawn. */
const LEFT: Readonly<Record<LeftKind, TextId>> = {
  search: 'import/part-search',
  menu: 'import/part-menu',
  phone: 'import/part-phone',
  code: 'import/part-code',
  head: 'import/part-head',
  contents: 'import/part-contents',
  items: 'import/part-items',
  signs: 'import/part-signs',
  other: 'import/part-other',
}

/** Settings that came over as they were written and that nobody reads: our own config is held to the names in it. */
function unknownIn(config: Record<string, unknown>, siteDir: string): Set<string> {
  const { problems } = resolveConfig(config, { siteDir })
  const unknown = problems.filter(({ code }) => code === 'config/unknown')
  return new Set(unknown.map(({ values }) => String(values?.where).replace(/: $/, '')))
}
