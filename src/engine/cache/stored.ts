/** Values kept in files of the cache: whole or not at all. */

import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { contentHash } from '../../content-hash.ts'

const DIGEST = 32

/** A text with a digest of itself before it. */
export const seal = (body: string): string => `${contentHash(body, DIGEST)}\n${body}`

/** The text that was sealed, or `undefined` when it is not as it was. */
export function unseal(text: string): string | undefined {
  const end = text.indexOf('\n')
  const body = text.slice(end + 1)
  return end === DIGEST && contentHash(body, DIGEST) === text.slice(0, end) ? body : undefined
}

/** What was stored, or `undefined` when the file is not there, damaged or half-written. */
export function readStored(file: string): unknown {
  try {
    const body = unseal(readFileSync(file, 'utf8'))
    return body === undefined ? undefined : JSON.parse(body)
  } catch {
    return undefined
  }
}

/** A cache that cannot be written is a cache that is not there: nothing is said. */
export function store(file: string, value: unknown): void {
  const aside = `${file}.${process.pid}`
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(aside, seal(JSON.stringify(value)))
    renameSync(aside, file)
  } catch {
    // Whatever stands in the way goes: what is old is worth nothing now.
    for (const path of [aside, file]) remove(path)
  }
}

function remove(path: string): void {
  try {
    rmSync(path, { force: true, recursive: true })
  } catch {
    // Not ours to remove.
  }
}
