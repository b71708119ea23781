import { expect, test } from 'vitest'
import type { Modules } from '../../modules/index.ts'
import type { Source } from '../../shared/document.ts'
import { createKeys } from './parts.ts'

const source = (file: string, more: object = {}): Source => ({ file, hash: file, ...more }) as unknown as Source

/** Nothing is imported; what a text brings in is named by its file. */
const modules = (brought: Record<string, string> = {}): Modules =>
  ({ imported: () => [], fingerprint: ({ file }: Source) => brought[file] ?? '' }) as unknown as Modules

test('a page that is given a text, or its beginning, is made of that text and of what this brings in', () => {
  for (const name of ['blog/a.md', 'blog/a.md?truncated']) {
    const page = source('src/Home.js', { made: { component: '/src/Home.js', props: '{}', texts: [name] } })
    const keyWith = (text: Source, brought?: Record<string, string>): string =>
      createKeys([page, text], modules(brought))(page)
    const key = keyWith(source('blog/a.md'))
    expect(keyWith(source('blog/a.md'))).toBe(key)
    expect(keyWith(source('blog/a.md', { hash: 'other' }))).not.toBe(key)
    expect(keyWith(source('blog/a.md'), { 'blog/a.md': 'component' })).not.toBe(key)
    expect(keyWith(source('blog/b.md'))).not.toBe(key)
  }
})
