import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { configFixture } from '../../../test/content-config.ts'
import { writeFiles } from '../../../test/write-files.ts'
import { readContent } from '../index.ts'

let siteDir = ''
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'pictures-'))
})
afterEach(() => rmSync(siteDir, { recursive: true, force: true }))

/** What is said of a site with these files: `file:line:column level code name`. */
async function said(files: Record<string, string>): Promise<string[]> {
  writeFiles(siteDir, { 'static/img/me.png': 'png', 'blog/img/me.png': 'png', ...files })
  const { problems } = await readContent(configFixture(siteDir))
  return problems.map(
    ({ file, line, column, level, code, values }) => `${file}:${line}:${column} ${level} ${code} ${values?.file}`,
  )
}
const post = (authors: string): string => `---\ntitle: T\ndate: 2024-05-01\n${authors}\n---\n\nText.\n`

test('pictures of authors that no file has are told where they are written', async () => {
  const authors = post(
    'image: /img/no.png\nauthors:\n  - name: A\n    image_url: "/img/no.png"\n  - name: B\n    imageURL: ./no.png',
  )
  expect(
    await said({
      'blog/authors.yml': 'a:\n  name: A\n  image_url: /img/none.png\nb: { name: B, imageURL: img/me.png }\n',
      'blog/p.md': authors,
      'blog/q.md': post('author: A\nauthor_image_url: /img/no.png'),
    }),
  ).toEqual([
    'blog/authors.yml:3:14 warning author-picture /img/none.png',
    'blog/authors.yml:4:25 warning author-picture/relative img/me.png',
    'blog/p.md:7:16 warning author-picture /img/no.png',
    'blog/p.md:9:15 warning author-picture/beside ./no.png',
    'blog/q.md:5:19 warning author-picture /img/no.png',
  ])
})

test('files of the static folder, those beside a text, other hosts and no picture at all are no mistake', async () => {
  expect(
    await said({
      'blog/authors.yml':
        'a: { name: A, image_url: /img/me.png }\nb: { name: B, image_url: ./img/me.png }\nc: { name: C }\n',
      'blog/p.md': post(
        'authors: [a, { name: D, image_url: https://example.org/d }, { name: E, image_url: ./img/me.png }]',
      ),
      'blog/q.md': post('authors: { name: E, image_url: "//example.org/d" }'),
    }),
  ).toEqual([])
})
