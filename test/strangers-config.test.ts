/** Configs of Docusaurus sites that run there and would not run as one strict module. */

import { expect, test } from 'vitest'
import { buildSmall, smallConfig } from './small-site.ts'

test('names that a module of the older kind never declares have their values', async () => {
  const { read } = await buildSmall({
    'docusaurus.config.js': `const words = require('./words')\n${smallConfig('{}').replace(/title: *'[^']*'/, "title: [words.first, words.second].join(' ')")}`,
    'words.js': "first = 'Первое'\nfor (name of ['второе']) second = name\nmodule.exports = { first, second }\n",
    'docs/index.md': '# Дом\n',
  })
  expect(read('docs/index.html')).toContain('Первое второе')
})

test('a package in TypeScript that nobody has built is read with what it takes in', async () => {
  const { read } = await buildSmall({
    'docusaurus.config.js': `const { title } = require('@own/words')\n${smallConfig('{}').replace(/title: *'[^']*'/, 'title')}`,
    'node_modules/@own/words/package.json': '{ "name": "@own/words", "main": "src/index.ts" }',
    'node_modules/@own/words/src/index.ts': "import { word } from './word'\nexport const title: string = word\n",
    'node_modules/@own/words/src/word.ts': "export const word: string = 'Из TypeScript'\n",
    'docs/index.md': '# Дом\n',
  })
  expect(read('docs/index.html')).toContain('Из TypeScript')
})

test('a site may have kept versions of its documents alone', async () => {
  const { read } = await buildSmall({
    'docusaurus.config.js': smallConfig('{}').replace(
      "[['classic', {}]]",
      "[['classic', { blog: false, docs: { includeCurrentVersion: false } }]]",
    ),
    'versions.json': '["1.0"]',
    'versioned_docs/version-1.0/a.md': '# Версия один\n',
  })
  expect(read('docs/a/index.html')).toContain('Версия один')
})

test('a module that makes its own __dirname keeps it', async () => {
  const { read } = await buildSmall({
    'docusaurus.config.js': `import { title } from './words.mjs'\n${smallConfig('{}').replace(/title: *'[^']*'/, 'title')}`,
    'words.mjs':
      "import { basename, dirname } from 'node:path'\nimport { fileURLToPath } from 'node:url'\nconst __dirname = dirname(fileURLToPath(import.meta.url))\nexport const title = 'в ' + basename(__dirname).slice(0, 7)\n",
    'docs/index.md': '# Дом\n',
  })
  expect(read('docs/index.html')).toContain('| в zapiski')
})

test('a drawing or a sheet that a config takes in with its components is nothing to it', async () => {
  const { read } = await buildSmall({
    'docusaurus.config.js': `const { title } = require('./src/words')\n${smallConfig('{}').replace(/title: *'[^']*'/, 'title')}`,
    'src/words.js':
      "import Icon from './icon.svg'\nimport './words.css'\nexport const title = 'Слова'\nexport const icon = typeof window === 'undefined' ? null : require('./icon.svg').default\nexport { Icon }\n",
    'src/icon.svg': '<?xml version="1.0"?>\n<!-- Made -->\n<svg viewBox="0 0 1 1"></svg>\n',
    'src/words.css': 'a { color: red }\n',
    'docs/index.md': '# Дом\n',
  })
  expect(read('docs/index.html')).toContain('| Слова')
})

test('a menu goes without what a package makes that is not installed, and this is said', async () => {
  const { read, configProblems } = await buildSmall({
    'docusaurus.config.js': smallConfig('{}').replace(
      "'classic', {}",
      "'classic', { docs: { sidebarPath: './sidebars.js' } }",
    ),
    'sidebars.js': `import { choose } from 'no-such-kit/menus'
      import { apart } from 'no-such-other'
      export default { main: [{ type: 'html', value: choose('1.0') }, 'index', { type: 'category', label: 'Ещё', items: choose(['a']) }], ...(apart && {}) }`,
    'docs/index.md': '# Дом\n',
  })
  expect(read('docs/index.html')).toContain('href="/docs/"')
  const told = configProblems.filter(({ file }) => file === 'sidebars.js')
  expect(told).toMatchObject([{ level: 'warning', code: 'config-packages/menu', values: { names: ['no-such-kit'] } }])
})

test('packages that are not there are named by what is missing without them: those called made nothing', async () => {
  const { configProblems } = await buildSmall({
    'docusaurus.config.js': `const theme = require('no-such-theme')
      import told from 'no-such-remark'
      ${smallConfig('{ prism: { theme } }').replace("'classic', {}", "'classic', { docs: { remarkPlugins: [told()] } }").replace(', themeConfig', ", plugins: ['./places', './around'], themeConfig")}`,
    'around.js':
      "import blog from '@docusaurus/plugin-content-blog'\nexport default async (context, options) => ({ ...(await blog(context, { ...options, id: 'more', path: 'blog' })), name: 'around' })\n",
    'places.js':
      "import matter from 'no-such-matter'\nexport default () => ({ name: 'places', loadContent: () => matter('a').data })\n",
    'docs/index.md': '# Дом\n',
  })
  expect(
    configProblems.flatMap(({ code, values }) => (code.startsWith('config-packages') ? [[code, values?.names]] : [])),
  ).toEqual([
    ['config-packages/called', ['no-such-matter']],
    ['config-packages', ['no-such-theme']],
  ])
})

test('Markdown plugins get of packages that are not there what they take, passed on or taken in later', async () => {
  const { read, problems } = await buildSmall({
    'docusaurus.config.js': `import own from './own'\n${smallConfig('{}').replace("'classic', {}", "'classic', { docs: { remarkPlugins: [own] } }")}`,
    'own.js': `import { passed } from './passed'
      export default () => async tree => {
        const { visit, found: other } = await import('no-such-visit')
        const whole = await import('no-such-whole')
        const one = (await import('no-such-one')).take
        for (const call of [passed, visit, other, whole.walk, one]) call(tree, 'text', () => {})
      }`,
    'passed.js': "export { replaced as passed } from 'no-such-passed'\n",
    'docs/index.md': '# Дом\n\nТекст.\n',
  })
  expect(problems.map(({ code }) => code).filter(code => code.startsWith('plugin'))).toEqual([])
  expect(read('docs/index.html')).toContain('Текст.')
})

test('a plugin names folders of its site from where commands of the site are run', async () => {
  const { read } = await buildSmall({
    'docusaurus.config.js': `const path = require('path')
module.exports = { title: 'Сайт', url: 'https://example.org', baseUrl: '/', presets: [['classic', { blog: false }]], plugins: [() => ({ name: 'names', configureWebpack: () => ({ resolve: { alias: { '@/words': path.resolve(process.cwd(), './src/words') } } }) })] }`,
    'src/words/word.js': "export default 'слово'",
    'docs/index.mdx': "import word from '@/words/word'\n\n# Дом\n\n<b>{word}</b>\n",
  })
  expect(read('docs/index.html')).toContain('<b>слово</b>')
})

test('menus of kept versions name documents with the version before their ids, as Docusaurus 2 wrote them', async () => {
  const item = (id: string) => ({ type: 'doc', id: `version-1.0.0/${id}` })
  const menu = [{ type: 'category', label: 'Начало', items: [item('a'), item('more/b')] }, 'version-1.0.0/c']
  const { read } = await buildSmall({
    'docs/a.md': '# Стало\n',
    'versions.json': '["1.0.0"]',
    'versioned_sidebars/version-1.0.0-sidebars.json': JSON.stringify({ 'version-1.0.0/main': menu }),
    'versioned_docs/version-1.0.0/a.md': '# Было\n',
    'versioned_docs/version-1.0.0/more/b.md': '# Ещё\n',
    'versioned_docs/version-1.0.0/c.md': '# Конец\n',
  })
  const links = [...read('docs/a/index.html').matchAll(/<a class="sidebar-link" href="([^"]*)"/g)]
  expect(links.map(([, href]) => href)).toEqual(['/docs/a', '/docs/a', '/docs/more/b', '/docs/c'])
})

test('a plugin that only reads posts with the blog’s own is no second blog', async () => {
  const plugin = (name: string): string => `
    const blog = require('@docusaurus/plugin-content-blog')
    module.exports = async function (context, options) {
      const inside = await blog.default(context, { ...options, path: 'blog', id: '${name}' })
      return {
        name: '${name}',
        async loadContent() { return inside.loadContent() },
        contentLoaded({ content, actions }) { actions.setGlobalData({ content }) },
      }
    }`
  const { paths, configProblems, problems } = await buildSmall({
    'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://example.org', baseUrl: '/',
      presets: [['classic', { docs: false, blog: {} }]],
      plugins: [[require.resolve('./plugins/first.js'), {}], [require.resolve('./plugins/second.js'), {}]] }`,
    'plugins/first.js': plugin('first'),
    'plugins/second.js': plugin('second'),
    'blog/2024-05-01-a.md': '# Post\n\nText.\n',
    'src/pages/index.md': '# Home\n',
  })
  expect(paths).toContain('blog/2024/05/01/a/index.html')
  expect([...configProblems, ...problems].filter(({ level }) => level === 'error')).toEqual([])
})

test('a plugin of the site in a folder with the name of a plugin of content brings no documents by that', async () => {
  const { paths, problems } = await buildSmall({
    'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://example.org', baseUrl: '/',
      presets: [['classic', { docs: {}, blog: false }]],
      plugins: [['./plugins/plugin-content-docs', { id: 'more', path: 'docs' }]] }`,
    'plugins/plugin-content-docs/index.js':
      "module.exports = () => ({ name: 'more', contentLoaded: ({ actions }) => actions.setGlobalData({ count: 1 }) })",
    'docs/a.md': '---\ntags: [x]\n---\n\n# A\n\nText.\n',
    'src/pages/index.md': '# Home\n',
  })
  expect(paths).toContain('docs/tags/x/index.html')
  expect(problems.map(({ code }) => code)).not.toContain('duplicate-route')
})

test('a page at the address of a page of another language is told and stops nothing, as in Docusaurus', async () => {
  const { read, problems } = await buildSmall({
    'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://example.org', baseUrl: '/',
      i18n: { defaultLocale: 'en', locales: ['en', 'ru'] }, presets: [['classic', { docs: false, blog: false }]] }`,
    'src/pages/index.md': '# Home\n',
    'src/pages/about.md': '# About\n',
    'src/pages/ru/about.md': '# О нас\n',
  })
  expect(problems.map(({ code, level }) => `${level} ${code}`)).toContain('warning locale-route')
  expect(read('about/index.html')).toContain('About')
  expect(read('ru/index.html')).toContain('Home')
  expect(read('ru/about/index.html')).not.toBe('')
})

test('a menu of the site in the bar has the sign of those that open', async () => {
  const { read } = await buildSmall({
    'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://example.org', baseUrl: '/',
      presets: [['classic', { blog: false }]], themeConfig: { navbar: { items: [{ type: 'custom-more' }] } } }`,
    'docs/index.md': '# Home\n',
    'src/theme/NavbarItem/ComponentTypes.js': `import Dropdown from '@theme/NavbarItem/DropdownNavbarItem'
      import Types from '@theme-original/NavbarItem/ComponentTypes'
      export default { ...Types, 'custom-more': props => <Dropdown {...props} label="More" items={[{ label: 'A', href: '/docs' }]}/> }`,
  })
  const page = read('docs/index.html')
  expect(page).toMatch(/<summary class="[^"]*navbar-link[^"]*">More<svg class="icon"[^>]*>/)
})

test('HTML in the place of a label is shown: a sign of a link of the bar, a broken line of the footer', async () => {
  const sign = '<svg viewBox="0 0 9 9"><path d="M1 1"/></svg>'
  const { read } = await buildSmall({
    'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://example.org', baseUrl: '/',
      presets: [['classic', { blog: false }]], themeConfig: {
        navbar: { items: [{ html: '${sign}', title: 'Chat', href: 'https://chat.example' },
          { html: '<b style="color:red">Bold</b>', to: '/docs' }] },
        footer: { links: [{ items: [{ html: 'one</br>two' }] }] } } }`,
    'docs/index.md': '# Home\n',
  })
  const page = read('docs/index.html')
  expect(page).toMatch(/<a class="navbar-link" href="https:\/\/chat\.example"[^>]* aria-label="Chat"><svg /)
  expect(page).toMatch(/<b class="[\w-]+">Bold<\/b><\/a>/)
  expect(page).toContain('one<br>two')
})
