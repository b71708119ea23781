/** What files of authors name: pictures that lie beside them, pages of the site. */

import { expect, test } from 'vitest'
import { said } from './said.ts'
import { buildSmall } from './small-site.ts'

const svg = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path fill="${color}" d="M0 0h9v9"/></svg>`
const SITE = {
  'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://example.org', baseUrl: '/b/', onBrokenLinks: 'warn',
    i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }, presets: [['classic', { docs: false, blog: {} }]] }`,
  'src/pages/index.md': '# Home\n',
  'blog/authors.yml':
    'ann:\n  name: Ann\n  page: true\n  image_url: ./faces/ann.svg\n  url: /none\nbob: { name: Bob, image_url: /img/b.svg }\n',
  'blog/faces/ann.svg': svg('red'),
  'blog/2024/p/index.md':
    '---\ndate: 2024-01-01\nslug: p\nauthors:\n  - ann\n  - { name: Eve, image_url: ./eve.svg }\n---\n\nText.\n',
  'blog/2024/p/eve.svg': svg('blue'),
  'static/img/b.svg': svg('green'),
}

test('a picture beside the file of authors or beside a post is published, and shown from anywhere', async () => {
  const { read, paths } = await buildSmall(SITE)
  const images = paths.filter(path => path.includes('assets/images/')).sort()
  expect(images).toEqual([
    expect.stringMatching(/^assets\/images\/ann-\w+\.svg$/),
    expect.stringMatching(/^assets\/images\/eve-\w+\.svg$/),
  ])
  for (const page of ['blog/authors/index.html', 'fr/blog/authors/index.html'])
    expect([...read(page).matchAll(/u-photo" src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
      `/b/${images[0]}`,
      '/b/img/b.svg',
      `/b/${images[1]}`,
    ])
  expect(read('blog/authors/ann/index.html')).toContain(`src="/b/${images[0]}"`)
})

test('a page that there is not is told where the file of authors names it', async () => {
  const { problems } = await buildSmall(SITE)
  const links = problems.filter(({ code }) => code === 'navbar-link')
  expect(links.map(({ file, line, column }) => [file, line, column])).toEqual([['blog/authors.yml', 5, 8]])
  expect(links.map(problem => said(problem))).toEqual([expect.stringContaining('ann.url: ')])
})
