/** One file of the site: left as it stands, or written aside. */

import { createHash } from 'node:crypto'
import { chmodSync, createReadStream, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { chmod, copyFile, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { contentHash } from '../content-hash.ts'
import { signatureOf } from '../disk.ts'
import type { CopiedFile, EncodedFile, MadeFile } from '../engine/output-file.ts'
import type { AssetPath } from '../shared/path.ts'
import { type Built, isUntouched, lookAt } from './manifest.ts'
import { foldersAbove } from './plan.ts'
import type { Putting } from './writing.ts'

const KEY = 32
/** Files up to this size are read into memory to be copied, bytes. */
const IN_MEMORY = 4 * 1024 * 1024

/** Gives the work that is left, or nothing when the file stays as it stands. */
export function putMade(writing: Putting, file: MadeFile): (() => void) | undefined {
  const { path, key } = file
  if (key !== undefined && keep(writing, path, key)) return undefined
  const body = file.read()
  const found = key ?? contentHash(body, KEY)
  if (keep(writing, path, found) || keepEqual(writing, { path, key: found, body })) return undefined
  return () => write(writing, { path, key: found, body })
}

export async function putCopied(writing: Putting, { path, from }: CopiedFile): Promise<void> {
  const { digests } = writing
  const found = await stat(from)
  const signature = signatureOf(found)
  const remembered = digests.find(from, signature)
  if (remembered !== undefined && keep(writing, path, remembered)) return
  if (found.size > IN_MEMORY) {
    digests.note(from, signature, await copyLarge(writing, { path, from }))
    return
  }
  const body = await readFile(from)
  const key = contentHash(body, KEY)
  digests.note(from, signature, key)
  if (!keep(writing, path, key) && !keepEqual(writing, { path, key, body })) write(writing, { path, key, body })
}

export async function putEncoded(writing: Putting, { path, key, encode }: EncodedFile): Promise<void> {
  if (keep(writing, path, key)) return
  const body = await encode()
  if (!keepEqual(writing, { path, key, body })) write(writing, { path, key, body })
}

interface Ready {
  path: AssetPath
  key: string
  body: string | Uint8Array
}

/** What the last build wrote there, when it is the same file and was not changed since. */
export function standing({ places, known }: Putting, path: AssetPath, key: string): Built | undefined {
  const last = known?.get(path)
  if (last === undefined || last.key !== key) return undefined
  const stat = lookAt(join(places.out, path))
  return stat !== undefined && isUntouched(stat, last) ? last : undefined
}

export function keep(writing: Putting, path: AssetPath, key: string): boolean {
  const last = standing(writing, path, key)
  if (last !== undefined) writing.built.set(path, last)
  return last !== undefined
}

/** What was made anew may be the same all the same: another version of the engine, a build that knows nothing of the last. */
export function keepEqual(writing: Putting, { path, key, body }: Ready): boolean {
  // Of what nothing stands there the size is not asked for: to count the bytes of a text takes as long as to write it.
  if (!writing.before.files.has(path)) return false
  const now = lookEqual(writing, { path, key, size: Buffer.byteLength(body) })
  if (now === undefined) return false
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  if (!readFileSync(join(writing.places.out, path)).equals(bytes)) return false
  writing.built.set(path, now)
  return true
}

/** The file of that size that stands there under that very name: some disks find it under others too. */
function lookEqual({ places, before }: Putting, { path, key, size }: Omit<Built, 'mtime'> & { path: AssetPath }) {
  const stat = before.files.has(path) ? lookAt(join(places.out, path)) : undefined
  const now = stat === undefined ? undefined : { key, size, mtime: stat.mtimeMs }
  return stat !== undefined && now !== undefined && isUntouched(stat, now) ? now : undefined
}

/** Larger texts have memory of their own, bytes. */
const room = Buffer.allocUnsafeSlow(512 * 1024)

/** A text as bytes until the next one is asked for: memory for each of thousands would wait for the collector. */
const encoded = (text: string): Uint8Array =>
  text.length * 3 > room.length ? Buffer.from(text) : room.subarray(0, room.write(text))

/** At once: handing small files to other threads and back costs three times what it takes to write them. */
function write(writing: Putting, { path, key, body }: Ready): void {
  const file = makeRoom(writing, path)
  writeFileSync(file, typeof body === 'string' ? encoded(body) : body, { mode: 0o644 })
  if (writing.isMasked) chmodSync(file, 0o644)
  writing.written.set(path, key)
}

/** The digest is that of the copy: the file may change while it is read. */
async function copyLarge(writing: Putting, { path, from }: CopiedFile): Promise<string> {
  const file = makeRoom(writing, path)
  await copyFile(from, file)
  const key = await digestOf(file)
  if (keep(writing, path, key) || (await keepLarge(writing, path, { key, size: statSync(file).size }))) await rm(file)
  else {
    await chmod(file, 0o644)
    writing.written.set(path, key)
  }
  return key
}

async function keepLarge(writing: Putting, path: AssetPath, made: Omit<Built, 'mtime'>): Promise<boolean> {
  const now = lookEqual(writing, { path, ...made })
  if (now === undefined || (await digestOf(join(writing.places.out, path))) !== made.key) return false
  writing.built.set(path, now)
  return true
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  return hash.digest('hex').slice(0, KEY)
}

/**
 * Absolute place of a file in the staging folder, whose own folder is there. Made at once: a folder that is made in the
 * background would come after a signal had the staging folder removed.
 */
function makeRoom({ places, folders, isMasked }: Putting, path: AssetPath): string {
  const file = join(places.staging, path)
  const folder = dirname(file)
  if (folders.has(folder)) return file
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  if (isMasked) for (const above of foldersAbove(path)) chmodSync(join(places.staging, above), 0o755)
  folders.add(folder)
  return file
}
