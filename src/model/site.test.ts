import { describe, expect, test } from 'vitest'
import { makeConfig, makeParsed, makeReference, makeSite, makeSource } from '../../test/factory.ts'
import { inWords, said } from '../../test/said.ts'
import type { NavbarItemConfig } from '../shared/config.ts'
import type { FrontMatter } from '../shared/document.ts'
import { toFilePath } from '../shared/path.ts'
import type { DocPage, Page, PostPage, Site } from '../shared/site.ts'

const post = (path: string, fm: Partial<FrontMatter> = {}, fields = {}) =>
  makeParsed(makeSource('post', path, { date: '2024-01-01T00:00:00.000Z', ...fm }), fields)
const doc = (path: string, fm: Partial<FrontMatter> = {}, fields = {}) =>
  makeParsed(makeSource('doc', path, fm), fields)

function pageAt<Kind extends Page['kind']>(site: Site, route: string, kind: Kind): Extract<Page, { kind: Kind }> {
  const page = site.pages.find(page => page.route === route)
  if (page?.kind !== kind) throw new Error(`${route} is ${page?.kind ?? 'missing'}`)
  // The kind was just compared.
  return page as Extract<Page, { kind: Kind }>
}

const routes = (site: Site): string[] => site.pages.map(page => page.route)
const texts = (site: Site): string[] => site.problems.map(said)
const days = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    post(`p${index}.md`, { date: new Date(Date.UTC(2020, 0, index + 1)).toISOString(), tags: ['lua'] }),
  )

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

describe('blog', () => {
  test('posts stand ten a page, newest first, and every page has its route', () => {
    const site = makeSite(days(24))
    expect(routes(site)).toEqual(
      expect.arrayContaining(['/', '/page/2', '/page/3', '/p0', '/archive', '/tags', '/tags/lua', '/tags/lua/page/3']),
    )
    expect(pageAt(site, '/', 'postList').posts.map(post => post.route)[0]).toBe('/p23')
    expect(pageAt(site, '/page/3', 'postList').posts).toHaveLength(4)
    expect(pageAt(site, '/page/3', 'postList').paginator.older).toBeUndefined()
    expect(pageAt(site, '/page/3', 'postList').paginator.newer?.href).toBe('/page/2')
  })

  test('the archive is drawn from four posts on: of fewer the room would stand empty', () => {
    const base = makeConfig()
    const config = { ...base, theme: { ...base.theme, silhouettes: true } }
    const drawn = (count: number) =>
      pageAt(makeSite(days(count), { config }), '/archive', 'archive').shown.years.some(
        ({ towers }) => towers !== undefined,
      )
    expect([1, 3, 4].map(drawn)).toEqual([false, false, true])
  })

  test('posts of one moment keep one order whatever the order of files', () => {
    const order = (names: string[]) =>
      pageAt(makeSite(names.map(name => post(name))), '/', 'postList').posts.map(({ route }) => route)
    expect(order(['b.md', 'a.md', 'c.md'])).toEqual(order(['c.md', 'b.md', 'a.md']))
  })

  test('drafts are not published, unlisted posts have a page and are in no list', () => {
    const site = makeSite([
      post('a.md'),
      post('draft.md', { draft: true }),
      post('hidden.md', { unlisted: true, tags: ['x'] }),
    ])
    expect(routes(site)).not.toContain('/draft')
    expect(pageAt(site, '/hidden', 'post')).toMatchObject({ unlisted: true, noindex: true })
    expect(pageAt(site, '/', 'postList').posts.map(({ route }) => route)).toEqual(['/a'])
    expect(pageAt(site, '/archive', 'archive').shown.total).toBe(1)
    expect(pageAt(site, '/tags/x', 'tag')).toMatchObject({ noindex: true, unlisted: true })
    expect(site.blogs[0]?.posts.map(({ route }) => route)).toEqual(['/a'])
  })

  test('drafts and unlisted posts are seen while writing', () => {
    const site = makeSite([post('draft.md', { draft: true }), post('hidden.md', { unlisted: true })], {
      mode: 'development',
    })
    expect(pageAt(site, '/', 'postList').posts).toHaveLength(2)
  })

  test('a post without any date is an error with the cure', () => {
    const site = makeSite([makeParsed(makeSource('post', 'x.md'))])
    expect(site.problems.map(inWords)).toContainEqual(
      expect.objectContaining({ level: 'error', file: 'blog/x.md', text: 'у записи нет даты' }),
    )
  })

  test('an unknown author is an error that names the nearest key', () => {
    const content = {
      ...emptyContent(),
      authors: { default: { zapiski: { key: 'zapiski', name: 'Записки', socials: {}, pageSlug: 'zapiski' } } },
    }
    const site = makeSite([post('a.md', { authors: ['zapiskj'] })], { content })
    expect(site.problems.map(inWords)[0]).toMatchObject({
      level: 'error',
      text: 'автора «zapiskj» нет в authors.yml',
      hint: 'возможно, имелся в виду «zapiski»',
    })
  })

  test('authors with a page get it, the list counts their posts', () => {
    const content = {
      ...emptyContent(),
      authors: { default: { a: { key: 'a', name: 'А', socials: {}, pageSlug: 'a' } } },
    }
    const site = makeSite(
      [post('1.md', { authors: ['a'] }), post('2.md', { authors: ['a', { name: 'Гость', socials: {} }] })],
      { content },
    )
    expect(pageAt(site, '/authors', 'authorList').shown.authors.map(({ name, count }) => [name, count])).toEqual([
      ['А', 2],
      ['Гость', 1],
    ])
    expect(pageAt(site, '/authors/a', 'author').posts).toHaveLength(2)
  })

  test('series are in order of date, a series of one is none', () => {
    const site = makeSite([
      post('two.md', { series: 'История', date: '2020-12-01T00:00:00.000Z', title: 'Часть 2' }),
      post('one.md', { series: 'История', date: '2020-09-21T00:00:00.000Z', title: 'Часть 1' }),
      post('alone.md', { series: 'Одна' }),
    ])
    expect(
      (pageAt(site, '/two', 'post') as PostPage).series?.posts.map(({ title, current }) => [title, current]),
    ).toEqual([
      ['Часть 1', false],
      ['Часть 2', true],
    ])
    expect(pageAt(site, '/alone', 'post').series).toBeUndefined()
  })

  test('posts that share a rare tag are nearer than those that share a common one', () => {
    const site = makeSite([
      post('me.md', { tags: ['lua', 'redis'] }),
      post('rare.md', { tags: ['redis'], date: '2010-01-01T00:00:00.000Z' }),
      ...Array.from({ length: 5 }, (_, index) => post(`common${index}.md`, { tags: ['lua'] })),
    ])
    expect(pageAt(site, '/me', 'post').related.map(({ route }) => route)[0]).toBe('/rare')
  })

  test('two tags on one address are named, and so are tags that differ by ё alone', () => {
    const site = makeSite([post('a.md', { tags: ['C++', 'учёт'] }), post('b.md', { tags: ['C#', 'учет'] })])
    expect(texts(site)).toEqual(
      expect.arrayContaining([
        'теги «C++» и «C#» ведут на одну страницу /tags/c',
        'теги «учёт» и «учет» различаются только регистром или буквой ё',
      ]),
    )
  })

  test('a tag page says how many posts it has, in right Russian', () => {
    expect((pageAt(makeSite(days(2)), '/tags/lua', 'tag') as Extract<Page, { kind: 'tag' }>).title).toBe(
      '2 записи с тегом «lua»',
    )
    expect((pageAt(makeSite(days(5)), '/tags/lua', 'tag') as Extract<Page, { kind: 'tag' }>).title).toBe(
      '5 записей с тегом «lua»',
    )
  })
})

describe('docs', () => {
  const tree = () => [
    doc('index.md', { id: 'root', slug: '/', title: 'База знаний', sidebarPosition: 0 }),
    doc('linux/index.md', { title: 'Linux', sidebarPosition: 2 }),
    doc('linux/ssh.md', { title: 'SSH', sidebarPosition: 2 }),
    doc('linux/bash.md', { title: 'bash', sidebarPosition: 1 }),
    doc('linux/secret.md', { title: 'Секрет', unlisted: true }),
    doc('tools/docker.md', { title: 'Docker' }),
  ]

  test('folders become categories in order of position, an index is its category’s page', () => {
    const sidebar = makeSite(tree()).sidebars['docs:default:defaultSidebar']
    expect(sidebar).toMatchObject({
      items: [
        { type: 'link', label: 'База знаний', href: '/docs' },
        {
          type: 'category',
          label: 'Linux',
          href: '/docs/linux',
          route: '/docs/linux',
          items: [{ label: 'bash' }, { label: 'SSH' }, { unlisted: true }],
        },
        { type: 'category', label: 'tools', href: '/docs/tools/docker', route: undefined },
      ],
    })
  })

  test('previous and next follow the sidebar and pass over unlisted docs', () => {
    const site = makeSite(tree())
    expect((pageAt(site, '/docs/linux/ssh', 'doc') as DocPage).previous?.label).toBe('bash')
    expect(pageAt(site, '/docs/linux/ssh', 'doc').next?.label).toBe('Docker')
    expect(pageAt(site, '/docs', 'doc').previous).toBeUndefined()
    expect(pageAt(site, '/docs/linux/secret', 'doc')).toMatchObject({
      previous: undefined,
      next: undefined,
      sidebar: 'docs:default:defaultSidebar',
    })
  })

  test('front matter can end the way or send it elsewhere', () => {
    const site = makeSite([
      doc('a.md', { paginationNext: 'c', paginationPrev: null }),
      doc('b.md', { paginationNext: null }),
      doc('c.md'),
    ])
    expect(pageAt(site, '/docs/a', 'doc').next?.href).toBe('/docs/c')
    expect(pageAt(site, '/docs/b', 'doc').next).toBeUndefined()
  })

  test('breadcrumbs name the categories above, cards the pages below', () => {
    const site = makeSite(tree())
    expect(pageAt(site, '/docs/linux/ssh', 'doc').breadcrumbs).toEqual([
      { label: 'Linux', href: '/docs/linux' },
      { label: 'SSH', href: '/docs/linux/ssh' },
    ])
    expect(pageAt(site, '/docs/linux', 'doc').cards.map(card => card.label)).toEqual(['bash', 'SSH'])
    expect(pageAt(site, '/docs/tools/docker', 'doc').breadcrumbs[0]).toEqual({ label: 'tools', href: undefined })
  })

  test('a category file gives label, place and a generated index', () => {
    const categories = [
      {
        file: toFilePath('docs/tools/_category_.yml'),
        folder: 'tools',
        instance: 'default',
        label: 'Инструменты',
        position: 1,
        link: { type: 'generated-index' as const, keywords: [] },
      },
    ]
    const site = makeSite(tree(), { content: { ...emptyContent(), categories } })
    expect(pageAt(site, '/docs/category/инструменты', 'category')).toMatchObject({
      heading: 'Инструменты',
      cards: [{ label: 'Docker' }],
    })
  })

  test('a sidebars file that names a missing doc is an error with the nearest id', () => {
    const config = makeConfig()
    const docs = config.docs.map(instance => ({
      ...instance,
      sidebars: { main: [{ type: 'doc' as const, id: 'linux/shh' }] },
    }))
    const site = makeSite(tree(), { config: { ...config, docs } })
    expect(site.problems.map(inWords)[0]).toMatchObject({
      text: 'в боковом меню назван документ «linux/shh», которого нет',
      hint: 'возможно, имелся в виду «linux/ssh»',
    })
  })

  test('docs have tag pages of their own', () => {
    const site = makeSite([doc('a.md', { tags: ['ssh'], title: 'А' }), doc('b.md', { tags: ['ssh'], title: 'Б' })])
    expect(pageAt(site, '/docs/tags/ssh', 'tag')).toMatchObject({
      title: '2 заметки с тегом «ssh»',
      docs: [{ label: 'А' }, { label: 'Б' }],
    })
    expect(pageAt(site, '/docs/tags', 'tagList').tags).toHaveLength(1)
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
      'themeConfig.navbar.items[1]: документ «rot» не найден — возможно, имелось в виду «root»',
      'themeConfig.navbar.items[2]: боковое меню «main» не найден — есть: defaultSidebar',
    ])
    expect(site.navbar.at(-1)).toMatchObject({ type: 'versions', items: [{ label: 'Next', href: '/docs' }] })
  })
})

function emptyContent() {
  return {
    sources: [],
    partials: [],
    categories: [],
    authors: {},
    tags: {},
    files: new Set<never>(),
    statics: new Map<string, never>(),
    problems: [],
  }
}
