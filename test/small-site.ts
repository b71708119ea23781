/** A small Docusaurus site in a folder of its own, built. */

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { build } from '../src/build/build.ts'
import { loadConfig } from '../src/config/index.ts'
import type { Problem } from '../src/shared/problem.ts'
import { problemLine } from './markdown-fixture.ts'
import { writeFiles } from './write-files.ts'

interface Small {
  /** A page, a style sheet, a script, a feed, a map, a drawing or data by its path. */
  read: (path: string) => string
  /** Of all these. */
  paths: string[]
  /** Texts of the search as readers see them. */
  records: string
  problems: Problem[]
  /** Of its config and the files that this names. */
  configProblems: Problem[]
}

/** Settings of Docusaurus' classic preset. */
export const smallConfig = (theme: string): string =>
  `export default { title: 'Сайт', url: 'https://example.org', baseUrl: '/', presets: [['classic', {}]], themeConfig: ${theme} }`

/** A small site of Docusaurus' classic preset, or of the config among the files. */
export async function buildSmall(files: Record<string, string>, theme = '{}'): Promise<Small> {
  const folder = mkdtempSync(join(tmpdir(), 'zapiski-strangers-'))
  const isOurs = 'zapiski.config.mjs' in files
  writeFiles(folder, { ...(!isOurs && { 'docusaurus.config.js': smallConfig(theme) }), ...files })
  const loaded = await loadConfig(folder)
  if (loaded.config === undefined) throw new Error('no config')
  const { problems } = await build(loaded.config, { mode: 'production', write: true })
  expect(problems.filter(({ level }) => level === 'error').map(problemLine)).toEqual([])
  const pages = new Map(
    readdirSync(join(folder, 'build'), { recursive: true, encoding: 'utf8' })
      .filter(path => /\.(?:html|css|js|json|xml|svg)$/.test(path) && statSync(join(folder, 'build', path)).isFile())
      .map(path => [path, readFileSync(join(folder, 'build', path), 'utf8')]),
  )
  rmSync(folder, { recursive: true, force: true })
  const records = [...pages].flatMap(([path, text]) => (/^assets\/search\/p\d/.test(path) ? [text] : []))
  return {
    read: path => pages.get(path) ?? '',
    paths: [...pages.keys()],
    records: records.join('\n'),
    problems,
    configProblems: loaded.problems,
  }
}
