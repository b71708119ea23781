/** What a config says and hardly means, as its author reads it. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { writeFiles } from '../../../test/write-files.ts'
import { describeProblem } from '../../messages/problem.ts'
import { loadConfig } from '../load.ts'

let siteDir = ''
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'zapiski-doubts-'))
})
afterEach(() => rmSync(siteDir, { recursive: true, force: true }))

/** Of a site that is made all the same: `file:line:column level: text`. */
async function doubts(files: Record<string, string>): Promise<string[]> {
  writeFiles(siteDir, files)
  const { config, problems } = await loadConfig(siteDir)
  expect(config === undefined ? problems : 'a site').toBe('a site')
  return problems.map(problem => {
    const place = [problem.file, problem.line, problem.column].filter(part => part !== undefined).join(':')
    const { text, cure } = describeProblem(problem, 'en')
    return `${place} ${problem.level}: ${text} — ${cure}`
  })
}

const ours = (settings: string) => ({
  'zapiski.config.ts': `export default {\n  title: 'T',\n  url: 'https://example.org',\n  ${settings}\n}\n`,
})

describe('languages', () => {
  test('a word or a country in the place of a language is asked about where it is named', async () => {
    expect(await doubts(ours("i18n: { defaultLocale: 'english' },"))).toEqual([
      `zapiski.config.ts:4:11 warning: i18n.defaultLocale: there is no language "english" — if 'en' is meant, call it so, or say it to browsers alone: localeConfigs: { 'english': { htmlLang: 'en' } }`,
    ])
    expect(await doubts(ours("i18n: { defaultLocale: 'en', locales: ['en', 'ua', 'xx'] },"))).toEqual([
      expect.stringContaining(`zapiski.config.ts:4:48 warning: i18n.locales[1]: there is no language "ua" — if 'uk'`),
      expect.stringContaining(`4:54 warning: i18n.locales[2]: there is no language "xx" — name it like 'ru' or`),
    ])
    const wrong = "i18n: { defaultLocale: 'old', localeConfigs: { old: { htmlLang: 'russian' } } },"
    expect(await doubts(ours(wrong))).toEqual([
      expect.stringContaining(
        `4:57 warning: i18n.localeConfigs.old.htmlLang: there is no language "russian" — if 'ru'`,
      ),
    ])
  })

  test('languages with regions, scripts and old names, rare ones, and folders of any name with htmlLang are no doubt', async () => {
    const names = ['en', 'pt-BR', 'zh-Hans', 'sr-Latn-RS', 'iw', 'kgf', 'tlh', 'ca-valencia', 'qaa', 'de-x-leicht']
    const configs = "localeConfigs: { children: { htmlLang: 'en' }, ua: { htmlLang: 'uk_UA' } }"
    const locales = JSON.stringify([...names, 'children', 'ua'])
    expect(await doubts(ours(`i18n: { defaultLocale: 'en', locales: ${locales}, ${configs} },`))).toEqual([])
  })
})
