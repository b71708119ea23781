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

  test('a default language outside the list, one named twice and settings of one that there is not are told at their place', async () => {
    const configs = "localeConfigs: { 'zh-CN': { label: 'Z' }, es: { label: 'E' }, fr: { label: 'F' } }"
    expect(
      await doubts(ours(`i18n: { defaultLocale: 'en', locales: ['fr', 'zh-cn', 'fr'],\n    ${configs} },`)),
    ).toEqual([
      `zapiski.config.ts:4:11 warning: i18n.defaultLocale: the language "en" is not in i18n.locales: it is published all the same — add 'en' to i18n.locales, or name another one the default`,
      `zapiski.config.ts:4:57 warning: i18n.locales[2]: the language "fr" is named twice — leave one of the two`,
      expect.stringMatching(
        /^zapiski\.config\.ts:5:22 note: .*"zh-CN": these settings have no effect.*there are: zh-cn$/,
      ),
      expect.stringMatching(/^zapiski\.config\.ts:5:47 note: .*"es".*there are: en, fr, zh-cn$/),
    ])
    const honest = "i18n: { defaultLocale: 'en', locales: ['fr', 'en'], localeConfigs: { en: { label: 'E' } } },"
    expect(await doubts(ours(honest))).toEqual([])
    expect(await doubts(ours("i18n: { defaultLocale: 'en' },"))).toEqual([])
  })

  test('languages with regions, scripts and old names, rare ones, and folders of any name with htmlLang are no doubt', async () => {
    const names = ['en', 'pt-BR', 'zh-Hans', 'sr-Latn-RS', 'iw', 'kgf', 'tlh', 'ca-valencia', 'qaa', 'de-x-leicht']
    const configs = "localeConfigs: { children: { htmlLang: 'en' }, ua: { htmlLang: 'uk_UA' } }"
    const locales = JSON.stringify([...names, 'children', 'ua'])
    expect(await doubts(ours(`i18n: { defaultLocale: 'en', locales: ${locales}, ${configs} },`))).toEqual([])
  })
})

describe('translations', () => {
  const settings = "docs: {}, blog: {}, i18n: { defaultLocale: 'en', locales: ['en', 'ru'] },"
  const here = 'i18n/ru/docusaurus-plugin-content-docs'

  test('of a language that the site has not, and in folders where none are looked for, are told', async () => {
    const said = await doubts({
      ...ours(settings),
      'i18n/de/code.json': '{}',
      'i18n/ru/docs/a.md': '# A',
      'i18n/ru/docs/b.md': '# B',
      'src/pages/c.mdx': '# C',
      'i18n/ru/pages/c.mdx': '# C',
      [`${here}/d/e.md`]: '# E',
      [`${here}/f.md`]: '# F',
    })
    expect(said).toEqual([
      'i18n/de warning: nothing of this folder is published: the site has no language "de" — add it to i18n.locales (there are: en, ru), or delete the folder',
      `i18n/ru/docs/a.md warning: translations are not looked for in this folder: nothing of it is published — move it to ${here}/current/a.md`,
      `${here}/d/e.md warning: translations are not looked for in this folder: nothing of it is published — move it to ${here}/current/d/e.md`,
      expect.stringContaining(`${here}/f.md warning`),
      expect.stringContaining('— move it to i18n/ru/docusaurus-plugin-content-pages/c.mdx'),
    ])
  })

  test('in their places, of versions and plugins that wait, and notes for translators are no doubt', async () => {
    const said = await doubts({
      ...ours(settings),
      'i18n/README.md': 'How to translate',
      'i18n/glossary/words.md': '# Words',
      'i18n/de/notes.txt': 'x',
      'i18n/ru/README.md': 'Who translates',
      'i18n/ru/code.json': '{}',
      'i18n/ru/docusaurus-plugin-content-blog/a.md': '# A',
      'i18n/ru/docusaurus-plugin-content-docs-community/current/a.md': '# A',
      'i18n/ru/docusaurus-plugin-content-pages/_part.md': '# A',
      [`${here}/current/a.md`]: '# A',
      [`${here}/version-1/a.md`]: '# A',
    })
    expect(said).toEqual([])
  })

  test('a site that moved keeps languages that wait, which is noted alone', async () => {
    const said = await doubts({
      'docusaurus.config.js':
        "export default { title: 'T', url: 'https://example.org', baseUrl: '/', presets: ['classic'] }",
      'i18n/de/code.json': '{}',
    })
    expect(said).toEqual([expect.stringContaining('i18n/de note: nothing of this folder')])
  })
})

describe('versions', () => {
  test('folders of versions that no list names are told', async () => {
    const unlisted = { 'versioned_docs/version-1/a.md': '# A', 'versioned_docs/version-10/a.md': '# A' }
    expect(await doubts({ ...ours('docs: {},'), ...unlisted, 'versioned_docs/version-2/a.md': '# A' })).toEqual([
      'versioned_docs warning: no version in this folder is published: there is no file versions.json — write it, the newest version first: ["10","2","1"]',
    ])
    const api = { 'api_versioned_docs/version-9/a.md': '# A', 'api_versions.json': '["8"]' }
    const two = "docs: [{}, { id: 'api', path: 'api', routeBasePath: 'api' }],"
    expect(await doubts({ ...ours(two), ...api, 'versions.json': '["10", "2"]' })).toEqual([
      'versioned_docs/version-1 warning: this version of the documents is not published: versions.json does not name it — add "1" there, or delete the folder',
      expect.stringContaining('api_versioned_docs/version-9 warning'),
    ])
  })

  test('what is listed, switched off, empty or of nobody is no doubt', async () => {
    const files = {
      'versions.json': '["2"]',
      'versioned_docs/version-2/a.md': '# A',
      'versioned_docs/version-3/plan.png': 'png',
      'versioned_docs/old/a.md': '# A',
      'other_versioned_docs/version-1/a.md': '# A',
    }
    expect(await doubts({ ...ours('docs: {},'), ...files })).toEqual([])
    const more = { 'versioned_docs/version-1/a.md': '# A' }
    expect(await doubts({ ...ours('docs: { disableVersioning: true },'), ...files, ...more })).toEqual([])
    expect(await doubts(ours('docs: false, blog: {},'))).toEqual([])
  })
})

describe('configs', () => {
  test('one beside that which is read is told, unless that takes it in', async () => {
    const site = ours('')
    expect(await doubts({ ...site, 'zapiski.config.js': 'export default {}' })).toEqual([
      'zapiski.config.js warning: the settings of this file are not read: those of zapiski.config.ts are — keep one of the two',
    ])
    rmSync(join(siteDir, 'zapiski.config.js'))
    expect(await doubts({ ...site, 'docusaurus.config.cjs': 'module.exports = {}' })).toEqual([
      expect.stringContaining('docusaurus.config.cjs note: the settings of this file are not read'),
    ])
    const taken =
      "import theirs from './docusaurus.config.cjs'\nexport default { ...theirs, title: 'T', url: 'https://example.org' }\n"
    expect(await doubts({ 'zapiski.config.ts': taken })).toEqual([])
  })
})

test('an address that is put together of what was not there is asked about, a word that has it in it is not', async () => {
  const config = (url: string, settings: string) => ({
    'zapiski.config.ts': `export default {\n  title: 'T',\n  url: ${url},\n  ${settings}\n}\n`,
  })
  const unset = "baseUrl: '/' + undefined + '/', docs: { editUrl: 'https://g.org/' + undefined + '/b' },"
  expect(await doubts(config("'https://' + process.env.ZAPISKI_NO_HOST", unset))).toEqual([
    expect.stringContaining('zapiski.config.ts:3:3 warning: url: the address https://undefined is not whole'),
    expect.stringContaining('4:3 warning: baseUrl: the address /undefined/ is not whole'),
    expect.stringContaining('warning: docs.editUrl: the address https://g.org/undefined/b is not whole'),
  ])
  expect(await doubts(config("'https://undefined-behaviour.example'", "baseUrl: '/nullable/',"))).toEqual([])
})
