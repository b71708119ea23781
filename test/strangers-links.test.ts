/** Links that cards and headings of a Docusaurus site make, and titles that its lists give to their pages. */

import { expect, test } from 'vitest'
import { buildSmall, smallConfig } from './small-site.ts'

test('a card whose heading is in the link is one link: the heading gets no link of its own, no id, no place in the contents', async () => {
  const { read, problems } = await buildSmall({
    'docs/index.mdx': `import Link from '@docusaurus/Link'

# Дом

<Link to="#ios" className="tile"><h3>iOS</h3><p>Телефон</p></Link>

<a href="#ios" className="tile"><h3 id="own">Свой</h3></a>

## iOS

<h3>Ниже</h3>
`,
  })
  const html = read('docs/index.html')
  expect(html).toMatch(/<a href="#ios" class="tile"><h3[^>]*>iOS<\/h3>\s*<p>Телефон<\/p><\/a>/)
  expect(html).toMatch(/<a href="#ios" class="tile"><h3 id="own"[^>]*>Свой<\/h3><\/a>/)
  expect(html).toMatch(/<h2 id="ios"[^>]*>iOS<a class="hash-link"/)
  expect(html).toMatch(/<h3 id="ниже"[^>]*>Ниже<a class="hash-link"/)
  expect(problems.map(({ code }) => code)).not.toContain('duplicate-id/heading')
})

test('a card that a document writes leads within its language, and one that leads nowhere is told', async () => {
  const card = (label: string, href: string): string =>
    `<DocCard item={{type: 'link', label: '${label}', href: '${href}'}} />`
  const text = `import DocCard from '@theme/DocCard'\nimport DocCardList from '@theme/DocCardList'\n
# Дом\n\n${card('Код', '/docs/code#one')}\n\n${card('Чужое', 'https://a.example/x')}\n\n${card('Нет', '/docs/none')}
\n<DocCardList items={[{type: 'link', label: 'Список', href: '/docs/code'}]} />\n`
  const i18n = "i18n: { defaultLocale: 'ru', locales: ['ru', 'en'] }, onBrokenLinks: 'warn',"
  const { read, problems } = await buildSmall({
    'docusaurus.config.js': smallConfig('{}').replace('export default {', `export default { ${i18n}`),
    'docs/index.mdx': text,
    'docs/code.md': '# Код\n\n## One\n',
    'i18n/en/docusaurus-plugin-content-docs/current/code.md': '# Code\n\n## One\n',
  })
  const links = (path: string): string[] =>
    [...read(path).matchAll(/<a class="card card--link" href="([^"]*)"/g)].map(([, href = '']) => href)
  expect(links('docs/index.html')).toEqual(['/docs/code#one', 'https://a.example/x', '/docs/none', '/docs/code'])
  expect(links('en/docs/index.html')).toEqual([
    '/en/docs/code#one',
    'https://a.example/x',
    '/en/docs/none',
    '/en/docs/code',
  ])
  const told = problems.filter(({ code }) => code === 'broken-link')
  expect(told.map(({ file, values }) => [file, values?.route])).toContainEqual(['docs/index.mdx', '/docs/none'])
})

test('a list that the site draws says the title and the description of its page, later pages keep their number', async () => {
  const posts = [1, 2, 3].map(day => [
    `blog/2024-01-0${day}-p.md`,
    `---\ntitle: П${day}\ntags: [луна]\n---\n\nТекст.\n`,
  ])
  const { read } = await buildSmall({
    ...Object.fromEntries(posts),
    'docusaurus.config.js': smallConfig('{}').replace("['classic', {}]", "['classic', { blog: { postsPerPage: 2 } }]"),
    'src/theme/BlogTagsPostsPage/index.js': `import React from 'react'
import {PageMetadata} from '@docusaurus/theme-common'
import BlogLayout from '@theme/BlogLayout'
import BlogPostItems from '@theme/BlogPostItems'
export default ({tag, items, sidebar}) => <><PageMetadata title={tag.count + ' о слове ' + tag.label} description="Отобрано" />
  <BlogLayout sidebar={sidebar}><BlogPostItems items={items} /></BlogLayout></>`,
  })
  const first = read('blog/tags/луна/index.html')
  expect(/<title>([^<]*)/.exec(first)?.[1]).toBe('3 о слове луна | Сайт')
  expect(first).toContain('<meta name="description" content="Отобрано">')
  expect(/<title>([^<]*)/.exec(read('blog/tags/луна/page/2/index.html'))?.[1]).toMatch(/^3 о слове луна: page 2 of 2/)
})

test('a page is described by its own words, not by a text that many pages take in; posts of one day stand as their files lie', async () => {
  const post = (title: string): string => `---\ntitle: ${title}\ndate: 2024-01-02\n---\n\nТекст.\n`
  const { read } = await buildSmall({
    'docs/_note.mdx': 'Приходите на встречу.\n',
    'docs/index.mdx': "import Note from './_note.mdx'\n\n# Дом\n\n<Note />\n\nСтены и крыша.\n",
    'docs/bare.mdx': "import Note from './_note.mdx'\n\n# Пусто\n\n<Note />\n",
    'blog/b.md': post('Б'),
    'blog/c.md': post('В'),
    'blog/a/a.md': post('А'),
  })
  expect(read('docs/index.html')).toContain('<meta name="description" content="Стены и крыша.">')
  expect(read('docs/bare/index.html')).toContain('<meta name="description" content="Приходите на встречу.">')
  const titles = [...read('blog/index.html').matchAll(/<h2 class="post-entry-title">(?:<[^>]*>)*([^<]+)/g)]
  expect(titles.map(([, title]) => title)).toEqual(['Б', 'В', 'А'])
})

test('what is at no page and in no file keeps the base of the site where Docusaurus gives it one, and none in a tag', async () => {
  const { read } = await buildSmall({
    'docusaurus.config.js': smallConfig('{}')
      .replace('export default {', "export default { onBrokenLinks: 'warn',")
      .replace("baseUrl: '/'", "baseUrl: '/p/'"),
    'docs/index.mdx': `import useBaseUrl from '@docusaurus/useBaseUrl'
import Link from '@docusaurus/Link'

# Дом

[a](/made/a.zip) <Link to="/made/b.zip">b</Link> <a href={useBaseUrl('/made/c.zip')} download>c</a>

<img src={useBaseUrl('made/d.png')} alt="d" />

<a href="/beside/e.zip">e</a> <a href="/beside/">f</a> [g](/made/)
`,
  })
  const addresses = [...read('docs/index.html').matchAll(/(?:href|src)="([^"]*\/(?:made|beside)\/[^"]*)"/g)]
  expect(addresses.map(([, address]) => address)).toEqual([
    '/p/made/a.zip',
    '/p/made/b.zip',
    '/p/made/c.zip',
    '/p/made/d.png',
    '/beside/e.zip',
    '/beside/',
    '/p/made/',
  ])
})

test('a link that opens a window is no mistake that ends the build: Docusaurus looks where others lead', async () => {
  const page = (link: string): string =>
    `import Link from '@docusaurus/Link'\nimport Layout from '@theme/Layout'\nexport default () => <Layout>${link}</Layout>\n`
  const { read, problems } = await buildSmall({
    'docs/index.md': '# Дом\n',
    'src/pages/index.js': page('<Link to="/made/" target="_blank">Рядом</Link>'),
  })
  expect(read('index.html')).toContain('href="/made/" target="_blank"')
  expect(problems.filter(({ code }) => code === 'broken-link').map(({ level }) => level)).toEqual(['warning'])
  const same = page('<Link to="/made/" target="_self">Здесь</Link>')
  await expect(buildSmall({ 'src/pages/index.js': same })).rejects.toMatchObject({
    actual: [expect.stringContaining('/made')],
  })
})

test('a link to a file with a slash after its name leads to the page of that file', async () => {
  const { read, problems } = await buildSmall({
    'docs/index.md': '# Дом\n\n[Путь](guide/way.md/#door)\n',
    'docs/guide/way.md': '# Путь\n\n## Door\n',
  })
  expect(read('docs/index.html')).toContain('<a href="/docs/guide/way#door"')
  expect(problems.map(({ code }) => code)).not.toContain('broken-link')
})
