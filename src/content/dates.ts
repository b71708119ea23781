/** Decides whether the site needs dates from git at all, and puts them on the sources. */

import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { problemOf } from '../messages/problem.ts'
import type { Config } from '../shared/config.ts'
import type { Content, Source } from '../shared/document.ts'
import { dayOfName, withoutExtension } from '../shared/files.ts'
import { withChanges } from '../shared/lazy.ts'
import { type FilePath, toFilePath } from '../shared/path.ts'
import { findSubmodules, readGitDates } from './history/index.ts'
import { foldersOf, instancesOf } from './instance.ts'
import type { Memory } from './memory.ts'

/** A post whose date neither its metadata nor its name says. */
export const isUndated = ({ kind, frontMatter, path }: Pick<Source, 'kind' | 'frontMatter' | 'path'>): boolean =>
  kind === 'post' && frontMatter.date === undefined && dayOfName(withoutExtension(path)) === undefined

/** `true` when something shows a date of change, or a post would have no date otherwise. */
export function needsGit(config: Config, sources: readonly Source[]): boolean {
  const isShown = [...config.blogs, ...config.docs, ...config.pages].some(
    ({ showLastUpdateTime, showLastUpdateAuthor }) => showLastUpdateTime || showLastUpdateAuthor,
  )
  return isShown || config.sitemap?.lastmod !== undefined || sources.some(isUndated)
}

/** Adds `created` and `updated` to every source that is in the history, and says what was asked of it. */
export async function addGitDates(config: Config, content: Content, memory?: Memory): Promise<void> {
  const wanted = new Set(content.sources.map(({ file }) => file))
  const folders = [...new Set(instancesOf(config).flatMap(foldersOf))]
  const { dates: found, known, problems } = await readGitDates(config.siteDir, { folders, wanted, memory })
  const dates = new Map(found)
  content.problems.push(...problems)
  const submodules = findSubmodules(config.siteDir)
  content.history = { folders, known: submodules.length === 0 ? known : undefined }
  for (const { path } of submodules.filter(({ isMissing }) => !isMissing))
    for (const [file, own] of await datesInside(config.siteDir, path, wanted)) dates.set(file, own)
  content.sources = content.sources.map(source => withChanges(source, dates.get(source.file) ?? {}))
  if (config.lenient !== undefined) await addFileDates(config, content)
}

/** Files of a submodule have a history of their own; what the one around it keeps is not asked again, this one is. */
async function datesInside(siteDir: string, path: FilePath, wanted: ReadonlySet<FilePath>) {
  const before = `${path}/`
  const own = new Set(
    [...wanted].flatMap(file => (file.startsWith(before) ? toFilePath(file.slice(before.length)) : [])),
  )
  if (own.size === 0) return []
  const { dates } = await readGitDates(join(siteDir, path), { folders: ['.'], wanted: own })
  return [...dates].map(([file, found]) => [toFilePath(before + file), found] as const)
}

/** A part of the site that is named as a submodule and was not fetched would be missing without a word. */
export function reportSubmodules(config: Config, content: Content): void {
  const folders = [...instancesOf(config).flatMap(foldersOf), ...config.staticDirectories]
  for (const { path, isMissing } of findSubmodules(config.siteDir)) {
    const isAsked = folders.some(folder => `${folder}/`.startsWith(`${path}/`) || `${path}/`.startsWith(`${folder}/`))
    if (isMissing && isAsked)
      content.problems.push(problemOf('error', 'submodule-missing', { at: { file: path }, values: { path } }))
  }
}

/** Docusaurus takes the day on which the file was made, which is another one in each copy of the site. */
async function addFileDates({ siteDir }: Config, content: Content): Promise<void> {
  for (const [index, source] of content.sources.entries()) {
    if (!isUndated(source) || source.created?.date !== undefined) continue
    const { birthtimeMs, mtimeMs } = await stat(join(siteDir, source.file))
    const date = new Date(birthtimeMs > 0 ? birthtimeMs : mtimeMs).toISOString()
    content.sources[index] = withChanges(source, { created: { date } })
    content.problems.push(problemOf('warning', 'post-date/file', { at: { file: source.file, line: 1 } }))
  }
}
