/** Decides whether the site needs dates from git at all, and puts them on the sources. */

import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { problemOf } from '../messages/problem.ts'
import type { Config } from '../shared/config.ts'
import type { Content, Source } from '../shared/document.ts'
import { withChanges } from '../shared/value.ts'
import { readGitDates } from './git.ts'
import { foldersOf, instancesOf } from './instance.ts'
import type { Memory } from './memory.ts'

/** `2024-05-01-x.md`, `2024/5/1/x.md`: the post has a date in its path. */
const DATED_PATH = /(?:^|\/)\d{4}[-/]\d{1,2}[-/]\d{1,2}/

const isUndated = ({ kind, frontMatter, path }: Source): boolean =>
  kind === 'post' && frontMatter.date === undefined && !DATED_PATH.test(path)

/** `true` when something shows a date of change, or a post would have no date otherwise. */
export function needsGit(config: Config, sources: readonly Source[]): boolean {
  const isShown = [...config.blogs, ...config.docs, ...config.pages].some(
    ({ showLastUpdateTime, showLastUpdateAuthor }) => showLastUpdateTime || showLastUpdateAuthor,
  )
  return isShown || config.sitemap?.lastmod !== undefined || sources.some(isUndated)
}

/** Adds `created` and `updated` to every source that is in the history. */
export async function addGitDates(config: Config, content: Content, memory?: Memory): Promise<void> {
  const wanted = new Set(content.sources.map(({ file }) => file))
  const folders = [...new Set(instancesOf(config).flatMap(foldersOf))]
  const { dates, problems } = await readGitDates(config.siteDir, { folders, wanted, memory })
  content.problems.push(...problems)
  content.sources = content.sources.map(source => withChanges(source, dates.get(source.file) ?? {}))
  if (config.lenient !== undefined) await addFileDates(config, content)
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
