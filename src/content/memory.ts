/** What is known of files from an earlier run, so that one that nobody touched is not read again. */

import { readFileSync } from 'node:fs'
import { contentHash } from '../content-hash.ts'
import { isRacy, isSameSignature, type Signature, signatureAt } from '../disk.ts'
import type { Report } from '../messages/problem.ts'
import type { Dates, Source } from '../shared/document.ts'
import { isComponentPage } from '../shared/files.ts'
import { lazily } from '../shared/lazy.ts'
import type { Problem } from '../shared/problem.ts'
import { attempt } from '../shared/value.ts'
import { decodeText, stripControls } from './text.ts'

export interface ReadSource {
  /** `undefined` when the file cannot be a page: unreadable, empty, in another encoding. */
  source: Source | undefined
  problems: Problem[]
}

/** What was read of a file, and when. Its text is where it was: few pages need it again. */
export interface Remembered {
  source: Omit<Source, 'body'> | undefined
  problems: Problem[]
  signature: Signature
  /** Before the file was looked at, milliseconds. */
  looked: number
}

/** Dates of files, as the history up to a commit says them. */
export interface RememberedDates {
  commit: string
  /** Of what was asked. */
  key: string
  /** Of all files of the kinds that were asked for, those that are gone as well. */
  dates: Dates
}

/** What this run has read already, for the languages that show the same files. */
export type Shelf = Map<string, Found>

interface Found {
  read: ReadSource
  /** `undefined` when the next run has to read it again. */
  lasting: Omit<Remembered, keyof ReadSource> | undefined
}

export interface Memory {
  source(key: string): Remembered | undefined
  keepSource(key: string, read: Remembered): void
  dates(): RememberedDates | undefined
  keepDates(dates: RememberedDates): void
}

/** A file that has this signature now is as it was when it had `before`. */
export const isUntouched = (now: Signature | undefined, before: Signature, looked: number): boolean =>
  now !== undefined && isSameSignature(now, before) && !isRacy(now, looked)

/** The text is read when it is wanted; by then the author may have written another. */
const withBody = (source: Omit<Source, 'body'>, disk: string): Source =>
  lazily<Omit<Source, 'body'>, Pick<Source, 'body'>>(source, {
    body() {
      if (isComponentPage(source.file)) return ''
      const bytes = readFileSync(disk)
      if (contentHash(bytes, 64) !== source.hash) throw new Error(`${source.file} has changed`)
      const text = decodeText(bytes, silent) ?? ''
      return stripControls(
        text
          .split('\n')
          .slice(source.bodyLine - 1)
          .join('\n'),
        source.bodyLine,
        silent,
      )
    },
  })

const silent: Report = () => undefined

/** Reads a file, or takes what is known of it. What has mistakes or depends on the day is read every time. */
export async function recall(
  { memory, shelf }: { memory?: Memory | undefined; shelf?: Shelf | undefined },
  { key, disk }: { key: string; disk: string },
  read: () => Promise<ReadSource>,
): Promise<ReadSource> {
  const found = shelf?.get(key) ?? (await find(memory, { key, disk }, read))
  shelf?.set(key, found)
  if (found.lasting !== undefined) memory?.keepSource(key, { ...found.read, ...found.lasting })
  return found.read
}

const taken = (
  { source, problems }: Remembered,
  disk: string,
  { signature, looked }: Omit<Remembered, keyof ReadSource>,
): Found => ({
  read: { source: source && withBody(source, disk), problems },
  lasting: { signature, looked },
})

/** In another copy of the site nothing but times differs. */
const hasBytesOf = ({ source }: Remembered, disk: string): boolean =>
  source !== undefined && attempt(() => contentHash(readFileSync(disk), 64)) === source.hash

async function find(
  memory: Memory | undefined,
  { key, disk }: { key: string; disk: string },
  read: () => Promise<ReadSource>,
): Promise<Found> {
  if (memory === undefined) return { read: await read(), lasting: undefined }
  const looked = Date.now()
  const signature = signatureAt(disk)
  const known = memory.source(key)
  if (known !== undefined && isUntouched(signature, known.signature, known.looked)) return taken(known, disk, known)
  if (known !== undefined && signature !== undefined && hasBytesOf(known, disk))
    return taken(known, disk, { signature, looked })
  const fresh = await read()
  const isLasting = fresh.problems.every(({ level, code }) => level !== 'error' && !code.startsWith('date-future'))
  return { read: fresh, lasting: signature !== undefined && isLasting ? { signature, looked } : undefined }
}
