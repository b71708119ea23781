/** What nobody has translated, where pages of another language name it: said to be of its own language. */

import { beforeAll, describe, expect, test } from 'vitest'
import { buildSmall } from './small-site.ts'

const ARABIC = 'i18n/ar/docusaurus-plugin-content'

const FILES = {
  'zapiski.config.mjs': `export default { title: 'Сайт', url: 'https://example.org', onBrokenLinks: 'throw',
    i18n: { defaultLocale: 'ru', locales: ['ru', 'ar'] }, blog: {}, docs: { sidebarPath: 'sidebars.mjs' } }`,
  'sidebars.mjs': `export default { docs: ['intro', 'next', { type: 'doc', id: 'last', label: 'الأخيرة' },
    { type: 'category', label: 'Раздел', link: { type: 'doc', id: 'part/index' }, items: ['part/one'] }] }`,
  'docs/intro.md': '---\ntags: [сеть]\n---\n\n# Введение\n\nСмотрите [дальше](./next.md).\n',
  'docs/next.md': '---\ntags: [сеть]\n---\n\n# Дальше\n\n## Раздел & `код`\n\nНазад к [введению](./intro.md).\n',
  'docs/last.md': '# Последняя\n\nТекст.\n',
  'docs/part/index.md': '# Часть\n\nТекст.\n',
  'docs/part/one.md': '# Одна\n\nТекст.\n',
  [`${ARABIC}-docs/current/intro.md`]: '---\ntags: [сеть]\n---\n\n# مقدمة\n\n[التالي](./next.md).\n',
  'blog/2024-05-01-first.md': '---\ntitle: Первая\ntags: [дом]\n---\n\nНачало.\n\n<!-- truncate -->\n\nКонец.\n',
  'blog/2024-05-02-second.md': '---\ntitle: Вторая\ntags: [дом]\n---\n\nТекст.\n\n<!-- truncate -->\n\nКонец.\n',
  [`${ARABIC}-blog/2024-05-02-second.md`]:
    '---\ntitle: الثانية\ntags: [дом]\n---\n\nنص.\n\n<!-- truncate -->\n\nنهاية.\n',
  'src/pages/index.md': '# Главная\n\nТекст.\n',
}

let site: Awaited<ReturnType<typeof buildSmall>>
beforeAll(async () => {
  site = await buildSmall(FILES)
})

/** Texts of the elements that are of the other language, and of those that are said to be of none. */
const named = (path: string, words: string): string[] =>
  [...site.read(path).matchAll(/<(\w+)([^>]*)>([^<>]+)</g)].flatMap(([, tag, attributes = '', text]) =>
    text === words && tag !== 'title' && tag !== 'strong'
      ? [/ lang="ru" dir="ltr"/.test(attributes) ? `${tag} ru` : `${tag}`]
      : [],
  )

describe('on pages of another language', () => {
  test('lists of posts', () => {
    // The heading holds the link.
    expect(site.read('ar/blog.html')).toMatch(/<h2 class="post-entry-title" lang="ru" dir="ltr"><a [^>]*>Первая</)
    expect(site.read('ar/blog.html')).toMatch(/<div class="markdown excerpt p-summary" lang="ru" dir="ltr"><p>Начало/)
    expect(site.read('ar/blog.html')).toMatch(/<h2 class="post-entry-title"><a [^>]*>الثانية</)
    expect(site.read('ar/blog/tags/дом.html')).toMatch(/<h2 class="post-entry-title" lang="ru" dir="ltr">/)
    expect(named('ar/blog/archive.html', 'Первая')).toContain('span ru')
    expect(named('ar/blog/archive.html', 'Первая')).not.toContain('a')
    expect(named('ar/blog/archive.html', 'الثانية')).not.toContain('span ru')
  })

  test('neighbours and related posts', () => {
    const second = site.read('ar/blog/2024/05/02/second.html')
    expect(named('ar/blog/2024/05/02/second.html', 'Первая')).toEqual(['span ru', 'span ru', 'span ru'])
    expect(second).toMatch(/class="pagination-nav__label"><span lang="ru" dir="ltr">Первая</)
    expect(second).toMatch(/class="related".*<a href="[^"]*"><span lang="ru" dir="ltr">Первая</s)
    expect(site.read('ar/docs/intro.html')).toMatch(/class="pagination-nav__label"><span lang="ru" dir="ltr">Дальше</)
    expect(site.read('ar/docs/next.html')).toMatch(/class="pagination-nav__label">مقدمة</)
  })

  test('the menu beside the text, in pages and in its file; a name that the site gives is its own', () => {
    const links = [
      ...site.read('ar/docs/intro.html').matchAll(/<(?:a|span) class="sidebar-link"[^>]*>(.*?)<\/(?:a|li)>/g),
    ]
    const spoken = (name: string): string => `<span lang="ru" dir="ltr">${name}</span>`
    expect(links.map(([, name]) => name)).toEqual(['مقدمة', spoken('Дальше'), 'الأخيرة', 'Раздел'])
    const menu = site.paths.find(path => /^ar\/.*menu.*docs/.test(path)) ?? ''
    expect(site.read(menu)).toContain(JSON.stringify(spoken('Одна')).slice(1, -1))
    expect(site.read('ar/blog/2024/05/02/second.html')).toMatch(
      /class="sidebar-link"[^>]*><span lang="ru" dir="ltr">Первая</,
    )
  })

  test('tags of documents, pages that lead here, contents of the page', () => {
    expect(named('ar/docs/tags/сеть.html', 'Дальше')).toEqual(['span ru'])
    expect(site.read('ar/docs/intro.html')).toMatch(
      /class="backlinks".*<a href="\/ar\/docs\/next"><span lang="ru" dir="ltr">Дальше/s,
    )
    expect(site.read('ar/docs/next.html')).toContain(
      '<span lang="ru" dir="ltr">Раздел &amp; <code>код</code></span></a>',
    )
  })
})

test('nothing is said on pages of the language itself', () => {
  for (const path of site.paths.filter(path => path.endsWith('.html') && !path.startsWith('ar/')))
    expect([path, / lang="ru" dir/.test(site.read(path).replace(/<html[^>]*>/, ''))]).toEqual([path, false])
})
