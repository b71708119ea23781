/** One Markdown file: read, split, checked. Used by the whole build and by the dev server for a single file. */

import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import type { Config } from '../shared/config.ts'
import type { Partial, Source } from '../shared/document.ts'
import { isComponentPage } from '../shared/files.ts'
import { type FilePath, nameOf } from '../shared/path.ts'
import type { Problem } from '../shared/problem.ts'
import { parseFrontMatter } from './front-matter/index.ts'
import { MAX_NAME_BYTES } from './front-matter/slug.ts'
import { splitFrontMatter } from './front-matter/split.ts'
import { type Instance, pathInside } from './instance.ts'
import { readText } from './read.ts'
import { createReport } from './report.ts'
import { stripControls } from './text.ts'

export interface ReadSource {
  /** `undefined` when the file cannot be a page: unreadable, empty, in another encoding. */
  source: Source | undefined
  problems: Problem[]
}

/**
 * Reads one file of an instance; `file` is in its folder or in that of its translations. Dates from git are left to the
 * caller: they belong to the whole history, so the dev server keeps those it had.
 */
export function readSource(config: Config, instance: Instance, file: FilePath): Promise<ReadSource> {
  if (isComponentPage(file)) return readComponentPage(instance, file, resolve(config.siteDir, file))
  return readSourceFile(instance, file, resolve(config.siteDir, file), config.timeZone, new Date())
}

/** The same for a file found by the scan, whose name on disk may not be in NFC. */
export async function readSourceFile(
  instance: Instance,
  file: FilePath,
  disk: string,
  timeZone: string,
  now: Date,
): Promise<ReadSource> {
  const problems: Problem[] = []
  const report = createReport(file, problems)
  const read = await readText(disk, report)
  if (read === undefined) return { source: undefined, problems }
  if (read.text.trim() === '') {
    report.warn('file-empty', undefined, 'пустой файл пропущен', 'напишите текст или удалите файл')
    return { source: undefined, problems }
  }
  const { kind, id } = instance
  const parsed = parseFrontMatter(read.text, { file, kind, timeZone, now })
  problems.push(...parsed.problems)
  const nameBytes = Buffer.byteLength(nameOf(file).replace(/\.mdx?$/, ''))
  if (parsed.frontMatter.slug === undefined && nameBytes > MAX_NAME_BYTES) {
    const text = `имя файла занимает ${nameBytes} байт, для страницы допустимо ${MAX_NAME_BYTES}`
    report.error('file-name-long', undefined, text, 'сократите имя или задайте slug: /короткий')
  }
  const source: Source = {
    kind,
    instance: id,
    file,
    path: pathInside(instance, file),
    body: parsed.body,
    bodyLine: parsed.bodyLine,
    frontMatter: parsed.frontMatter,
    written: parsed.written,
    frontMatterLines: parsed.lines,
    hash: createHash('sha256').update(read.bytes).digest('hex'),
  }
  return { source, problems }
}

/** A page in React says everything of itself when it is drawn; here it is a name and a fingerprint. */
export async function readComponentPage(instance: Instance, file: FilePath, disk: string): Promise<ReadSource> {
  const problems: Problem[] = []
  const read = await readText(disk, createReport(file, problems))
  if (read === undefined || read.text.trim() === '') return { source: undefined, problems }
  const { kind, id } = instance
  const { frontMatter } = parseFrontMatter('', { file, kind, timeZone: 'UTC', now: new Date(0) })
  const source: Source = {
    kind,
    instance: id,
    file,
    path: pathInside(instance, file),
    body: '',
    bodyLine: 1,
    frontMatter,
    frontMatterLines: {},
    hash: createHash('sha256').update(read.bytes).digest('hex'),
  }
  return { source, problems }
}

/** Reads a Markdown file that pages import; its metadata, if any, are cut off and mean nothing. */
export async function readPartial(
  file: FilePath,
  disk: string,
): Promise<{ partial: Partial | undefined; problems: Problem[] }> {
  const problems: Problem[] = []
  const report = createReport(file, problems)
  const read = await readText(disk, report)
  if (read === undefined) return { partial: undefined, problems }
  const { body, bodyLine } = splitFrontMatter(read.text, report)
  return { partial: { file, body: stripControls(body, bodyLine, report), bodyLine }, problems }
}
