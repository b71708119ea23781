import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BuildResult, build } from '../src/build/build.ts'
import { importDocusaurus, loadConfig } from '../src/config/index.ts'
import type { Problem } from '../src/shared/problem.ts'
import { problemLine } from './markdown-fixture.ts'
import { buildSmall, smallConfig } from './small-site.ts'
import { FILES } from './strangers-site.ts'
import { writeFiles } from './write-files.ts'

describe('a Docusaurus site that nobody prepared', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zapiski-strangers-'))
  let result: BuildResult
  let configProblems: Problem[]
  const read = (path: string): string => readFileSync(join(folder, 'build', path), 'utf8')
  const lines = (): string[] => result.problems.map(problemLine)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  beforeAll(async () => {
    writeFiles(folder, FILES)
    const { config, problems } = await loadConfig(folder)
    if (config === undefined) throw new Error(JSON.stringify(problems))
    configProblems = problems
    result = await build(config, { mode: 'production', write: true })
  })

  test('the blog of the preset has no pages and no feeds where there is no post', async () => {
    const files = { 'docs/index.md': '# Дом\n', 'src/pages/index.md': '# Начало\n' }
    const { paths } = await buildSmall(files)
    expect(paths.filter(path => path.startsWith('blog'))).toEqual([])
    const written = await buildSmall({ ...files, 'blog/2024-01-01-a.md': '# А\n' })
    expect(written.paths).toContain('blog/index.html')
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
    expect(ignored).toContain('"id":"ignored/plugin-routes","values":{"routes":["/base/places/:one"]}')
    expect(ignored).toContain('"names":["configureWebpack"]')
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

  test('a link in other letters leads to the page, as the router of the former site let it; imports share a line', () => {
    expect(read('docs/case/index.html')).toContain('href="/base/docs/places"')
    expect(read('docs/case/index.html')).toContain('theme-tabs-container')
    // An address that leads nowhere is counted from the page's own, a name after a colon is no part of the id.
    expect(read('docs/case/index.html')).toContain('href="/base/docs/book.html"')
    expect(read('docs/case/index.html')).toMatch(/id="команда--здесь"[^>]*>Команда :LazyExtras здесь/)
    // There a name has Latin letters alone, so a part of one stays in the id.
    expect(read('docs/case/index.html')).toMatch(/id="потокда-abcд-конец"[^>]*>Поток:да, abc:xyд конец/)
    // Nor is what says nothing at either end, but the space beside it is.
    expect(read('docs/case/index.html')).toMatch(/id="в-конце-"[^>]*>В конце :LazyExtras/)
    expect(read('docs/case/index.html')).toMatch(/id="часть-новая-"[^>]*>Часть <b>новая/)
    expect(lines()).toContainEqual(expect.stringMatching(/^docs\/case\.mdx:3.* warning link-case/))
  })

  test('blocks of code and pictures of texts are drawn by the components of the site around ours', () => {
    const html = read('docs/code/index.html')
    expect(html).toMatch(
      /<div class="own-code" data-language="language-js" data-id="__blog-post-container"><[^>]*theme-code-block/,
    )
    expect(html).toContain('<span')
    expect(html).toMatch(/<img[^>]*own-img/)
  })

  test('what leads to a page that a plugin would have made is a warning; an address that no link has is none', () => {
    expect(lines().join('\n')).toContain('broken-link')
    expect(lines().filter(line => line.includes('/docs/nowhere'))).toEqual([])
  })

  test('cards of the items of the menu are those beside the page; a name that no module has stops no text', () => {
    expect(read('docs/places/index.html')).toMatch(
      /<a [^>]*href="\/base\/docs\/order"[^>]*class="[^"]*card|class="[^"]*card[^>]*href="\/base\/docs\/order"/,
    )
    const lost = lines().filter(line => line.startsWith('docs/places.mdx'))
    expect(lost).toEqual([expect.stringMatching(/warning mdx-import/)])
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
    // The two parts, a file that a loader would have read, and a name that a module has not.
    expect(lines().filter(line => line.includes('mdx-import'))).toHaveLength(4)
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
    expect(post).toMatch(/<p class="own-tags"><a href="\/base\/blog\/tags\/[^/"]+">#Дом<\/a><\/p>/)
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
        /<div class="badges"><a href="\/base\/docs\/">к началу<\/a><\/div><footer [^>]*>[\s\S]*Наше[\s\S]*<\/footer><p class="donate">помочь<\/p><\/div><x-island [^>]*><x-slot data-slot="children"><x-slot data-slot="@around"><\/x-slot><\/x-slot><aside class="chat">беседа<\/aside><\/x-island>/,
      )
      expect(after.match(/<footer/g)).toHaveLength(1)
      expect(read(path).match(/<div class="around">/g)).toHaveLength(1)
    }
    expect(read('404.html')).toMatch(/<h1>Заблудились\?<\/h1>/)
  })

  test('an item of the bar of a kind of the site is drawn by its component on every page; a kind that nothing draws is named', () => {
    for (const path of ['index.html', 'docs/index.html', 'blog/index.html'])
      expect(read(path)).toMatch(
        /<header [\s\S]*<li><a href="\/base\/docs\/" class="navbar__item navbar__link gift">Подарить слева<\/a><x-island [^>]*><button[^>]*>включить<\/button><\/x-island><\/li>[\s\S]*<\/header>/,
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
    const note = result.problems.find(({ code }) => code === 'ignored-theme/menu')
    expect(note?.values).toEqual({ names: ['DocSidebar/Mobile'] })
  })

  test('the id of a heading is made of what the author wrote', () => {
    expect(read('docs/index.html')).toContain('id="-счётчик"')
  })

  test('a tag names a picture with the base before it', () => {
    expect(lines().filter(line => line.includes('missing-asset'))).toEqual([])
    expect(read('docs/index.html')).toContain('src="/base/img/dot.svg"')
    // From the address of the page, as browsers do.
    expect(read('index.html')).toContain('src="/base/img/dot.svg"')
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
    // Plugins stay with the former config.
    expect(moved.routes).toEqual(result.routes.filter(route => route !== '/places'))
    expect(readFileSync(join(folder, 'moved/docs/index.html'), 'utf8')).toMatch(/<x-island [^>]*Counter-/)
  })
})

test('a Root that shows its site in browsers alone stands beside it, not around it', async () => {
  const { read } = await buildSmall({
    'docs/index.md': '# Дом\n\nТекст.\n',
    'src/theme/Root.js':
      "import React, {useEffect} from 'react'\nimport BrowserOnly from '@docusaurus/BrowserOnly'\nexport default function Root({children}) { useEffect(() => {}); return <BrowserOnly>{() => <>{children}</>}</BrowserOnly> }",
  })
  const html = read('docs/index.html')
  expect(html).toMatch(/<body>(?:(?!<template)[\s\S])*<div id="__zapiski">/)
  expect(html).toMatch(/<x-island [^>]*Root-/)
})

test('a footer is drawn out of its parts, those of the site among them; a drawing as a component has its colours', async () => {
  const { read } = await buildSmall(
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

/** A part of the theme that stands around ours. */
const around = (name: string, inside = ''): string =>
  `import React, {useState} from 'react'\nimport Part from '@theme-original/${name}'\nexport default props => { ${inside}; return <div className="own-${name}"><Part {...props} /></div> }`

test('components of texts that a site wraps are drawn around ours; one with state is named and ours stays', async () => {
  const { read, problems } = await buildSmall({
    'docs/index.mdx': `import Tabs from '@theme/Tabs'
import TabItem from '@theme/TabItem'
import DocCard from '@theme/DocCard'

# Дом

<Tabs><TabItem value="a">Вкладка</TabItem></Tabs>

<details>
<summary>Ещё</summary>

Внутри **жирно**

</details>

<DocCard item={{type: 'link', label: 'Код', href: '/docs/code'}} />

\`\`\`js
const a = 1
\`\`\`
`,
    'docs/code.md': '# Код\n\n```js\nconst b = 2\n```\n',
    ...Object.fromEntries(['Tabs', 'Details', 'DocCard'].map(name => [`src/theme/${name}/index.js`, around(name)])),
    'src/theme/CodeBlock/index.js': around('CodeBlock', 'const [on] = useState(false)'),
  })
  const html = read('docs/index.html')
  expect(html).toMatch(/<div class="own-Tabs"><div[^>]* class="[^"]*theme-tabs-container/)
  expect(html).toMatch(/<div class="own-Details"><details[\s\S]*<summary[\s\S]*Ещё[\s\S]*<strong>жирно<\/strong>/)
  expect(html).toMatch(/<div class="own-DocCard"><[\s\S]*href="\/docs\/code/)
  for (const path of ['docs/index.html', 'docs/code/index.html']) {
    expect(read(path)).toContain('theme-code-block')
    expect(read(path)).not.toContain('own-CodeBlock')
    expect(read(path)).not.toContain('<x-island')
  }
  const named = problems.filter(({ code }) => code === 'ignored-theme')
  expect(named).toMatchObject([{ file: 'src/theme/CodeBlock/index.js', values: { names: ['CodeBlock'] } }])
})

test('what the config gives as HTML keeps its look: the sheet that says it is on every page', async () => {
  const item = `{ type: 'html', position: 'left', value: '<i class="mark" style="color: red">знак</i>' }`
  const theme = `{
      announcementBar: { id: 'a', content: '<b style="font-weight:400" title="a style=b">Новое</b><script>a < b</script>' },
      navbar: { items: [${item}, { type: 'dropdown', label: 'Ещё', items: [${item}, { label: 'Дом', to: '/docs' }] }] },
      footer: { copyright: '<span style="color:red">Наше&nbsp;&copy;</span>', links: [{ title: 'А', items: [{ html: '<img alt style="width:3px"/>' }] }] },
    }`
  const { read } = await buildSmall({
    'docusaurus.config.js': smallConfig(theme).replace(
      "'classic', {}",
      "'classic', { docs: { sidebarPath: './sidebars.js' } }",
    ),
    'docs/index.md': '# Дом\n\nТекст.\n',
    'sidebars.js': `module.exports = { docs: ['index', { type: 'category', label: 'Ещё', collapsed: false, items: [{ type: 'html', value: '<i class="mark" style="color: red">меню</i>' }, 'index'] }] }`,
  })
  for (const path of ['docs/index.html', '404.html']) {
    const html = read(path)
    expect(html).not.toMatch(/ style="(?!b)/)
    const [, red = ''] = /<i class="mark (zs-\w+)">знак<\/i>/.exec(html) ?? []
    expect(html).toContain(`<span class="${red}">Наше&nbsp;&copy;</span>`)
    if (path !== '404.html') expect(html).toContain(`<i class="mark ${red}">меню</i>`)
    expect(html).toMatch(/<b title="a style=b" class="zs-\w+">Новое<\/b><script>a < b<\/script>/)
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].map(match => read(match[1] ?? ''))
    expect(sheets.join('\n')).toContain(`.${red}.${red}{color:red}`)
    expect(sheets.join('\n')).toContain('{width:3px}')
  }
})
