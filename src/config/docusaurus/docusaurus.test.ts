import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { inWords, said } from '../../../test/said.ts'
import type { Config } from '../../shared/config.ts'
import { importDocusaurus, loadConfig } from '../index.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function makeSite(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'zapiski-docusaurus-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

const TEXTS = { 'docs/intro.md': '# Введение\n', 'blog/2024-01-01-a.md': '# А\n' }
const REST = "title: 'Сайт', url: 'https://example.org', baseUrl: '/'"
/** A config of the classic preset with the given theme and options. */
const classic = (options = '{}', theme = '{}', more = ''): string =>
  `export default { ${REST}, ${more} presets: [['classic', ${options}]], themeConfig: ${theme} }`

async function load(files: Record<string, string>): Promise<{ config: Config; notes: string[] }> {
  const { config, problems } = await loadConfig(makeSite({ ...TEXTS, ...files }))
  const errors = problems.filter(({ level }) => level === 'error')
  if (config === undefined) throw new Error(errors.map(said).join('\n'))
  return { config, notes: problems.map(said) }
}
const loadText = (text: string) => load({ 'docusaurus.config.js': text })

async function problemsOf(files: Record<string, string>): Promise<string[]> {
  const { problems } = await loadConfig(makeSite({ ...TEXTS, ...files }))
  return problems
    .filter(({ level }) => level === 'error')
    .map(inWords)
    .map(
      ({ file, line, column, text }) => `${[file, line, column].filter(part => part !== undefined).join(':')} ${text}`,
    )
}

describe('a config is run as it is', () => {
  test.each([
    ['an object', 'docusaurus.config.js', `export default { ${REST} }`],
    ['an async function', 'docusaurus.config.mjs', `export default async () => ({ ${REST} })`],
    ['CommonJS', 'docusaurus.config.cjs', `module.exports = { ${REST} }`],
    ['a CommonJS function', 'docusaurus.config.js', `module.exports = async function () { return { ${REST} } }`],
    [
      'TypeScript with types of packages',
      'docusaurus.config.ts',
      `import type {Config} from '@docusaurus/types'\nimport type * as Preset from '@docusaurus/preset-classic'\n` +
        `const config: Config = { ${REST} } satisfies Config\nexport default config`,
    ],
  ])('%s', async (_, name, text) => {
    const { config, notes } = await load({ [name]: text })
    expect(config.title).toBe('Сайт')
    expect(notes).toEqual([])
  })

  test('TypeScript is looked for before JavaScript, our own config before both', async () => {
    const files = {
      'docusaurus.config.js': `export default { ${REST.replace('Сайт', 'Второй')} }`,
      'docusaurus.config.ts': `export default { ${REST.replace('Сайт', 'Первый')} }`,
    }
    expect((await load(files)).config.title).toBe('Первый')
    const own = { ...files, 'zapiski.config.ts': `export default { ${REST.replace('Сайт', 'Наш')} }` }
    expect((await load(own)).config.title).toBe('Наш')
  })

  test('packages that nobody installed stand in and are named once', async () => {
    const { config, notes } = await loadText(`
      import { themes as prismThemes } from 'prism-react-renderer'
      import npm2yarn, { other } from '@docusaurus/remark-plugin-npm2yarn'
      const math = require('remark-math')
      const { deep } = require('some-package/inside')
      const light = { ...prismThemes.github, plain: [...deep.list], text: \`\${other}\` }
      export default {
        ${REST},
        presets: [['classic', { docs: { remarkPlugins: [math, [npm2yarn, { sync: true }], new deep.Thing().run()] } }]],
        themeConfig: { prism: { theme: light, darkTheme: prismThemes.dracula } },
      }`)
    expect(config.docs).toHaveLength(1)
    expect(notes[0]).toBe(
      'пакеты прежнего сайта не нужны и не загружены: @docusaurus/remark-plugin-npm2yarn, prism-react-renderer, remark-math, some-package',
    )
    expect(notes[1]).toContain('presets[0][1].docs.remarkPlugins[2] — «some-package» не выполняется')
    expect(notes[1]).not.toMatch(/npm2yarn|remark-math/)
    expect(config.markdown.math).toEqual({ singleDollar: true, macros: {} })
  })

  test('npm2yarn shows the managers that it names, in their order; functions among them are named', async () => {
    const { config, notes } = await loadText(`
      import npm2yarn from '@docusaurus/remark-plugin-npm2yarn'
      const own = ['deno', code => code]
      export default { ${REST}, presets: [['classic', { docs: { remarkPlugins: [[npm2yarn, { sync: true, converters: ['pnpm', own, ['yarn', x => x]] }]] } }]] }`)
    expect(config.markdown.npm2yarn).toEqual(['pnpm', 'yarn'])
    expect(notes.join()).toContain('docs.remarkPlugins[0][1].converters — функции не вызываются')
    expect(notes.join()).toContain('(deno, yarn)')
  })

  test('own Markdown plugins run; that a package they are made with is missing is said', async () => {
    const plugin = 'function own() { return tree => tree }'
    const section = '{ docs: { remarkPlugins: [own], beforeDefaultRemarkPlugins: [[own, { a: 1 }]] } }'
    const config = (top: string) => `${top}\n${plugin}\nexport default { ${REST}, presets: [['classic', ${section}]] }`
    const whole = await loadText(config(''))
    expect(whole.config.docs[0]?.remarkPlugins.map(({ name, options }) => [name, options])).toEqual([
      ['own', { a: 1 }],
      ['own', undefined],
    ])
    expect(whole.notes).toEqual([])
    const hollow = await loadText(config("import { visit } from 'unist-util-visit'\nvisit()"))
    expect(hollow.notes[0]).toContain('пакеты прежнего сайта не загружены: unist-util-visit')
    expect(hollow.config.lenient?.isPartial).toBe(true)
  })

  test('relative modules, JSON and require.resolve work from where they stand', async () => {
    const { config } = await load({
      'docusaurus.config.js': `
        import { tagline } from './config/texts.js'
        import data from './package.json'
        export default {
          ${REST}, tagline: tagline + data.name,
          presets: [[require.resolve('@docusaurus/preset-classic'), {
            docs: { sidebarPath: require.resolve('./sidebars.js') },
            theme: { customCss: require.resolve('./src/css/custom.css') },
          }]],
        }`,
      'config/texts.js': `export const tagline = 'О чём: '`,
      'package.json': `{ "name": "сайт" }`,
      'sidebars.js': `module.exports = { main: ['intro', { Раздел: ['intro'] }] }`,
      'src/css/custom.css': ':root{}',
    })
    expect(config.tagline).toBe('О чём: сайт')
    expect(config.theme.customCss).toEqual(['src/css/custom.css'])
    expect(config.docs[0]?.sidebars).toMatchObject({ main: [{ id: 'intro' }, { label: 'Раздел' }] })
  })
})

describe('Docusaurus’ defaults', () => {
  test('hold where ours are others', async () => {
    const { config } = await loadText(classic())
    expect(config).toMatchObject({ trailingSlash: undefined, timeZone: 'UTC', onBrokenMarkdownLinks: 'warn' })
    expect(config.locale).toMatchObject({ locale: 'en', direction: 'ltr' })
    expect(config.theme.colorMode).toEqual({
      defaultMode: 'light',
      disableSwitch: false,
      respectPrefersColorScheme: false,
    })
    expect(config.blogs[0]).toMatchObject({
      routeBasePath: '/blog',
      title: 'Blog',
      description: 'Blog',
      sidebarTitle: 'Recent posts',
      sidebarCount: 5,
      postsPerPage: 10,
      feed: { types: ['rss', 'atom'], title: 'Сайт Blog', description: 'Сайт Blog', limit: 20 },
    })
    expect(config.docs[0]).toMatchObject({ routeBasePath: '/docs', path: 'docs' })
    expect(config.sitemap).toMatchObject({ filename: 'sitemap.xml', changefreq: 'weekly', priority: 0.5 })
  })

  test('false switches a part of the preset off; without a preset there is nothing', async () => {
    const off = (await loadText(classic('{ docs: false, blog: false, sitemap: false }'))).config
    expect([off.docs, off.blogs, off.sitemap]).toEqual([[], [], undefined])
    const bare = (await loadText(`export default { ${REST} }`)).config
    expect([bare.docs, bare.blogs, bare.pages, bare.sitemap]).toEqual([[], [], [], undefined])
  })

  test('a rule of number prefixes is the author’s own', async () => {
    const { config } = await loadText(
      classic(`{ docs: { numberPrefixParser: name => ({ filename: name.replace('n', ''), numberPrefix: 1 }) } }`),
    )
    expect(config.docs[0]?.numberPrefixes).toBeTypeOf('function')
  })

  test('several instances come from plugins by any of their names', async () => {
    const { config } = await load({
      'docusaurus.config.js': `export default { ${REST}, presets: ['classic'], plugins: [
        ['@docusaurus/plugin-content-docs', { id: 'api', path: 'api', routeBasePath: 'api' }],
        ['content-blog', { id: 'news', path: 'news', routeBasePath: 'news' }],
        null, false, ['@docusaurus/plugin-ideal-image', {}],
      ] }`,
      'api/a.md': '',
      'news/a.md': '',
    })
    expect(config.docs.map(({ id, routeBasePath }) => [id, routeBasePath])).toEqual([
      ['default', '/docs'],
      ['api', '/api'],
    ])
    expect(config.blogs.map(({ id }) => id)).toEqual(['default', 'news'])
  })
})

describe('themeConfig', () => {
  const navbarOf = async (items: string, more = '', top = '') =>
    (await loadText(classic('{}', `{ navbar: { ${more} items: ${items} } }`, top))).config.theme.navbar

  test('items stand at the left unless they say otherwise, search is there', async () => {
    const { items, title } = await navbarOf(
      `[{ to: 'blog', label: 'Блог' }, { href: 'https://x.org', className: 'git', 'aria-label': 'Код', position: 'right' }]`,
    )
    expect(items).toMatchObject([
      { type: 'default', label: 'Блог', to: '/blog', position: 'left' },
      { label: '', ariaLabel: 'Код', href: 'https://x.org', className: 'git', position: 'right' },
      { type: 'search', position: 'right' },
    ])
    expect(title).toBe('Сайт')
    expect((await navbarOf('[]', `logo: { src: 'img/logo.svg' },`)).title).toBe('')
  })

  test('addresses of files leave the base where it belongs', async () => {
    const { items } = await navbarOf(
      `[{ to: 'pathname:///rss.xml', label: 'RSS' }, { href: '/a.txt', prependBaseUrlToHref: true, label: 'Файл' },
        { html: '<b>Жир</b>но', to: '/docs' }, { type: 'search', position: 'left' }]`,
    )
    expect(items.map(item => ('href' in item ? item.href : ''))).toEqual(['/rss.xml', '/a.txt', undefined, ''])
    expect(items[2]).toMatchObject({ label: 'Жир но', to: '/docs' })
    expect(items).toHaveLength(4)
  })

  test('an item with a component of its own keeps all that is written; in a menu it is left out and named', async () => {
    const menu = "{ label: 'a', items: [{ type: 'custom-hand' }] }"
    const items = `[{ type: 'custom-clock', zone: 'UTC', position: 'right' }, ${menu}]`
    const { config, notes } = await loadText(classic('{}', `{ navbar: { items: ${items} } }`))
    expect(config.theme.navbar.items.slice(0, 2)).toMatchObject([
      { type: 'own', kind: 'custom-clock', position: 'right', props: { zone: 'UTC', position: 'right' } },
      { type: 'dropdown', items: [] },
    ])
    expect(notes.join()).toContain('themeConfig.navbar.items[1].items[0] — пункт «custom-hand» рисует свой компонент')
  })

  test('hosted search, announcement, contents and code keep what they say', async () => {
    const { config } = await loadText(
      classic(
        '{}',
        `{ image: 'img/a.png', tableOfContents: { maxHeadingLevel: 4 },
           announcementBar: { content: 'Новость', isCloseable: false },
           prism: { additionalLanguages: ['bash'], defaultLanguage: 'js' },
           algolia: { appId: 'A', apiKey: 'k', indexName: 'i', searchPagePath: 'find', replaceSearchResultPathname: { from: /^.docs/, to: '/' } } }`,
      ),
    )
    expect(config.theme).toMatchObject({
      image: 'img/a.png',
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 4 },
      announcementBar: { id: 'announcement-bar', content: 'Новость', isCloseable: false },
    })
    expect(config.markdown.defaultCodeLanguage).toBe('js')
    expect(config.search).toMatchObject({
      searchPagePath: 'find',
      hosted: { appId: 'A', contextualSearch: true, replaceSearchResultPathname: { from: '^.docs', to: '/' } },
    })
  })
})

describe('heads and counters', () => {
  test('scripts and style sheets become head tags', async () => {
    const { config } = await loadText(
      `export default { ${REST}, scripts: ['/a.js', { src: 'https://x.org/b.js', async: true, 'data-n': 3 }], stylesheets: ['/a.css'] }`,
    )
    expect(config.headTags).toMatchObject([
      { tagName: 'link', attributes: { rel: 'stylesheet', href: '/a.css' } },
      { tagName: 'script', attributes: { src: '/a.js' } },
      { tagName: 'script', attributes: { src: 'https://x.org/b.js', async: true, 'data-n': '3' } },
    ])
  })

  test('a Metrica counter among the head tags is taken over by its number', async () => {
    const { config } = await loadText(
      `export default { ${REST}, headTags: [
        { tagName: 'script', attributes: {}, innerHTML: '(function(m,e){m[e]})(window,"https://mc.yandex.ru/metrika/tag.js");ym(12345678, "init", {clickmap:true})' },
        { tagName: 'noscript', attributes: {}, innerHTML: '<img src="https://mc.yandex.ru/watch/12345678">' },
        { tagName: 'meta', attributes: { name: 'a', content: 'b' } },
      ] }`,
    )
    expect(config.analytics.metrika).toEqual({ counterId: '12345678' })
    expect(config.headTags.map(({ tagName }) => tagName)).toEqual(['meta'])
  })

  test('a Metrica counter of a plugin is ours, with its number', async () => {
    const { config } = await loadText(
      `export default { ${REST}, plugins: [['docusaurus-plugin-yandex-metrica', { counterID: 99 }]] }`,
    )
    expect(config.analytics.metrika).toEqual({ counterId: '99' })
  })

  test('counters of plugins are ours; one that says too little is named, a plugin of the site runs', async () => {
    const { config, notes } = await load({
      'docusaurus.config.js': `
        import plausible from 'docusaurus-plugin-plausible'
        export default { ${REST}, themeConfig: { goatcounter: { code: 'me' } }, plugins: [
          [plausible, { domain: 'a.org', customDomain: 'p.a.org', excludePaths: ['/x'] }],
          ['@dipakparmar/docusaurus-plugin-umami', { websiteID: 'id-1', analyticsDomain: 'u.a.org', scriptName: 'script.js' }],
          'docusaurus-plugin-goatcounter', 'docusaurus-plugin-yandex-metrica', './plugins/umami',
        ] }`,
      'plugins/umami.js':
        "module.exports = () => ({ name: 'own', injectHtmlTags: () => ({ headTags: [{ tagName: 'meta', attributes: { name: 'own', content: '1' } }] }) })",
    })
    expect(config.analytics).toMatchObject({
      plausible: { domain: 'a.org', host: 'https://p.a.org' },
      umami: { websiteId: 'id-1', host: 'https://u.a.org' },
      goatcounter: { url: 'https://me.goatcounter.com' },
      metrika: undefined,
    })
    expect(config.headTags).toMatchObject([{ attributes: { name: 'own' } }])
    const ignored = notes.find(note => note.includes('не действует'))
    expect(ignored).toContain('«docusaurus-plugin-yandex-metrica» не выполняется')
    expect(ignored).toContain('excludePaths — эти страницы тоже считаются')
    expect(ignored).not.toContain('umami')
  })

  test('gtag and the tag manager of the preset', async () => {
    const { config } = await loadText(
      classic(`{ gtag: { trackingID: 'G-1' }, googleTagManager: { containerId: 'GTM-2' } }`),
    )
    expect(config.analytics.gtag).toEqual({ trackingIds: ['G-1'], anonymizeIp: true })
    expect(config.headTags.at(-1)?.attributes.src).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-2')
  })
})

describe('what is not honoured', () => {
  test('is said once, by name, with what it means; silence about what changes nothing', async () => {
    const { notes } = await loadText(
      classic(
        `{ blog: { readingTime: () => 1, blogListComponent: '@site/src/List', colour: 1 }, debug: true, strange: {} }`,
        '{ zooming: 1 }',
        `organizationName: 'a', future: { v4: true }, i18n: { defaultLocale: 'ru', locales: ['ru', 'en'] },
         plugins: ['docusaurus-lunr-search', 'docusaurus-plugin-mine', ['@docusaurus/plugin-pwa', {}]],`,
      ),
    )
    expect(notes).toHaveLength(2)
    for (const part of [
      'presets[0][1].blog.readingTime — время чтения считается обычным образом',
      'plugins[0] — «docusaurus-lunr-search» — не нужен: поиск встроен',
      'plugins[1] — «docusaurus-plugin-mine» не выполняется',
      'plugins[2] — «@docusaurus/plugin-pwa» — сайт не ставится как приложение',
    ]) {
      expect(notes[0]).toContain(part)
    }
    expect(notes[1]).toBe(
      'незнакомые настройки, не действуют: presets[0][1].strange, themeConfig.zooming, presets[0][1].blog.colour',
    )
  })
})

describe('texts of i18n', () => {
  test('go over messages, menus, sections and sidebars', async () => {
    const { config, notes } = await load({
      'docusaurus.config.js': classic(
        '{}',
        `{ navbar: { title: 'Site', items: [{ to: '/docs', label: 'Docs' }] }, footer: { copyright: 'c', links: [{ title: 'More', items: [{ label: 'Blog', to: '/blog' }] }] } }`,
        `i18n: { defaultLocale: 'ru', locales: ['ru'] },`,
      ),
      'i18n/ru/code.json': `{ "theme.common.editThisPage": { "message": "Поправить", "description": "…" } }`,
      'i18n/ru/docusaurus-theme-classic/navbar.json': `{ "title": { "message": "Сайт" }, "item.label.Docs": { "message": "Документы" } }`,
      'i18n/ru/docusaurus-theme-classic/footer.json': `{ "link.title.More": { "message": "Ещё" }, "link.item.label.Blog": { "message": "Блог" }, "copyright": { "message": "©" } }`,
      'i18n/ru/docusaurus-plugin-content-blog/options.json': `{ "title": { "message": "Дневник" }, "sidebar.title": { "message": "Недавнее" } }`,
      'i18n/ru/docusaurus-plugin-content-docs/current.json': `{ "version.label": { "message": "Свежая" }, "sidebar.main.category.Intro": { "message": "Начало" } }`,
    })
    expect(notes).toEqual([])
    expect(config.messages).toEqual({ 'theme.common.editThisPage': 'Поправить' })
    expect(config.theme.navbar).toMatchObject({ title: 'Сайт', items: [{ label: 'Документы' }, { type: 'search' }] })
    expect(config.theme.footer).toMatchObject({
      copyright: '©',
      columns: [{ title: 'Ещё', items: [{ label: 'Блог' }] }],
    })
    expect(config.blogs[0]).toMatchObject({ title: 'Дневник', sidebarTitle: 'Недавнее' })
    expect(config.docs[0]).toMatchObject({
      version: { label: 'Свежая' },
      sidebarTexts: { 'sidebar.main.category.Intro': 'Начало' },
    })
  })

  test('a broken file is an error with its name', async () => {
    expect(await problemsOf({ 'docusaurus.config.js': classic(), 'i18n/en/code.json': '{' })).toEqual([
      expect.stringMatching(/^i18n\/en\/code\.json файл не читается как JSON/),
    ])
  })
})

describe('a mistake is told with its place', () => {
  test.each([
    [
      'no title',
      `export default {\n  url: 'https://x.org',\n  baseUrl: '/',\n}`,
      /^docusaurus\.config\.js title: обязательная/,
    ],
    [
      'a throw',
      `export default () => {\n  throw new Error('нет токена')\n}`,
      /^docusaurus\.config\.js:2:9 ошибка при выполнении: нет токена/,
    ],
    ['no syntax', `export default {\n  title: 'a\n}`, /^docusaurus\.config\.js:2:\d+ синтаксическая ошибка/],
    [
      'an item of the navbar',
      `export default {\n  ${REST},\n  themeConfig: { navbar: { items: [\n    { type: 'docSidebr', sidebarId: 'a' },\n  ] } },\n}`,
      /^docusaurus\.config\.js:4:5 themeConfig\.navbar\.items\[0\]: не найден компонент NavbarItem для типа «docSidebr»/,
    ],
    [
      'an option of a preset',
      `export default {\n  ${REST},\n  presets: [['classic', {\n    blog: {\n      postsPerPage: 'всё',\n    },\n  }]],\n}`,
      /^docusaurus\.config\.js:5:7 blog\.postsPerPage: нужно число/,
    ],
  ])('%s', async (_, text, problem) => {
    const problems = await problemsOf({ 'docusaurus.config.js': text })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(problem)
  })
})

describe('import', () => {
  const FILES = {
    ...TEXTS,
    'docusaurus.config.js': `
const { themes } = require('prism-react-renderer')
module.exports = {
  ${REST}, trailingSlash: undefined, favicon: 'img/f.ico',
  presets: [['classic', {
    docs: { editUrl: 'https://x.org/edit/', sidebarPath: './sidebars.js' },
    blog: { truncateMarker: /--cut--/, postsPerPage: 'ALL' },
  }]],
  themeConfig: { prism: { theme: themes.github }, navbar: { title: "L'été «x»", items: [{ to: '/blog', label: 'Блог' }] } },
}`,
    'sidebars.js': `export default { main: [{ type: 'autogenerated', dirName: '.' }] }`,
  }

  test('writes a config that says the same', async () => {
    const theirs = makeSite(FILES)
    const imported = await importDocusaurus(theirs)
    expect(imported?.left).toEqual([])
    const ours = makeSite({})
    cpSync(theirs, ours, { recursive: true })
    rmSync(join(ours, 'docusaurus.config.js'))
    writeFileSync(join(ours, 'zapiski.config.ts'), imported?.text ?? '')
    const [before, after] = [await loadConfig(theirs), await loadConfig(ours)]
    expect(after.problems).toEqual([])
    // As lenient as before until the author says otherwise; keys of other themes are gone, and pictures get smaller.
    expect(after.config?.lenient).toEqual({ isPartial: false, themeConfig: {}, globalData: {} })
    expect([before.config?.images, after.config?.images]).toMatchObject([undefined, { format: 'webp' }])
    const places = { siteDir: '', outDir: '', lenient: undefined, images: undefined }
    expect({ ...after.config, ...places }).toEqual({ ...before.config, ...places })
  })

  test('names functions with their places, and what has no meaning here', async () => {
    const imported = await importDocusaurus(
      makeSite({
        ...TEXTS,
        'docusaurus.config.js': `export default {\n  ${REST},\n  presets: [['classic', {\n    blog: {\n      editUrl: () => 'x',\n    },\n  }]],\n  clientModules: ['./a.js', './a.css'],\n  ssrTemplate: '<x>',\n}`,
      }),
    )
    expect(imported?.text).toContain('// blog.editUrl: a function was here')
    expect(imported?.left).toMatchObject([
      { where: 'ssrTemplate', line: 9 },
      { where: 'presets[0][1].blog.editUrl', line: 5, column: 7 },
    ])
  })

  test('leaves out keys that nobody reads, says so, and is held to its own names', async () => {
    const items = `[{ to: '/blog', label: 'Блог', mood: 'весело' }]`
    const folder = makeSite({
      ...TEXTS,
      'docusaurus.config.js': classic(`{ docs: { sidebarPath: './sidebars.js' } }`, `{ navbar: { items: ${items} } }`),
      'sidebars.js': `import made from './made/menu'\nexport default { main: ['intro', ...made, { type: 'doc', id: 'intro', mood: 'тихо' }] }`,
    })
    const imported = await importDocusaurus(folder)
    expect(imported?.text).not.toContain('mood')
    expect(imported?.left.map(({ where }) => where)).toContain('themeConfig.navbar.items[0].mood')
    const file = join(folder, 'zapiski.config.ts')
    writeFileSync(file, imported?.text ?? '')
    const { config, problems } = await loadConfig(folder)
    expect(problems.map(({ level, code }) => [level, code])).toEqual([['warning', 'config-syntax/import-made']])
    expect(config?.docs[0]?.sidebars).toMatchObject({ main: [{ id: 'intro' }, { id: 'intro' }] })
    writeFileSync(file, (imported?.text ?? '').replace('navbar:', 'navbarr:'))
    expect((await loadConfig(folder)).problems.map(({ code }) => code)).toContain('config/unknown')
  })

  test('has nothing to say where there is no Docusaurus', async () => {
    expect(await importDocusaurus(makeSite({}))).toBeUndefined()
  })
})
