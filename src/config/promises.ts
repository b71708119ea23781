/** Promises among settings: what will be there stands in none of them yet, and an empty object would be taken for it. */

import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { types } from 'node:util'
import { problemOf } from '../messages/problem.ts'
import { toFilePath } from '../shared/path.ts'
import type { Problem } from '../shared/problem.ts'
import { isRecord, listOf, recordOf } from '../shared/value.ts'
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
  collect({ value, where: '' }, found, new Set())
  const strangers = strangersOf(value)
  const ours = found.filter(where => !strangers.some(own => where.startsWith(own)))
  if (ours.length === 0) return []
  const shown = toFilePath(relative(siteDir, file))
  const locate = await createLocator(file, await readFile(file, 'utf8'))
  return ours.map(where =>
    problemOf('error', 'config/promise', { at: { file: shown, ...locate(where) }, values: { where: `${where}: ` } }),
  )
}

/** A value that holds itself has no end. */
function collect({ value, where }: { value: unknown; where: string }, found: string[], seen: Set<unknown>): void {
  if (typeof value !== 'object' || seen.has(value) || STRANGERS.test(where)) return
  seen.add(value)
  if (types.isPromise(value)) {
    // It may fail later, which stops nobody: that it is there is told now.
    value.catch(() => undefined)
    found.push(where)
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) collect({ value: item, where: `${where}[${index}]` }, found, seen)
  } else if (isRecord(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value))) {
    for (const [key, item] of Object.entries(value))
      collect({ value: item, where: where === '' ? key : `${where}.${key}` }, found, seen)
  }
}
