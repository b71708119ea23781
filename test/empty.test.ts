/** Sites without something that others have. */

import { expect, test } from 'vitest'
import { inWords } from './said.ts'
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

test('documents at the root without a page for it are told the file to write, a site without them a setting', async () => {
  const cureOf = async (more: string): Promise<string | undefined> => {
    const site = await buildSmall({ 'zapiski.config.mjs': ours(more), 'docs/b.md': '# B\n' })
    return site.problems.map(inWords).find(({ code }) => code === 'no-home')?.hint
  }
  expect(await cureOf("blog: false, docs: { routeBasePath: '/' }")).toContain('создайте docs/index.md')
  expect(await cureOf('blog: false')).toContain('src/pages/index.md')
})
