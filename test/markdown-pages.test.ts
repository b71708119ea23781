/** Texts published as Markdown beside their pages: which, with what in them, where they are named. */

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build } from '../src/build/build.ts'
import { createPreview } from '../src/dev/preview.ts'
import { readConfig } from './e2e/site.ts'
import { writeFiles } from './write-files.ts'

const CONFIG = `export default {
  title: 'Site',
  tagline: 'About it',
  url: 'https://example.org',
  baseUrl: '/base/',
  trailingSlash: false,
  shareImages: false,
  i18n: { defaultLocale: 'en' },
  blog: { routeBasePath: '/blog', blogTitle: 'Notes', onUntruncatedBlogPosts: 'ignore', onInlineTags: 'ignore' },
  docs: { routeBasePath: '/docs' },
  markdown: { pages: PAGES },
  themeConfig: { navbar: { items: [{ to: '/llms.txt', label: 'Texts' }] } },
}
`

const FILES: Record<string, string> = {
  'blog/2024-05-01-first.md':
    '---\ntitle: First\ntags: [one, two]\nkeywords: [x]\n---\n\nLead, [a doc](../docs/b.md#part "B").\n\n<!-- truncate -->\n\n![Plan](./plan.svg) and [the post](/blog/second), [out](https://other.example/), [here](#x).\n\n## X\n',
  'blog/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  'blog/2024-05-02-second.mdx':
    "---\ntitle: Second\nslug: second\ndescription: About the second\n---\n\nimport Part from './_part.mdx'\n\nexport const value = {\n  a: 1,\n\n  b: 2,\n}\n\nBefore.\n\n<Part />\n\n{/* truncate */}\n\n```js\nimport Part from './_part.mdx'\n```\n",
  'blog/_part.mdx': 'Part.\n',
  'blog/2024-05-03-draft.md': '---\ntitle: Draft\ndraft: true\n---\n\nText.\n',
  'blog/2024-05-04-unlisted.md': '---\ntitle: Unlisted\nunlisted: true\n---\n\nText.\n',
  'docs/a.md': '---\nsidebar_position: 2\n---\n\n# Second doc\n\nText.\n',
  'docs/b.md': '---\nsidebar_position: 1\n---\n\n# First doc\n\nimport is a word.\n\n## Part\n',
  'src/pages/index.md': '---\ntitle: Home\n---\n\nWelcome: [a post](/blog/second).\n',
  'src/pages/about.tsx': 'export default function About() {\n  return <p>About</p>\n}\n',
  'src/pages/hidden.md': '<head><meta name="robots" content="noindex" /></head>\n\n# Hidden\n',
}

let root = ''
const read = (path: string): string => readFileSync(join(root, 'build', path), 'utf8')
const has = (path: string): boolean => existsSync(join(root, 'build', path))

async function buildWith(pages: boolean) {
  writeFileSync(join(root, 'zapiski.config.ts'), CONFIG.replace('PAGES', String(pages)))
  return build(await readConfig(root, join(root, 'build')), { mode: 'production', write: true })
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'zapiski-markdown-'))
  writeFiles(root, FILES)
  const { problems } = await buildWith(true)
  expect(problems.filter(({ level }) => level !== 'note')).toEqual([])
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('a text is as it is written, with little front matter and addresses that hold from anywhere', () => {
  const plan = /!\[Plan\]\((https:\/\/example\.org\/base\/(assets\/\S+\.svg))\)/.exec(read('blog/2024/05/01/first.md'))
  expect(has(plan?.[2] ?? '')).toBe(true)
  expect(read('blog/2024/05/01/first.md').replace(plan?.[1] ?? '', 'PLAN')).toBe(`---
title: "First"
description: "Lead, a doc."
date: 2024-05-01
tags: ["one", "two"]
---

Lead, [a doc](https://example.org/base/docs/b#part "B").

![Plan](PLAN) and [the post](https://example.org/base/blog/second), [out](https://other.example/), [here](#x).

## X
`)
})

test('imports and exports of MDX are no text, words and samples that look so are', () => {
  expect(read('blog/second.md')).toBe(`---
title: "Second"
description: "About the second"
date: 2024-05-02
---

Before.

<Part />

\`\`\`js
import Part from './_part.mdx'
\`\`\`
`)
  expect(read('docs/b.md')).toContain('\nimport is a word.\n')
})

test('the page names its text; what is hidden or is no text has none', () => {
  expect(read('docs/a.html')).toContain('<link rel="alternate" href="/base/docs/a.md" type="text/markdown">')
  expect(read('index.html')).toContain('href="/base/index.md" type="text/markdown"')
  expect(read('docs/a.html')).toContain('<a class="as-markdown" href="/base/docs/a.md" type="text/markdown">Copy')
  for (const page of ['about', 'hidden', 'blog', 'blog/2024/05/04/unlisted', 'blog/2024/05/03/draft', '404']) {
    expect(has(`${page}.md`), page).toBe(false)
    if (has(`${page}.html`)) expect(read(`${page}.html`), page).not.toMatch(/text\/markdown|as-markdown/)
  }
})

test('llms.txt lists documents as the menu has them, posts by date, pages', () => {
  expect(read('llms.txt')).toBe(`# Site

> About it

## Documents

- [First doc](https://example.org/base/docs/b.md): import is a word.
- [Second doc](https://example.org/base/docs/a.md): Text.

## Notes

- [Second](https://example.org/base/blog/second.md): About the second
- [First](https://example.org/base/blog/2024/05/01/first.md): Lead, a doc.

## Pages

- [Home](https://example.org/base/index.md): Welcome: a post.
`)
})

test('a server says what they are', async () => {
  const place = { outDir: join(root, 'build'), baseUrl: '/base/', port: 0, host: 'localhost', language: 'en' as const }
  const preview = await createPreview(place)
  const { headers, status } = await fetch(`${preview.url}docs/a.md`)
  expect([status, headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8'])
  await preview.close()
})

test('without the setting there is none of it', async () => {
  const { problems } = await buildWith(false)
  expect(problems.map(({ code }) => code)).toEqual(['navbar-link'])
  writeFileSync(join(root, 'zapiski.config.ts'), CONFIG.replace('PAGES', 'false').replace('/llms.txt', '/docs/a'))
  await build(await readConfig(root, join(root, 'build')), { mode: 'production', write: true })
  expect(has('docs/a.md') || has('llms.txt')).toBe(false)
  expect(read('docs/a.html')).not.toMatch(/text\/markdown|as-markdown/)
})
