/** The site in memory while an author writes: what to redo when a file changes. */

import { findInstance, readContent, readSource } from '../content/index.ts'
import { readAssets } from '../engine/assets.ts'
import { readEngine } from '../engine/engine.ts'
import { createParser } from '../engine/parse.ts'
import { createRenderer, type FoundFile, type Renderer } from '../engine/renderer.ts'
import { createTranslate } from '../messages/index.ts'
import { buildSite } from '../model/index.ts'
import { createModules } from '../modules/index.ts'
import type { Config } from '../shared/config.ts'
import type { Content } from '../shared/document.ts'
import type { FilePath } from '../shared/path.ts'
import type { Problem } from '../shared/problem.ts'

export interface Session {
  /** The last site that could be built; older than `problems` after a mistake. */
  renderer(): Renderer | undefined
  /** A file of the site, also of the one before: a page that is still loading asks for what it was told of. */
  file(path: string): FoundFile | undefined
  problems(): Problem[]
  /** Redoes what follows from changed files (site-relative). Returns when the site is up to date. */
  update(files: FilePath[]): Promise<void>
  /** Absolute files of the site's modules. */
  watched(): string[]
}

/**
 * A changed document is read and parsed again, alone; a new, removed or any other file means reading the folders
 * again, where unchanged documents come from the parser's memory. The model is always built anew: it takes
 * milliseconds, and menus, backlinks and lists are never stale.
 */
export async function createSession(config: Config): Promise<Session> {
  const t = createTranslate(config.locale.locale, config.messages)
  const modules = createModules(config)
  const parser = createParser(config, t, modules)
  let engine = await readEngine(config)
  let content: Content = await readContent(config)
  let renderer: Renderer | undefined
  let previous: Renderer | undefined
  let problems: Problem[] = []
  await rebuild()
  return {
    renderer: () => renderer,
    file: path => renderer?.file(path) ?? previous?.file(path),
    problems: () => problems,
    update,
    watched: modules.watched,
  }

  async function update(files: FilePath[]): Promise<void> {
    if (files.some(file => file.endsWith('.css'))) engine = await readEngine(config)
    const sources = content.sources.filter(source => files.includes(source.file))
    if (sources.length === files.length) {
      for (const source of sources) {
        const instance = findInstance(config, source.file)
        if (instance === undefined) continue
        const read = await readSource(config, instance, source.file)
        const others = content.problems.filter(problem => problem.file !== source.file)
        const fresh =
          read.source === undefined ? source : { ...read.source, created: source.created, updated: source.updated }
        content = {
          ...content,
          sources: content.sources.map(old => (old.file === source.file ? fresh : old)),
          problems: [...others, ...read.problems],
        }
      }
    } else {
      content = await readContent(config)
    }
    await rebuild()
  }

  async function rebuild(): Promise<void> {
    const parsed = await parser.parse(content, () => {})
    const { assets, problems: assetProblems } = await readAssets(config, content, parsed)
    const site = buildSite({ config, content, parsed, assets, t, mode: 'development' })
    problems = [
      ...content.problems,
      ...engine.problems,
      ...modules.problems(),
      ...parsed.flatMap(page => page.problems),
      ...assetProblems,
      ...site.problems,
    ].filter(problem => problem.level !== 'note')
    previous = renderer
    renderer = createRenderer({ site, engine, modules, t, statics: content.statics, counters: false })
  }
}
