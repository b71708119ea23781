import { describe, expect, test, vi } from 'vitest'
import { classic, load, loadText, makeSite, problemsOf, REST } from '../../../test/docusaurus-site.ts'
import { inWords } from '../../../test/said.ts'
import { loadConfig } from '../index.ts'

describe('a config is run as it is', () => {
  test.each([
    ['an object', 'docusaurus.config.js', `export default { ${REST} }`],
    ['an async function', 'docusaurus.config.mjs', `export default async () => ({ ${REST} })`],
    ['CommonJS', 'docusaurus.config.cjs', `module.exports = { ${REST} }`],
    ['both kinds at once', 'docusaurus.config.js', `export default { title: 'Другой' }\nmodule.exports = { ${REST} }`],
    ['assigned as TypeScript does', 'docusaurus.config.ts', `const config = { ${REST} }\nexport = config`],
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

  test.each([
    ['at its top', "const title = readFileSync('./title.txt', 'utf8')\nexport default { title, "],
    ['in its function', "export default async () => ({ title: readFileSync('./title.txt', 'utf8'), "],
  ])('a file that it reads %s is looked for in its folder', async (_, start) => {
    const end = start.includes('=>') ? '})' : '}'
    const rest = REST.replace(/title:[^,]*,/, '')
    const text = `import { readFileSync } from 'node:fs'\n${start}${rest} ${end}`
    const before = process.cwd()
    const { config } = await load({ 'docusaurus.config.js': text, 'title.txt': 'Из файла' })
    expect(config.title).toBe('Из файла')
    expect(process.cwd()).toBe(before)
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

  test.each([
    ['taken in for its effect', "import 'dotenv/config'"],
    ['called', "import dotenv from 'dotenv'\ndotenv.config({ path: ['.env', '.env.more'] })"],
    ['called by name', "import { config } from 'dotenv'\nconfig({ path: '.env' })"],
    ['required', "require('dotenv').config()"],
  ])('dotenv that nobody installed reads what stands beside the config: %s', async (_, start) => {
    vi.stubEnv('ZAPISKI_SET', 'была')
    vi.stubEnv('ZAPISKI_TITLE', undefined)
    const rest = REST.replace("'Сайт'", 'process.env.ZAPISKI_TITLE')
    const { config, notes } = await load({
      'docusaurus.config.js': `${start}\nexport default { ${rest}, themeConfig: { navbar: { title: process.env.ZAPISKI_SET } } }`,
      '.env': '# адрес\nZAPISKI_TITLE="Из файла" # своя строка\nexport ZAPISKI_SET=стала\n',
      '.env.more': 'ZAPISKI_TITLE=Позже\n',
    })
    expect([config.title, config.theme.navbar.title, notes]).toEqual(['Из файла', 'была', []])
    vi.unstubAllEnvs()
  })

  test.each([
    ['imported', "import yaml from 'js-yaml'\nconst { title, bar } = yaml.load(text)"],
    ['required', "const { title, bar } = require('js-yaml').load(require('fs').readFileSync('./site.yml'))"],
    ['by name, of an older version', "import { safeLoad } from 'js-yaml'\nconst { title, bar } = safeLoad(text)"],
    ['its namesake', "import { parse } from 'yaml'\nconst { title, bar } = parse(text)"],
  ])('a reader of YAML that nobody installed reads: %s', async (_, start) => {
    const { config, notes } = await load({
      'docusaurus.config.js': `import { readFileSync } from 'node:fs'
        const text = readFileSync('./site.yml', 'utf8')
        ${start}
        export default { ${REST.replace("'Сайт'", 'title')}, themeConfig: { navbar: { title: bar[1].name } } }`,
      'site.yml': 'title: Из файла\nbar:\n  - 1\n  - name: Полка\n',
    })
    expect([config.title, config.theme.navbar.title, notes]).toEqual(['Из файла', 'Полка', []])
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
      'пакеты прежнего сайта не нужны и не загружены: @docusaurus/remark-plugin-npm2yarn, prism-react-renderer, remark-math',
    )
    expect(notes[1]).toContain('presets[0][1].docs.remarkPlugins[2] — «some-package» не выполняется')
    expect(notes[1]).not.toMatch(/npm2yarn|remark-math/)
    expect(config.markdown.math).toEqual({ singleDollar: true, macros: {} })
  })

  test('an option out of a package that is not there is as if it were not set', async () => {
    const { config } = await loadText(`
      import { EnumChangefreq } from 'sitemap'
      export default { ${REST}, presets: [['classic', { sitemap: { changefreq: EnumChangefreq.DAILY, priority: 0.3 } }]] }`)
    expect(config.sitemap).toMatchObject({ changefreq: 'weekly', priority: 0.3 })
  })

  test('`require.resolve` finds a menu in TypeScript by the name that it has when it is compiled', async () => {
    const { config } = await load({
      'docusaurus.config.js': `module.exports = { ${REST}, presets: [['classic', { docs: { sidebarPath: require.resolve('./sidebars.js') } }]] }`,
      'sidebars.ts': `export default { main: ['intro'] }`,
    })
    expect(Object.keys(config.docs[0]?.sidebars ?? {})).toEqual(['main'])
  })

  test.each(['js', 'cjs'])(
    'a module that uses `require.resolve` gives what it exports to who requires it: %s',
    async kind => {
      const { config } = await load({
        'docusaurus.config.js': `const { presets } = require('./parts.${kind}')\nmodule.exports = { ${REST}, presets }`,
        [`parts.${kind}`]: `const presets = [['classic', { docs: { path: 'texts', sidebarPath: require.resolve('./menu.js') } }]]\n\nmodule.exports = { presets }\n`,
        'menu.js': `module.exports = { main: ['intro'] }`,
      })
      expect(config.docs[0]).toMatchObject({ path: 'texts', sidebars: { main: [{ id: 'intro' }] } })
    },
  )

  test('a package of the newer kind that `require` takes in is its main export, with the others beside it', async () => {
    const { config, notes } = await load({
      'docusaurus.config.js': `const math = require('remark-math')
      const { words, default: main } = require('remark-math')
      module.exports = { ${REST}, tagline: words + (main === math), presets: [['classic', { docs: { remarkPlugins: [math] } }]] }`,
      'node_modules/remark-math/package.json': '{ "type": "module", "exports": "./index.js" }',
      'node_modules/remark-math/index.js':
        "export default function remarkMath() { return tree => tree }\nexport const words = 'слова '",
    })
    expect(config.tagline).toBe('слова true')
    expect(config.markdown.math).toEqual({ singleDollar: true, macros: {} })
    expect(notes.join()).not.toContain('remarkPlugins')
  })

  test('a name that a module of the site does not export is nothing', async () => {
    const { config } = await load({
      'docusaurus.config.js': `import lists, { title } from './parts.js'
      export default { ${REST}, tagline: title + lists, presets: [['classic', { docs: { rehypePlugins: lists } }]] }`,
      'parts.js': "export const title = 'слова '",
    })
    expect(config.tagline).toBe('слова undefined')
  })

  test('of a package that lacks what is asked for inside it, the inside stands in', async () => {
    const { notes } = await load({
      'docusaurus.config.js': `const theme = require('prism-react-renderer/themes/github')
      export default { ${REST}, themeConfig: { prism: { theme } } }`,
      'node_modules/prism-react-renderer/package.json': '{ "exports": { ".": "./index.js" } }',
      'node_modules/prism-react-renderer/index.js': '',
    })
    expect(notes[0]).toContain('prism-react-renderer')
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
    const plugin = 'function own() { return tree => visit(tree) }'
    const section = '{ docs: { remarkPlugins: [own], beforeDefaultRemarkPlugins: [[own, { a: 1 }]] } }'
    const config = (top: string) => `${top}\n${plugin}\nexport default { ${REST}, presets: [['classic', ${section}]] }`
    const whole = await loadText(config('const visit = tree => tree'))
    expect(whole.config.docs[0]?.remarkPlugins.map(({ name, options }) => [name, options])).toEqual([
      ['own', { a: 1 }],
      ['own', undefined],
    ])
    expect(whole.notes).toEqual([])
    const hollow = await loadText(config("import { visit } from 'unist-util-visit'"))
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
            // The second is of a package that is not installed.
            theme: { customCss: [require.resolve('./src/css/custom.css'), require.resolve('tweet/theme.css')] },
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
      'plugins[1] — «docusaurus-plugin-mine» не выполняется: такого пакета у сайта нет',
      'plugins[2] — «@docusaurus/plugin-pwa» — сайт не работает без сети',
    ]) {
      expect(notes[0]).toContain(part)
    }
    expect(notes[1]).toBe(
      'незнакомые настройки, не действуют: presets[0][1].strange, themeConfig.zooming, presets[0][1].blog.colour',
    )
  })
})

test('a look of feeds that an author wrote is told of, that of a new site is not', async () => {
  const notesOf = async (xslt: string) =>
    (await load({ 'docusaurus.config.js': classic(`{ blog: { feedOptions: { type: 'all', xslt: ${xslt} } } }`) })).notes
  expect(await notesOf('true')).toEqual([])
  expect(await notesOf("{ rss: 'own.xsl' }")).toEqual([
    'что из настроек не действует: presets[0][1].blog.feedOptions.xslt — у лент нет своего оформления: браузеры отказываются от XSLT',
  ])
})

test('a setting that stands where nobody reads it is told its place, at its line', async () => {
  const { problems } = await loadConfig(
    makeSite({
      'docusaurus.config.js': classic(
        "{ customCss: './a.css', title: 'A' }",
        "{ customCss: './a.css', favicon: 'b.png' }",
        "\nnavbar: { title: 'N' },\n  theme: { customCss: './a.css' }, docs: {},\n",
      ),
    }),
  )
  const told = problems.map(inWords)
  expect(told.map(({ level, line, text, hint }) => `${level} ${line} ${text} — ${hint}`)).toEqual(
    [
      '4 presets[0][1].customCss: … presets[0][1].theme.customCss',
      '4 presets[0][1].title: … title',
      "4 themeConfig.customCss: … presets: [['classic', { theme: { customCss: … } }]]",
      '4 themeConfig.favicon: … favicon',
      '2 navbar: … themeConfig.navbar',
      "3 theme: … presets: [['classic', { theme: { … } }]]",
      "3 docs: … presets: [['classic', { docs: { … } }]]",
    ].map(line => `warning ${line.replace('…', 'настройка не этого места, не действует — напишите её как')}`),
  )
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
      expect.stringMatching(/^i18n\/en\/code\.json:1:2 файл не читается как JSON: текст обрывается/),
    ])
  })
})

describe('a mistake is told with its place', () => {
  test.each([
    [
      'no title',
      `export default {\n  url: 'https://x.org',\n  baseUrl: '/',\n}`,
      /^docusaurus\.config\.js:1:16 title: обязательная/,
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
    ...["'./src/css/own.css'", "require.resolve('./src/css/own.css')"].map((sheet): [string, string, RegExp] => [
      `an own sheet that is not there: ${sheet}`,
      classic(`{\n  theme: { customCss: ${sheet} } }`),
      /^docusaurus\.config\.js:2:12 customCss: файла «src\/css\/own\.css» нет/,
    ]),
  ])('%s', async (_, text, problem) => {
    const problems = await problemsOf({ 'docusaurus.config.js': text })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(problem)
  })
})
