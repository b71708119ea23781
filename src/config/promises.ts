/** Promises among settings: what will be there stands in none of them yet, and an empty object would be taken for it. */

import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { types } from 'node:util'
import { problemOf } from '../messages/problem.ts'
import { toFilePath } from '../shared/path.ts'
import type { Problem } from '../shared/problem.ts'
import { isRecord, listOf, lookInside, recordOf } from '../shared/value.ts'
import { createLocator } from './locate.ts'

/** What these are given is between them and their author. */
const STRANGERS = /^(?:plugins|themes)\b/

const strangersOf = (value: unknown): string[] =>
  listOf(recordOf(value).presets).flatMap((preset, index) => {
    const name: unknown = Array.isArray(preset) ? preset[0] : preset
    return typeof name === 'string' && /(?:^|preset-)classic$/.test(name) ? [] : [`presets[${index}]`]
  })

/** `file` and `siteDir` are absolute. */
export async function promised(value: unknown, file: string, siteDir: string): Promise<Problem[]> {
  const found: string[] = []
  lookInside(value, '', (item, where) => {
    if (STRANGERS.test(where)) return false
    if (!types.isPromise(item)) return Array.isArray(item) || isPlain(item)
    // It may fail later, which stops nobody: that it is there is told now.
    item.catch(() => undefined)
    return found.push(where)
  })
  const strangers = strangersOf(value)
  const ours = found.filter(where => !strangers.some(own => where.startsWith(own)))
  if (ours.length === 0) return []
  const shown = toFilePath(relative(siteDir, file))
  const locate = await createLocator(file, await readFile(file, 'utf8'))
  return ours.map(where =>
    problemOf('error', 'config/promise', { at: { file: shown, ...locate(where) }, values: { where: `${where}: ` } }),
  )
}

export const isPlain = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value))
