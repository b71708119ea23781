/** A Docusaurus config as the text of a `zapiski.config.ts`, and what is left for a human. */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type FilePath, toFilePath } from '../../shared/path.ts'
import type { Problem } from '../../shared/problem.ts'
import { callConfig } from '../call.ts'
import { isRecord } from '../fields.ts'
import { createLocator } from '../locate.ts'
import { printConfig } from './print.ts'
import { findDocusaurusConfig, readDocusaurusModule, translate } from './read.ts'

export interface Imported {
  /** The file that was read, `docusaurus.config.ts`. */
  file: FilePath
  /** Text of `zapiski.config.ts`; absent when the config cannot be read. */
  text?: string
  /** What is not the same by itself. */
  left: { where: string; meaning: string; line?: number | undefined; column?: number | undefined }[]
  problems: Problem[]
}

/** `undefined` where there is no Docusaurus site. */
export async function importDocusaurus(siteDir: string): Promise<Imported | undefined> {
  const name = findDocusaurusConfig(siteDir)
  if (name === undefined) return undefined
  const file = toFilePath(name)
  const read = await readDocusaurusModule(join(siteDir, name), siteDir)
  if (read.problems.length > 0) return { file, left: [], problems: read.problems }
  const called = await callConfig(read.value, file)
  if (called.problem !== undefined) return { file, left: [], problems: [called.problem] }
  const { config, left, place, problems } = translate(called.value, siteDir, file, [])
  const errors = problems.filter(({ level }) => level === 'error')
  if (!isRecord(config) || errors.length > 0) return { file, left: [], problems: errors }
  const { text, functions } = printConfig(config)
  const locate = await createLocator(join(siteDir, name), await readFile(join(siteDir, name), 'utf8'))
  const all = [...left, ...functions.map(where => ({ where: place(where), meaning: 'функция: перенесите её сами' }))]
  return { file, text, left: all.map(item => ({ ...item, ...locate(item.where) })), problems: [] }
}
