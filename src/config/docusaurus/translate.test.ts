import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { inWords } from '../../../test/said.ts'
import { writeFile } from '../../../test/write-files.ts'
import { toFilePath } from '../../shared/path.ts'
import { translateTexts } from '../site-texts.ts'
import { translate } from './read.ts'
import { translateConfig } from './translate.ts'

/** What a config says in our names; no folder of the site is there. */
function translated(written: Record<string, unknown>) {
  const said: string[] = []
  const notes = {
    explain: (where: string, { id }: { id: string }) => void said.push(`${where} ${id}`),
    unknown: (where: string) => void said.push(where),
  }
  return { ...translateConfig({ title: 'Т', ...written }, { siteDir: '/nowhere', notes }), said }
}
const plugins = (...list: unknown[]) => translated({ plugins: list })

describe('settings of the site', () => {
  test('keep their meaning where ours is another', () => {
    const { config, said } = translated({ tagline: 'О', future: {}, customFields: { a: 1 } })
    expect(config).toMatchObject({
      title: 'Т',
      tagline: 'О',
      customFields: { a: 1 },
      trailingSlash: undefined,
      onBrokenMarkdownLinks: 'warn',
      i18n: { defaultLocale: 'en' },
      docs: false,
      blog: false,
      pages: false,
      sitemap: false,
      markdown: { format: 'mdx' },
    })
    expect(Object.keys(config)).toContain('trailingSlash')
    const inWords = translated({ trailingSlash: 'false', noIndex: 'true', title: 'x' }).config
    expect(inWords).toMatchObject({ trailingSlash: false, noIndex: true })
    for (const key of ['search', 'shareImages', 'customCss', 'headTags', 'analytics', 'redirects'])
      expect(config).not.toHaveProperty(key)
    expect(said).toEqual([])
  })

  test('a card of the author’s own takes the place of ours', () => {
    expect(translated({ themeConfig: { image: 'a.png' } }).config.shareImages).toBe(false)
    const card = { property: 'og:image', content: 'https://example.org/a.png' }
    expect(translated({ themeConfig: { metadata: [card] } }).config.shareImages).toBe(false)
    expect(translated({ headTags: [{ tagName: 'meta', attributes: card }] }).config.shareImages).toBe(false)
    expect(translated({ themeConfig: { metadata: [{ name: 'keywords', content: 'а' }] } }).config).not.toHaveProperty(
      'shareImages',
    )
  })

  test('the setting of broken Markdown links is where it stands now, or where it stood', () => {
    const hooks = (value: unknown) => translated({ markdown: { hooks: { onBrokenMarkdownLinks: value } } })
    expect(translated({ onBrokenMarkdownLinks: 'throw' }).config.onBrokenMarkdownLinks).toBe('throw')
    expect(hooks('ignore').config.onBrokenMarkdownLinks).toBe('ignore')
    expect(hooks('ignore').said).toEqual([])
    expect(hooks(() => 1)).toMatchObject({
      config: { onBrokenMarkdownLinks: 'warn' },
      said: ['markdown.hooks.onBrokenMarkdownLinks ignored/broken-links'],
    })
  })

  test('languages keep their list, their order and their settings', () => {
    const localeConfigs = { ru: { label: 'Р', htmlLang: 'ru-RU' }, en: { url: 'https://en.example.org', odd: 1 } }
    const { config, said } = translated({ i18n: { defaultLocale: 'ru', locales: ['ru', 'en'], localeConfigs } })
    expect(config.i18n).toEqual({
      defaultLocale: 'ru',
      locales: ['ru', 'en'],
      localeConfigs: { ru: { label: 'Р', htmlLang: 'ru-RU' }, en: { url: 'https://en.example.org' } },
    })
    expect(said).toEqual([])
  })

  test('a plugin that writes texts for machines is replaced by ours', () => {
    const { config, said } = plugins(['@signalwire/docusaurus-plugin-llms-txt', {}])
    expect(config.markdown).toMatchObject({ pages: true })
    expect(said).toEqual(['plugins[0] ignored/plugin'])
    expect(plugins('docusaurus-lunr-search').config.markdown).not.toHaveProperty('pages')
  })

  test('what nobody knows is named', () => {
    expect(translated({ strange: 1, i18n: {}, markdown: { odd: 1 } }).said).toEqual(['markdown.odd', 'strange'])
  })
})

describe('plugins', () => {
  test('one section stands by itself, several are a list, each with its place', () => {
    const docs = (id: string) => ['content-docs', { id, path: id }]
    expect(plugins(docs('a'))).toMatchObject({ config: { docs: { id: 'a' } }, places: { docs: 'plugins[0][1]' } })
    expect(plugins(docs('a'), docs('b'))).toMatchObject({
      config: { docs: [{ id: 'a' }, { id: 'b' }] },
      places: { 'docs[0]': 'plugins[0][1]', 'docs[1]': 'plugins[1][1]' },
    })
  })

  test('a section whose folder is not there is none, unless its folder is written', () => {
    expect(plugins('content-docs').config.docs).toBe(false)
    expect(plugins(['content-blog', { path: 'news' }]).config.blog).toMatchObject({ path: 'news', blogTitle: 'Blog' })
  })

  test('redirects by rule are there when there is a rule', () => {
    const redirects = [{ from: '/a', to: '/b' }]
    const { config, places } = plugins(['client-redirects', { redirects, fromExtensions: ['html'], id: 'x' }])
    expect(config).toMatchObject({ redirects, redirectExtensions: { from: ['html'], to: [] } })
    expect(places).toEqual({
      redirects: 'plugins[0][1].redirects',
      createRedirects: 'plugins[0][1].createRedirects',
    })
    expect(plugins(['client-redirects', { fromExtensions: [] }]).config).not.toHaveProperty('redirectExtensions')
  })

  test('a sitemap, counters and style sheets', () => {
    const { config, places, said } = plugins(
      ['sitemap', { changefreq: 'daily', cacheTime: 1, createSitemapItems: 'own' }],
      ['google-gtag', { trackingID: 'G-1', anonymizeIP: false }],
      ['theme-classic', { customCss: ['./a.css', '@site/b.css'] }],
    )
    expect(config).toMatchObject({
      sitemap: { changefreq: 'daily' },
      analytics: { gtag: { trackingID: 'G-1', anonymizeIP: false } },
      customCss: ['a.css', 'b.css'],
    })
    expect(places).toEqual({
      sitemap: 'plugins[0][1]',
      customCss: 'plugins[2][1].customCss',
      'analytics.gtag': 'plugins[1][1]',
    })
    expect(said).toEqual(['plugins[0][1].createSitemapItems ignored/sitemap-items'])
  })
})

describe('notes of a whole config', () => {
  const file = toFilePath('docusaurus.config.js')
  const notesOf = (value: unknown, missing: string[] = []) =>
    translate({ value, siteDir: '/nowhere', file, missing }).problems.map(inWords)

  test('are one of each kind, in one line each', () => {
    const notes = notesOf({ ssrTemplate: 'x', storage: {}, odd: 1, strange: 2 }, ['a', 'b'])
    expect(notes.map(({ level, code, text }) => [level, code, text])).toEqual([
      ['note', 'config-packages', 'пакеты прежнего сайта не нужны и не загружены: a, b'],
      [
        'note',
        'config-ignored',
        'что из настроек не действует: ssrTemplate — разметка страницы — наша; storage — ключи хранилища браузера без добавок к имени',
      ],
      ['note', 'config-unknown', 'незнакомые настройки, не действуют: odd, strange'],
    ])
    expect(notesOf({})).toEqual([])
  })

  test('what is no object is left to our own reader', () => {
    expect(translate({ value: 'x', siteDir: '/nowhere', file, missing: [] }).config).toBe('x')
  })

  test('a place is the longest part that came from somewhere else', () => {
    const value = {
      plugins: [
        ['content-docs', { path: 'a' }],
        ['content-docs', { id: 'b', path: 'b' }],
      ],
    }
    const { place } = translate({ value, siteDir: '/nowhere', file, missing: [] })
    expect(['docs[1].path', 'docs[0]', 'docsx', 'title'].map(place)).toEqual([
      'plugins[1][1].path',
      'plugins[0][1]',
      'docsx',
      'title',
    ])
  })
})

describe('texts of a locale', () => {
  const folders: string[] = []
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
  })
  const site = (files: Record<string, unknown>): string => {
    const folder = mkdtempSync(join(tmpdir(), 'zapiski-texts-'))
    folders.push(folder)
    for (const [name, value] of Object.entries(files)) {
      writeFile(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value))
    }
    return folder
  }
  const THEME = 'docusaurus-theme-classic'

  test('take the place of written ones, deep in menus too; the config itself stays as it was', () => {
    const config = {
      i18n: { defaultLocale: 'ru' },
      themeConfig: {
        image: 'a.png',
        navbar: {
          logo: { src: 'a.svg' },
          items: [{ label: 'More', items: [{ label: 'Blog' }, 'x'] }, { label: 'Odd' }],
        },
        footer: { links: [{ title: 'More', items: [{ label: 'Blog' }] }, { label: 'Blog' }] },
      },
      blog: [{ id: 'news' }, {}],
      docs: { versions: { current: { path: 'next' } } },
    }
    const before = structuredClone(config)
    const folder = site({
      [`i18n/ru/${THEME}/navbar.json`]: {
        title: { message: 'Сайт' },
        'logo.alt': 'Знак',
        'item.label.More': 'Ещё',
        'item.label.Blog': 'Дневник',
      },
      [`i18n/ru/${THEME}/footer.json`]: { 'link.title.More': 'Ещё', 'link.item.label.Blog': 'Дневник' },
      'i18n/ru/docusaurus-plugin-content-blog-news/options.json': { title: 'Новости' },
      'i18n/ru/docusaurus-plugin-content-docs/current.json': {
        'version.label': 'Свежая',
        'sidebar.a': 'А',
        other: 'x',
      },
    })
    const { config: translatedConfig, problems } = translateTexts(config, { siteDir: folder, locale: 'ru' })
    expect(problems).toEqual([])
    expect(config).toEqual(before)
    expect(translatedConfig).toEqual({
      i18n: { defaultLocale: 'ru' },
      themeConfig: {
        image: 'a.png',
        navbar: {
          title: 'Сайт',
          logo: { src: 'a.svg', alt: 'Знак' },
          items: [{ label: 'Ещё', items: [{ label: 'Дневник' }, 'x'] }, { label: 'Odd' }],
        },
        footer: { links: [{ title: 'Ещё', items: [{ label: 'Дневник' }] }, { label: 'Дневник' }] },
      },
      blog: [{ id: 'news', blogTitle: 'Новости' }, {}],
      docs: { versions: { current: { path: 'next', label: 'Свежая' } }, sidebarTexts: { 'sidebar.a': 'А' } },
    })
  })

  test('of versions that were kept are theirs, those of their menus too', () => {
    const folder = site({
      'versions.json': ['1.0', '../evil'],
      'i18n/ru/docusaurus-plugin-content-docs/current.json': { 'version.label': 'Свежая', 'sidebar.a': 'А' },
      'i18n/ru/docusaurus-plugin-content-docs/version-1.0.json': {
        'version.label': 'Первая',
        'sidebar.a': 'Старое',
        'sidebar.b': 'Б',
      },
    })
    const config = { i18n: { defaultLocale: 'ru' }, docs: { versions: { '1.0': { banner: 'none' } } } }
    expect(translateTexts(config, { siteDir: folder, locale: 'ru' }).config.docs).toEqual({
      versions: {
        '1.0': { banner: 'none', label: 'Первая', sidebarTexts: { 'sidebar.a': 'Старое', 'sidebar.b': 'Б' } },
        current: { label: 'Свежая' },
      },
      sidebarTexts: { 'sidebar.a': 'А' },
    })
  })

  test('are looked for where the config says', () => {
    const i18n = { defaultLocale: 'ru', path: 'l10n', localeConfigs: { ru: { path: 'russian' } } }
    const folder = site({ 'l10n/russian/code.json': { a: { message: 'Б' }, b: { description: 'x' } } })
    cpSync(join(folder, 'l10n'), join(folder, 'i18n'), { recursive: true })
    const { config, files } = translateTexts({ i18n, blog: false }, { siteDir: folder, locale: 'ru' })
    expect(config.messages).toEqual({ a: 'Б' })
    expect(files).toEqual([join(folder, 'l10n/russian/code.json')])
    expect(translateTexts({ blog: false }, { siteDir: folder, locale: 'en' }).config).not.toHaveProperty('messages')
  })

  test('a broken file is a problem and no text', () => {
    const { config, problems } = translateTexts({}, { siteDir: site({ 'i18n/en/code.json': '{' }), locale: 'en' })
    expect(problems.map(inWords)).toMatchObject([{ level: 'error', code: 'config-syntax', file: 'i18n/en/code.json' }])
    expect(config).not.toHaveProperty('messages')
  })
})
