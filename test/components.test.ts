import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BuildResult, build } from '../src/build/build.ts'
import { loadConfig } from '../src/config/index.ts'
import { problemLine } from './markdown-fixture.ts'
import { writeFiles } from './write-files.ts'

const folders: string[] = []
const makeFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'zapiski-components-'))
  folders.push(folder)
  return folder
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

interface Built {
  result: BuildResult
  read(path: string): string
  files: string[]
}

async function buildFolder(folder: string): Promise<Built> {
  const { config, problems } = await loadConfig(folder, { outDir: join(folder, 'build') })
  if (config === undefined) throw new Error(JSON.stringify(problems))
  const result = await build(config, { mode: 'production', write: true })
  const manifest = join(folder, 'build')
  return { result, read: path => readFileSync(join(manifest, path), 'utf8'), files: result.routes }
}

/** A site of the given files, with a page where the problems shall be. */
async function buildFiles(files: Record<string, string | Uint8Array>, settings = ''): Promise<Built> {
  const folder = makeFolder()
  const config = `export default { title: 'Сайт', url: 'https://example.org', blog: false, docs: {}, shareImages: false, ${settings} }`
  writeFiles(folder, { 'zapiski.config.mjs': config, ...files })
  return buildFolder(folder)
}

/** Few of these sites have a home page. */
const shown = ({ result }: Built): string[] => result.problems.filter(({ code }) => code !== 'no-home').map(problemLine)

describe('a site with components of its own', () => {
  let site: Built
  beforeAll(async () => {
    const folder = makeFolder()
    cpSync(resolve(import.meta.dirname, 'sites/components'), folder, { recursive: true })
    site = await buildFolder(folder)
  })

  test('pages in React get their address from the file name, what `_` begins is no page', () => {
    expect(site.result.routes).toEqual(expect.arrayContaining(['/', '/help', '/old', '/docs/intro']))
    expect(site.result.routes.filter(route => route.includes('helper'))).toEqual([])
    expect(site.result.problems.filter(({ level }) => level === 'error')).toEqual([])
  })

  test('Layout and Head speak for the page: title, description, classes, tags, no footer', () => {
    const html = site.read('index.html')
    expect(html).toContain('<title>Привет, Сайт с компонентами | Сайт с компонентами</title>')
    expect(html).toContain('<meta name="description" content="Главная на React">')
    expect(html).toContain('<meta property="og:type" content="profile">')
    expect(html).not.toContain('<meta property="og:type" content="website">')
    expect(html).toContain('<link rel="me" href="https://example.net/me">')
    expect(html).toMatch(/<html[^>]* class="[^"]*\bhome-html\b[^"]*\bno-footer\b/)
    expect(html).toContain('<div class="component-page home"><header class="hero hero--primary banner_')
    expect(html.match(/<main/g)).toHaveLength(1)
  })

  test('a component is drawn with its styles, pictures and drawings', () => {
    const html = site.read('index.html')
    expect(html).toMatch(/<div class="col col--4 feature_\w{5} plain-component">/)
    expect(html).toMatch(/<img src="\/assets\/files\/photo-[0-9a-f]{8}\.png" alt="Снимок">/)
    expect(html).toContain('<img src="/img/dot.png" alt="Точка" width="3" height="2">')
    expect(html).toMatch(/<svg [^>]*class="title_\w{5} feature_\w{5}" role="img"><defs><lineargradient id="(\w+)-g">/)
    expect(html).not.toContain('alert(1)')
    expect(html).not.toMatch(/\sstyle="/)
  })

  test('style sheets stand only on pages that need them, the site’s own last', () => {
    const sheets = (path: string): string[] =>
      [...site.read(path).matchAll(/<link rel="stylesheet" href="\/assets\/css\/(\w+)-/g)].map(match => match[1] ?? '')
    expect(sheets('index.html')).toEqual(['theme', 'infima', 'components', 'inline', 'custom'])
    expect(sheets('docs/intro.html')).toEqual(['theme', 'slots', 'components', 'inline', 'custom'])
    expect(sheets('docs/plain.html')).toEqual(['theme', 'custom'])
  })

  test('data, text of files, partials of partials and their contents come into MDX', () => {
    const html = site.read('docs/intro.html')
    expect(html).toMatch(/В\sчасти разделов: 2\. Данные: один, два\./)
    expect(html.match(/Нажато /g)?.length).toBeGreaterThanOrEqual(3)
    expect(html).toContain('<p>Имя: имя</p>')
    expect(html).toContain('<p>Уровень 7, /intro.</p>')
    expect(html).toMatch(/<span class="\w">&quot;list&quot;|"list"/)
    const toc = JSON.parse(/id="__zapiski_state">(.*?)<\/script>/s.exec(html)?.[1] ?? '').toc
    expect(toc.map((item: { id: string }) => item.id)).toEqual(['островок', 'вставка', 'раздел-части', 'раздел-внутри'])
    expect(html).toContain('<meta name="robots" content="max-snippet:20">')
    expect(html).toContain(
      '<svg xmlns="http://www.w3.org/2000/svg" viewbox="0 0 10 10" stroke-width="2" role="img" aria-label="Знак">',
    )
  })

  test('MDXComponents of the site: its components and its tags, in plain Markdown too', () => {
    expect(site.read('docs/intro.html')).toMatch(/<mark class="zs-\w+">выделено<\/mark>/)
    expect(site.read('docs/intro.html')).toContain('<blockquote class="own-quote">')
    expect(site.read('docs/plain.html')).toContain('<blockquote class="own-quote">')
  })

  test('a slot of the config stands around our part, with the tags of the post inside, and is an island', () => {
    const html = site.read('blog/2024/05/01/first.html')
    expect(html).toMatch(
      /<x-island data-src="[^"]*AfterPost-[\s\S]*<div class="after-post">[\s\S]*<button[^>]* data-test="thank">Спасибо: <!-- -->0/,
    )
  })

  test('an island carries its script, its props and what was put inside; a list shows it too', () => {
    const html = site.read('docs/intro.html')
    expect(html).toMatch(
      /<x-island data-src="\/assets\/js\/islands\/Counter-[\w-]+\.js" data-name="default" data-id="\w+-" data-props="{&quot;start&quot;:5}" data-slots="children">/,
    )
    expect(html).toContain('Нажато 5<!-- --> раз')
    expect(html).toContain('<p>Внутри <strong>слот</strong> со <a href="/docs/plain">ссылкой</a>')
    expect(site.read('blog.html')).toContain('data-name="Small"')
    expect(site.read('docs/plain.html')).not.toContain('x-island')
  })

  test('a page that only redirects does so without scripts, and navigation loads it as a document', () => {
    expect(site.read('old.html')).toContain('<meta http-equiv="refresh" content="0; url=/docs/intro">')
    expect(site.read('old.html')).toMatch(/id="__zapiski_state">\{[^<]*"full":true/)
  })

  test('custom.css: Infima’s properties set ours, files and imports are put in, the rest stays', () => {
    const name = /assets\/css\/(custom-\w+\.css)/.exec(site.read('index.html'))?.[1]
    const css = site.read(`assets/css/${name}`)
    expect(css).toContain('--ifm-color-primary: #2e8555;--accent:var(--ifm-color-primary);')
    expect(css).toContain('--ifm-color-primary: #25c2a0;--accent:var(--ifm-color-primary);')
    expect(css).toContain('.markdown :not(pre)>code{font-size:var(--ifm-code-font-size,revert-layer)}')
    expect(css).toContain('--ifm-color-emphasis-300:color-mix(')
    expect(css).toContain(
      '.own-rule {\n  border: 1px solid var(--ifm-color-emphasis-300);\n  background: url("/img/dot.png");',
    )
    expect(css).toContain('.imported-rule { color: red }')
    expect(css).not.toContain('@import')
  })

  test('the same input gives the same bytes', async () => {
    const folder = makeFolder()
    cpSync(resolve(import.meta.dirname, 'sites/components'), folder, { recursive: true })
    const again = await buildFolder(folder)
    for (const path of ['index.html', 'docs/intro.html', 'blog.html']) expect(again.read(path)).toBe(site.read(path))
  })
})

describe('mistakes in components are told with the place in the author’s file', () => {
  const page = (text: string) => `---\ntitle: Страница\nslug: /\n---\n\n${text}\n`

  test('a component that throws, in TypeScript, called from another', async () => {
    const site = await buildFiles({
      'docs/index.mdx': page("import Chart from '@site/src/Chart'\n\nТекст.\n\n<Chart />"),
      'src/Chart.tsx':
        "import { scale } from './scale'\n\nexport default function Chart(): React.ReactNode {\n  return <b>{scale(undefined)}</b>\n}\n",
      'src/scale.ts':
        'interface Data {\n  size: number\n}\nexport const scale = (data?: Data): number => {\n  return data!.size * 2\n}\n',
    })
    expect(shown(site)).toEqual([
      "src/scale.ts:5:16 error component-run: компонент не выполняется: Cannot read properties of undefined (reading 'size') — его показывает docs/index.mdx:10",
    ])
  })

  test('a page in React that needs a browser', async () => {
    const site = await buildFiles({
      'docs/index.md': page('Текст.'),
      'src/pages/wide.jsx': 'export default function Wide() {\n  return <b>{window.innerWidth}</b>\n}\n',
    })
    expect(shown(site)).toEqual([
      "src/pages/wide.jsx:2:14 error component-run: компонент не выполняется: window is not defined — при сборке нет window: читайте его в useEffect или внутри <BrowserOnly>, а файл начните с 'use client'; его показывает src/pages/wide.jsx:1",
    ])
  })

  test('a component that draws itself is stopped', async () => {
    const site = await buildFiles({
      'docs/index.mdx': page("import Again from '../src/Again'\n\n<Again />"),
      'src/Again.tsx': 'export default function Again() {\n  return <p><Again /></p>\n}\n',
    })
    // Which of the two elements of a level is one too many is React's affair.
    expect(shown(site)).toEqual([
      expect.stringMatching(
        /^src\/Again\.tsx:2:1[03] error component-run: .*компонент рисует сам себя — его показывает docs\/index\.mdx:8$/,
      ),
    ])
  })

  test('a syntax error names its place once, and other components still work', async () => {
    const site = await buildFiles({
      'docs/index.mdx': page("import Bad from '../src/Bad'\nimport Good from '../src/Good'\n\n<Bad />\n\n<Good />"),
      'src/Bad.tsx': 'export default () => <b>\n',
      'src/Good.tsx': 'export default () => <i>хорошо</i>\n',
    })
    expect(shown(site)).toEqual(['src/Bad.tsx:1:25 error module-syntax: модуль не читается: Unexpected token'])
  })

  test('a page module has to have a default export', async () => {
    const site = await buildFiles({
      'docs/index.mdx': page('Текст.'),
      'src/pages/none.jsx': 'export const Page = () => <b>страница</b>\n',
    })
    expect(shown(site)).toEqual([
      expect.stringMatching(/^src\/pages\/none\.jsx.* error page-without-component: нет export default/),
    ])
  })

  test.each([
    ['a number', '5'],
    ['data', '{ title: "Страница" }'],
    ['an element, drawn already', '<b>страница</b>'],
    ['nothing', 'null'],
  ])('a default export that is %s is no page either', async (_, value) => {
    const site = await buildFiles({
      'docs/index.mdx': page('Текст.'),
      'src/pages/none.jsx': `export default ${value}\n`,
    })
    expect(shown(site)).toEqual([
      expect.stringMatching(/^src\/pages\/none\.jsx.* error page-without-component: нет export default/),
    ])
  })

  test('a package that is not installed, a file that is not there, a part of the theme that is not offered', async () => {
    const site = await buildFiles({
      'docs/index.mdx': page(
        "import All from '@site/src/All'\nimport Item from '@theme/BlogPostAuthors'\nimport x from 'no-such-package'\n\n<All />",
      ),
      'src/All.tsx':
        "import chart from 'chart.js/auto'\nimport { useDoc } from '@docusaurus/core/lib/x'\nimport './none.css'\nexport default () => <b>{String(chart)}{useDoc()}</b>\n",
    })
    expect(shown(site).sort()).toEqual(
      [
        'src/All.tsx:1:19 error package-missing: пакет «chart.js» не установлен — выполните в папке сайта npm install chart.js или уберите import',
        'src/All.tsx:2:24 error module-import: модуля @docusaurus/core/lib/x нет — это программа сборки Docusaurus, в страницах её нет',
        'src/All.tsx:3:8 error module-import: файла src/none.css нет — исправьте путь в import',
        'docs/index.mdx:7:1 error mdx-import: модуля @theme/BlogPostAuthors нет — списки записей рисует движок: вместо них дайте ссылку на страницу блога',
        'docs/index.mdx:8:1 error package-missing: пакет «no-such-package» не установлен — выполните в папке сайта npm install no-such-package или уберите import',
      ].sort(),
    )
  })

  test('what comes with Docusaurus has something in its place where it is not installed', async () => {
    const files = {
      'docs/index.mdx': page("import Box from '@site/src/Box'\n\n<Box />"),
      'src/Box.jsx':
        "import names from 'classnames'\nexport default () => <b className={names('row', { own: true })}>Ряд</b>\n",
    }
    const without = await buildFiles(files, 'lenient: true')
    expect(without.read('docs.html')).toContain('<b class="row own">Ряд</b>')
    expect(shown(without).join()).toContain('classnames')
    const index = { 'node_modules/classnames/index.js': "module.exports = () => 'theirs'\n" }
    const installed = await buildFiles({ ...files, ...index, 'node_modules/classnames/package.json': '{}' })
    expect(installed.read('docs.html')).toContain('<b class="theirs">Ряд</b>')
    expect(shown(installed)).toEqual([])
  })

  test('a package that can do without another one learns that it is not there, at build and in browsers', async () => {
    const asks = "let filter = 'none'\ntry { filter = require('not-there').default ? 'theirs' : '' } catch {}\n"
    const site = await buildFiles(
      {
        'docs/index.mdx': page("import Box from '@site/src/Box'\n\n<Box />"),
        'src/Box.jsx':
          "'use client'\nimport filter from 'asks'\nexport default () => <b className={'filter-' + filter}>Ряд</b>\n",
        'node_modules/asks/index.js': `${asks}module.exports = filter\n`,
        'node_modules/asks/package.json': '{}',
      },
      'lenient: true',
    )
    expect(site.read('docs.html')).toContain('<b class="filter-none">Ряд</b>')
    const [script = ''] = /assets\/js\/islands\/[\w-]+\.js/.exec(site.read('docs.html')) ?? []
    expect(site.read(script)).toContain('MODULE_NOT_FOUND')
  })

  test('a home page without a title has that of the site and no heading; code takes files in by their path from the site', async () => {
    const site = await buildFiles({
      'src/pages/index.mdx':
        "import plan from '/docs/a.pdf'\nimport list from '/b.pdf'\n\nТекст <a href={plan}>а</a> <a href={list}>б</a>\n",
      'docs/x.md': '# Дом\n',
      ...{ 'docs/a.pdf': 'а', 'static/b.pdf': 'б' },
    })
    expect(shown(site)).toEqual([])
    const html = site.read('index.html')
    expect(html).toContain('<title>Сайт</title>')
    expect(html).not.toContain('<h1')
    expect(html).toMatch(/href="\/assets\/[^"]*a-\w+\.pdf"[^>]*>а<.*href="\/b\.pdf"/)
  })

  test('state without a mark is a warning that tells how to mark it; marked by the config it is none', async () => {
    const files = {
      'docs/index.mdx': page("import Menu from '@site/src/Menu'\n\n<Menu />"),
      'src/Menu.tsx':
        "import { useState } from 'react'\nexport default function Menu() {\n  const [on, set] = useState(false)\n  return <button onClick={() => set(!on)}>{String(on)}</button>\n}\n",
    }
    expect(shown(await buildFiles(files))).toEqual([
      "src/Menu.tsx:3:21 warning dead-component: useState не действует: компонент выводится один раз, при сборке — начните файл строкой 'use client' или добавьте в настройки islands: ['src/Menu.tsx']",
    ])
    for (const settings of ["islands: ['src/*.tsx']", "customFields: { islands: ['src/*.tsx'] }"]) {
      const marked = await buildFiles(files, settings)
      expect(shown(marked)).toEqual([])
      expect(marked.read('docs.html')).toContain('data-src="/assets/js/islands/Menu-')
    }
  })

  test('a prop that no browser can be sent names its path and the line of the document', async () => {
    const site = await buildFiles({
      'docs/index.mdx': page(
        "import Menu from '@site/src/Menu'\n\nТекст.\n\n<Menu data={{ list: [1, { click: () => 1 }] }} />",
      ),
      'src/Menu.tsx': "'use client'\nexport default function Menu() {\n  return <b />\n}\n",
    })
    expect(shown(site)).toEqual([
      'docs/index.mdx:10:1 error island-props: свойство data.list[1].click островка src/Menu.tsx — функция: в браузер его не передать — передавайте строки, числа, списки и простые объекты; остальное заведите в самом компоненте',
    ])
  })

  test('samples of code that import things are no imports', async () => {
    const site = await buildFiles({
      'docs/index.mdx': page("```js\nimport Bad from '@site/src/Bad'\nconst x = require('no-such')\n```"),
      'src/Bad.tsx': 'export default () => <b>\n',
    })
    expect(shown(site)).toEqual([])
  })

  test('a site of Markdown alone brings no bundler and no modules', async () => {
    const site = await buildFiles({ 'docs/index.md': page('Текст.') })
    expect(shown(site)).toEqual([])
    expect(site.read('docs.html')).not.toMatch(/islands|components-|inline-|infima/)
  })
})

test('under a base path everything that components name gets it once', async () => {
  const site = await buildFiles(
    {
      'docs/index.mdx':
        "---\ntitle: Страница\nslug: /\n---\n\nimport Part from '../src/Part'\nimport Live from '../src/Live'\n\n<Part />\n\n<Live />\n",
      'src/Part.jsx':
        "import Link from '@docusaurus/Link'\nimport useBaseUrl from '@docusaurus/useBaseUrl'\nimport photo from './a.png'\nexport default () => <p><Link to=\"/docs\">а</Link><a href={useBaseUrl('/docs')}>б</a><img src={photo} alt=\"\" /><img src={useBaseUrl('b.png')} alt=\"\" /><Link to=\"pathname:///b.png\">в</Link></p>\n",
      'src/Live.jsx':
        "'use client'\nimport Link from '@docusaurus/Link'\nimport useBaseUrl from '@docusaurus/useBaseUrl'\nexport default () => <p><Link to=\"/docs#x\">г</Link><img src={useBaseUrl('/b.png')} alt=\"\" /><Link to=\"https://example.net\">д</Link></p>\n",
      'src/a.png': readFileSync(resolve(import.meta.dirname, 'sites/components/static/img/dot.png')),
      'static/b.png': readFileSync(resolve(import.meta.dirname, 'sites/components/static/img/dot.png')),
    },
    "baseUrl: '/base/', onBrokenAnchors: 'ignore'",
  )
  expect(shown(site).filter(line => line.includes(' error '))).toEqual([])
  const html = site.read('docs.html')
  const addresses = [...html.matchAll(/\s(?:href|src)="([^"#][^"]*)"/g)]
    .map(match => match[1] ?? '')
    .filter(address => !/^https/.test(address))
  expect(addresses.filter(address => !address.startsWith('/base/') || address.includes('/base/base'))).toEqual([])
  for (const expected of [
    '<a href="/base/docs">а</a>',
    '<a href="/base/docs">б</a>',
    '<a href="/base/b.png" target="_blank">в</a>',
    '<a href="/base/docs#x">г</a>',
    '<img src="/base/b.png" alt="">',
    '<a href="https://example.net" target="_blank" rel="noopener noreferrer">д</a>',
  ])
    expect(html).toContain(expected)
  expect(html).toMatch(/<img src="\/base\/assets\/files\/a-\w+\.png"/)
  expect(html).toMatch(/data-src="\/base\/assets\/js\/islands\/Live-/)
})

test('texts are taken in by components, pages in React and other pages, from outside the content folders too', async () => {
  const site = await buildFiles({
    'README.md': '# Название\n\nЧитай **меня**.\n',
    'docs/index.mdx':
      "---\ntitle: Страница\nslug: /\n---\n\nimport Other from './other.md'\nimport Box from '@site/src/Box'\nimport Readme from '@site/README.md'\n\n<Other />\n\n<Box />\n\n<Readme />\n",
    'docs/other.md': '---\ntitle: Другая\n---\n\n## Раздел другой\n\nТекст другой, [ссылка](./index.mdx).\n',
    'src/Box.tsx':
      'import Note from \'./note.mdx\'\nexport default function Box() {\n  return <section><Note name="имя" /></section>\n}\n',
    'src/note.mdx': "import Inner from './Inner'\n\nЗаметка *для* {props.name}: <Inner />\n",
    'src/Inner.tsx': 'export default () => <kbd>внутри</kbd>\n',
    'src/pages/index.tsx':
      "import Readme from '@site/README.md'\nimport Layout from '@theme/Layout'\nexport default () => <Layout><Readme /></Layout>\n",
  })
  expect(shown(site).filter(line => line.includes(' error '))).toEqual([])
  const html = site.read('docs.html')
  expect(html).toMatch(/<h2 id="раздел-другой"/)
  expect(html).toContain('<p>Текст другой, <a href="/docs">ссылка</a>.</p>')
  expect(html).toMatch(/<section><p>Заметка <em>для<\/em>\s+имя:\s+<kbd>внутри<\/kbd><\/p><\/section>/)
  expect(html).toContain('<p>Читай <strong>меня</strong>.</p>')
  expect(site.read('index.html')).toContain('<p>Читай <strong>меня</strong>.</p>')
})
