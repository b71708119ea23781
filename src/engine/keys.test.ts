import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeConfig } from '../../test/factory.ts'
import { writeFile } from '../../test/write-files.ts'
import type { Config } from '../shared/config.ts'
import { openSite } from './open-site.ts'

let siteDir = ''
const post = (title: string, text: string, tags = 'lua') =>
  `---\ntitle: ${title}\ndate: 2024-05-01\ntags: [${tags}]\n---\n\nНачало.\n\n<!-- truncate -->\n\n${text}\n`
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'zapiski-keys-'))
  put('blog/a.md', post('Первая', 'Текст первой.'))
  put('blog/b.md', post('Вторая', 'Текст второй.', 'redis'))
  put('docs/n.md', '---\ntitle: Заметка\n---\n\nТекст заметки.\n')
})
afterEach(() => rmSync(siteDir, { recursive: true, force: true }))

const put = (name: string, text: string): void => writeFile(join(siteDir, name), text)

interface Made {
  key: string
  body: string
}

/** Files with keys, by path, besides those of the search. */
async function made(changes: Partial<Config> = {}): Promise<Map<string, Made>> {
  const config = makeConfig({ siteDir, outDir: join(siteDir, 'build'), ...changes })
  const site = await openSite(config, { mode: 'production' })
  const things = site.files().groups.flatMap(group => group.things())
  const files = new Map<string, Made>()
  for (const file of things.flat()) {
    if (file.key !== undefined && !/^(assets\/)?search\//.test(file.path))
      files.set(file.path, { key: file.key, body: String(file.read()) })
  }
  return files
}

const changed = (before: Map<string, Made>, after: Map<string, Made>, what: keyof Made): string[] =>
  [...before.keys()].filter(path => before.get(path)?.[what] !== after.get(path)?.[what]).sort()

const KEYED = ['404.html', 'a.html', 'archive.html', 'atom.xml', 'b.html', 'docs/n.html', 'index.html', 'rss.xml']

test('pages and feeds have keys, each its own, the same on every reading', async () => {
  const first = await made()
  expect([...first.keys()]).toEqual(expect.arrayContaining(KEYED))
  expect(new Set([...first.values()].map(({ key }) => key)).size).toBe(first.size)
  expect(changed(first, await made(), 'key')).toEqual([])
})

test('a paragraph below the excerpt gives other keys to its page and the feeds that carry it', async () => {
  const before = await made()
  put('blog/a.md', post('Первая', 'Другой текст.'))
  const after = await made()
  const paths = changed(before, after, 'key')
  expect(paths).toEqual(['a.html', 'atom.xml', 'rss.xml', 'tags/lua/atom.xml', 'tags/lua/rss.xml'])
})

test('whatever is edited, a file of the same key is the same file', async () => {
  const before = await made()
  const edits: [name: string, text: string][] = [
    ['blog/a.md', post('Иначе', 'Текст первой.')],
    ['blog/b.md', post('Вторая', 'Текст второй.', 'redis, lua')],
    ['blog/c.md', post('Новая', '![](https://img.example/a.png)')],
    ['docs/n.md', '---\ntitle: Заметка\ndescription: О чём\n---\n\n[Пост](/a)\n'],
    ['docs/m.md', '---\ntitle: Ещё\n---\n\n<span style={{color: "red"}}>!</span>\n'],
  ]
  let last = before
  for (const [name, text] of edits) {
    put(name, text)
    const next = await made()
    const keys = changed(last, next, 'key')
    expect(keys.length, name).toBeGreaterThan(0)
    expect(keys, name).toEqual(expect.arrayContaining(changed(last, next, 'body')))
    last = next
  }
})

test('what is the site’s own is in every key', async () => {
  const before = await made()
  const pages = (files: Map<string, Made>) => [...files.keys()].filter(path => /\.html$|^data\//.test(path)).sort()
  const { theme } = makeConfig()
  const others: Partial<Config>[] = [
    { title: 'Иначе' },
    { messages: { 'theme.toc.navAriaLabel': 'Оглавление' } },
    { theme: { ...theme, metadata: [{ name: 'x', content: 'y' }] } },
    { headTags: [{ tagName: 'meta', attributes: { name: 'z', content: 'y' } }] },
  ]
  for (const changes of others) {
    const after = await made(changes)
    expect(changed(before, after, 'key').filter(path => !path.endsWith('.xml'))).toEqual(pages(before))
  }
})

test('the Markdown of a page is made of its text and of what it names', async () => {
  const asMarkdown = { markdown: { ...makeConfig().markdown, pages: true } }
  const markdown = (paths: string[]) => paths.filter(path => path.endsWith('.md'))
  const before = await made(asMarkdown)
  expect(markdown([...before.keys()]).sort()).toEqual(['a.md', 'b.md', 'docs/n.md'])
  put('blog/a.md', post('Первая', '[Заметка](../docs/n.md)'))
  const linked = await made(asMarkdown)
  expect(markdown(changed(before, linked, 'key'))).toEqual(['a.md'])
  put('docs/n.md', '---\ntitle: Заметка\nslug: other\n---\n\nТекст заметки.\n')
  const moved = await made(asMarkdown)
  expect(markdown(changed(linked, moved, 'key'))).toEqual(['a.md', 'docs/n.md'])
  expect(moved.get('a.md')?.body).toContain('[Заметка](https://example.org/docs/other)')
})
