/** A Docusaurus config as the text of a `zapiski.config.ts`, and what is left for a human. */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { textOf } from '../../messages/problem.ts'
import { type Language, languageOf } from '../../messages/text.ts'
import { type FilePath, toFilePath } from '../../shared/path.ts'
import type { Place, Problem } from '../../shared/problem.ts'
import { isRecord } from '../../shared/value.ts'
import { callConfig } from '../call.ts'
import { createLocator } from '../locate.ts'
import { resolveConfig } from '../resolve/index.ts'
import { printConfig } from './print.ts'
import { findDocusaurusConfig, type Ignored, readDocusaurusModule, translate } from './read.ts'

interface Imported {
  /** The file that was read, `docusaurus.config.ts`. */
  file: FilePath
  /** Text of `zapiski.config.ts`; absent when the config cannot be read. */
  text?: string
  /** Of the author: as asked for, or that of the site. */
  language: Language
  /** What is not the same by itself. */
  left: (Ignored & Partial<Pick<Place, 'line' | 'column'>>)[]
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
  const translated = translate({ value: called.value, siteDir, file, missing })
  const { config, left, place, problems, isPartial } = translated
  const errors = problems.filter(({ level }) => level === 'error')
  if (!isRecord(config) || errors.length > 0) return failed(errors)
  const language = asked ?? languageOf(isRecord(config.i18n) ? String(config.i18n.defaultLocale) : 'en')
  const unknown = unknownIn(config, siteDir)
  const { text, functions } = printConfig(config, { language, unknown, isPartial })
  const locate = await createLocator(join(siteDir, name), await readFile(join(siteDir, name), 'utf8'))
  const more = (paths: Iterable<string>, id: 'ignored/function' | 'ignored/unknown'): Ignored[] =>
    [...paths].map(path => ({ where: place(path), meaning: textOf(id) }))
  const told = new Set(left.map(({ where }) => where))
  const untold = more(unknown, 'ignored/unknown').filter(({ where }) => !told.has(where))
  const all = [...left, ...untold, ...more(functions, 'ignored/function')]
  return { file, text, language, left: all.map(item => ({ ...item, ...locate(item.where) })), problems: [] }
}

/** Settings that came over as they were written and that nobody reads: our own config is held to the names in it. */
function unknownIn(config: Record<string, unknown>, siteDir: string): Set<string> {
  const { problems } = resolveConfig(config, { siteDir })
  const unknown = problems.filter(({ code }) => code === 'config/unknown')
  return new Set(unknown.map(({ values }) => String(values?.where).replace(/: $/, '')))
}
