/** Sites with a config of Docusaurus, as they are loaded and complained of. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { loadConfig } from '../src/config/index.ts'
import type { Config } from '../src/shared/config.ts'
import { inWords, said } from './said.ts'
import { writeFiles } from './write-files.ts'

/** A folder that goes with the test. */
export function makeSite(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'zapiski-docusaurus-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFiles(folder, files)
  return folder
}

export const TEXTS = { 'docs/intro.md': '# Введение\n', 'blog/2024-01-01-a.md': '# А\n' }
export const REST = "title: 'Сайт', url: 'https://example.org', baseUrl: '/'"
/** A config of the classic preset with the given theme and options. */
export const classic = (options = '{}', theme = '{}', more = ''): string =>
  `export default { ${REST}, ${more} presets: [['classic', ${options}]], themeConfig: ${theme} }`

export async function load(files: Record<string, string>): Promise<{ config: Config; notes: string[] }> {
  const { config, problems } = await loadConfig(makeSite({ ...TEXTS, ...files }))
  const errors = problems.filter(({ level }) => level === 'error')
  if (config === undefined) throw new Error(errors.map(said).join('\n'))
  return { config, notes: problems.map(said) }
}
export const loadText = (text: string) => load({ 'docusaurus.config.js': text })

export async function problemsOf(files: Record<string, string>): Promise<string[]> {
  const { problems } = await loadConfig(makeSite({ ...TEXTS, ...files }))
  return problems
    .filter(({ level }) => level === 'error')
    .map(inWords)
    .map(
      ({ file, line, column, text }) => `${[file, line, column].filter(part => part !== undefined).join(':')} ${text}`,
    )
}
