/** Links and style sheets of code that a Docusaurus site brings. */

import { expect, test } from 'vitest'
import { buildSmall, smallConfig } from './small-site.ts'

test('a tag that the author wrote and a redirect may lead anywhere, as Docusaurus let them; a link of ours is checked', async () => {
  const page = (inside: string): string =>
    `import React from 'react'\nimport Link from '@docusaurus/Link'\nimport {Redirect} from '@docusaurus/router'\nexport default () => <main>${inside}</main>`
  const { read, problems } = await buildSmall({
    'docs/index.mdx': '# Дом\n\n<a href="/en/tag">Тег</a>\n',
    'src/pages/index.jsx': page(
      '<a href="/en/">en</a><Link to="/docs">Тексты</Link><a href="https://a.example/">a</a><Link to="https://b.example/">b</Link>',
    ),
    'src/pages/kit.jsx': page('<Redirect to="/fr/kit/" />'),
  })
  expect(read('index.html')).toMatch(/<a href="\/en\/"[^>]*>en<\/a><a href="\/docs\/"[^>]*>Тексты<\/a>/)
  expect(read('index.html')).toContain('<a href="https://a.example/">a</a>')
  expect(read('index.html')).toContain('<a href="https://b.example/" target="_blank" rel="noopener noreferrer">b</a>')
  expect(read('kit/index.html')).toContain('url=/fr/kit/')
  const broken = problems.filter(({ code }) => code === 'broken-link')
  expect(broken.map(({ values }) => values?.route).sort()).toEqual(['/en', '/en/tag', '/fr/kit'])
  const linked = buildSmall({ 'docs/index.md': '# Дом\n', 'src/pages/index.jsx': page('<Link to="/nowhere">x</Link>') })
  await expect(linked).rejects.toHaveProperty('actual.0', expect.stringContaining('broken-link'))
})

test('what useBaseUrl gives may be taken on: put before a path, before a section, into a redirect', async () => {
  const page = (inside: string): string =>
    `import useBaseUrl from '@docusaurus/useBaseUrl'\nimport Link from '@docusaurus/Link'\nimport {Redirect} from '@docusaurus/router'\nexport default function Page() { const docs = useBaseUrl('docs/'); return ${inside} }`
  const links =
    "<p><Link to={docs + 'a'}>1</Link><Link to={useBaseUrl('/') + 'docs/a#part'}>2</Link><Link to={{ pathname: useBaseUrl('/docs/a'), hash: '#part' }}>3</Link><a href={docs + 'a'}>4</a><Link to={docs + 'none'}>5</Link></p>"
  const { read, problems } = await buildSmall({
    'docusaurus.config.js': smallConfig('{}').replace("baseUrl: '/'", "baseUrl: '/b/', onBrokenLinks: 'warn'"),
    'docs/a.md': '# А\n\n## Part\n',
    'src/pages/index.jsx': page(links),
    'src/Live.jsx': `'use client'\n${page(links)}`,
    'src/pages/live.jsx': "import Live from '../Live'\nexport default () => <Live />",
    'src/pages/kit.jsx': page("<Redirect to={useBaseUrl('/docs/a')} />"),
    'src/pages/set.jsx': page("<Redirect to={docs + 'a'} />"),
  })
  for (const path of ['index.html', 'live/index.html'])
    expect([...read(path).matchAll(/<a href="([^"]+)"[^>]*>\d<\/a>/g)].map(match => match[1])).toEqual([
      '/b/docs/a',
      '/b/docs/a#part',
      '/b/docs/a#part',
      '/b/docs/a',
      '/b/docs/none',
    ])
  for (const path of ['kit/index.html', 'set/index.html'])
    expect(read(path)).toContain('<meta http-equiv="refresh" content="0; url=/b/docs/a">')
  const broken = problems.filter(({ code }) => code === 'broken-link')
  expect(broken.map(({ values }) => values?.route)).toEqual(['/docs/none', '/docs/none'])
})

test('an address that code shows or writes into a query is put in there, and is no word of the page', async () => {
  const { read, records, problems } = await buildSmall({
    'docusaurus.config.js': smallConfig('{}').replace("baseUrl: '/'", "baseUrl: '/b/'"),
    'docs/a.mdx': "import Share from '@site/src/Share'\n\n# А\n\nО чём.\n\n<Share />\n\nСм. [Б](./b.mdx).\n",
    'docs/b.mdx': 'import { Redirect } from \'@docusaurus/router\'\n\n# Б\n\n<Redirect to="./a" />\n',
    'src/Share.jsx':
      "import useBaseUrl from '@docusaurus/useBaseUrl'\nexport default function Share() { const url = 'https://example.org' + useBaseUrl('/docs/a'); return <p>Адрес: {url} <a href={'https://a.example/?u=' + encodeURIComponent(url)}>послать</a></p> }",
  })
  expect(problems.map(({ code }) => code)).toEqual(['no-home'])
  const [a, b] = [read('docs/a/index.html'), read('docs/b/index.html')]
  expect(a).toContain(
    'Адрес: https://example.org/b/docs/a <a href="https://a.example/?u=https%3A%2F%2Fexample.org%2Fb%2Fdocs%2Fa">',
  )
  expect(b).toContain('<a href="/b/docs/a">/b/docs/a</a>')
  // A page that leads elsewhere is no result and stands under no page as one that links to it.
  expect(a).not.toContain('backlink-context')
  expect(records).toContain('Адрес: https://example.org послать')
  expect(records).not.toMatch(/"\/docs\/b"|[\uFDD0-\uFDEF]/)
})

test('sheets pass through what the site adds to PostCSS, where that is installed', async () => {
  const plugin =
    "module.exports = () => ({ name: 'own-css', configurePostCss: options => { options.plugins.push('shout', [require('./words'), { red: 'blue' }]); return options } })"
  const files = {
    'docusaurus.config.js': smallConfig('{}').replace(
      "[['classic', {}]]",
      "[['classic', { theme: { customCss: './src/a.css' } }]], plugins: ['./own-css']",
    ),
    'own-css.js': plugin,
    'words.js': 'module.exports = words => css => css.replace(/word\\((\\w+)\\)/g, (_, name) => words[name])',
    'src/a.css': "@import './b.css';\n.a { color: word(red) }",
    'src/b.css': '.b { color: word(red) }',
    'src/pages/index.jsx':
      "import React from 'react'\nimport styles from './x.module.css'\nexport default () => <p className={styles.c}>Дом</p>",
    'src/pages/x.module.css': '.c { color: word(red) }',
  }
  const postcss =
    "module.exports = parts => ({ process: async (css, { from }) => ({ css: parts.reduce((text, part) => part(text), css), messages: [{ type: 'dependency', file: from }] }) })"
  const packages = {
    'node_modules/postcss/index.js': postcss,
    'node_modules/shout/index.js': "module.exports = css => css.replace('.a', '.A')",
  }
  const styled = await buildSmall({ ...files, ...packages })
  const sheets = ({ read }: typeof styled): string =>
    [...read('index.html').matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)]
      .map(match => read(match[1] ?? ''))
      .join('\n')
  expect(sheets(styled)).toMatch(/\.b \{ color: blue \}\s*\.A \{ color: blue \}/)
  expect(sheets(styled)).toMatch(/\.c_\w+ ?\{\s*color: ?(?:blue|#00f)/)
  expect(styled.problems.filter(({ code }) => code === 'site-style')).toEqual([])
  const ofFile = await buildSmall({
    ...{ ...files, ...packages, 'own-css.js': "module.exports = () => ({ name: 'own-css' })" },
    'postcss.config.js': "module.exports = { plugins: { shout: {}, './words': { red: 'green' }, not: false } }",
    'node_modules/shout/index.js': "module.exports = () => css => css.replace('.a', '.A')",
  })
  expect(sheets(ofFile)).toMatch(/\.b \{ color: green \}\s*\.A \{ color: green \}/)
  // Half of it is worse than nothing.
  const without = await buildSmall({ ...files, 'node_modules/shout/index.js': packages['node_modules/shout/index.js'] })
  expect(sheets(without)).toContain('.a { color: word(red) }')
})

test('pictures from elsewhere that an island draws, or is given, pass the policy of its page', async () => {
  const { read } = await buildSmall({
    'src/pages/index.jsx':
      "import React from 'react'\nimport Grid from '../components/Grid'\nexport default () => <Grid list={['https://a.example/a?b']} later={{ image: 'https://b.example/b.svg' }} />",
    'src/pages/plain.jsx': "import React from 'react'\nexport default () => <p>Дом</p>",
    'src/components/Grid.jsx':
      'import React, {useState} from \'react\'\nexport default ({list}) => { useState(0); return <ul>{list.map(src => <img key={src} src={src} alt="" />)}</ul> }',
  })
  expect(read('index.html')).toMatch(/img-src 'self' data: https:\/\/a\.example https:\/\/b\.example;/)
  expect(read('plain/index.html')).toMatch(/img-src 'self' data:;/)
})

test('a file of an uncommon kind that lies beside its text is a download; a page with a dot in its name stays a page', async () => {
  const { read } = await buildSmall({
    'docs/index.md': '# Дом\n\n[Схема](./model.mmd) [Вместе](model.mmd?raw#part) [Страница](v2.beta)\n',
    'docs/model.mmd': 'erDiagram\n',
    'docs/v2.beta.md': '# Бета\n',
  })
  const links = [...read('docs/index.html').matchAll(/<a [^>]*href="([^"]+)"[^>]*>(?:Схема|Вместе|Страница)/g)]
  const [drawing, both, page] = links.map(([, href]) => href)
  expect(drawing).toMatch(/^\/assets\/files\/model-\w+\.mmd$/)
  expect(both).toBe(`${drawing}?raw#part`)
  expect(page).toBe('/docs/v2.beta')
})

test('a file without an extension that lies beside its text is a download, unless a page has that address', async () => {
  const { read, problems } = await buildSmall({
    'docs/index.md': '# Дом\n\n[Лицензия](./LICENSE) [Сборка](sub/Makefile#x) [Страница](./page) [Адрес](/docs/page)\n',
    'docs/LICENSE': 'MIT\n',
    'docs/sub/Makefile': 'all:\n',
    'docs/page': 'x\n',
    'docs/page.md': '# Другая\n',
  })
  const links = [
    ...read('docs/index.html').matchAll(/<a [^>]*href="([^"]+)"[^>]*>(?:Лицензия|Сборка|Страница|Адрес)</g),
  ]
  expect(links.map(([, href]) => href)).toEqual([
    expect.stringMatching(/^\/assets\/files\/LICENSE-\w+$/),
    expect.stringMatching(/^\/assets\/files\/Makefile-\w+#x$/),
    '/docs/page',
    '/docs/page',
  ])
  expect(problems.filter(({ code }) => code === 'broken-link')).toEqual([])
})

test('a page in React is that of its language, with what stands beside it, also when browsers take it over', async () => {
  const translated = 'i18n/en/docusaurus-plugin-content-pages'
  const page = (text: string): string =>
    `import { useState } from 'react'\nimport { word } from './_word'\nexport default function Tool() { const [n] = useState(1); return <p>${text} {word} {n}</p> }\n`
  const { read, problems } = await buildSmall({
    'docusaurus.config.js':
      "export default { title: 'Сайт', url: 'https://example.org', baseUrl: '/', presets: [['classic', {}]], i18n: { defaultLocale: 'ru', locales: ['ru', 'en'] } }",
    'src/pages/tool.tsx': page('Счёт'),
    'src/pages/_word.ts': "export const word = 'слово'\n",
    [`${translated}/tool.tsx`]: page('Sum'),
    [`${translated}/_word.ts`]: "export const word = 'word'\n",
  })
  const shown = (path: string): string => read(path).replaceAll('<!-- -->', '')
  expect(shown('tool/index.html')).toContain('Счёт слово 1')
  expect(shown('en/tool/index.html')).toContain('Sum word 1')
  expect(shown('en/tool/index.html')).not.toContain('Счёт')
  expect(problems.filter(({ code }) => code === 'duplicate-route')).toEqual([])
})

test('a part with a state in a list of posts knows its own post, at build and in browsers', async () => {
  const post = (number: number) =>
    `---\ntitle: Запись ${number}\ndate: 2024-05-0${number}\nslug: p${number}\n---\n\nТекст.\n`
  const { read } = await buildSmall({
    'docusaurus.config.js': smallConfig('{}').replace("[['classic', {}]]", "[['classic', { docs: false }]]"),
    'blog/a.md': post(1),
    'blog/b.md': post(2),
    'src/theme/BlogPostItem/index.jsx':
      "import { useBlogPost } from '@docusaurus/plugin-content-blog/client'\nimport Footer from '@theme/BlogPostItem/Footer'\nexport default () => <article>{useBlogPost().metadata.title} <Footer /></article>",
    'src/theme/BlogPostItem/Footer.jsx':
      "import { useState } from 'react'\nimport { useBlogPost } from '@docusaurus/plugin-content-blog/client'\nexport default () => { const [n] = useState(1); return <b>{[useBlogPost().metadata.permalink, n].join(' ')}</b> }",
  })
  const list = read('blog/index.html')
  expect([...list.matchAll(/<b>([^<]*)<\/b>/g)].map(match => match[1])).toEqual(['/blog/p2 1', '/blog/p1 1'])
  const sent = [...list.matchAll(/data-page="([^"]*)"/g)].map(match => match[1]?.replaceAll('&quot;', '"') ?? '')
  expect(sent.map(text => JSON.parse(text).metadata.title)).toEqual(['Запись 2', 'Запись 1'])
})

test('the picture of a shared link may lie beside its text', async () => {
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>'
  const { read, problems } = await buildSmall({
    'docs/index.md': '---\ntitle: Дом\nimage: ./cover.svg\n---\n\nТекст.\n',
    'docs/in/a.md': '---\ntitle: Внутри\nimage: ../cover.svg\n---\n\nТекст.\n',
    'docs/in/b.md': '---\ntitle: Нет\nimage: ./lost.svg\n---\n\nТекст.\n',
    'docs/cover.svg': picture,
  })
  const imageOf = (path: string) => /<meta property="og:image" content="([^"]*)"/.exec(read(path))?.[1]
  expect(imageOf('docs/index.html')).toMatch(/^https:\/\/example\.org\/assets\/images\/cover-\w{8}\.svg$/)
  expect(imageOf('docs/in/a/index.html')).toBe(imageOf('docs/index.html'))
  expect(problems.map(({ code, file }) => [code, file])).toContainEqual(['missing-asset/share', 'docs/in/b.md'])
  const drawings = problems.filter(({ code }) => code === 'share-drawing')
  expect(drawings.map(({ file, line }) => [file, line])).toEqual([
    ['docs/in/a.md', 3],
    ['docs/index.md', 3],
  ])
})

test('a text that others take in is MDX as they are, whatever its name says', async () => {
  const { read, problems } = await buildSmall({
    'docs/index.mdx':
      "import Part from './_part.md'\nimport Plain from './_plain.md'\n\n# Дом\n\n<Part />\n\n<Plain />\n",
    'docs/_part.md': "Слово <b style={{ color: 'red' }}>красное</b>.\n",
    'docs/_plain.md': 'Меньше < больше {\n',
  })
  expect(read('docs/index.html')).toMatch(/Слово <b class="[^"]+">красное<\/b>\./)
  expect(read('docs/index.html')).toContain('Меньше &lt; больше {')
  expect(problems.filter(({ file }) => file === 'docs/_part.md')).toEqual([])
})

test('a part around a text is told its id, slug and place as Docusaurus says them', async () => {
  const told = (hook: string, names: string) =>
    `import { ${hook} } from '@docusaurus/plugin-content-${hook === 'useDoc' ? 'docs' : 'blog'}/client'\nexport default () => { const { ${names} } = ${hook}().metadata; return <q>{JSON.stringify([${names}])}</q> }`
  const { read } = await buildSmall({
    'docs/01-in/02-a.md': '---\ntitle: А\n---\n\nТекст.\n',
    'docs/b.md': '---\nid: other\nslug: ./c\nsidebar_position: 4\n---\n\nТекст.\n',
    'blog/a.md': '---\ntitle: А\ndate: 2024-05-01\n---\n\nТекст.\n\n<!-- truncate -->\n\nЕщё.\n',
    'src/theme/DocItem/Footer.jsx': told('useDoc', 'id, slug, sidebarPosition, title'),
    'src/theme/BlogPostItem/Footer.jsx': told('useBlogPost', 'hasTruncateMarker'),
  })
  const said = (path: string) => /<q>([^<]*)<\/q>/.exec(read(path))?.[1]?.replaceAll('&quot;', '"')
  expect(said('docs/in/a/index.html')).toBe('["in/a","/in/a",2,"А"]')
  expect(said('docs/c/index.html')).toBe('["other","/c",4,"other"]')
  expect(said('blog/a/index.html')).toBe('[true]')
})

test('a banner of versions finds where the last version begins', async () => {
  const { read } = await buildSmall({
    'docs/a.md': '# Сейчас\n',
    'versioned_docs/version-1.0/a.md': '# Было\n',
    'versions.json': '["1.0"]',
    'src/theme/DocItem/Footer.jsx':
      "import { useDocVersionSuggestions } from '@docusaurus/plugin-content-docs/client'\nexport default () => { const { latestDocSuggestion, latestVersionSuggestion: last } = useDocVersionSuggestions(); return <q>{(latestDocSuggestion ?? last.docs.find(({ id }) => id === last.mainDocId)).path}</q> }",
  })
  expect(read('docs/next/a/index.html')).toContain('<q>/docs</q>')
})

test('a number where a text is meant is that text, `"true"` is true, each with a warning, as Docusaurus takes them', async () => {
  const { read, problems } = await buildSmall({
    'docs/index.md': '---\ntitle: 1.10\nkeywords: [09, слово]\nhide_title: "true"\n---\n\nТекст.\n',
  })
  expect(read('docs/index.html')).toContain('<title>1.10 | Сайт</title>')
  expect(read('docs/index.html')).toContain('<meta name="keywords" content="09,слово">')
  expect(read('docs/index.html')).not.toContain('<h1')
  const said = problems.map(({ code, level }) => [code, level])
  for (const code of ['key-type/as-number', 'key-type/quoted-flag']) expect(said).toContainEqual([code, 'warning'])
})

test('a menu of languages of the site is told of no items where the config names none', async () => {
  const { problems } = await buildSmall({
    'docusaurus.config.js': `export default { title: 'Сайт', url: 'https://example.org', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }, presets: [['classic', { blog: false }]], themeConfig: { navbar: { items: [{ type: 'localeDropdown' }] } } }`,
    'docs/index.md': '# Дом\n',
    'src/theme/NavbarItem/LocaleDropdownNavbarItem/index.jsx':
      'export default ({ dropdownItemsBefore, dropdownItemsAfter }) => <a href="#">{[...dropdownItemsBefore, "Языки", ...dropdownItemsAfter].length}</a>',
  })
  expect(problems.filter(({ file }) => file?.startsWith('src/theme') === true)).toEqual([])
})

test('a page that shows nothing and leads elsewhere does so in browsers', async () => {
  const { read } = await buildSmall({
    'src/pages/index.js':
      "import { useEffect } from 'react'\nimport { useHistory } from '@docusaurus/router'\nexport default function Home() { const history = useHistory(); useEffect(() => { history.replace('/docs') }, []); return null }",
    'docs/index.md': '# Дом\n',
  })
  expect(read('index.html')).toMatch(/<x-island data-src="[^"]+" data-name="default"[^>]*><\/x-island>/)
})

test('pages whose addresses differ by case alone are both there, as in Docusaurus, with a warning', async () => {
  const { read, problems } = await buildSmall({
    'src/pages/index.md': '# Начало\n',
    'docs/queue.md': '# Первая\n',
    'docs/Queue.md': '# Вторая\n',
  })
  expect(read('docs/queue/index.html')).toContain('Первая</h1>')
  expect(read('docs/Queue/index.html')).toContain('Вторая</h1>')
  expect(problems.map(({ code, level }) => [code, level])).toContainEqual(['output-collision/case', 'warning'])
})

test('a component that browsers run finds the footer of the config where it asks for it', async () => {
  const footer = "{ footer: { links: [{ title: 'Подвальное', items: [] }] } }"
  const page = (ask: string) => ({
    'docs/index.md': '# Дом\n',
    'src/pages/index.jsx': `import { useState } from 'react'
      import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
      export default () => { const [at] = useState(0); const { siteConfig } = useDocusaurusContext(); return <footer>{${ask}}</footer> }`,
  })
  const scriptsOf = async (ask: string): Promise<string> => {
    const { paths, read } = await buildSmall(page(ask), footer)
    const scripts = paths.filter(path => path.startsWith('assets/js/islands/'))
    return scripts.map(read).join()
  }
  expect(await scriptsOf('siteConfig.themeConfig.footer.links[at].title')).toContain('Подвальное')
  expect(await scriptsOf('siteConfig.title')).not.toContain('Подвальное')
})

test('a page in React that draws no frame of pages has no bar and no footer, as in Docusaurus; on an own site it has', async () => {
  const page = (inside: string, imports = ''): string => `${imports}\nexport default () => ${inside}`
  const pages = {
    'src/pages/index.jsx': page('<p>Обложка</p>'),
    'src/pages/framed.jsx': page('<Layout>Своя</Layout>', "import Layout from '@theme/Layout'"),
    'src/pages/deep.jsx': page('<Frame />', "import Frame from '../Frame'"),
    'src/Frame.jsx': page('<Layout>Далёкая</Layout>', "import Layout from '@theme-original/Layout'"),
    'docs/a.md': '# Текст\n',
  }
  const isBare = (html: string): boolean =>
    /<div[^>]* class="component-page no-frame"/.test(html) && /href="[^"]*\/bare-[^"]*\.css"/.test(html)
  const site = await buildSmall(pages)
  expect(
    ['index', 'framed/index', 'deep/index', 'docs/a/index'].map(name => isBare(site.read(`${name}.html`))),
  ).toEqual([true, false, false, false])
  const own = await buildSmall({
    'zapiski.config.mjs':
      "export default { title: 'Сайт', url: 'https://example.org', blog: false, shareImages: false }",
    'src/pages/index.jsx': pages['src/pages/index.jsx'],
  })
  expect(isBare(own.read('index.html'))).toBe(false)
})

test('a sheet that a text writes holds on its page alone, as in Docusaurus; an own site is told where sheets belong', async () => {
  const text = '# Дом\n\n<style>{`.box > b, :root { color: red }`}</style>\n\n<b>текст</b>\n'
  const head = '<head>\n  <style>{`h1 { top: 1px }`}</style>\n</head>\n\n# Другой\n'
  const { read, paths, problems } = await buildSmall({
    'docs/a.mdx': text,
    'docs/b.mdx': head,
    'src/pages/index.md': '# Я\n',
  })
  const sheetOf = (name: string): string =>
    read(paths.find(path => read(name).includes(path) && path.includes('/inline-')) ?? '')
  const classOf = (name: string): string => /<html[^>]*(zp-\w+)/.exec(read(name))?.[1] ?? 'none'
  expect(sheetOf('docs/a/index.html')).toBe(
    `.${classOf('docs/a/index.html')} .box > b,:root.${classOf('docs/a/index.html')}{ color: red }`,
  )
  expect(sheetOf('docs/b/index.html')).toBe(`.${classOf('docs/b/index.html')} h1{ top: 1px }`)
  expect(classOf('index.html')).toBe('none')
  expect(problems.map(({ code }) => code)).toEqual([])
  const own = await buildSmall({
    'zapiski.config.mjs':
      "export default { title: 'Сайт', url: 'https://example.org', blog: false, shareImages: false }",
    'docs/index.mdx': text,
  })
  expect(own.problems.map(({ code }) => code)).toContain('removed-html/style')
})

test('modules know where they lie as Webpack tells them, and a text takes words of a config that names its files', async () => {
  const { read, problems } = await buildSmall({
    'docusaurus.config.js':
      "module.exports = { title: 'Сайт', url: 'https://example.org', baseUrl: '/', customFields: { word: 'слово' }, presets: [['classic', { blog: false, docs: { sidebarPath: require.resolve('./sidebars.js') } }]] }",
    'sidebars.js': 'module.exports = { main: ["index"] }',
    'docs/index.mdx': "import { customFields } from '/docusaurus.config.js'\n\n# Дом\n\n<b>{customFields.word}</b>\n",
    'src/pages/index.jsx': 'const place = [__filename, __dirname]\nexport default () => <i>{place.join(" ")}</i>',
    'src/pages/live.jsx':
      "import { useState } from 'react'\nconst place = __filename\nexport default () => { const [at] = useState(place); return <u>{at}</u> }",
  })
  expect(read('docs/index.html')).toContain('<b>слово</b>')
  expect(read('index.html')).toContain('<i>/index.js /</i>')
  expect(read('live/index.html')).toContain('<u>/index.js</u>')
  const [, script = ''] = /data-src="\/([^"]+)"/.exec(read('live/index.html')) ?? []
  expect(read(script)).not.toContain('__filename')
  expect(problems.map(({ code }) => code)).toEqual(['islands-found'])
})

test('a module that does not run costs itself and not the text that takes it in', async () => {
  const { read, problems } = await buildSmall({
    'src/Broken.jsx': "window.open('/')\nexport default () => <i>тут</i>",
    'docs/index.mdx': "import Broken from '@site/src/Broken'\n\n# Дом\n\n<Broken>слово</Broken>\n\n<b>{1 + 1}</b>\n",
  })
  expect(read('docs/index.html')).toMatch(/слово[\s\S]*<b>2<\/b>/)
  expect(read('docs/index.html')).not.toContain('import Broken')
  expect(problems.map(({ code, level, line }) => [code, level, line])).toContainEqual([
    'mdx-import/failed',
    'warning',
    1,
  ])
})
