/** The build as a table of contents: eight values, eight functions, timed; nothing is written before all problems are known. */

import { join } from 'node:path'
import { readContent } from '../content/index.ts'
import { readAssets } from '../engine/assets.ts'
import { readEngine } from '../engine/engine.ts'
import { createParser } from '../engine/parse.ts'
import { createProgress, type Progress } from '../engine/progress.ts'
import { createRenderer } from '../engine/renderer.ts'
import { createTranslate } from '../messages/index.ts'
import { buildSite, type Mode } from '../model/index.ts'
import { createModules } from '../modules/index.ts'
import { hostedRecordsText } from '../search/index.ts'
import type { Config } from '../shared/config.ts'
import { toAssetPath } from '../shared/path.ts'
import type { Problem } from '../shared/problem.ts'
import { sourceFolders } from './outdir.ts'
import { createOutput } from './write.ts'

export interface BuildOptions {
  mode: Mode
  /** `false`: find every problem, write nothing. */
  write: boolean
  /** Warnings fail the build too. */
  strict?: boolean
  progress?: Progress
}

export interface BuildResult {
  problems: Problem[]
  stages: { name: string; ms: number; count: number }[]
  pages: number
  files: number
  bytes: number
  routes: string[]
  /** Sections of the pages for a hosted service, one JSON a line. */
  searchRecords?: () => string
}

/** Builds a site. The previous output stays untouched when there is an error. */
export async function build(config: Config, options: BuildOptions): Promise<BuildResult> {
  const progress = options.progress ?? createProgress()
  const t = createTranslate(config.locale.locale, config.messages)
  const modules = createModules(config)
  const content = await progress.stage('Чтение', undefined, () => readContent(config))
  const parsed = await progress.stage('Разбор', content.sources.length, tick =>
    createParser(config, t, modules).parse(content, tick),
  )
  const read = await progress.stage('Картинки и файлы', undefined, () => readAssets(config, content, parsed))
  const site = await progress.stage('Модель', undefined, () =>
    buildSite({ config, content, parsed, assets: read.assets, t, mode: options.mode }),
  )
  const engine = await readEngine(config)
  const problems = [
    ...content.problems,
    ...engine.problems,
    ...modules.problems(),
    ...parsed.flatMap(page => page.problems),
    ...read.problems,
    ...site.problems,
  ]
  const failed = () => problems.some(({ level }) => level === 'error' || (options.strict && level === 'warning'))
  const result = (files: number, bytes: number): BuildResult => ({
    problems,
    stages: progress.stages(),
    pages: site.pages.length,
    files,
    bytes,
    routes: site.pages.map(page => page.route),
    searchRecords: () => hostedRecordsText(site),
  })
  if (failed()) return result(0, 0)

  const renderer = createRenderer({
    site,
    engine,
    modules,
    t,
    statics: content.statics,
    counters: options.mode === 'production',
  })
  const output = options.write
    ? await createOutput(config.outDir, { siteDir: config.siteDir, sources: sourceFolders(config) })
    : undefined
  try {
    await progress.stage('Страницы', site.pages.length, async tick => {
      for (const page of renderer.site.pages) {
        for (const file of renderer.page(page)) await output?.write(file.path, file.body)
        tick()
      }
    })
    await progress.stage('Ленты и карты', undefined, async () => {
      for (const file of renderer.siteFiles()) await output?.write(file.path, file.body)
    })
    await progress.stage('Поиск', undefined, async () => {
      for (const file of renderer.searchFiles()) await output?.write(file.path, file.body)
    })
    await progress.stage('Картинки для соцсетей', renderer.shares.length, async tick => {
      for (const share of renderer.shares) {
        await output?.write(share.path, share.read())
        tick()
      }
    })
    if (output === undefined) return result(0, 0)
    const written = await progress.stage('Запись', undefined, async () => {
      for (const file of [...engine.files, ...renderer.moduleFiles()]) {
        if (file.from === undefined) await output.write(file.path, file.body ?? '')
        else await output.copy(file.path, file.from)
      }
      for (const asset of site.assets.values()) {
        if (!content.statics.has(asset.output)) await output.copy(asset.output, join(config.siteDir, asset.file))
      }
      for (const [path, file] of content.statics) await output.copy(toAssetPath(path), join(config.siteDir, file))
      problems.push(...output.problems())
      if (failed()) await output.discard()
      return failed() ? { files: 0, bytes: 0 } : output.commit()
    })
    return result(written.files, written.bytes)
  } catch (error) {
    await output?.discard()
    throw error
  }
}
