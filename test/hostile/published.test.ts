/** Odd texts that are let pass: what readers get of them, all in one site. */

import { chmodSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTrial, type Trial } from './trial.ts'

const HIDDEN = 'не для читателей'
/** Names that are addresses only when they are encoded, once and in every place alike. */
const ODD_NAMES = ['имя # файла', '100%', '100%25', 'a&b', "a'b", '🎉', 'что?', 'a"b', 'a<b', 'a:b', 'a;b=c+d', 'a..b']
const BREAKS = `"']]></title></script><img src=x onerror=alert(1)>&amp;`
const WAITS = `import { Suspense, use } from 'react'
const never = new Promise(() => {})
function Late() { use(never); return <b>потом</b> }
export default () => <Suspense fallback={<i>пока так</i>}><Late /></Suspense>
`
const picture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer()

let trial: Trial
let published: Map<string, string>
let errors: string[]
beforeAll(async () => {
  trial = createTrial({
    'docs/index.md': '# Начало\n',
    ...Object.fromEntries(ODD_NAMES.map(name => [`docs/${name}.md`, 'Текст.\n'])),
    'docs/ids.md': '# Имена\n\n## 🎉\n\n## 🎉\n\n## !!!\n\n## config\n\n## __proto__\n\n## constructor\n\n## cookie\n',
    'docs/title.md': "---\ntitle: '</script><img src=x onerror=alert(1)>'\n---\nТекст.\n",
    'blog/2024-01-01-title.md': `---\ntitle: ${JSON.stringify(BREAKS)}\ntags: [${JSON.stringify(BREAKS)}]\n---\n\nТекст.\n`,
    ...Object.fromEntries(
      ['docs/.hidden.md', 'docs/a.md~', 'docs/_drafts/a.md', 'docs/.a.md.swp', 'docs/.DS_Store'].map(name => [
        name,
        HIDDEN,
      ]),
    ),
    'docs/red/a.md': '# Красная\n\n![красная](./p.png)\n',
    'docs/red/p.png': await picture('#f00'),
    'docs/blue/a.md': '# Синяя\n\n![синяя](./p.png)\n',
    'docs/blue/p.png': await picture('#00f'),
    'docs/code.mdx':
      'import A from \'@site/src/A\'\n\n# Код\n\n<p class="a" style="color: red">как в HTML</p>\n\n<p><div>в абзаце</div></p>\n\n<A />\n',
    'src/A.tsx': WAITS,
    'static/run.sh': '#!/bin/sh\n',
  })
  chmodSync(join(trial.folder, 'static/run.sh'), 0o4700)
  symlinkSync('ids.md', join(trial.folder, 'docs/link.md'))
  errors = (await trial.build()).lines.filter(line => line.includes(' error '))
  published = trial.published()
})
afterAll(() => trial.end())

const read = (path: string): string => published.get(path) ?? expect.fail(`no ${path} among ${[...published.keys()]}`)
const textsOf = (type: RegExp): string[] => [...published].flatMap(([path, text]) => (type.test(path) ? text : []))

test('none of them stops the build', () => expect(errors).toEqual([]))

test('F15, E9: a text without a title is called as its file, whose address is encoded', () => {
  expect(read('docs/имя # файла.html')).toContain('<title>имя # файла')
  expect(textsOf(/^sitemap\.xml$/).join()).toContain(`/docs/${encodeURIComponent('имя # файла')}<`)
})

test.each(ODD_NAMES)('E9: %s has one address, which leads to its file from pages and the map of the site', name => {
  const fileOf = (address: string): string =>
    `${decodeURIComponent(new URL(address, 'https://example.org').pathname)}.html`
  const written = (text: string, around: RegExp): string[] =>
    [...text.matchAll(around)].map(([, address = '']) =>
      address
        .replace(/&(?:quot|#x22|#34);/g, '"')
        .replace(/&(?:apos|#x27|#39);/g, "'")
        .replace(/&lt;/g, '<')
        .replace(/&amp;/g, '&'),
    )
  expect(published.has(`docs/${name}.html`)).toBe(true)
  const inMenu = written(read('docs.html'), / href="([^"]*)"/g).map(fileOf)
  const inMap = written(textsOf(/^sitemap\.xml$/).join(), /<loc>([^<]*)</g).map(fileOf)
  expect(inMenu).toContain(`/docs/${name}.html`)
  expect(inMap).toContain(`/docs/${name}.html`)
})

test('F16: a title is text wherever it is shown', () => {
  // Data and values in quotes are no markup, unless a title ends them.
  const data = /<script type="[^"]*json"[^>]*>.*?<\/script>|="[^"]*"/gs
  const shown = textsOf(/\.(?:html|xml)$/).map(text => text.replace(data, ''))
  expect(shown.filter(text => text.includes('&lt;img src=x')).length).toBeGreaterThan(0)
  expect(shown.filter(text => text.includes('<img src=x'))).toEqual([])
})

test('F16: a title that ends quotes, data and elements is text in feeds and cards, too', () => {
  const feeds = textsOf(/(?:rss|atom)\.xml$/)
  expect(feeds).toHaveLength(2)
  for (const feed of feeds) {
    expect(feed).toContain('&lt;img src=x')
    // Nothing closes what it stands in: no element and no section of data has an end too many.
    expect(feed.split('<![CDATA[').length).toBe(feed.split(']]>').length)
    expect(feed).not.toMatch(/<\/script>|<img src=x/)
  }
  const page = textsOf(/title\.html$/).find(text => text.includes('BlogPosting')) ?? ''
  const [, card = ''] = /<meta property="og:title" content="([^"]*)"/.exec(page) ?? []
  expect(card).toContain('onerror=alert(1)')
  const [head = ''] = page.replaceAll(/="[^"]*"/g, '').split('</head>')
  expect(head.match(/<\/title>/g)).toHaveLength(1)
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? []
  expect(JSON.parse(data)).toMatchObject({ headline: BREAKS })
})

test('P10: every heading has an id of its own', () => {
  const ids = [...read('docs/ids.html').matchAll(/<h2[^>]* id="([^"]*)"/g)].map(([, id = '']) => id)
  expect(ids).toHaveLength(7)
  expect(new Set(ids).size).toBe(7)
  expect(ids).not.toContain('')
})

test('E6: a link inside the site is a page like its file', () => {
  expect(read('docs/link.html')).toContain('cookie')
})

test('E14: hidden files, backups and drafts are nowhere', () => {
  expect([...published].filter(([, text]) => text.includes(HIDDEN)).map(([path]) => path)).toEqual([])
})

test('I9: pictures of one name in two folders are two files', () => {
  const [red, blue] = ['red', 'blue'].map(name => / src="([^"]*\/p[^"]*)"/.exec(read(`docs/${name}/a.html`))?.[1])
  expect(red).not.toBe(blue)
  for (const src of [red, blue]) expect(published.has((src ?? '').slice(1))).toBe(true)
})

test('I12: rights do not go out with a file', () => {
  expect((statSync(join(trial.out, 'run.sh')).mode & 0o7777).toString(8)).toBe('644')
})

test('M6: where a component waits for ever, its author’s own substitute stands', () => {
  expect(read('docs/code.html')).toContain('<i>пока так</i>')
  expect(read('docs/code.html')).not.toContain('потом')
})

test('M9, M13: attributes as in HTML mean what they mean there; a block in a paragraph is nested as a parser does', () => {
  expect(read('docs/code.html')).toMatch(/<p class="[^"]*\ba\b[^"]*">как\sв\sHTML<\/p>/)
  expect(read('docs/code.html')).not.toMatch(/<p>\s*<div>/)
})
