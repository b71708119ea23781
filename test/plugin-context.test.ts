/** What plugins of a Docusaurus site are told of it, and what they tell each other. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadConfig } from '../src/config/index.ts'
import { smallConfig } from './small-site.ts'
import { writeFiles } from './write-files.ts'

/** What plugins left for components, and `themeConfig` as components get it. */
async function loaded(files: Record<string, string>, plugins: string) {
  const folder = mkdtempSync(join(tmpdir(), 'zapiski-plugins-'))
  writeFiles(folder, {
    'docusaurus.config.js': smallConfig(
      "{ own: { a: 1 } }, i18n: { defaultLocale: 'ru', locales: ['ru', 'ar'] }",
    ).replace(', themeConfig', `, plugins: ${plugins}, themeConfig`),
    'docs/index.md': '# Дом\n',
    ...files,
  })
  const { config, problems } = await loadConfig(folder)
  const late = await config?.made?.gather?.({})
  rmSync(folder, { recursive: true, force: true })
  return { config, problems, data: config?.lenient?.globalData ?? {}, late: late?.globalData }
}

const TELLS = (what: string): string =>
  `context => ({ name: 'tells', contentLoaded({ actions }) { const { siteConfig, i18n } = context; actions.setGlobalData(${what}) } })`

test('a config that says little is told whole, with its languages', async () => {
  const { data } = await loaded(
    { 'i18n/ru/code.json': '{ "a": { "message": "б" } }', 'package.json': '{ "version": "1.2.3" }' },
    `[${TELLS('{ siteConfig, i18n, texts: context.codeTranslations, version: context.siteVersion, storage: context.siteStorage }')}]`,
  )
  expect(data.tells?.default).toMatchObject({
    siteConfig: {
      titleDelimiter: '|',
      tagline: '',
      staticDirectories: ['static'],
      themes: [],
      scripts: [],
      customFields: {},
      markdown: { format: 'mdx', mermaid: false },
      future: { v4: {} },
    },
    i18n: {
      currentLocale: 'ru',
      path: 'i18n',
      localeConfigs: {
        ru: { label: 'Русский', direction: 'ltr', htmlLang: 'ru', path: 'ru', translate: true, baseUrl: '/' },
        ar: { direction: 'rtl', translate: false, url: 'https://example.org', baseUrl: '/ar/' },
      },
    },
    texts: { a: 'б' },
    version: '1.2.3',
    storage: { type: 'localStorage', namespace: '' },
  })
})

test('what one plugin puts into the settings the next one finds, with what schemas add to those of the theme', async () => {
  const { data, config } = await loaded(
    {
      'themed.js': `module.exports = () => ({ name: 'themed' })
module.exports.validateThemeConfig = ({ themeConfig, validate }) => validate({ unknown: () => ({ validate: given => ({ value: { ...given, zoom: { margin: 8, ...given.zoom } } }) }) }, themeConfig)`,
    },
    `['./themed', ({ siteConfig }) => { siteConfig.customFields.word = 'дано'; return { name: 'puts' } }, ${TELLS('[siteConfig.customFields.word, siteConfig.themeConfig.zoom, siteConfig.themeConfig.own]')}]`,
  )
  expect(data.tells?.default).toEqual(['дано', { margin: 8 }, { a: 1 }])
  expect(config?.lenient?.themeConfig).toEqual({ own: { a: 1 }, zoom: { margin: 8 } })
})

test('texts of a plugin, of its components and for its part of the theme’s settings, are those of the language', async () => {
  const { config } = await loaded(
    {
      'i18n/ru/says/words.json': '{ "own": { "message": "Своё" } }',
      'i18n/ru/code.json': '{ "b": { "message": "из файла" } }',
      'says.js': `module.exports = context => ({
  name: 'says',
  getTranslationFiles: () => [{ path: 'words', content: { own: { message: 'Own' } } }],
  translateThemeConfig: ({ themeConfig, translationFiles: [{ content }] }) => ({ ...themeConfig, own: { ...themeConfig.own, word: content.own.message } }),
  getDefaultCodeTranslationMessages: async () => ({ a: context.i18n.currentLocale, b: 'из плагина' }),
})`,
    },
    "['./says']",
  )
  expect(config?.lenient?.themeConfig).toEqual({ own: { a: 1, word: 'Своё' } })
  expect(config?.messages).toMatchObject({ a: 'ru', b: 'из файла' })
  expect(config?.translations.map(({ messages }) => messages.a)).toEqual(['ar'])
})

test('what a plugin says late stands beside what it has said before', async () => {
  const { late } = await loaded(
    {},
    "[() => ({ name: 'late', contentLoaded: ({ actions }) => actions.setGlobalData({ a: 1, b: 1 }), allContentLoaded: ({ actions }) => actions.setGlobalData({ b: 2 }) })]",
  )
  expect(late).toEqual({ late: { default: { a: 1, b: 2 } } })
})
