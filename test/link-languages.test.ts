/** Links of one text that are right in one language of the site and broken in another. */

import { expect, test } from 'vitest'
import { said } from './said.ts'
import { buildSmall } from './small-site.ts'

const CURRENT = 'i18n/en/docusaurus-plugin-content-docs/current'

test('a link that is broken in one language names it, one that is broken in all of them does not', async () => {
  const { problems } = await buildSmall({
    'zapiski.config.mjs': `export default { title: 'T', url: 'https://example.org', blog: false, docs: { routeBasePath: '/' },
      i18n: { defaultLocale: 'ru', locales: ['ru', 'en'] }, onBrokenLinks: 'warn', onBrokenAnchors: 'warn',
      themeConfig: { navbar: { items: [{ to: '/b', label: 'B' }, { to: '/c', label: 'C' }] } } }`,
    'docs/a.md': '---\nslug: /\n---\n# А\n\n[б](/b) [раздел](c.md#раздел) [нет](/none)\n',
    'docs/b.md': '# Б\n',
    'docs/c.md': '# В\n\n## Раздел\n',
    'docs/d.md': '# Г\n',
    [`${CURRENT}/b.md`]: '---\nslug: /bee\n---\n# B\n',
    [`${CURRENT}/c.md`]: '# C\n\n## Section\n',
    [`${CURRENT}/d.md`]: '# D\n\n[б](/b)\n',
  })
  const texts = problems
    .filter(({ level }) => level === 'warning')
    .map(problem => `${problem.file ?? ''} ${said(problem)}`)
  expect(texts.toSorted()).toMatchInlineSnapshot(`
    [
      " themeConfig.navbar.items[0]: ссылка ведёт на /b, а такой страницы нет (язык: en)",
      "docs/a.md на странице /c нет раздела «#раздел» (язык: en)",
      "docs/a.md ссылка ведёт на /b, а такой страницы нет (язык: en)",
      "docs/a.md ссылка ведёт на /none, а такой страницы нет",
      "i18n/en/docusaurus-plugin-content-docs/current/d.md ссылка ведёт на /b, а такой страницы нет",
    ]
  `)
})

test('a link to a page of another language is looked up there, and leads there from every language', async () => {
  const links = '[de](/de/a) <a href="/en/a">en</a> <a href="/en/none">none</a>\n'
  const { problems, read } = await buildSmall({
    'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://example.org', baseUrl: '/', onBrokenLinks: 'warn',
      i18n: { defaultLocale: 'ru', locales: ['ru', 'en', 'de'] },
      presets: [['classic', { blog: false, docs: { routeBasePath: '/' } }]] }`,
    'docs/index.md': '# А\n',
    'docs/a.md': `# А\n\n${links}`,
    'docs/b.md': '# Б\n\n[de](/de/none) [map](/en/sitemap.xml)\n',
  })
  expect(
    problems.filter(({ level }) => level === 'warning').map(problem => `${problem.file} ${said(problem)}`),
  ).toMatchInlineSnapshot(`
      [
        "docs/a.md ссылка ведёт на /en/none, а в языке en такой страницы нет",
        "docs/b.md ссылка ведёт на /de/none, а в языке de такой страницы нет",
      ]
    `)
  for (const path of ['a', 'en/a', 'de/a']) {
    const html = read(`${path}/index.html`)
    expect(html).toMatch(/href="\/de\/a\/?"/)
    expect(html).toMatch(/href="\/en\/a\/?"/)
  }
})

test('a path of a language that has a host of its own leads nowhere on this one', async () => {
  const { problems } = await buildSmall({
    'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://example.org', baseUrl: '/', onBrokenLinks: 'warn',
      i18n: { defaultLocale: 'ru', locales: ['ru', 'de'], localeConfigs: { de: { url: 'https://de.example.org' } } },
      presets: [['classic', { blog: false, docs: { routeBasePath: '/' } }]] }`,
    'docs/index.md': '# А\n\n[de](/de/a)\n',
    'docs/a.md': '# А\n',
  })
  expect(problems.map(({ code }) => code)).toContain('broken-link')
})
