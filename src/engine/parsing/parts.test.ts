import { expect, test } from 'vitest'
import type { Modules } from '../../modules/index.ts'
import type { Content, Source } from '../../shared/document.ts'
import { createKeys } from './parts.ts'

const source = (file: string, more: object = {}): Source =>
  ({ file, hash: file, frontMatter: { tags: [], authors: [] }, ...more }) as unknown as Source
const content = (sources: Source[], more: object = {}): Content =>
  ({ sources, tags: {}, authors: {}, ...more }) as unknown as Content

/** Nothing is imported; what a text brings in is named by its file. */
const modules = (brought: Record<string, string> = {}): Modules =>
  ({
    imported: () => [],
    fingerprint: ({ file }: Source) => brought[file] ?? '',
    themeIn: () => 'around',
  }) as unknown as Modules

test('a page that is given a text, or its beginning, is made of that text and of what this brings in', () => {
  for (const name of ['blog/a.md', 'blog/a.md?truncated']) {
    const page = source('src/Home.js', { made: { component: '/src/Home.js', props: '{}', texts: [name] } })
    const keyWith = (text: Source, brought?: Record<string, string>): string =>
      createKeys(content([page, text]), modules(brought))(page)
    const key = keyWith(source('blog/a.md'))
    expect(keyWith(source('blog/a.md'))).toBe(key)
    expect(keyWith(source('blog/a.md', { hash: 'other' }))).not.toBe(key)
    expect(keyWith(source('blog/a.md'), { 'blog/a.md': 'component' })).not.toBe(key)
    expect(keyWith(source('blog/b.md'))).not.toBe(key)
  }
})

test('a post that a part of the site is drawn around is made of its tags and authors as their files have them', () => {
  const post = source('blog/a.md', { kind: 'post', instance: 'b', frontMatter: { tags: ['x'], authors: ['i'] } })
  const keyWith = (tag: object, author: object): string =>
    createKeys(
      content([post], { tags: { 'post:b': { x: tag, y: {} } }, authors: { b: { i: author } } }),
      modules(),
    )(post)
  const key = keyWith({ label: 'X' }, { name: 'I' })
  expect(keyWith({ label: 'X' }, { name: 'I' })).toBe(key)
  expect(keyWith({ label: 'Y' }, { name: 'I' })).not.toBe(key)
  expect(keyWith({ label: 'X' }, { name: 'J' })).not.toBe(key)
})
