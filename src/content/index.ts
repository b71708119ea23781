/** Everything on disk as data: `readContent` is the door of this room, `readSource` its wicket for one file. */

import { problemOf, textOf } from '../messages/problem.ts'
import type { TextValue } from '../messages/text.ts'
import type { Config } from '../shared/config.ts'
import type { Content } from '../shared/document.ts'
import { sortProblems } from '../shared/problem.ts'
import { addGitDates, needsGit, reportSubmodules } from './dates.ts'
import { gatherInstance, gatherStatics } from './gather.ts'
import { instancesOf } from './instance.ts'
import { madeSources } from './made.ts'
import type { Memory, Shelf } from './memory.ts'
import { readRegistries } from './registry/registry.ts'

export { mapConcurrently } from './concurrency.ts'
export { isUndated } from './dates.ts'
export { emptyFrontMatter } from './front-matter/schema.ts'
export { readDatesAfter } from './history/index.ts'
export { findInstance, instancesOf } from './instance.ts'
export type { Memory, Remembered, RememberedDates, Shelf } from './memory.ts'
export { createDesk, type Laid, readLaid, unpackSheet } from './packed/desk.ts'
export { packKept, packText, readPacked, unpackText } from './packed/packed.ts'
export { readPartial, readSource } from './source.ts'
export { madeSources }

/**
 * Reads all content of a site; `memory` spares what nobody touched since an earlier run, `shelf` what another language of
 * the same run has read, whose time zone is the same. The order of everything is that
 * of the config, then of paths by code units, so equal trees give equal content on every machine. Trouble is in
 * `problems`, sorted by file and line; nothing is thrown.
 */
export async function readContent(config: Config, memory?: Memory, shelf?: Shelf): Promise<Content> {
  const content = emptyContent()
  const gathering = { config, now: new Date(), content, memory, shelf }
  for (const instance of instancesOf(config)) await gatherInstance(gathering, instance)
  content.sources.push(...madeSources(config))
  for (const folder of config.staticDirectories) await gatherStatics(gathering, folder)
  await readRegistries(gathering)
  reportSubmodules(config, content)
  reportEmpty(config, content)
  if (needsGit(config, content.sources)) await addGitDates(config, content, memory)
  content.problems = sortProblems(content.problems)
  return content
}

export const emptyContent = (): Content => ({
  sources: [],
  partials: [],
  categories: [],
  // Keys are the author's words: these records must not have a prototype to shadow.
  authors: Object.create(null),
  tags: Object.create(null),
  files: new Set(),
  statics: new Map(),
  problems: [],
})

/** A wrong folder must not publish an empty site; when files were found but are broken, they say so themselves. */
function reportEmpty(config: Config, content: Content): void {
  if (content.sources.length > 0 || content.problems.some(({ level }) => level === 'error')) return
  const folders = [...new Set(instancesOf(config).map(({ folder }) => folder))]
  const named = folders.reduce<TextValue | undefined>(
    (first, second) => (first === undefined ? second : textOf('list/or', { first, second })),
    undefined,
  )
  content.problems.push(problemOf('error', 'site-empty', { values: { folders: named ?? 'src/pages' } }))
}
