/** One Markdown file: read, split, checked. Used by the whole build and by the dev server for a single file. */

import { resolve } from 'node:path'
import { contentHash } from '../content-hash.ts'
import { createReport, problemOf } from '../messages/problem.ts'
import type { Config, TextHooks } from '../shared/config.ts'
import type { FrontMatter, Partial } from '../shared/document.ts'
import { isComponentPage, withoutExtension } from '../shared/files.ts'
import { type FilePath, nameOf } from '../shared/path.ts'
import type { Problem } from '../shared/problem.ts'
import { checkYaml, parseFrontMatter } from './front-matter/index.ts'
import { emptyFrontMatter } from './front-matter/schema.ts'
import { MAX_NAME_BYTES } from './front-matter/slug.ts'
import { splitFrontMatter } from './front-matter/split.ts'
import { type Hooked, hookedMetadata, preprocess, toWrittenLines, writeMetadata } from './hooks.ts'
import { type Instance, pathInInstance } from './instance.ts'
import type { ReadSource } from './memory.ts'
import { withPackedBody } from './packed/packed.ts'
import { readText } from './read.ts'
import { realTextOf, type ScannedFile } from './scan.ts'
import { stripControls } from './text.ts'

/** A file of an instance; its name on disk may not be in NFC. */
type FoundFile = Pick<ScannedFile, 'file' | 'disk' | 'real'>

/**
 * Reads one file of an instance; `file` is in its folder or in that of its translations. Dates from git are left to the
 * caller: they belong to the whole history, so the dev server keeps those it had.
 */
export async function readSource(config: Config, instance: Instance, file: FilePath): Promise<ReadSource> {
  const { siteDir } = config
  const { folder, localized } = instance
  const own = localized !== undefined && file.startsWith(`${localized}/`) ? localized : folder
  const real = await realTextOf({ siteDir, folder: own }, file)
  const found = { file, disk: resolve(siteDir, file), ...(real && { real }) }
  if (isComponentPage(file)) return readComponentPage(found, instance)
  const isLenient = config.lenient !== undefined
  const { timeZone, markdown } = config
  return readSourceFile(found, { instance, timeZone, now: new Date(), isLenient, hooks: markdown.hooks })
}

interface ReadOptions {
  instance: Instance
  timeZone: string
  now: Date
  /** An empty file is a page all the same, and an address may step up. */
  isLenient: boolean
  hooks: TextHooks | undefined
}

/** The same for a file found by the scan. */
export async function readSourceFile({ file, disk, real }: FoundFile, options: ReadOptions): Promise<ReadSource> {
  const { instance, isLenient } = options
  const problems: Problem[] = []
  const report = createReport(problems, file)
  const read = await readText(disk, report, isLenient)
  if (read === undefined) return { source: undefined, problems }
  // The other engine takes an opening line of metadata without any for an empty page, too.
  const isEmpty = isBlank(read.text) || (isLenient && /^-{3}\s*$/.test(read.text))
  if (isEmpty) {
    report('warning', isLenient ? 'file-empty/page' : 'file-empty')
    if (!isLenient) return { source: undefined, problems }
  }
  const {
    lines,
    problems: faults,
    made,
    ...parsed
  } = await parseFile(isEmpty ? '' : read.text, { file, disk, problems: [] }, options)
  problems.push(...faults)
  const bytes = Buffer.byteLength(withoutExtension(nameOf(file)))
  if (parsed.frontMatter.slug === undefined && bytes > MAX_NAME_BYTES)
    report('error', 'file-name-long', { values: { bytes, limit: MAX_NAME_BYTES } })
  const own = { ...sourceOf(file, instance, parsed.frontMatter), ...(real && { real }) }
  const source = { ...own, ...parsed, frontMatterLines: lines }
  const hashed = { ...source, hash: contentHash(made ?? read.bytes, 64) }
  // What the site's own functions made of it may hold half a letter, which no bytes can say.
  return { source: made === undefined ? withPackedBody(hashed) : hashed, problems }
}

/** Metadata and text; `made`: all that the site's own functions made of the file. */
async function parseFile(written: string, at: Hooked, { instance, hooks, ...read }: ReadOptions) {
  const { timeZone, now, isLenient } = read
  const options = { file: at.file, kind: instance.kind, timeZone, now, isLenient }
  if (hooks === undefined) return { ...parseFrontMatter(written, options), made: undefined }
  const { written: plain, ...first } = parseFrontMatter(written, options)
  const frontMatter = { ...plain }
  const other = await hookedMetadata(hooks, { text: written, plain: { frontMatter, content: first.body } }, at)
  const text = await preprocess(hooks, written, at)
  const { body, bodyLine } = text === written ? first : parseFrontMatter(text, options)
  const made = JSON.stringify([text, other])
  const problems = [...at.problems, ...first.problems]
  if (other === undefined) return { ...first, written: plain, body, bodyLine, problems, made }
  const again = parseFrontMatter(writeMetadata(other), options)
  const faults = [...at.problems, ...toWrittenLines(again.problems, other, first.lines)]
  return { ...again, lines: first.lines, body, bodyLine, problems: faults, made }
}

const COMMENT = /\s*(?:<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\})\s*/y

/** Nothing that a reader would see: comments alone are a page without a word. */
function isBlank(text: string): boolean {
  let at = 0
  do {
    COMMENT.lastIndex = at
    at = COMMENT.test(text) ? COMMENT.lastIndex : text.length + 1
  } while (at < text.length)
  return at === text.length || text.trim() === ''
}

/** A page in React says everything of itself when it is drawn; here it is a name and a fingerprint. */
export async function readComponentPage({ file, disk }: FoundFile, instance: Instance): Promise<ReadSource> {
  const problems: Problem[] = []
  const read = await readText(disk, createReport(problems, file))
  if (read?.text.trim() === '') problems.push(problemOf('warning', 'file-empty', { at: { file } }))
  if (read === undefined || problems.length > 0) return { source: undefined, problems }
  const source = { ...sourceOf(file, instance, emptyFrontMatter()), body: '', bodyLine: 1, frontMatterLines: {} }
  return { source: { ...source, hash: contentHash(read.bytes, 64) }, problems }
}

const sourceOf = (file: FilePath, instance: Instance, frontMatter: FrontMatter) => ({
  kind: instance.kind,
  instance: instance.id,
  file,
  path: pathInInstance(instance, file),
  frontMatter,
})

/** Reads a Markdown file that pages import; its metadata, if any, are cut off and mean nothing. */
export async function readPartial(
  file: FilePath,
  disk: string,
  hooks?: TextHooks,
): Promise<{ partial: Partial | undefined; problems: Problem[] }> {
  const problems: Problem[] = []
  const report = createReport(problems, file)
  const read = await readText(disk, report)
  if (read === undefined) return { partial: undefined, problems }
  const text = await preprocess(hooks, read.text, { file, disk, problems })
  const { yaml, yamlLine, body, bodyLine } = splitFrontMatter(text, report)
  if (yaml !== undefined) checkYaml(yaml, yamlLine, report)
  return { partial: { file, body: stripControls(body, bodyLine, report), bodyLine }, problems }
}
