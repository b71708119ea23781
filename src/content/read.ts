/** Reads one file as text: only a plain file, only up to the limit, never a mixture of two versions. */

import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import type { Report } from './report.ts'
import { codeOfError } from './scan.ts'
import { decodeText, MAX_FILE_BYTES } from './text.ts'

export interface ReadText {
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
    if (bytes === 'changed')
      report.error('file-changed', undefined, 'файл изменился во время сборки', 'повторите сборку')
    return typeof bytes === 'string' ? undefined : bytes
  } catch (error) {
    reportFailure(codeOfError(error), report)
    return undefined
  } finally {
    await handle?.close()
  }
}

async function readOnce(handle: FileHandle, report: Report): Promise<Uint8Array | 'changed' | 'refused'> {
  const before = await handle.stat()
  if (!before.isFile()) {
    report.error('file-special', undefined, 'это не обычный файл', 'удалите или переименуйте его')
    return 'refused'
  }
  if (before.size > MAX_FILE_BYTES) {
    const size = (before.size / 1024 / 1024).toFixed(1).replace('.', ',')
    const hint = 'вынесите картинки и данные в отдельные файлы'
    report.error('file-size', undefined, `файл занимает ${size} МБ, допустимо ${MAX_FILE_BYTES / 1024 / 1024} МБ`, hint)
    return 'refused'
  }
  const bytes = new Uint8Array(before.size)
  let filled = 0
  while (filled < bytes.length) {
    const { bytesRead } = await handle.read(bytes, filled, bytes.length - filled, filled)
    if (bytesRead === 0) break
    filled += bytesRead
  }
  const after = await handle.stat()
  return filled === bytes.length && after.size === before.size && after.mtimeMs === before.mtimeMs ? bytes : 'changed'
}

function reportFailure(code: string, report: Report): void {
  if (code === 'ENOENT') report.error('file-gone', undefined, 'файл исчез во время сборки', 'повторите сборку')
  else if (code === 'EACCES' || code === 'EPERM') {
    report.error('file-unreadable', undefined, 'нет прав на чтение файла', 'откройте доступ: chmod u+r')
  } else report.error('file-unreadable', undefined, `файл не читается (${code})`, 'проверьте диск и имя файла')
}
