/** Everything on disk as data: `readContent` is the door of this room, `readSource` its wicket for one file. */

import type { Config } from '../shared/config.ts'
import type { Content } from '../shared/document.ts'
import { addGitDates, needsGit } from './dates.ts'
import { gatherInstance, gatherStatics } from './gather.ts'
import { instancesOf } from './instance.ts'
import { readRegistries } from './registry/registry.ts'
import { sortProblems } from './report.ts'

export { type FrontMatterOptions, type ParsedFrontMatter, parseFrontMatter } from './front-matter/index.ts'
export { findInstance, type Instance, instancesOf } from './instance.ts'
export { type ReadSource, readPartial, readSource } from './source.ts'

/**
 * Reads all content of a site. The order of everything is that of the config, then of paths by code units, so equal
 * trees give equal content on every machine. Trouble is in `problems`, sorted by file and line; nothing is thrown.
 */
export async function readContent(config: Config): Promise<Content> {
  const content: Content = {
    sources: [],
    partials: [],
    categories: [],
    // Keys are the author's words: these records must not have a prototype to shadow.
    authors: Object.create(null),
    tags: Object.create(null),
    files: new Set(),
    statics: new Map(),
    diskPaths: new Map(),
    problems: [],
  }
  const now = new Date()
  for (const instance of instancesOf(config)) await gatherInstance(config, instance, now, content)
  for (const folder of config.staticDirectories) await gatherStatics(config, folder, content)
  await readRegistries(config, content)
  reportEmpty(config, content)
  if (needsGit(config, content.sources)) await addGitDates(config, content)
  content.problems = sortProblems(content.problems)
  return content
}

/** A wrong folder must not publish an empty site; when files were found but are broken, they say so themselves. */
function reportEmpty(config: Config, content: Content): void {
  if (content.sources.length > 0 || content.problems.some(({ level }) => level === 'error')) return
  const folders = [...new Set(instancesOf(config).map(({ folder }) => folder))]
  content.problems.push({
    level: 'error',
    code: 'site-empty',
    text: 'не найдено ни одной страницы',
    hint: `положите файлы .md в папку ${folders.join(' или ') || 'blog'} либо исправьте path в настройках`,
  })
}
