/** Plugins of a site that make pages, parts of the theme and files of the output. */

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runHere } from './run-here.ts'
import { writeFile } from './write-files.ts'

const FILES: Record<string, string> = {
  'docusaurus.config.js': `
    module.exports = {
      title: 'Site', url: 'https://example.org', baseUrl: '/base/', onBrokenLinks: 'throw',
      i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
      themes: ['tints'],
      plugins: ['./plugins/labels', ['@scope/stamps', { word: 'given' }], 'broken', 'absent', ['./plugins/after', { note: 'kept' }], './plugins/late', ['docusaurus-plugin-module-alias', { alias: { Signs$: __dirname + '/src/words/sign.svg' } }], ['./plugins/plugin-content-blog', { id: 'news', path: 'news', routeBasePath: 'news' }], async () => ({
        name: 'inline',
        configureWebpack: config => ({ resolve: { alias: { ...config.resolve.alias, '@words': __dirname + '/src/words' } } }),
        contentLoaded: ({ actions }) => actions.addRoute({ path: '/base/inline', component: '@theme/Made', exact: true, custom: { word: 'given' } }),
      })],
      presets: [['classic', { docs: {}, blog: false }]],
      themeConfig: { stamps: { ink: 'red' }, nobody: 1 },
      customFields: { security: { scriptSrc: ['https://ink.example.net'] } },
    }`,
  'node_modules/@scope/docusaurus-plugin-stamps/package.json':
    '{"name":"@scope/docusaurus-plugin-stamps","main":"lib/index.js"}',
  'node_modules/@scope/docusaurus-plugin-stamps/lib/index.js': `
    Object.defineProperty(exports, '__esModule', { value: true })
    exports.default = (context, options) => ({
      name: 'stamps',
      contentLoaded: ({ actions }) => actions.setGlobalData({ ...options, ink: context.siteConfig.themeConfig.stamps.ink }),
      injectHtmlTags: () => ({ headTags: [{ tagName: 'meta', attributes: { name: 'stamp', content: JSON.stringify(options) } }, { tagName: 'script', innerHTML: 'load("https://stamps.example.net/a.js", "//ink.example.net/")' }] }),
      getThemePath: () => '../theme',
      configureWebpack() {},
    })
    exports.validateOptions = ({ validate, options }) => validate({ validate: given => ({ value: { size: 3, ...given } }) }, options)`,
  'node_modules/@scope/docusaurus-plugin-stamps/theme/Stamp.js':
    "import React from 'react'\nexport default () => <em>stamp</em>",
  'node_modules/docusaurus-plugin-broken/package.json': '{"name":"docusaurus-plugin-broken","exports":"./i.mjs"}',
  'node_modules/docusaurus-plugin-broken/i.mjs':
    "import gone from 'gone'\nexport default () => { gone(); throw new Error('no glue') }",
  'node_modules/docusaurus-theme-tints/package.json': '{"name":"docusaurus-theme-tints"}',
  'node_modules/docusaurus-theme-tints/index.js':
    "module.exports = () => ({ name: 'tints', getThemePath: () => './theme' })",
  'node_modules/docusaurus-theme-tints/theme/CodeBlock/index.js': 'module.exports = () => null',
  'src/pages/stamped.jsx':
    "import React from 'react'\nimport Stamp from '@theme/Stamp'\nimport word from '@words/word'\nimport Sign from 'Signs'\nexport default () => <><Stamp /><q>{word}</q><Sign /></>",
  'src/words/word.js': "export default 'by another name'",
  'src/words/sign.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path d="M1 1h1"/></svg>',
  'plugins/labels.js': `
    const { readFileSync } = require('node:fs')
    const path = require('node:path')
    module.exports = context => ({
      name: 'labels',
      loadContent: async () => JSON.parse(readFileSync('labels.json', 'utf8')),
      getTranslationFiles: async ({ content }) => [{ path: 'words', content: { title: { message: 'Label' } } }],
      translateContent: ({ content, translationFiles: [{ content: words }] }) => content.map(name => ({ name, title: words.title.message })),
      async contentLoaded({ content, actions }) {
        for (const label of content) {
          const data = await actions.createData('label-' + label.name + '.json', JSON.stringify(label))
          actions.addRoute({ path: context.baseUrl + 'labels/' + label.name, component: '@site/src/components/Label.tsx', modules: { label: data, list: [data] }, props: { more: [1, 2] }, exact: true })
        }
        actions.addRoute({ path: context.baseUrl + 'live', component: path.join(__dirname, 'Live'), exact: true })
        actions.addRoute({ path: context.baseUrl + 'part', component: '@theme/Label', routes: [{ path: context.baseUrl + 'part/one', component: '@theme/Made' }] })
      },
      getThemePath: () => path.resolve(__dirname, './theme'),
      getPathsToWatch: () => ['labels.json'],
    })`,
  'plugins/after.js': `
    const { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs')
    const { join } = require('node:path')
    module.exports = (context, { note }) => ({
      name: 'after',
      async postBuild({ outDir, routesPaths, routes: nested, routesBuildMetadata, siteConfig, plugins, i18n }) {
        const flat = route => route.routes ? route.routes.flatMap(flat) : [route]
        const routes = nested.flatMap(flat)
        const [version] = nested.find(({ plugin }) => plugin.name.endsWith('-docs')).routes
        if (Object.keys(version.props.version.docs).length === 0 || routesBuildMetadata[routes[0].path].noIndex !== false) throw new Error('told wrongly')
        const source = routes.find(({ path }) => path.endsWith('/docs/')).metadata.sourceFilePath
        mkdirSync(join(outDir, 'made/deep'), { recursive: true })
        writeFileSync(join(outDir, 'made/deep/list.txt'), [siteConfig.title, i18n.currentLocale, source, plugins.map(({ name }) => name).includes('labels'), [...new Set(routes.map(({ plugin }) => plugin.name + ' ' + plugin.id))].sort(), ...routesPaths].join('\\n'))
        const page = join(outDir, 'docs/index.html')
        writeFileSync(page, readFileSync(page, 'utf8').replace('</body>', '<!-- ' + note + ' --></body>'))
        rmSync(join(outDir, 'robots.txt'), { force: true })
        if (existsSync('fail')) throw new Error('no luck')
      },
    })`,
  'plugins/late.js': `
    module.exports = () => ({
      name: 'late',
      allContentLoaded: ({ allContent, actions }) => actions.setGlobalData({ names: [...allContent.labels.default.map(({ name }) => name), ...allContent['docusaurus-plugin-content-docs'].default.loadedVersions[0].docs.map(({ title, permalink }) => title + permalink)] }),
    })`,
  'plugins/plugin-content-blog.js': `
    const blog = require('@docusaurus/plugin-content-blog')
    module.exports = { ...blog, default: async (...given) => {
      const inner = await blog.default(...given)
      return { ...inner, async contentLoaded(found) {
        const posts = found.content.blogPosts.map(({ metadata }) => metadata)
        found.actions.setGlobalData({ recent: posts.map(({ title, permalink, frontMatter, date, tags }) => [title, permalink, frontMatter.mood, date.getFullYear(), tags[0].label].join(' ')), tags: [found.content.blogTagsListPath, ...Object.values(found.content.blogTags).map(({ label, items }) => label + ':' + items)].join(' ') })
        found.actions.addRoute({ path: '/base/recent', component: '@site/src/components/Recent.jsx', props: { count: posts.length }, modules: { posts: posts.map(({ source }) => ({ content: { __import: true, path: source, query: { truncated: true } } })), whole: { __import: true, path: posts.at(-1).source } } })
        return inner.contentLoaded(found)
      } }
    } }`,
  'src/components/Recent.jsx':
    "import React from 'react'\nimport {usePluginData} from '@docusaurus/useGlobalData'\nexport default ({count, posts, whole: Whole}) => <><p>{[count, ...usePluginData('docusaurus-plugin-content-blog', 'news').recent].join('; ')}</p><s>{usePluginData('docusaurus-plugin-content-blog', 'news').tags}</s>{posts.map(({content: Content}) => <section key={Content.metadata.permalink}><h2>{Content.frontMatter.title}</h2><Content /></section>)}<aside><Whole /></aside></>",
  'news/2024-05-01-first.md':
    "---\ntitle: First\nmood: gay\ntags: [One]\n---\n\nimport Sum from '@site/src/components/Sum'\n\nText, [start](../docs/index.md). <Sum />\n\n<!-- truncate -->\n\nThe rest.\n",
  'src/components/Sum.jsx': "import React from 'react'\nexport default () => <data>four</data>",
  'plugins/Live.jsx':
    "import React, {useState} from 'react'\nexport default function Live({route, location}) { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>{[n, route.path, location.pathname].join(' ')}</button> }",
  'plugins/theme/Made.jsx':
    "import React from 'react'\nexport default function Made({route}) { return <p>made {route.custom?.word ?? route.path}</p> }",
  'plugins/theme/Label.jsx':
    'import React from \'react\'\nexport default ({children}) => <b className="label">{children}</b>',
  'src/theme/Label.jsx':
    "import React from 'react'\nimport Label from '@theme-original/Label'\nexport default props => <i className=\"own\"><Label {...props} /></i>",
  'src/components/Label.tsx':
    "import React from 'react'\nimport Layout from '@theme/Layout'\nimport Link from '@docusaurus/Link'\nimport Label from '@theme/Label'\nimport {usePluginData} from '@docusaurus/useGlobalData'\nexport default ({label, list, more}) => <Layout title={label.title + ' ' + label.name}><Label>{[label.name, list.length, more.length, usePluginData('late').names].join(' ')}</Label><Link to=\"/docs/\">back</Link></Layout>",
  'labels.json': '["red","blue"]',
  'i18n/fr/labels/words.json': '{"title":{"message":"Étiquette"}}',
  'docs/index.md': '# Start\n\n[red](/labels/red) [live](/live)\n',
}

const folder = mkdtempSync(join(tmpdir(), 'zapiski-lifecycle-'))
const put = (path: string, text: string): void => writeFile(join(folder, path), text)
const read = (path: string): string => readFileSync(join(folder, path), 'utf8')
const build = (...args: string[]) => runHere(folder, ['build', ...args])

function filesIn(name: string): Record<string, string> {
  const root = join(folder, name)
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(path =>
    statSync(join(root, path)).isFile(),
  )
  return Object.fromEntries(paths.sort().map(path => [path, readFileSync(join(root, path), 'latin1')]))
}

beforeAll(() => {
  for (const [path, text] of Object.entries(FILES)) put(path, text)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('routes of plugins are pages: their data, parts of their theme, islands, links, the sitemap, each language', async () => {
  const { code, err } = await build()
  expect(code, err).toBe(0)
  const red = read('build/labels/red/index.html')
  expect(red).toContain('<i class="own"><b class="label">red 1 2 red,blue,Start/base/docs/</b></i>')
  expect(red).toContain('<title>Label red | Site</title>')
  expect(red).toContain('<a href="/base/docs/">back</a>')
  expect(read('build/fr/labels/red/index.html')).toContain('<title>Étiquette red | Site</title>')
  expect(read('build/inline/index.html')).toContain('<p>made given</p>')
  expect(read('build/part/one/index.html')).toContain('made /base/part/one')
  expect(read('build/live/index.html')).toMatch(/<x-island [^>]*><button[^>]*>0 \/base\/live \/base\/live<\/button>/)
  expect(read('build/sitemap.xml')).toContain('https://example.org/base/labels/blue')
  expect(read('build/docs/index.html')).toContain('href="/base/labels/red"')
})

test('plugins and themes that are packages run as those of the site do, under the names that Docusaurus knows', async () => {
  const { err } = await build('--no-cache')
  expect(read('build/docs/index.html')).toContain(
    '<meta name="stamp" content="{&quot;id&quot;:&quot;default&quot;,&quot;size&quot;:3,&quot;word&quot;:&quot;given&quot;}">',
  )
  // What a script of theirs loads is stopped by the policy until the author says otherwise.
  expect(err).toMatch(/docusaurus\.config\.js .*does not let browsers reach https:\/\/stamps\.example\.net,/)
  expect(err).not.toContain('ink.example.net')
  // A setting that a plugin asks for is no unknown one.
  expect(err).toMatch(/unknown settings, without effect: themeConfig\.nobody$/m)
  expect(read('build/stamped/index.html')).toMatch(/<em>stamp<\/em><q>by another name<\/q><svg[\s\S]*M1 1h1/)
  expect(err).toMatch(/node_modules\/docusaurus-plugin-broken\/i\.mjs.*the plugin "broken" failed: no glue/)
  for (const said of [
    '"absent" is not run: the site has no such package',
    '"@scope/stamps" is run without configureWebpack',
    '"tints" is run without its theme: CodeBlock stay ours',
  ])
    expect(err).toContain(said)
})

test('a plugin around that of the blog is told of its posts, and what it makes of them stays true', async () => {
  expect(read('build/recent/index.html')).toContain('<p>1; First /base/news/2024/05/01/first gay 2024 One</p>')
  expect(read('build/recent/index.html')).toContain('<s>/base/news/tags One:2024-05-01-first</s>')
  expect(read('build/news/index.html')).toContain('First')
  put('news/2024-05-02-second.md', '---\ntitle: Second\nmood: calm\ntags: [Two]\n---\n\nText.\n')
  expect((await build()).code).toBe(0)
  expect(read('build/recent/index.html')).toContain('<p>2; Second /base/news/2024/05/02/second calm 2024 Two; First ')
})

test('a page of a plugin is given posts as components, their beginnings where it asks for these', async () => {
  const html = read('build/recent/index.html')
  const start = (first: string, sum: string): string =>
    `<p>${first} <a href="/base/docs/">start</a>. <data>${sum}</data></p>`
  expect(html).toContain(
    `<section><h2>Second</h2><p>Text.</p></section><section><h2>First</h2>${start('Text,', 'four')}</section>`,
  )
  expect(html.replace(/>\s+</g, '><')).toContain(`<aside>${start('Text,', 'four')}<p>The rest.</p></aside>`)
  put('news/2024-05-01-first.md', FILES['news/2024-05-01-first.md']?.replace('Text,', 'Words,') ?? '')
  expect((await build()).code).toBe(0)
  expect(read('build/recent/index.html')).toContain(`<h2>First</h2>${start('Words,', 'four')}</section>`)
  put('src/components/Sum.jsx', FILES['src/components/Sum.jsx']?.replace('four', 'five') ?? '')
  expect((await build()).code).toBe(0)
  expect(read('build/recent/index.html')).toContain(`<h2>First</h2>${start('Words,', 'five')}</section>`)
})

test('files that plugins write and change at the end of a build belong to the site, in each language', () => {
  const list = read('build/made/deep/list.txt').split('\n')
  expect(list[4]).toBe(
    'docusaurus-plugin-content-blog default,docusaurus-plugin-content-blog news,docusaurus-plugin-content-docs default,docusaurus-plugin-content-pages default',
  )
  expect(list.slice(0, 4)).toEqual(['Site', 'en', 'docs/index.md', 'true'])
  expect(list).toEqual(expect.arrayContaining(['/base/404.html', '/base/docs/', '/base/labels/red', '/base/live']))
  expect(read('build/fr/made/deep/list.txt').split('\n').slice(1)).toEqual(
    expect.arrayContaining(['fr', '/base/fr/labels/red']),
  )
  for (const page of ['docs', 'fr/docs']) expect(read(`build/${page}/index.html`)).toMatch(/<!-- kept --><\/body>/)
  expect(existsSync(join(folder, 'build/robots.txt'))).toBe(false)
})

test('a warm build is a clean one, and its differences are those of the site', async () => {
  expect((await build('--changed', 'same.json')).code).toBe(0)
  expect(JSON.parse(read('same.json'))).toEqual({ added: [], changed: [], removed: [] })
  put('labels.json', '["red","green"]')
  put('docs/index.md', '# Start\n\nOther words. [red](/labels/red)\n')
  expect((await build('--changed', 'changed.json')).code).toBe(0)
  const { added, removed } = JSON.parse(read('changed.json')) as Record<string, string[]>
  expect(added).toContain('labels/green/index.html')
  expect(removed).toContain('fr/labels/blue/index.html')
  expect((await build('--no-cache', '--out-dir', 'clean')).code).toBe(0)
  expect(filesIn('build')).toEqual(filesIn('clean'))
})

test('a plugin that fails at the end is a warning at its line; what it had written is there', async () => {
  put('fail', '')
  const { code, err } = await build()
  expect(code).toBe(0)
  expect(err).toMatch(/plugins\/after\.js:17:\d+ {2}warning: the plugin "\.\/plugins\/after" failed: no luck/)
  expect(read('build/docs/index.html')).toContain('<!-- kept -->')
})

test('texts of plugins are written for translators, beside those of the site', async () => {
  expect((await runHere(folder, ['write-translations', '--locale', 'en'])).code).toBe(0)
  expect(JSON.parse(read('i18n/en/labels/words.json'))).toEqual({ title: { message: 'Label' } })
})
