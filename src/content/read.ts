/** Reads one file as text: only a plain file, only up to the limit, never a mixture of two versions. */

import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'
import { type Report, textOf } from '../messages/problem.ts'
import type { TextValue } from '../messages/text.ts'
import { reasonOf } from './scan.ts'
import { decodeText, MAX_FILE_BYTES } from './text.ts'

interface ReadText {
  text: string
  bytes: Uint8Array
}

/** Text and bytes of a file, or `undefined` with an error reported. */
export async function readText(disk: string, report: Report, isLenient = false): Promise<ReadText | undefined> {
  const bytes = readBytes(disk, report)
  if (bytes === undefined) return undefined
  const text = decodeText(bytes, report, isLenient)
  return text === undefined ? undefined : { text, bytes }
}

/** At once: handing a small file to another thread and back costs many times what it takes to read it. */
function readBytes(disk: string, report: Report): Uint8Array | undefined {
  // Without O_NONBLOCK a pipe put in place of the file between the scan and now would hang the build.
  const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)
  let handle: number | undefined
  try {
    handle = openSync(disk, flags)
    let bytes = readOnce(handle, report)
    // A file that changes under our hands is read once more; after that its author is still writing.
    if (bytes === 'changed') bytes = readOnce(handle, report)
    if (bytes === 'changed') report('error', 'file-changed')
    return typeof bytes === 'string' ? undefined : bytes
  } catch (error) {
    reportFailure(reasonOf(error), report)
    return undefined
  } finally {
    if (handle !== undefined) closeSync(handle)
  }
}

function readOnce(handle: number, report: Report): Uint8Array | 'changed' | 'refused' {
  const before = fstatSync(handle)
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
    const bytesRead = readSync(handle, bytes, filled, bytes.length - filled, filled)
    if (bytesRead === 0) break
    filled += bytesRead
  }
  const after = fstatSync(handle)
  return filled === bytes.length && after.size === before.size && after.mtimeMs === before.mtimeMs ? bytes : 'changed'
}

function reportFailure(code: TextValue, report: Report): void {
  if (code === 'ENOENT') report('error', 'file-gone')
  else if (code === 'EACCES' || code === 'EPERM') report('error', 'file-unreadable/access')
  else report('error', 'file-unreadable', { values: { reason: code } })
}
