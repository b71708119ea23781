import { describe, expect, test } from 'vitest'
import { makeConfig, makeParsed, makeReference, makeSite, makeSource } from '../../test/factory.ts'
import { doc, pageAt, post, routes, texts } from '../../test/model-pages.ts'
import { inWords } from '../../test/said.ts'
import type { NavbarItemConfig } from '../shared/config.ts'
import { toFilePath, toRoute } from '../shared/path.ts'
import type { Site } from '../shared/site.ts'

const left = { position: 'left', className: undefined } as const

describe('feeds', () => {
  test('are offered on every page, those of the page itself first', () => {
    const base = makeConfig()
    const config = {
      ...base,
      blogs: base.blogs.map(blog => ({ ...blog, feed: { ...blog.feed, types: ['rss' as const], perTag: true } })),
    }
    const site = makeSite([post('a.md', { tags: ['lua'] }), doc('x.md')], { config })
    expect(pageAt(site, '/docs/x', 'doc').feeds.map(({ href }) => href)).toEqual(['/rss.xml'])
    expect(pageAt(site, '/404', 'notFound').feeds.map(({ href }) => href)).toEqual(['/rss.xml'])
    expect(pageAt(site, '/tags/lua', 'tag').feeds.map(({ href }) => href)).toEqual(['/tags/lua/rss.xml', '/rss.xml'])
  })
})

describe('links', () => {
  const link = (target: string, kind: 'file' | 'url' | 'hash' | 'asset', fields = {}) =>
    makeReference({ kind, target, line: 7, column: 3, ...fields })
  const withLinks = (...references: ReturnType<typeof link>[]) => [
    post('a.md', {}, { references, anchors: ['раздел'] }),
    post('b.md', {}, { anchors: ['итог'] }),
    doc('linux/ssh.md'),
  ]
  const targetOf = (site: Site, file = 'blog/a.md') => site.targets.get(toFilePath(file))?.map(target => target.href)

  test('a file link becomes the route of the file, from the same folder or a content root', () => {
    const site = makeSite(
      withLinks(
        link('./b.md', 'file'),
        link('linux/ssh.md', 'file'),
        link('@site/docs/linux/ssh.md', 'file', { hash: '' }),
      ),
    )
    expect(targetOf(site)).toEqual(['/b', '/docs/linux/ssh', '/docs/linux/ssh'])
    expect(site.problems).toEqual([])
  })

  test('a broken file link fails with the place and the likely file', () => {
    const site = makeSite(withLinks(link('./B.md', 'file')))
    expect(site.problems.map(inWords)).toEqual([
      expect.objectContaining({
        level: 'error',
        file: 'blog/a.md',
        line: 7,
        column: 3,
        text: 'ссылка на файл ./B.md, которого нет',
        hint: 'имя отличается регистром: файл называется blog/b.md',
      }),
    ])
  })

  test('a file of another name is not meant, however long the folder that both share; one with a slip in it is', () => {
    const hintOf = (target: string) => makeSite(withLinks(link(target, 'file'))).problems.map(inWords)[0]?.hint
    expect(hintOf('@site/docs/linux/nope.md')).toMatch(/^проверьте путь/)
    expect(hintOf('@site/docs/linux/shh.md')).toBe('возможно, имелся в виду docs/linux/ssh.md')
  })

  test('every spelling of an address leads to the page, with the base in front', () => {
    const config = makeConfig({ baseUrl: '/base/' })
    const site = makeSite(
      withLinks(link('/b/', 'url'), link('/base/b.html', 'url'), link('b', 'url', { query: '?x=1' })),
      { config },
    )
    expect(targetOf(site)).toEqual(['/base/b', '/base/b', '/base/b?x=1'])
  })

  test('a broken address fails and names the nearest page', () => {
    const site = makeSite(withLinks(link('/docs/linux/shh', 'url')))
    expect(site.problems.map(inWords)).toEqual([
      expect.objectContaining({
        level: 'error',
        text: 'ссылка ведёт на /docs/linux/shh, а такой страницы нет',
        hint: 'возможно, имелось в виду /docs/linux/ssh',
      }),
    ])
  })

  test('an address of another site or of mail without its beginning is told what to begin with', () => {
    const hintOf = (target: string) => makeSite(withLinks(link(target, 'url'))).problems.map(inWords)[0]?.hint
    expect(hintOf('www.example.org/page')).toBe('если это другой сайт, напишите https://www.example.org/page')
    expect(hintOf('пример.рф')).toBe('если это другой сайт, напишите https://пример.рф')
    expect(hintOf('me@example.org')).toBe('если это почта, напишите mailto:me@example.org')
    expect(hintOf('notes/2.0')).toBe('проверьте адрес')
  })

  test('a file or a folder beside, named without its extension, is told its whole name', () => {
    const hintOf = (target: string) => {
      const from = doc('linux/README.md', {}, { references: [link(target, 'url')] })
      const site = makeSite([from, doc('linux/keys/README.md'), doc('linux/ssh.md'), doc('linux/bash/index.mdx')])
      return site.problems.map(inWords)[0]?.hint
    }
    expect(hintOf('keys/')).toBe('если это файл, напишите ./keys/README.md')
    expect(hintOf('./keys')).toBe('если это файл, напишите ./keys/README.md')
    expect(hintOf('ssh')).toBe('если это файл, напишите ./ssh.md')
    expect(hintOf('../linux/bash')).toBe('если это файл, напишите ../linux/bash/index.mdx')
    expect(hintOf('/ssh')).not.toMatch(/файл/)
  })

  test('a broken anchor warns, raw and encoded Cyrillic ones work', () => {
    const site = makeSite(
      withLinks(
        link('/b', 'url', { hash: '#%D0%B8%D1%82%D0%BE%D0%B3' }),
        link('', 'hash', { hash: '#раздел' }),
        link('/b', 'url', { hash: '#итоги' }),
      ),
    )
    expect(site.problems.map(inWords)).toEqual([
      expect.objectContaining({
        level: 'warning',
        text: 'на странице /b нет раздела «#итоги»',
        hint: 'возможно, имелось в виду «#итог»',
      }),
    ])
    expect(targetOf(site)?.slice(0, 2)).toEqual([
      '/b#%D0%B8%D1%82%D0%BE%D0%B3',
      '#%D1%80%D0%B0%D0%B7%D0%B4%D0%B5%D0%BB',
    ])
  })

  test('a broken address stays a path of the site, whatever its escapes spell', () => {
    const config = makeConfig({ onBrokenLinks: 'ignore', onBrokenMarkdownLinks: 'ignore' })
    const site = makeSite(
      withLinks(
        link('javascript:alert(1)', 'url'),
        link('//evil.example', 'url'),
        link('javascript:x', 'plain' as 'url'),
        link('vbscript:x.md', 'file'),
        link('java\nscript:x.png', 'asset'),
      ),
      { config },
    )
    expect(targetOf(site)).toEqual([
      './javascript:alert(1)',
      '/evil.example',
      './javascript:x',
      './vbscript:x.md',
      'java%0Ascript:x.png',
    ])
  })

  test('levels are the author’s choice', () => {
    const config = makeConfig({ onBrokenLinks: 'ignore' })
    expect(makeSite(withLinks(link('/nope', 'url')), { config }).problems).toEqual([])
  })

  test('a missing picture is an error', () => {
    expect(makeSite(withLinks(link('./plan.svg', 'asset', { image: true }))).problems.map(inWords)[0]).toMatchObject({
      level: 'error',
      text: 'картинки ./plan.svg нет',
    })
  })

  test('a link to a draft says so', () => {
    const parsed = [post('a.md', {}, { references: [link('./b.md', 'file')] }), post('b.md', { draft: true })]
    expect(texts(makeSite(parsed))).toEqual(['ссылка на черновик blog/b.md: на сайте его не будет'])
  })

  test('backlinks hold the sentence around the link, once for each page', () => {
    const context = { before: 'Подробнее — в ', text: 'записке про SSH', after: '.' }
    const references = [link('/docs/linux/ssh', 'url', { context }), link('/docs/linux/ssh', 'url')]
    const site = makeSite([post('a.md', { title: 'Откуда' }, { references }), doc('linux/ssh.md')])
    expect(pageAt(site, '/docs/linux/ssh', 'doc').backlinks).toEqual([{ title: 'Откуда', href: '/a', context }])
  })
})

describe('the site', () => {
  test('two files of one address: the first stays, the second is named', () => {
    const site = makeSite([post('a.md'), post('b.md', { slug: '/a' })])
    expect(site.problems.map(inWords)).toEqual([
      expect.objectContaining({ level: 'warning', file: 'blog/b.md', text: 'адрес /a уже занят: файл blog/a.md' }),
    ])
    expect(routes(site).filter(route => route === '/a')).toHaveLength(1)
  })

  test('a home page beside a blog at the root is told the setting that parts them', () => {
    const site = makeSite([post('a.md'), makeParsed(makeSource('page', 'index.md'))])
    expect(site.problems.map(inWords)).toEqual([
      expect.objectContaining({
        file: 'pages/index.md',
        hint: 'опубликовано первое; задайте блогу другой routeBasePath или другой slug второму: файл pages/index.md',
      }),
    ])
  })

  test('two sections at one address are told their pages of one address, and the setting that parts them', () => {
    const base = makeConfig()
    const config = { ...base, docs: base.docs.map(docs => ({ ...docs, routeBasePath: toRoute('/') })) }
    const site = makeSite([post('a.md', { tags: ['lua'] }), doc('x.md', { tags: ['lua'] })], { config })
    expect(site.problems.filter(({ code }) => code.startsWith('duplicate-route')).map(inWords)).toContainEqual(
      expect.objectContaining({
        text: 'страницу /tags делают два раздела: страница «Теги», страница «Теги»',
        hint: 'задайте одному другой routeBasePath',
      }),
    )
  })

  test('a link to the file that lost its address leads to the address', () => {
    const link = makeReference({ kind: 'file', target: './b.md', line: 1 })
    const site = makeSite([post('a.md'), post('b.md', { slug: '/a' }), post('c.md', {}, { references: [link] })])
    expect(site.targets.get(toFilePath('blog/c.md'))).toMatchObject([{ href: '/a' }])
    expect(texts(site)).toEqual(['адрес /a уже занят: файл blog/a.md'])
  })

  test('a document at the address of a page of the engine is the one to move', () => {
    const site = makeSite([doc('s.md', { slug: '/search' }), makeParsed(makeSource('page', 'search.md'))])
    expect(site.problems.map(inWords)).toEqual([
      expect.objectContaining({
        file: 'pages/search.md',
        text: 'адрес /search нужен для другого: страница «Поиск»',
        hint: 'вместо неё опубликован файл pages/search.md; задайте ему другой slug',
      }),
    ])
  })

  test('redirects lead to pages, chains are flattened, loops and taken addresses are errors', () => {
    const config = makeConfig({
      redirects: [
        { from: '/old', to: '/older' },
        { from: '/older', to: '/a' },
        { from: '/x', to: '/y' },
        { from: '/y', to: '/x' },
        { from: '/a', to: '/' },
        { from: '/evil', to: '//evil.example' },
      ],
    })
    const site = makeSite([post('a.md', { aliases: ['/2019/a'] })], { config })
    expect(site.redirects).toEqual([
      { from: '/2019/a', to: '/a' },
      { from: '/old', to: '/a' },
      { from: '/older', to: '/a' },
    ])
    expect(texts(site)).toEqual(
      expect.arrayContaining([
        'перенаправление с /a закрыло бы страницу',
        'перенаправления с /x ходят по кругу',
        'перенаправление на //evil.example запрещено',
      ]),
    )
  })

  test('the address of a menu stands first in it, unless an item has it', () => {
    const config = makeConfig()
    const menu = (to: string): NavbarItemConfig => ({
      type: 'dropdown',
      label: 'Ещё',
      to,
      position: 'left',
      items: [{ type: 'default', label: 'Запись', to: '/a', position: 'left' }],
    })
    const theme = { ...config.theme, navbar: { ...config.theme.navbar, items: [menu('/archive'), menu('/a')] } }
    const site = makeSite([post('a.md')], { config: { ...config, theme } })
    expect(site.navbar).toMatchObject([
      { items: [{ label: 'Ещё', href: '/archive' }, { label: 'Запись' }] },
      { items: [{ label: 'Запись', href: '/a' }] },
    ])
    expect(site.navbar.map(item => ('items' in item ? item.items.length : 0))).toEqual([2, 1])
  })

  test('navbar items that lead nowhere are named by their place', () => {
    const config = makeConfig()
    const items = [
      { type: 'default', label: 'О блоге', to: '/abuot', position: 'left' },
      { type: 'doc', docId: 'rot', docsPluginId: 'default', position: 'left' },
      { type: 'docSidebar', sidebarId: 'main', docsPluginId: 'default', position: 'left' },
      { type: 'docsVersionDropdown', docsPluginId: 'default', position: 'right' },
    ] as const
    const theme = { ...config.theme, navbar: { ...config.theme.navbar, items: [...items] } }
    const site = makeSite([makeParsed(makeSource('page', 'about.md')), doc('index.md', { id: 'root', slug: '/' })], {
      config: { ...config, theme },
    })
    expect(site.problems.map(inWords).map(({ text, hint }) => `${text} — ${hint}`)).toEqual([
      'themeConfig.navbar.items[0]: ссылка ведёт на /abuot, а такой страницы нет — возможно, имелось в виду /about',
      'themeConfig.navbar.items[1]: нет документа «rot» — возможно, имелось в виду «root»',
      'themeConfig.navbar.items[2]: нет бокового меню «main» — есть: defaultSidebar',
    ])
    expect(site.navbar.at(-1)).toMatchObject({ type: 'versions', items: [{ label: 'Next', href: '/docs' }] })
  })

  test('a sidebar without a document and a version that is not there are named, with what there is', () => {
    const base = makeConfig()
    const link = { type: 'link', label: 'Далеко', href: 'https://example.org' } as const
    const docs = base.docs.map(docs => ({ ...docs, sidebars: { links: [link] } }))
    const items: NavbarItemConfig[] = [
      { type: 'docSidebar', sidebarId: 'links', docsPluginId: 'default', ...left },
      { type: 'docsVersionDropdown', docsPluginId: 'default', versions: [{ name: '9', label: undefined }], ...left },
      { type: 'docsVersion', docsPluginId: 'second', ...left },
    ]
    const config = { ...base, docs, theme: { ...base.theme, navbar: { ...base.theme.navbar, items } } }
    const site = makeSite([doc('index.md')], { config })
    expect(site.problems.map(inWords).map(({ level, text, hint }) => `${level}: ${text} — ${hint}`)).toEqual([
      'error: themeConfig.navbar.items[0]: в боковом меню «links» нет ни одной страницы, на которую можно сослаться — добавьте в него документ или уберите пункт',
      'error: themeConfig.navbar.items[1]: версии «9» нет — есть: current',
      'error: themeConfig.navbar.items[2]: нет раздела документов «second» — есть: default',
    ])
    expect(site.navbar).toEqual([])
  })
})
