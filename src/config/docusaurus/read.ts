/** Reads a Docusaurus config as it is, with none of its packages installed, and says once what is not honoured. */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FilePath } from '../../shared/path.ts'
import type { Problem } from '../../shared/problem.ts'
import { isRecord } from '../fields.ts'
import { type ReadModule, readModule } from '../module.ts'
import type { Notes } from './source.ts'
import { createStandIns } from './stand-ins.ts'
import { readTexts, type SiteTexts } from './texts.ts'
import { translateConfig } from './translate.ts'

/** Docusaurus looks for these, in this order. */
export const NAMES = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map(end => `docusaurus.config.${end}`)

/** Runs a config or sidebars file of a Docusaurus site. */
export async function readDocusaurusModule(file: string, siteDir: string): Promise<ReadModule> {
  const standIns = createStandIns(siteDir)
  const read = await readModule(file, siteDir, [standIns.plugin])
  return { ...read, missing: standIns.missing() }
}

export interface Translated {
  /** For `resolveConfig`. */
  config: unknown
  /** What is not honoured, a note a kind. */
  problems: Problem[]
  /** Where a setting of ours stands in the author's file. */
  place: (where: string) => string
  /** What the translator takes from beside the config: absolute paths. */
  files: string[]
  /** Each thing that is not honoured with its place, for `zapiski import`. */
  left: { where: string; meaning: string }[]
}

/** The value of a config (already called, when it is a function) in our names. */
export function translate(value: unknown, siteDir: string, file: FilePath, missing: readonly string[]): Translated {
  const left: Translated['left'] = []
  const unknown: string[] = []
  const notes: Notes = {
    explain: (where, meaning) => void left.push({ where, meaning }),
    unknown: where => void unknown.push(where),
  }
  const written = isRecord(value) ? value : {}
  const { config, places } = translateConfig(written, siteDir, notes)
  const texts = readTexts(siteDir, config)
  const problems: Problem[] = texts.problems
  const note = (code: string, text: string, hint?: string): void => {
    problems.push({ level: 'note', code, file, text, hint })
  }
  if (missing.length > 0)
    note('config-packages', `пакеты прежнего сайта не нужны и не загружены: ${missing.join(', ')}`)
  if (left.length > 0) {
    const list = left.map(({ where, meaning }) => `${where} — ${meaning}`).join('; ')
    note('config-ignored', `что из настроек не действует: ${list}`)
  }
  if (unknown.length > 0) note('config-unknown', `незнакомые настройки, не действуют: ${unknown.join(', ')}`)
  left.push(...unknown.map(where => ({ where, meaning: 'незнакомая настройка' })))
  return {
    config: isRecord(value) ? applyTexts(config, texts) : value,
    problems,
    place: where => placeOf(where, places),
    files: texts.files.filter(path => existsSync(path)),
    left,
  }
}

const applyTexts = (config: Record<string, unknown>, { messages }: SiteTexts): Record<string, unknown> =>
  Object.keys(messages).length === 0 ? config : { ...config, messages }

/** The longest part of the path that came from somewhere else, and the rest as it is. */
function placeOf(where: string, places: Record<string, string>): string {
  const from = Object.keys(places)
    .filter(place => where === place || where.startsWith(`${place}.`) || where.startsWith(`${place}[`))
    .toSorted((a, b) => b.length - a.length)[0]
  return from === undefined ? where : `${places[from]}${where.slice(from.length)}`
}

/** The config of a Docusaurus site in a folder, if there is one. */
export const findDocusaurusConfig = (siteDir: string): string | undefined =>
  NAMES.find(name => existsSync(join(siteDir, name)))
