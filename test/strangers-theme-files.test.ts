/** What a Docusaurus site takes from the files of Docusaurus' own theme. */

import { expect, test } from 'vitest'
import { codeOf } from '../src/shared/problem.ts'
import { buildSmall } from './small-site.ts'

test('a file of Docusaurus’ theme is our part of that name; a sheet of it is empty, which is said once at its import', async () => {
  const { read, problems } = await buildSmall({
    'src/theme/MDXComponents.js':
      "import Own from '@docusaurus/theme-classic/lib/theme/MDXComponents'\nimport A from '@docusaurus/theme-classic/src/theme/MDXComponents/A/index.tsx'\nexport default { ...Own, a: props => <A {...props} className=\"own\" /> }",
    'docs/index.md': '# Дом\n\n## Часть\n\n[Ссылка](https://a.example) `код`\n\n```js\nlet a\n```\n',
    'src/pages/index.jsx':
      "import Heading from '@docusaurus/theme-classic/lib/theme/Heading'\nimport styles, { anchor } from '@docusaurus/theme-classic/src/theme/Heading/styles.module.css'\nimport all from '@theme/Tabs/styles.module.css'\nexport default () => <main><Heading as=\"h1\" className={['a', anchor].join(' ')}>Дом</Heading><i className={styles.anchor} id={all.tabs}>и</i></main>",
  })
  const doc = read('docs/index.html')
  expect(doc).toMatch(/<h2[^>]*>Часть/)
  expect(doc).toMatch(/<a [^>]*class="own"[^>]*>Ссылка/)
  expect(doc).toMatch(/<code[^>]*>код<\/code>/)
  expect(doc).toMatch(/<pre[^>]*>/)
  expect(read('index.html')).toMatch(/<h1 class="a ?"[^>]*>Дом<\/h1><i>и<\/i>/)
  expect(problems.map(({ code, line, values }) => [code, line, values?.name]).sort()).toEqual([
    ['module-style/theme', 2, '@docusaurus/theme-classic/src/theme/Heading/styles.module.css'],
    ['module-style/theme', 3, '@theme/Tabs/styles.module.css'],
  ])
})

test('what the page of what was not found asks for is asked for it alone; addresses stand in tags and data of heads', async () => {
  const { read } = await buildSmall({
    'src/theme/NotFound/index.js':
      'import { Redirect } from \'@docusaurus/router\'\nimport Head from \'@docusaurus/Head\'\nimport Layout from \'@theme/Layout\'\nexport default () => <Layout title="Нет"><Head><meta name="lost" content="yes" /></Head><Redirect to="/docs/" /></Layout>',
    'src/theme/Footer/index.js':
      "import Head from '@docusaurus/Head'\nimport useBaseUrl from '@docusaurus/useBaseUrl'\nexport default () => <footer><Head><link rel=\"help\" href={useBaseUrl('/docs/')} /></Head>Низ</footer>",
    'src/theme/DocItem/Layout/index.js':
      "import Layout from '@theme-original/DocItem/Layout'\nimport Head from '@docusaurus/Head'\nimport useBaseUrl from '@docusaurus/useBaseUrl'\nexport default props => { const url = 'https://example.org' + useBaseUrl('/docs/'); return <><Head><script type=\"application/ld+json\">{JSON.stringify({ '@type': 'Thing', url })}</script></Head><Layout {...props} /></> }",
    'docs/index.md': '# Дом\n',
  })
  const [doc, lost] = [read('docs/index.html'), read('404.html')]
  expect(doc).not.toContain('http-equiv="refresh"')
  expect(doc).not.toContain('name="lost"')
  expect(doc).toContain('<title>Дом | Сайт</title>')
  expect(doc).toContain('<link rel="help" href="/docs/">')
  expect(doc).toContain('{"@type":"Thing","url":"https://example.org/docs/"}')
  expect(lost).toContain('<meta http-equiv="refresh" content="0; url=/docs/">')
  expect(lost).toContain('<meta name="lost" content="yes">')
  for (const html of [doc, lost]) expect(html).not.toMatch(/[\uFDD0\uFDD1]/)
})

test('MDXComponents may be a function, which is asked for the components', async () => {
  const { read, problems } = await buildSmall({
    'src/theme/MDXComponents/index.js':
      "import Ours from '@theme-original/MDXComponents'\nexport default function MDXComponents(around) { return { ...Ours, ...around, Own: ({ children }) => <mark>{children}</mark> } }",
    'src/pages/index.md': '# Начало\n',
    'docs/index.md': '# Дом\n\n<Own>своё</Own> и `код`\n',
  })
  expect(read('docs/index.html')).toContain('<mark>своё</mark> и')
  expect(problems).toEqual([])
})

test('texts of Docusaurus 2 are read as MDX 1 read them: braces and signs that hold no code are text', async () => {
  const files = {
    'src/pages/index.md': '# Начало\n',
    'docs/index.mdx':
      'import Tabs from "@theme/Tabs"\n\n# Дом\n\nПуть /users/{id}, список {a b}, меньше <5, <https://example.org> и {1 + 1}\n',
  }
  const manifest = (version: string): string => JSON.stringify({ dependencies: { '@docusaurus/core': version } })
  const { read, problems } = await buildSmall({ ...files, 'package.json': manifest('^2.4.1') })
  const text = read('docs/index.html')
    .replaceAll('\u00a0', ' ')
    .replace(/<a [^>]*>(.*?)<\/a>/g, '[$1]')
  expect(text).toContain('<p>Путь /users/{id}, список {a b}, меньше &lt;5, [https://example.org] и 2</p>')
  expect(problems.map(({ level, code }) => `${level} ${codeOf(code)}`)).toEqual([
    'note mdx-runtime',
    ...Array(3).fill('note mdx-syntax'),
  ])
  await expect(buildSmall({ ...files, 'package.json': manifest('3.10.2') })).rejects.toThrow()
})

test('a title that stands in a text is in it whoever draws what is around, and once', async () => {
  const own = `import {useDoc} from '@docusaurus/plugin-content-docs/client'
import Heading from '@theme/Heading'
export default function DocItemContent({children}) {
  const {metadata, frontMatter, contentTitle} = useDoc()
  const isMade = !frontMatter.hide_title && typeof contentTitle === 'undefined'
  return <div className="own">{isMade && <header><Heading as="h1">{metadata.title}</Heading></header>}{children}</div>
}`
  const wrapped = (name: string): string =>
    `import Original from '@theme-original/DocItem/${name}'\nexport default props => <div className="own"><Original {...props} /></div>`
  const layout = `import Content from '@theme/DocItem/Content'\nexport default ({children}) => <div className="row"><Content>{children}</Content></div>`
  const docs = {
    'docs/a.md': '# В *тексте*\n\nАбзац.\n',
    'docs/b.md': '---\ntitle: В начале\n---\n\nАбзац.\n',
    'docs/c.md': '---\ntitle: Другая\nhide_title: true\n---\n\n# В тексте\n\nАбзац.\n',
  }
  const parts: Record<string, string>[] = [
    { 'DocItem/Content': own },
    { 'DocItem/Content': own, 'DocItem/Layout': layout },
    { 'DocItem/Content': wrapped('Content') },
    { 'DocItem/Layout': layout },
    { 'DocItem/Layout': wrapped('Layout') },
  ]
  for (const set of parts) {
    const theme = Object.entries(set).map(([name, text]) => [`src/theme/${name}/index.js`, text])
    const { read } = await buildSmall({ ...docs, ...Object.fromEntries(theme) })
    const titles = ['a', 'b', 'c'].map(name => read(`docs/${name}/index.html`).match(/<h1[^>]*>.*?<\/h1>/g))
    const texts = titles.map(found => found?.map(html => html.replace(/<[^>]*>/g, '')))
    expect(texts).toEqual([['В тексте'], ['В начале'], ['В тексте']])
  }
})

test('a frame of a document that the site draws has the badge of the version and the word that nobody is led there', async () => {
  const layout = (banner: string) => `import Badge from '@theme/DocVersionBadge'
import Content from '@theme/DocItem/Content'
import ${banner} from '@theme/${banner}'
export default ({children}) => <div className="row"><${banner} metadata={{}} /><Badge /><Content>{children}</Content></div>`
  const post = `import Item from '@theme/BlogPostItem'
import ContentVisibility from '@theme/ContentVisibility'
export default ({children}) => <main><ContentVisibility metadata={{}} /><Item>{children}</Item></main>`
  for (const banner of ['ContentVisibility', 'Unlisted']) {
    const { read } = await buildSmall({
      'docs/a.md': '---\nunlisted: true\n---\n\n# Новое\n',
      'versioned_docs/version-1.0/a.md': '# Старое\n',
      'versions.json': '["1.0"]',
      'blog/2024-01-01-p.md': '---\ntitle: Запись\nunlisted: true\n---\n\nТекст.\n',
      'src/theme/DocItem/Layout/index.js': layout(banner),
      'src/theme/BlogPostPage/index.js': post,
    })
    const [next, last] = ['docs/next/a', 'docs/a'].map(route => read(`${route}/index.html`))
    expect(last).toMatch(/<span class="theme-doc-version-badge[^>]*>[^<]*1\.0</)
    expect(next?.match(/theme-admonition-caution/g)).toHaveLength(1)
    expect(last).not.toContain('theme-admonition-caution')
    expect(read('blog/2024/01/01/p/index.html').match(/theme-admonition-caution/g)).toHaveLength(1)
  }
})

test('headings that a component in browsers draws stand in the contents and are led to', async () => {
  const { read, problems } = await buildSmall({
    'src/pages/index.md': '# Начало\n',
    'docs/a.md': '# А\n\n[к коду](#code), [ниже](#no)\n\n## Просто\n\n### И `код` {#code}\n',
    'src/theme/Heading/index.js':
      "import React, {useState} from 'react'\nexport default function Heading({as: As, id, children}) { const [s] = useState(1); return <As id={id}>{children}<a href={'#' + id} className=\"hash-link\">#</a></As> }",
  })
  const [, toc = ''] = /"toc":(\[.*?\])/.exec(read('docs/a/index.html')) ?? []
  expect(JSON.parse(toc)).toEqual([
    { level: 2, id: 'просто', text: 'Просто' },
    { level: 3, id: 'code', text: 'И код', html: 'И <code>код</code>' },
  ])
  expect(problems.filter(({ code }) => code === 'broken-anchor').map(({ values }) => values?.id)).toEqual(['no'])
})

test('a picture of a part of the theme is beside the part, or where browsers look from the page, or as it was written', async () => {
  const { read, problems } = await buildSmall({
    'src/theme/Footer/index.js':
      'export default () => <footer><img src="img/a.svg" alt="а" /><img src="img/none.svg" alt="б" /></footer>',
    'static/img/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
    'src/pages/index.js': "import Layout from '@theme/Layout'\nexport default () => <Layout>Дом</Layout>",
    'docs/index.md': '# Дом\n',
  })
  const pictures = [...read('index.html').matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, address]) => address)
  expect(pictures).toEqual(['/img/a.svg', 'img/none.svg'])
  const missing = problems.filter(({ code }) => code === 'missing-asset/image')
  expect(missing.map(({ values }) => values?.file)).toContain('img/none.svg')
})

test('a picture that is not there is told with the address of the static file that is meant', async () => {
  const { problems } = await buildSmall({
    'docs/index.md': '# Дом\n\n![а](/static/img/a.svg)\n\n![б](./b.svg)\n',
    'docs/deep/b.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
    'static/img/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
  })
  const missing = problems.filter(({ code }) => code === 'missing-asset/image')
  expect(missing.map(({ cure }) => cure?.values)).toEqual([{ name: '/img/a.svg' }, { name: 'docs/deep/b.svg' }])
})

test('what asks on which page it stands is taken over by browsers, and is no missing item of the bar', async () => {
  const asks = "import { useLocation } from '@docusaurus/router'\n"
  const { read, problems } = await buildSmall({
    'docusaurus.config.js': `export default { title: 'Сайт', url: 'https://example.org', baseUrl: '/', presets: [['classic', { blog: false }]], themeConfig: { navbar: { items: [{ type: 'custom-here' }] } } }`,
    'src/components/Here.jsx': `${asks}export default () => { const { pathname } = useLocation(); return pathname.startsWith('/docs') ? <b>Здесь</b> : null }`,
    'src/theme/NavbarItem/ComponentTypes.js':
      "import Types from '@theme-original/NavbarItem/ComponentTypes'\nimport Here from '@site/src/components/Here'\nexport default { ...Types, 'custom-here': Here }",
    'src/components/Path.jsx': `${asks}export default () => <i>{useLocation().pathname}</i>`,
    'docs/index.mdx': "import Path from '@site/src/components/Path'\n\n# Дом\n\n<Path />\n",
  })
  const doc = read('docs/index.html')
  expect(doc).toMatch(/<nav [^>]*>.*<x-island data-src="[^"]*Here-[^"]*"[^>]*><\/x-island>.*<\/nav>/s)
  expect(doc).toMatch(/<x-island data-src="[^"]*Path-[^"]*"/)
  expect(problems.map(({ code }) => code)).not.toContain('navbar-item/own')
})

test('what follows the address of its page has the document at hand, though it does not ask for it at first', async () => {
  const { read } = await buildSmall({
    'src/theme/DocBreadcrumbs/index.jsx':
      "import { useLocation } from '@docusaurus/router'\nimport { useDoc } from '@docusaurus/plugin-content-docs/client'\nconst Title = () => <b>{useDoc().metadata.title}</b>\nexport default () => (useLocation().pathname.includes('/a') ? <Title /> : <i>Путь</i>)",
    'docs/a.md': '# Имя\n',
  })
  expect(read('docs/a/index.html')).toMatch(/<x-island [^>]*data-page="[^"]*Имя[^"]*"[^>]*><i>Путь<\/i><\/x-island>/)
})

test('the whole of a document that a site draws knows of pictures beside it, as in Docusaurus 2', async () => {
  const { read, problems } = await buildSmall({
    'src/theme/DocItem/index.jsx':
      'export default ({ content: Text }) => <main data-image={Text.assets.image ?? Text.frontMatter.image ?? "нет"}><Text /></main>',
    'docs/index.md': '# Дом\n',
  })
  expect(read('docs/index.html')).toContain('data-image="нет"')
  expect(problems.map(({ code }) => code)).toEqual(['no-home'])
})

test('a sheet that a part with a state draws stays in it for React, too', async () => {
  const { read } = await buildSmall({
    'src/theme/DocItem/Footer/index.jsx':
      "import { useState } from 'react'\nexport default () => { const [color] = useState('red'); return <><style>{'.own { color: ' + color + ' }'}</style><b className=\"own\">Низ</b></> }",
    'docs/a.md': '# Имя\n',
  })
  const doc = read('docs/a/index.html')
  expect(doc).toMatch(/<x-island [^>]*><style>\.own \{ color: red \}<\/style><b class="own">Низ<\/b><\/x-island>/)
  const sheets = [...doc.matchAll(/href="\/(assets\/css\/inline-[^"]+)"/g)].map(([, path = '']) => read(path))
  expect(sheets.join('')).toContain('.own{ color: red }')
})
