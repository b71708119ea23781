/** One Markdown file: read, split, checked. Used by the whole build and by the dev server for a single file. */

import { resolve } from 'node:path'
import { contentHash } from '../content-hash.ts'
import { createReport } from '../messages/problem.ts'
import type { Config } from '../shared/config.ts'
import type { FrontMatter, Partial } from '../shared/document.ts'
import { isComponentPage, withoutExtension } from '../shared/files.ts'
import { type FilePath, nameOf } from '../shared/path.ts'
import type { Problem } from '../shared/problem.ts'
import { parseFrontMatter } from './front-matter/index.ts'
import { emptyFrontMatter } from './front-matter/schema.ts'
import { MAX_NAME_BYTES } from './front-matter/slug.ts'
import { splitFrontMatter } from './front-matter/split.ts'
import { type Instance, pathInside } from './instance.ts'
import type { ReadSource } from './memory.ts'
import { readText } from './read.ts'
import type { ScannedFile } from './scan.ts'
import { stripControls } from './text.ts'

/** A file of an instance; its name on disk may not be in NFC. */
type FoundFile = Pick<ScannedFile, 'file' | 'disk'>

/**
 * Reads one file of an instance; `file` is in its folder or in that of its translations. Dates from git are left to the
 * caller: they belong to the whole history, so the dev server keeps those it had.
 */
export function readSource(config: Config, instance: Instance, file: FilePath): Promise<ReadSource> {
  const found = { file, disk: resolve(config.siteDir, file) }
  if (isComponentPage(file)) return readComponentPage(found, instance)
  const isLenient = config.lenient !== undefined
  return readSourceFile(found, { instance, timeZone: config.timeZone, now: new Date(), isLenient })
}

interface ReadOptions {
  instance: Instance
  timeZone: string
  now: Date
  /** An empty file is a page all the same. */
  isLenient: boolean
}

/** The same for a file found by the scan. */
export async function readSourceFile(
  { file, disk }: FoundFile,
  { instance, timeZone, now, isLenient }: ReadOptions,
): Promise<ReadSource> {
  const problems: Problem[] = []
  const report = createReport(problems, file)
  const read = await readText(disk, report)
  if (read === undefined) return { source: undefined, problems }
  // The other engine takes an opening line of metadata without any for an empty page, too.
  const isEmpty = read.text.trim() === '' || (isLenient && /^-{3}\s*$/.test(read.text))
  if (isEmpty) {
    report('warning', isLenient ? 'file-empty/page' : 'file-empty')
    if (!isLenient) return { source: undefined, problems }
  }
  const {
    lines,
    problems: faults,
    ...parsed
  } = parseFrontMatter(isEmpty ? '' : read.text, { file, kind: instance.kind, timeZone, now })
  problems.push(...faults)
  const bytes = Buffer.byteLength(withoutExtension(nameOf(file)))
  if (parsed.frontMatter.slug === undefined && bytes > MAX_NAME_BYTES)
    report('error', 'file-name-long', { values: { bytes, limit: MAX_NAME_BYTES } })
  const source = { ...sourceOf(file, instance, parsed.frontMatter), ...parsed, frontMatterLines: lines }
  return { source: { ...source, hash: contentHash(read.bytes, 64) }, problems }
}

/** A page in React says everything of itself when it is drawn; here it is a name and a fingerprint. */
export async function readComponentPage({ file, disk }: FoundFile, instance: Instance): Promise<ReadSource> {
  const problems: Problem[] = []
  const read = await readText(disk, createReport(problems, file))
  if (read === undefined || read.text.trim() === '') return { source: undefined, problems }
  const source = { ...sourceOf(file, instance, emptyFrontMatter()), body: '', bodyLine: 1, frontMatterLines: {} }
  return { source: { ...source, hash: contentHash(read.bytes, 64) }, problems }
}

const sourceOf = (file: FilePath, instance: Instance, frontMatter: FrontMatter) => ({
  kind: instance.kind,
  instance: instance.id,
  file,
  path: pathInside(instance, file),
  frontMatter,
})

/** Reads a Markdown file that pages import; its metadata, if any, are cut off and mean nothing. */
export async function readPartial(
  file: FilePath,
  disk: string,
): Promise<{ partial: Partial | undefined; problems: Problem[] }> {
  const problems: Problem[] = []
  const report = createReport(problems, file)
  const read = await readText(disk, report)
  if (read === undefined) return { partial: undefined, problems }
  const { body, bodyLine } = splitFrontMatter(read.text, report)
  return { partial: { file, body: stripControls(body, bodyLine, report), bodyLine }, problems }
}
