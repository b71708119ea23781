/** Values kept in files of the cache: whole or not at all. */

import { contentHash } from '../../content-hash.ts'
import { readText } from '../../disk.ts'
import { attempt } from '../../shared/value.ts'
import { writeCached } from './folder.ts'

/** Characters of the digest that a sealed text begins with. */
export const SEAL = 32

/** A text with a digest of itself before it. */
export const seal = (body: string): string => `${contentHash(body, SEAL)}\n${body}`

/** The text that was sealed, or `undefined` when it is not as it was. */
export function unseal(text: string): string | undefined {
  const end = text.indexOf('\n')
  const body = text.slice(end + 1)
  return end === SEAL && contentHash(body, SEAL) === text.slice(0, end) ? body : undefined
}

/** What was stored, or `undefined` when the file is not there, damaged, half-written or has another seal than is asked for. */
export function readStored(file: string, asked?: string): unknown {
  const text = readText(file) ?? ''
  const body = asked === undefined || text.startsWith(asked) ? unseal(text) : undefined
  return body === undefined ? undefined : attempt(() => JSON.parse(body))
}

/** Keeps a value for the next run; gives the seal of it. */
export function store(file: string, value: unknown): string {
  const text = seal(JSON.stringify(value))
  writeCached(file, [text])
  return text.slice(0, SEAL)
}
