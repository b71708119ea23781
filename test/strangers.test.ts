import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BuildResult, build } from '../src/build/build.ts'
import { importDocusaurus, loadConfig } from '../src/config/index.ts'
import type { Problem } from '../src/shared/problem.ts'
import { problemLine } from './markdown-fixture.ts'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** What real sites hold and their own engine builds, or what needs a package that nobody installed. */
const FILES: Record<string, string | Uint8Array> = {
  'docusaurus.config.ts': `
    import {themes} from 'prism-react-renderer'
    import {SKIP} from 'unist-util-visit'
    import mark from './plugins/mark'
    export default {
      title: 'Сайт', url: 'https://example.org', baseUrl: '/base/', onBrokenLinks: 'throw',
      themeConfig: {
        own: {greeting: 'Привет'},
        navbar: {items: [{type: 'custom-gift', words: 'Подарить', position: 'left'}, {type: 'custom-lost'}, {href: 'https://example.com', className: 'code-link', 'aria-label': 'Код', position: 'right'}]},
        prism: {theme: themes.github},
        footer: {style: 'dark', copyright: 'Наше'},
      },
      plugins: [
        mark, SKIP, ['./plugins/places', {id: 'own', from: 'places.json'}], './plugins/lost',
        () => ({name: 'tags', injectHtmlTags: () => ({headTags: [{tagName: 'link', attributes: {rel: 'me', href: 'https://example.com/me'}}, '<i>']})}),
      ],
      clientModules: ['./src/broken', require.resolve('no-such-kit/all.css')],
      presets: [['classic', {docs: {sidebarPath: require.resolve('./sidebars'), admonitions: {keywords: ['release']}}, blog: {editUrl: 'https://example.com/edit'}, theme: {customCss: ['./src/css/custom.css', require.resolve('@no-such/tokens/all.css')]}}]],
    }`,
  'plugins/mark.ts': "import {visit} from 'unist-util-visit'\nexport default () => ({name: 'mark', visit})",
  'plugins/places.ts': `
    import {readFileSync} from 'node:fs'
    export default function places(context, options) {
      return {
        name: 'places',
        async loadContent() { return JSON.parse(readFileSync(options.from, 'utf8')) },
        async contentLoaded({content, actions}) {
          const data = await actions.createData('places.json', JSON.stringify(content))
          actions.setGlobalData({list: content, title: context.siteConfig.title})
          actions.addRoute({path: '/base/places', component: '@site/src/components/Places', modules: {data}})
        },
        async postBuild() {},
        getClientModules: () => ['./browser', './places.css'],
        configureWebpack() {},
        getPathsToWatch: () => [],
      }
    }`,
  'plugins/browser.js':
    "import env from '@docusaurus/ExecutionEnvironment'\nimport config from '@generated/docusaurus.config'\nif (env.canUseDOM) document.documentElement.dataset.own = config.title + ' here'",
  'plugins/places.css': '.places{color:red}',
  'src/broken.js': "import Layout from '@theme/Layout'\nconsole.log(Layout)",
  'plugins/lost.js':
    "module.exports = () => ({\n  name: 'lost',\n  loadContent() { throw new Error('нет ключа') },\n})",
  'places.json': '["Тверь","Псков"]',
  'src/components/Places.tsx':
    "import React, {useState} from 'react'\nimport useGlobalData, {usePluginData} from '@docusaurus/useGlobalData'\nimport {useActiveVersion, useActivePlugin} from '@docusaurus/plugin-content-docs/client'\nexport default function Places() { const [n] = useState(0); const {list, title} = usePluginData('places', 'own'); const all = Object.keys(useGlobalData()).join(); return <p>{title}: {list.join()}; {all}; {useActiveVersion()?.path} {useActivePlugin()?.pluginId}</p> }",
  'docs/places.mdx': "import Places from '@site/src/components/Places'\n\n<Places />",
  'sidebars.ts':
    "import made from './docs/made/sidebar'\nexport default {main: [...made, {type: 'html', value: made.map(x => x)}, 'index', 'empty', 'boxes', 'operation', 'places', 'order', 'shots']}",
  'src/css/custom.css':
    "@import url('https://fonts.example/css2?family=A:wght@400;700&display=swap');\n:root{--ifm-color-primary:#123456}",
  'docs/index.mdx': `import React from 'react'
import Chart from 'no-such-chart'
import Counter from '@site/src/components/Counter'
import Broken from '@site/src/components/Broken'

# Начало

Текст "в кавычках" - и всё.

<Chart data={[1]} />

<Counter start={2} />

<Broken>рядом</Broken>

<img src="/base/img/dot.svg" alt="" />

[из плагина](/made-by-a-plugin)

## <Counter start={3} /> Счётчик`,
  'docs/empty.md': '',
  'docs/bare.md': '---\n',
  'docs/operation.mdx':
    "import Endpoint from '@theme/ApiExplorer/Nowhere'\nimport {useIt} from '@theme/Nothing'\nimport kinds from '!!yaml-loader!../kinds.yaml'\n\n<Endpoint><b>внутри</b></Endpoint>\n\nТекст {useIt()}конец.",
  'src/components/Order.tsx':
    "'use client'\nimport React from 'react'\nimport {useForm, Field} from 'no-such-form'\nimport useThing from 'no-such-thing'\nconst {useOther} = require('no-such-other')\nexport default function Order() { const [state, submit] = useForm('id'); const {errors, at: [first]} = useThing(); const other = useOther(); return <form onSubmit={submit}><Field><b>Заказ</b></Field>{state.values.name}{first.text}{other.list.map(x => <i>{x}</i>)}<button disabled={state.sending}>Отправить</button></form> }",
  'docs/order.mdx': "import Order from '@site/src/components/Order'\n\n<Order />",
  'src/components/Shots.tsx': `import React, {useState} from 'react'\nexport default function Shots({names}) { const [n] = useState(0); return <>{names.map(name => <img key={name} alt="" src={require('@site/static/img/' + name + '.png').default} />)}<i>{require(\`../data/\${names[n]}.json\`).title}</i></> }`,
  'src/components/Badge.jsx': `const React = require('react')\nmodule.exports = ({name}) => <img alt="" src={require(\`./badges/\${name}\`).default} />`,
  'src/components/badges/gold.png': PIXEL,
  'src/data/one.json': '{"title":"Первый"}',
  'static/img/one.png': PIXEL,
  'static/img/deep/two.png': PIXEL,
  'docs/shots.mdx':
    "import Shots from '@site/src/components/Shots'\nimport Badge from '@site/src/components/Badge'\n\n<Shots names={['one', 'deep/two', 'none']} />\n\n<Badge name=\"gold.png\" />",
  'src/components/useCount.ts': "import {useState} from 'react'\nexport const useCount = start => useState(start)",
  'src/components/Counter.tsx':
    "import React from 'react'\nimport {useNowhere} from '@docusaurus/theme-common'\nimport {useCount} from './useCount'\nexport enum Kind { Left = 'слева' }\nexport default function Counter({start}) { useNowhere?.(); const [n] = useCount(start); return <b>счёт {n}</b> }",
  'src/components/Broken.tsx':
    "import React from 'react'\nimport {usePluginData} from '@docusaurus/useGlobalData'\nexport default function Broken() { const {list} = usePluginData('own'); return <i>{list}</i> }",
  'src/components/Names.tsx':
    "import React from 'react'\nimport {useThemeConfig} from '@docusaurus/theme-common'\nimport useBaseUrl from '@docusaurus/useBaseUrl'\nimport Icon from '@theme/Icon/Nowhere'\nimport {draw} from 'no-such-kit'\nimport * as Parts from 'no-such-parts'\nconst named = Parts.Trigger.displayName\nexport default () => <p data-copied={useBaseUrl('/docs/nowhere').length}><Icon /><Parts.Root title={named} />{useThemeConfig().own.greeting}{draw().map(x => x)}</p>",
  'src/pages/index.tsx':
    "import React from 'react'\nimport Layout from '@theme/Layout'\nimport Names from '../components/Names'\nexport default () => <Layout title=\"Дом\"><Names /></Layout>",
  'src/components/Toggle.js':
    "import React, {useState} from 'react'\nexport default function Toggle() { const [on, set] = useState(false); return <button onClick={() => set(!on)}>включить</button> }",
  'src/components/Users.js':
    "import React from 'react'\nimport users from '/data/users.json'\nexport const Users = () => <ul>{users.map(name => <li key={name}>{name}</li>)}</ul>",
  'static/data/users.json': '["Аня","Боря"]',
  'src/pages/old.js':
    "const React = require('react')\nimport Toggle from '../components/Toggle'\nimport {Users} from '../components/Users'\nexport default class Old extends React.Component { render() { return <div><p>{this.props.config.title}</p><Toggle /><Users /></div> } }",
  'blog/2024-05-01-first.md': '---\ntitle: Первая\ntags: [Дом]\nmood: весело\n---\n\nТекст [записи](/docs).\n',
  'blog/2024-05-02-second.md': '---\ntitle: Вторая\n---\n\nДругой текст.\n',
  'blog/undated.md': '---\ntitle: Без даты\n---\n\nТекст.\n',
  'blog/odd.md': '---\ntitle: Тридцатое\ndate: 2024-02-30\n---\n\nТекст.\n',
  'blog/2024-02-31-named.md': '---\ntitle: По имени\n---\n\nТекст.\n',
  'src/theme/BlogPostItem/index.js':
    "import React from 'react'\nimport BlogPostItem from '@theme-original/BlogPostItem'\nimport {useBlogPost} from '@docusaurus/plugin-content-blog/client'\nexport default function Wrapper(props) { const {metadata, isBlogPostPage} = useBlogPost(); return <><BlogPostItem {...props} />{isBlogPostPage && <p className=\"mood\" style={{color: 'red'}}>{metadata.title}: {metadata.frontMatter.mood}</p>}</> }",
  'src/theme/BlogPostPaginator/index.tsx':
    "import React from 'react'\nimport Paginator from '@theme-original/BlogPostPaginator'\nimport {useColorMode} from '@docusaurus/theme-common'\nimport {useBlogPost} from '@docusaurus/plugin-content-blog/client'\nexport default props => { const {colorMode} = useColorMode(); const {metadata} = useBlogPost(); return <div data-color={colorMode} data-title={metadata.title}><Paginator {...props} /></div> }",
  'src/theme/DocItem/Layout/index.js':
    "import React from 'react'\nimport DocItemContent from '@theme/DocItem/Content'\nimport DocItemFooter from '@theme/DocItem/Footer'\nimport {useDoc} from '@docusaurus/theme-common/internal'\nexport default function Layout({children}) { const {metadata} = useDoc(); return <div className=\"row\"><DocItemContent><em>до</em>{children}</DocItemContent><a href={metadata.permalink}>сюда</a><DocItemFooter /></div> }",
  'src/theme/TagsListInline/index.js':
    "import React from 'react'\nimport Link from '@docusaurus/Link'\nexport default function Tags({tags}) { return <p className=\"own-tags\">{tags.map(({label, permalink}) => <Link key={label} to={permalink}>#{label}</Link>)}</p> }",
  'src/theme/EditMetaRow/index.js':
    "import React from 'react'\nimport Row from '@theme-original/EditMetaRow'\nexport default props => <div className=\"own-row\" data-to={props.editUrl}><Row {...props} /></div>",
  'src/theme/DocItem/Footer.js':
    "import React from 'react'\nimport Footer from '@theme-original/DocItem/Footer'\nexport default props => <><Footer {...props} /><hr className=\"after-footer\" /></>",
  'src/theme/DocBreadcrumbs/index.js': "export default () => { throw new Error('ой') }",
  'src/theme/Footer/index.js':
    "import React from 'react'\nimport Link from '@docusaurus/Link'\nimport Footer from '@theme-original/Footer'\nexport default props => <><div className=\"badges\"><Link to=\"/docs\">к началу</Link></div><Footer {...props} /></>",
  'src/theme/Root.js':
    "import React, {useEffect} from 'react'\nexport default function Root({children}) { useEffect(() => { document.title += '!' }); return <>{children}<aside className=\"chat\">беседа</aside></> }",
  'src/theme/Layout/index.js':
    'import React from \'react\'\nimport Layout from \'@theme-original/Layout\'\nexport default function Wrapper(props) { return <div className="around"><Layout {...props} /><p className="donate">помочь</p></div> }',
  'src/theme/NavbarItem/ComponentTypes.js':
    "import React, {useState} from 'react'\nimport Types from '@theme-original/NavbarItem/ComponentTypes'\nimport Link from '@docusaurus/Link'\nimport Item from '@theme/NavbarItem/DefaultNavbarItem'\nimport {Kind} from '@site/src/components/Counter'\nimport Toggle from '@site/src/components/Toggle'\nexport default {...Types, 'custom-gift': ({words}) => <><Item to=\"/docs\" label={words + ' ' + Kind.Left} className=\"gift\" /><Toggle /></>}",
  'src/theme/Footer/Copyright.js':
    'import React from \'react\'\nexport default ({copyright}) => <b className="rights">{copyright}</b>',
  'src/theme/NotFound/Content/index.js':
    "import React from 'react'\nexport default function Lost() { return <main><h1>Заблудились?</h1></main> }",
  'src/theme/Admonition/Types.js':
    "import React from 'react'\nimport Types from '@theme-original/Admonition/Types'\nimport Layout from '@theme/Admonition/Layout'\nconst Release = ({title = 'Выпуск', children}) => <Layout type=\"note\" title={title} className=\"release\">{children}</Layout>\nexport default {...Types, release: Release}",
  'docs/boxes.md':
    ':::release\n\nСлово **жирное**\n\n:::\n\n:::release Своё\n\nещё\n\n:::\n\n:::tip\n\nсовет\n\n:::\n\n::::word[Слово **вида**]\n\n:::note[Имя]{title="Заголовок"}\n\nвнутри\n\n:::\n\n::::\n\n:::unknown Строка\n\n:::tip [Скобки]\n\nконец\n\n:::',
  'src/theme/Navbar/Logo/index.js': 'export default () => null',
  'static/img/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
}

describe('a Docusaurus site that nobody prepared', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zapiski-strangers-'))
  let result: BuildResult
  let configProblems: Problem[]
  const read = (path: string): string => readFileSync(join(folder, 'build', path), 'utf8')
  const lines = (): string[] => result.problems.map(problemLine)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  beforeAll(async () => {
    for (const [path, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const { config, problems } = await loadConfig(folder)
    if (config === undefined) throw new Error(JSON.stringify(problems))
    configProblems = problems
    result = await build(config, { mode: 'production', write: true })
  })

  test('builds with all its routes, an empty file among them', () => {
    expect(result.problems.filter(({ level }) => level === 'error')).toEqual([])
    expect(result.routes).toEqual(expect.arrayContaining(['/', '/docs', '/docs/empty', '/docs/bare']))
  })

  test('plugins of the site give components their data and heads their tags; documents tell of their version', () => {
    const html = read('docs/places/index.html').replaceAll('<!-- -->', '')
    expect(html).toContain('Сайт: Тверь,Псков; docusaurus-plugin-content-docs,places; /base/docs default</p>')
    expect(html).toContain('<link rel="me" href="https://example.com/me">')
    const scripts = join(folder, 'build/assets/js/islands')
    const sent = readdirSync(scripts).filter(name => readFileSync(join(scripts, name), 'utf8').includes('Тверь'))
    expect(sent).toHaveLength(1)
  })

  test('what a plugin makes and has no place here, and one that fails, are named with what is missing', () => {
    const ignored = JSON.stringify(configProblems.find(({ code }) => code === 'config-ignored')?.values)
    expect(ignored).toContain(
      '"id":"ignored/plugin-routes","values":{"name":"./plugins/places","routes":["/base/places"]}',
    )
    expect(ignored).toContain('"names":["postBuild"]')
    expect(ignored).toContain('"names":["configureWebpack"]')
    expect(ignored).toContain('"names":["getPathsToWatch"]')
    expect(ignored).toContain('no-such-kit/all.css')
    expect(ignored).toContain('ignored/plugin-tags')
    expect(configProblems.find(({ code }) => code === 'plugin-run')).toMatchObject({
      level: 'warning',
      file: 'plugins/lost.js',
      line: 3,
      values: { name: './plugins/lost', reason: 'нет ключа' },
    })
  })

  test('modules for browsers are on every page; one that wants the application of the former site is left out', () => {
    const html = read('docs/places/index.html')
    const [, script = ''] = /<script type="module" src="\/base\/(assets\/js\/client-modules-[^"]+)">/.exec(html) ?? []
    expect(read(script)).toContain('Сайт')
    expect(read(script)).not.toContain('Layout')
    expect(html).toMatch(/href="\/base\/assets\/css\/places-[^"]+\.css"/)
    expect(lines()).toContainEqual(expect.stringMatching(/^src\/broken\.js.*warning client-module/))
  })

  test('what leads to a page that a plugin would have made is a warning; an address that no link has is none', () => {
    expect(lines().join('\n')).toContain('broken-link')
    expect(lines().filter(line => line.includes('/docs/nowhere'))).toEqual([])
  })

  test('a menu goes without what a program would have made for it', () => {
    const lost = configProblems.filter(({ code }) => code === 'config-syntax/import-made')
    expect(lost).toMatchObject([{ level: 'warning', file: 'sidebars.ts', values: { name: './docs/made/sidebar' } }])
  })

  test('a package that is not there costs the component that needs it, one warning, and not the page', () => {
    expect(lines().filter(line => line.includes('no-such-chart'))).toHaveLength(1)
    expect(read('docs/index.html')).toContain('Текст "в кавычках" - и всё.')
    expect(read('index.html')).toMatch(/<p data-copied="\d+">Привет<\/p>/)
    expect(JSON.stringify(configProblems)).toContain(
      '"ignored/css-package","values":{"file":"@no-such/tokens/all.css"}',
    )
  })

  test('a part of another theme costs itself, one warning, and not the page', () => {
    const html = read('docs/operation/index.html')
    expect(html).toContain('<b>внутри</b>')
    expect(html).toContain('Текст конец.')
    // The two parts, and a file that a loader would have read.
    expect(lines().filter(line => line.includes('mdx-import'))).toHaveLength(3)
  })

  test('what comes of a package that is missing is taken apart, called and read, in browsers too', () => {
    const html = read('docs/order/index.html').replaceAll('<!-- -->', '')
    expect(html).toMatch(/<form[^>]*><b>Заказ<\/b><button>Отправить<\/button><\/form>/)
    const scripts = join(folder, 'build/assets/js/islands')
    const sent = readdirSync(scripts).map(name => readFileSync(join(scripts, name), 'utf8'))
    expect(sent.some(code => code.includes('Отправить') && code.includes('Symbol.iterator'))).toBe(true)
  })

  test('files of a folder by a name that a component makes; one that is not there is named', () => {
    const html = read('docs/shots/index.html')
    expect(html).toMatch(/src="\/base\/img\/one\.png"[\s\S]*src="\/base\/img\/deep\/two\.png"[\s\S]*<i>Первый<\/i>/)
    expect(html).toMatch(/src="\/base\/assets\/[\w/.-]*gold[\w.-]*\.png"/)
    expect(lines().filter(line => line.includes('@site/static/img/none.png'))).toHaveLength(1)
    const scripts = join(folder, 'build/assets/js/islands')
    const sent = readdirSync(scripts).map(name => readFileSync(join(scripts, name), 'utf8'))
    expect(sent.some(code => code.includes('/base/img/deep/two.png') && code.includes('Первый'))).toBe(true)
  })

  test('a post without a date has that of its file, a day that no month has is the next one; both are said', () => {
    const made = statSync(join(folder, 'blog/undated.md')).birthtime.toISOString()
    const time = (path: string) => /<time[^>]*datetime="([^"]*)"/i.exec(read(path))?.[1]
    expect(time('blog/undated/index.html')).toBe(made.slice(0, 10))
    expect(time('blog/odd/index.html')).toContain('2024-03-01')
    expect(time('blog/2024/02/31/named/index.html')).toContain('2024-03-02')
    expect(lines().filter(line => line.includes('post-date'))).toHaveLength(2)
    expect(lines().filter(line => line.startsWith('blog/odd.md:3:7 warning date'))).toHaveLength(1)
  })

  test('a component that fails is left out alone', () => {
    expect(lines().some(line => line.includes('component-run'))).toBe(true)
    expect(read('docs/index.html')).toContain('счёт')
  })

  test('a component with state is an island without a word of the author, also where the state is in a hook', () => {
    expect(read('docs/index.html')).toMatch(/<x-island [^>]*data-props="\{&quot;start&quot;:2\}"/)
    const note = result.problems.find(({ code }) => code === 'islands-found')
    expect(note?.values).toEqual({
      names: [
        'src/components/Counter.tsx',
        'src/components/Places.tsx',
        'src/components/Shots.tsx',
        'src/components/Toggle.js',
        'src/theme/BlogPostPaginator/index.tsx',
        'src/theme/Root.js',
      ],
    })
  })

  test('a page gets the config, JSX in .js may be an island, a path from the root is one of the site', () => {
    const html = read('old/index.html')
    expect(html).toContain('<p>Сайт</p>')
    expect(html).toMatch(/<x-island [^>]*><button[^>]*>включить<\/button><\/x-island>/)
    expect(html).toContain('<li>Аня</li><li>Боря</li>')
  })

  test('a part of the theme stands around ours or in its place and knows its page', () => {
    const post = read('blog/2024/05/01/first/index.html')
    expect(post).toMatch(
      /<h1 [^>]*tabindex="-1">Первая<\/h1>[\s\S]*Текст <a [^>]*>записи<\/a>[\s\S]*<p class="mood zs-\w+">Первая: весело<\/p>/,
    )
    expect(read('blog/2024/05/02/second/index.html')).toMatch(/<p class="mood zs-\w+">Вторая: <\/p>/)
    expect(read('blog/index.html')).not.toContain('class="mood')
    const doc = read('docs/index.html')
    expect(doc).toMatch(
      /<div class="row">[\s\S]*<em>до<\/em>[\s\S]*Текст[\s\S]*<a href="\/base\/docs\/">сюда<\/a>[\s\S]*<hr class="after-footer">/,
    )
    for (const html of [post, doc]) expect(html).not.toMatch(/x-own|[\uFDD0-\uFDEF]/)
  })

  test('tags and the row of edits of a site are told what they show', () => {
    const post = read('blog/2024/05/01/first/index.html')
    expect(post).toMatch(/<p class="own-tags"><a href="\/base\/blog\/tags\/[^"]*">#Дом<\/a><\/p>/)
    expect(post).toMatch(/<div class="own-row" data-to="https:\/\/example\.com\/edit\/[^"]*"><div class="edit-row">/)
    expect(read('blog/2024/05/02/second/index.html')).not.toContain('own-tags')
  })

  test('a part with state is an island around ours, with what it knows of its page beside it', () => {
    const html = read('blog/2024/05/01/first/index.html')
    expect(html).toMatch(
      /<x-island [^>]*data-page="[^"]*Первая[^>]*><div data-color="light" data-title="Первая"><x-slot data-slot="@BlogPostPaginator"><nav class="pagination-nav"/,
    )
  })

  test('what the site draws around its pages stands outside the shell, on every page', () => {
    for (const path of ['index.html', 'docs/index.html', 'blog/index.html']) {
      const [, after = ''] = read(path).split('<script type="application/json"').at(0)?.split('</main>') ?? []
      expect(after).toMatch(
        /<div class="badges"><a href="\/base\/docs\/">к началу<\/a><\/div><footer [^>]*>[\s\S]*Наше[\s\S]*<\/footer><p class="donate">помочь<\/p><\/div><x-island [^>]*><aside class="chat">беседа<\/aside><\/x-island>/,
      )
      expect(after.match(/<footer/g)).toHaveLength(1)
      expect(read(path).match(/<div class="around">/g)).toHaveLength(1)
    }
    expect(read('404.html')).toMatch(/<h1>Заблудились\?<\/h1>/)
  })

  test('an item of the bar of a kind of the site is drawn by its component on every page; a kind that nothing draws is named', () => {
    for (const path of ['index.html', 'docs/index.html', 'blog/index.html'])
      expect(read(path)).toMatch(
        /<header [\s\S]*<li><span><a href="\/base\/docs\/" class="navbar__item navbar__link gift">Подарить слева<\/a><x-island [^>]*><button[^>]*>включить<\/button><\/x-island><\/span><\/li>[\s\S]*<\/header>/,
      )
    expect(lines().filter(line => line.includes('navbar-item'))).toHaveLength(1)
  })

  test('boxes of a kind of the site are drawn by its component, the others by ours', () => {
    const html = read('docs/boxes/index.html')
    expect(html).toMatch(
      /admonition-note release">\s*<div class="admonition-heading">[\s\S]*?Выпуск[\s\S]*?<strong>жирное<\/strong>[\s\S]*?Своё[\s\S]*?ещё/,
    )
    expect(html).toContain('theme-admonition-tip')
    expect(html).toMatch(
      /<div><p>Слово <strong>вида<\/strong><\/p>\s*<div class="theme-admonition[\s\S]*?Заголовок[\s\S]*?внутри/,
    )
    expect(html).toMatch(/<p>:::unknown Строка<\/p>[\s\S]*?<\/span>\[Скобки\]<\/div>/)
    expect(lines().filter(line => line.includes('unknown-directive'))).toHaveLength(2)
  })

  test('a part that fails is named and leaves ours; one that is not drawn is named once', () => {
    expect(lines().join('\n')).toContain('ой')
    const note = result.problems.find(({ code }) => code === 'ignored-theme')
    expect(note?.values).toEqual({ names: ['Navbar/Logo'] })
  })

  test('the id of a heading is made of what the author wrote', () => {
    expect(read('docs/index.html')).toContain('id="счётчик"')
  })

  test('a tag names a picture with the base before it', () => {
    expect(lines().filter(line => line.includes('missing-asset'))).toEqual([])
    expect(read('docs/index.html')).toContain('src="/base/img/dot.svg"')
  })

  test('an item that only a style sheet draws has a name and no text', () => {
    expect(read('docs/index.html')).toMatch(/<a class="navbar-link code-link"[^>]*aria-label="Код"[^>]*><\/a>/)
  })

  // The last one: from here on the folder has a config of ours.
  test('builds with the same routes after its config was imported', async () => {
    const { text = '' } = (await importDocusaurus(folder)) ?? {}
    expect(text).toMatch(/^\/\/ lenient: /m)
    expect(text).toContain("lenient: 'partial'")
    writeFileSync(join(folder, 'zapiski.config.ts'), text)
    const { config, problems } = await loadConfig(folder, { outDir: join(folder, 'moved') })
    expect(problems.filter(({ level }) => level === 'error').map(problemLine)).toEqual([])
    if (config === undefined) throw new Error('no config')
    const moved = await build(config, { mode: 'production', write: true })
    expect(moved.problems.filter(({ level }) => level === 'error').map(problemLine)).toEqual([])
    expect(moved.routes).toEqual(result.routes)
    expect(readFileSync(join(folder, 'moved/docs/index.html'), 'utf8')).toMatch(/<x-island [^>]*Counter-/)
  })
})

/** Pages of a small site of Docusaurus' classic preset, by address. */
async function buildSmall(files: Record<string, string>, theme = '{}'): Promise<(path: string) => string> {
  const folder = mkdtempSync(join(tmpdir(), 'zapiski-strangers-'))
  const config = `export default { title: 'Сайт', url: 'https://example.org', baseUrl: '/', presets: [['classic', {}]], themeConfig: ${theme} }`
  for (const [path, text] of Object.entries({ 'docusaurus.config.js': config, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const loaded = await loadConfig(folder)
  if (loaded.config === undefined) throw new Error('no config')
  const { problems } = await build(loaded.config, { mode: 'production', write: true })
  expect(problems.filter(({ level }) => level === 'error').map(problemLine)).toEqual([])
  const pages = new Map(
    readdirSync(join(folder, 'build'), { recursive: true, encoding: 'utf8' })
      .filter(path => path.endsWith('.html'))
      .map(path => [path, readFileSync(join(folder, 'build', path), 'utf8')]),
  )
  rmSync(folder, { recursive: true, force: true })
  return path => pages.get(path) ?? ''
}

test('a Root that shows its site in browsers alone stands beside it, not around it', async () => {
  const read = await buildSmall({
    'docs/index.md': '# Дом\n\nТекст.\n',
    'src/theme/Root.js':
      "import React, {useEffect} from 'react'\nimport BrowserOnly from '@docusaurus/BrowserOnly'\nexport default function Root({children}) { useEffect(() => {}); return <BrowserOnly>{() => <>{children}</>}</BrowserOnly> }",
  })
  const html = read('docs/index.html')
  expect(html).toMatch(/<body>(?:(?!<template)[\s\S])*<div id="__zapiski">/)
  expect(html).toMatch(/<x-island [^>]*Root-/)
})

test('a footer is drawn out of its parts, those of the site among them; a drawing as a component has its colours', async () => {
  const read = await buildSmall(
    {
      'docs/index.mdx': "import Sign from '@site/static/sign.svg'\n\n# Дом\n\n<Sign />\n",
      'static/sign.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><style>.a{fill:#123456}</style><path class="a" d="M0 0h2v2z"/></svg>',
      'src/theme/Footer/LinkItem/index.js':
        "import React from 'react'\nimport Item from '@theme-original/Footer/LinkItem'\nexport default ({item}) => <em className=\"own-link\"><Item item={item} /></em>",
    },
    `{ footer: { style: 'dark', copyright: 'Наше', links: [{ title: 'Тексты', items: [{ label: 'Дом', to: '/docs' }, { html: '<i>знак</i>' }] }] } }`,
  )
  const html = read('docs/index.html')
  const [, footer = ''] = /<footer[^>]*footer--dark[^>]*>([\s\S]*?)<\/footer>/.exec(html) ?? []
  expect(footer).toContain('<div class="footer__title">Тексты</div>')
  expect(footer).toMatch(/<em class="own-link"><a [^>]*href="\/docs\/"[^>]*>Дом<\/a><\/em>/)
  expect(footer).toMatch(/<em class="own-link"><span><i>знак<\/i><\/span><\/em>/)
  expect(footer).toContain('<div class="footer__copyright">Наше</div>')
  expect(html).toMatch(/<path [^>]*fill="#123456"/)
  expect(html).not.toMatch(/<style[^>]*>\.a/)
})
