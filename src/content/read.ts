/** Reads one file as text: only a plain file, only up to the limit, never a mixture of two versions. */

import { constants, fstatSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { type Report, textOf } from '../messages/problem.ts'
import type { TextValue } from '../messages/text.ts'
import { reasonOf } from './scan.ts'
import { decodeText, MAX_FILE_BYTES } from './text.ts'

interface ReadText {
  text: string
  bytes: Uint8Array
}

/** Text and bytes of a file, or `undefined` with an error reported. */
export async function readText(disk: string, report: Report): Promise<ReadText | undefined> {
  const bytes = await readBytes(disk, report)
  if (bytes === undefined) return undefined
  const text = decodeText(bytes, report)
  return text === undefined ? undefined : { text, bytes }
}

async function readBytes(disk: string, report: Report): Promise<Uint8Array | undefined> {
  // Without O_NONBLOCK a pipe put in place of the file between the scan and now would hang the build.
  const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)
  let handle: FileHandle | undefined
  try {
    handle = await open(disk, flags)
    let bytes = await readOnce(handle, report)
    // A file that changes under our hands is read once more; after that its author is still writing.
    if (bytes === 'changed') bytes = await readOnce(handle, report)
    if (bytes === 'changed') report('error', 'file-changed')
    return typeof bytes === 'string' ? undefined : bytes
  } catch (error) {
    reportFailure(reasonOf(error), report)
    return undefined
  } finally {
    await handle?.close()
  }
}

async function readOnce(handle: FileHandle, report: Report): Promise<Uint8Array | 'changed' | 'refused'> {
  const before = fstatSync(handle.fd)
  if (!before.isFile()) {
    report('error', 'file-special/replaced')
    return 'refused'
  }
  if (before.size > MAX_FILE_BYTES) {
    const [whole = '', rest = ''] = (before.size / 1024 / 1024).toFixed(1).split('.')
    const size = textOf('number/decimal', { whole, rest })
    report('error', 'file-size', { values: { size, limit: MAX_FILE_BYTES / 1024 / 1024 } })
    return 'refused'
  }
  const bytes = new Uint8Array(before.size)
  let filled = 0
  while (filled < bytes.length) {
    const { bytesRead } = await handle.read(bytes, filled, bytes.length - filled, filled)
    if (bytesRead === 0) break
    filled += bytesRead
  }
  const after = fstatSync(handle.fd)
  return filled === bytes.length && after.size === before.size && after.mtimeMs === before.mtimeMs ? bytes : 'changed'
}

function reportFailure(code: TextValue, report: Report): void {
  if (code === 'ENOENT') report('error', 'file-gone')
  else if (code === 'EACCES' || code === 'EPERM') report('error', 'file-unreadable/access')
  else report('error', 'file-unreadable', { values: { reason: code } })
}
