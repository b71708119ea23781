/** Sites without something that others have. */

import { expect, test } from 'vitest'
import { buildSmall } from './small-site.ts'

const ours = (more: string): string =>
  `export default { title: 'Site', url: 'https://example.org', i18n: { defaultLocale: 'en', locales: ['en'] }, ${more} }\n`

test('a blog without posts has a title that is seen, and says so; one with posts does not', async () => {
  const files = { 'zapiski.config.mjs': ours("blog: { routeBasePath: '/' }"), 'docs/b.md': '# B\n' }
  const [empty, other] = [
    await buildSmall(files),
    await buildSmall({ ...files, 'blog/2024-01-01-a.md': '---\ntitle: A\n---\n\nText.\n' }),
  ].map(site => /<main.*<\/main>/s.exec(site.read('index.html'))?.[0] ?? '')
  expect(empty).toContain('<h1>Blog</h1>')
  expect(empty).toContain('<p>No posts yet.</p>')
  expect(other).toContain('>A</a>')
  expect(other).not.toContain('No posts yet')
})
