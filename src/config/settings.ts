/** A config file run: what it says, in the names of `UserConfig`. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Lenient } from '../shared/config/lenient.ts'
import type { Made } from '../shared/config/made.ts'
import { toFilePath } from '../shared/path.ts'
import type { Problem } from '../shared/problem.ts'
import { callConfig } from './call.ts'
import type { liveDocusaurus, translate } from './docusaurus/read.ts'
import { missingPackages, type ReadModule } from './module/module.ts'
import { promised } from './promises.ts'

/** Turns a config file of some kind into what `zapiski.config` would say: `UserConfig`, or a function that gives it. */
export interface Reader {
  name: string
  read: (file: string, siteDir: string) => Promise<ReadModule>
  translate?: typeof translate
  /** Runs what the config names and what makes more of it. */
  live?: typeof liveDocusaurus
}

export interface Settings {
  /** In our names. */
  user: unknown
  /** Another engine's config was translated. */
  lenient: Lenient | undefined
  /** By plugins, besides settings. */
  made: Made | undefined
  /** What is said of it whatever its values are. */
  notes: Problem[]
  /** Where a setting of ours stands in the author's file. */
  place: ((where: string) => string) | undefined
  /** Absolute. */
  files: string[]
}

interface Failed {
  problems: Problem[]
  files: string[]
}

/** Docusaurus' own way to a config that differs by language. */
const CURRENT = 'DOCUSAURUS_CURRENT_LOCALE'
/** Code that asks for it: the same in the context of plugins, and texts that they have translated. */
const ASKS = new RegExp(`\\b(?:${CURRENT}|currentLocale|localizationDir|translateContent)\\b`)

export async function readSettings(root: string, reader: Reader): Promise<Settings | Failed> {
  const { name } = reader
  const read = await reader.read(join(root, name), root)
  const failed = (problems: Problem[]): Failed => ({
    problems: [...problems, ...missingPackages(read.missing, toFilePath(name))],
    files: read.files,
  })
  if (read.problems.length > 0) return failed(read.problems)
  const called = await callConfig(read, root)
  if (called.problem !== undefined) return failed([called.problem])
  const { value } = called
  const late = read.code === undefined ? [] : await promised(value, join(root, name), root)
  if (late.length > 0) return failed(late)
  const at = { siteDir: root, file: toFilePath(name) }
  const lifecycle = await reader.live?.(read, value, at)
  const translated = reader.translate?.({ ...at, value, missing: read.missing ?? [], lifecycle })
  return {
    user: translated === undefined ? value : translated.config,
    lenient: translated && lenientOf(translated),
    made: lifecycle?.made,
    notes: translated?.problems ?? [],
    place: translated?.place,
    files: [...read.files, ...(lifecycle?.files ?? [])],
  }
}

const lenientOf = ({ isPartial, isFirstMdx, themeConfig, globalData }: Lenient): Lenient => ({
  isPartial,
  ...(isFirstMdx === true && { isFirstMdx }),
  themeConfig,
  globalData,
})

/** What the config says by language: one that asks for the language is run in each of them. */
export async function readSpoken(
  root: string,
  reader: Reader,
  { settings, locales }: { settings: Settings; locales: readonly string[] },
): Promise<Map<string, Settings>> {
  const asks = settings.files.some(file => ASKS.test(readFileSync(file, 'utf8')))
  const spoken = new Map<string, Settings>()
  for (const locale of locales) {
    const own = asks ? await readIn(locale, () => readSettings(root, reader)) : settings
    spoken.set(locale, 'user' in own ? own : settings)
  }
  return spoken
}

async function readIn<T>(locale: string, read: () => Promise<T>): Promise<T> {
  const before = process.env[CURRENT]
  process.env[CURRENT] = locale
  try {
    return await read()
  } finally {
    if (before === undefined) delete process.env[CURRENT]
    else process.env[CURRENT] = before
  }
}
