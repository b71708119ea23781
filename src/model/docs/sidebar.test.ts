import { describe, expect, test } from 'vitest'
import { build, doc, docAt, index, lines, texts } from '../../../test/docs-menu.ts'
import { makeConfig, makeSite } from '../../../test/factory.ts'
import { inWords } from '../../../test/said.ts'
import type { SidebarItemConfig } from '../../shared/config.ts'

describe('a menu made from folders', () => {
  test('position comes first, then the name on disk with its prefix; folders stand among documents', () => {
    const site = build(
      [
        doc('b.md', { sidebarPosition: 2 }),
        doc('02-c.md'),
        doc('a/x.md'),
        doc('10-z.md'),
        doc('y.md'),
        doc('e.md', { sidebarPosition: 2.5 }),
      ],
      { categories: [{ folder: 'a', position: 3 }] },
    )
    expect(lines(site)).toEqual([
      'c /docs/c',
      'b /docs/b',
      'e /docs/e',
      'a /docs/a/x',
      '  x /docs/a/x',
      'z /docs/z',
      'y /docs/y',
    ])
  })

  test('a category is named by its file, else by its document, else by its folder without the prefix', () => {
    const site = build(
      [
        doc('01-file/index.md', { title: 'Документ' }),
        doc('01-file/a.md'),
        doc('02-label/index.md', { title: 'Документ', sidebarLabel: 'Коротко' }),
        doc('02-label/b.md'),
        doc('03-title/readme.md', { title: 'Заголовок' }),
        doc('03-title/c.md'),
        doc('04-folder/d.md'),
      ],
      { categories: [{ folder: '01-file', label: 'Из файла' }] },
    )
    expect(lines(site).filter(line => !line.startsWith(' '))).toEqual([
      'Из файла /docs/file',
      'Коротко /docs/label',
      'Заголовок /docs/title',
      'folder /docs/folder/d',
    ])
  })

  test('translations find a folder by the key of its file, else of its document, then by its label', () => {
    const keyed = doc('b/index.md', { title: 'Same' })
    const site = build(
      [
        doc('a/x.md'),
        { ...keyed, source: { ...keyed.source, written: { sidebar_key: 'second' } } },
        doc('b/y.md'),
        doc('c/z.md'),
      ],
      {
        categories: [
          { folder: 'a', label: 'Same', key: 'first', link: index() },
          { folder: 'c', label: 'Same' },
        ],
        sidebarTexts: {
          'sidebar.defaultSidebar.category.first': 'Первая',
          'sidebar.defaultSidebar.category.second': 'Вторая',
          'sidebar.defaultSidebar.category.Same': 'Третья',
        },
      },
    )
    expect(lines(site).filter(line => !line.startsWith(' '))).toEqual([
      'Первая /docs/category/same',
      'Вторая /docs/b',
      'Третья /docs/c/z',
    ])
    expect(site.pages.find(({ kind }) => kind === 'category')).toMatchObject({ title: 'Первая' })
  })

  test('the place of a category: its file, its document, the number of the folder', () => {
    const site = build(
      [
        doc('09-first/x.md'),
        doc('08-second/index.md', { sidebarPosition: 2, title: 'Вторая' }),
        doc('08-second/y.md'),
        doc('third/03-third.md', { title: 'нет' }),
        doc('03-fourth/z.md'),
      ],
      { categories: [{ folder: '09-first', position: 1 }] },
    )
    expect(
      lines(site)
        .filter(line => !line.startsWith(' '))
        .map(line => line.split(' ')[0]),
    ).toEqual(['first', 'Вторая', 'fourth', 'third'])
  })

  test('a folder’s own document bears the folder’s name as on disk, prefix and all', () => {
    const site = build([
      doc('01-guides/01-guides.md'),
      doc('01-guides/a.md'),
      doc('02-topic/b.md', { sidebarPosition: 1 }),
      doc('02-topic/topic.md'),
    ])
    expect(lines(site)).toEqual([
      'guides /docs/guides',
      '  a /docs/guides/a',
      'topic /docs/topic/b',
      '  b /docs/topic/b',
      '  topic /docs/topic/topic',
    ])
  })

  test('a category with nothing but its document is that document', () => {
    const site = build([doc('only/index.md', { title: 'Один', sidebarLabel: 'Коротко' })], {
      categories: [{ folder: 'only', label: 'Из файла' }],
    })
    expect(site.sidebars['docs:default:defaultSidebar']).toMatchObject({ items: [{ type: 'link', label: 'Коротко' }] })
  })

  test('folders of drafts alone vanish, category files and all', () => {
    const site = build([doc('a.md'), doc('x/draft.md', { draft: true })], {
      categories: [{ folder: 'x', label: 'Черновики', link: index() }],
    })
    expect(lines(site)).toEqual(['a /docs/a'])
    expect(site.pages.some(({ kind }) => kind === 'category')).toBe(false)
    expect(site.problems).toEqual([])
  })

  test('a category file names its document by the last part of the id or by all of it', () => {
    const pages = [doc('a/main.md', { title: 'Главный', sidebarClassName: 'особый' }), doc('a/x.md'), doc('b/y.md')]
    const site = build(pages, {
      categories: [
        { folder: 'a', link: { type: 'doc', id: 'main' } },
        { folder: 'b', link: { type: 'doc', id: 'a/main' }, className: 'свой' },
      ],
    })
    expect(site.sidebars['docs:default:defaultSidebar']).toMatchObject({
      items: [
        { label: 'Главный', route: '/docs/a/main', className: 'особый', items: [{ label: 'x' }] },
        { label: 'Главный', route: '/docs/a/main', className: 'свой', items: [{ label: 'y' }] },
      ],
    })
    const idPlace = { line: 3, column: 7 }
    const lost = build(pages, { categories: [{ folder: 'a', link: { type: 'doc', id: 'mian' }, idPlace }] })
    const at = { file: 'docs/a/_category_.json', ...idPlace }
    expect(lost.problems.map(inWords)).toMatchObject([{ ...at, text: 'link.id: документа «mian» нет' }])
  })

  test.each([
    ['guide.md', 'guide'],
    ['./guide', 'guide'],
    ['docs/guide', 'guide'],
    ['docs/start/first.mdx', 'start/first'],
    ['first', 'start/first'],
    ['01-start/02-first', 'start/first'],
    ['giude', 'guide'],
  ])('an item %j that is no id is told the one that it means', (written, id) => {
    const sidebars = { main: [{ type: 'doc' as const, id: written }] }
    const { problems } = build([doc('guide.md'), doc('01-start/02-first.md'), doc('other.md')], { sidebars })
    expect(problems.map(inWords)).toMatchObject([{ hint: `возможно, имелся в виду «${id}»` }])
  })

  test('a category whose link is null has no page, and its index document stays an item', () => {
    const site = build([doc('a/index.md', { title: 'Индекс' }), doc('a/b.md')], {
      categories: [{ folder: 'a', label: 'Раздел', link: null }],
    })
    expect(lines(site)).toEqual(['Раздел /docs/a/b', '  b /docs/a/b', '  Индекс /docs/a'])
    expect(docAt(site, '/docs/a').breadcrumbs[0]).toEqual({ label: 'Раздел', href: undefined })
  })
})

describe('generated indexes', () => {
  test('equal labels get a number from the top down, across sidebars; a slug of one’s own takes none', () => {
    const category = (label: string, items: SidebarItemConfig[], fields = {}): SidebarItemConfig => ({
      type: 'category',
      label,
      items,
      link: index(fields),
    })
    const site = build([doc('a.md'), doc('draft.md', { draft: true })], {
      sidebars: {
        one: [
          category('Общее', [
            category(
              'Общее',
              ['a'].map(id => ({ type: 'doc', id })),
            ),
          ]),
        ],
        two: [
          category('Общее', [{ type: 'doc', id: 'draft' }]),
          category('Общее', [{ type: 'doc', id: 'a' }]),
          category('Общее', [{ type: 'doc', id: 'a' }], { slug: '/own' }),
        ],
      },
    })
    expect(lines(site, 'one').map(line => line.trim())).toEqual([
      'Общее /docs/category/общее',
      'Общее /docs/category/общее-1',
      'a /docs/a',
    ])
    // The third stood over drafts alone and is not published, yet its number is taken.
    expect(lines(site, 'two').filter(line => !line.startsWith(' '))).toEqual([
      'Общее /docs/category/общее-3',
      'Общее /docs/own',
    ])
  })

  test('the page takes title, description, keywords and image of the link, nothing from its documents', () => {
    const site = build([doc('a/x.md')], {
      categories: [
        {
          folder: 'a',
          label: 'Раздел',
          description: 'Для карточки',
          link: index({ title: 'Заголовок', image: '/img/a.png', keywords: ['а', 'б'] }),
        },
      ],
    })
    expect(site.pages.find(({ kind }) => kind === 'category')).toMatchObject({
      title: 'Заголовок',
      description: undefined,
      keywords: ['а', 'б'],
      image: 'https://example.org/img/a.png',
      searchTag: 'docs-default-current',
      breadcrumbs: [{ label: 'Раздел' }],
      next: { label: 'x' },
    })
  })
})

describe('a sidebars file', () => {
  const items: SidebarItemConfig[] = [
    { type: 'doc', id: 'a', label: 'Из файла' },
    { type: 'doc', id: 'labelled', label: 'Из файла', className: 'файла' },
    { type: 'ref', id: 'b', label: 'Отсылка' },
    { type: 'link', label: 'Внутренняя', href: '/docs/b?x=1#y' },
    { type: 'html', value: '<hr>', defaultStyle: true },
    { type: 'category', label: 'Раздел', link: { type: 'doc', id: 'c' }, items: [{ type: 'doc', id: 'draft' }] },
    { type: 'category', label: 'Пусто', link: index(), items: [{ type: 'doc', id: 'draft' }] },
    { type: 'category', label: 'Черновой', link: { type: 'doc', id: 'draft' }, items: [{ type: 'doc', id: 'd' }] },
  ]
  const pages = () => [
    doc('a.md', { title: 'А' }),
    doc('b.md', { title: 'Б' }),
    doc('c.md', { title: 'Ц' }),
    doc('d.md', { title: 'Д' }),
    doc('draft.md', { draft: true }),
    doc('labelled.md', { title: 'Е', sidebarLabel: 'Своя', sidebarClassName: 'своя' }),
  ]

  test('the document’s own label and class win; drafts drop out; a category of one document is a link', () => {
    const site = build(pages(), { sidebars: { main: items } })
    expect(site.problems).toEqual([])
    expect(lines(site, 'main')).toEqual([
      'Из файла /docs/a',
      'Своя /docs/labelled',
      'Отсылка /docs/b',
      'Внутренняя /docs/b?x=1#y',
      'html <hr>',
      'Раздел /docs/c',
      'Черновой /docs/d',
      '  Д /docs/d',
    ])
    const menu = site.sidebars['docs:default:main']
    expect(menu?.kind === 'docs' && menu.items[1]).toMatchObject({ label: 'Своя', className: 'своя' })
  })

  test('a reference is not on the way and does not bring its document into the sidebar', () => {
    const site = build(pages(), { sidebars: { main: items } })
    expect(docAt(site, '/docs/labelled').next?.href).toBe('/docs/c')
    expect(docAt(site, '/docs/b')).toMatchObject({ sidebar: undefined, previous: undefined, next: undefined })
  })

  test('a document of two sidebars is shown beside the last one, or the one it asks for', () => {
    const sidebars: Record<string, SidebarItemConfig[]> = {
      one: ['a', 'b', 'c'].map(id => ({ type: 'doc', id })),
      two: ['d', 'a'].map(id => ({ type: 'doc', id })),
    }
    expect(docAt(build(pages(), { sidebars }), '/docs/a')).toMatchObject({
      sidebar: 'docs:default:two',
      previous: { label: 'Д' },
      next: undefined,
    })
    const asked = (displayedSidebar: string | null) =>
      build([...pages().slice(1), doc('a.md', { title: 'А', displayedSidebar })], { sidebars })
    expect(docAt(asked('one'), '/docs/a')).toMatchObject({ sidebar: 'docs:default:one', next: { label: 'Б' } })
    expect(docAt(asked(null), '/docs/a')).toMatchObject({ sidebar: undefined, next: undefined, breadcrumbs: [] })
    expect(texts(asked('tow'))).toEqual(['нет бокового меню «tow»'])
  })

  test('a category with neither items nor a link is an error, a folder without documents a warning', () => {
    const site = build(pages(), {
      sidebars: {
        main: [
          { type: 'category', label: 'Ничего', items: [] },
          { type: 'autogenerated', dirName: 'нет' },
        ],
      },
    })
    expect(site.problems.map(inWords).map(({ level, text }) => `${level}: ${text}`)).toEqual([
      'warning: боковое меню строится по папке «нет», а документов в ней нет',
      'error: в разделе «Ничего» бокового меню нет ни пунктов, ни ссылки',
    ])
  })

  test('what cannot be closed is open', () => {
    const sidebars: Record<string, SidebarItemConfig[]> = {
      main: [
        { type: 'category', label: 'Один', collapsible: false, collapsed: true, items: [{ type: 'doc', id: 'a' }] },
        { type: 'category', label: 'Два', items: [{ type: 'doc', id: 'b' }] },
      ],
    }
    expect(build(pages(), { sidebars }).sidebars['docs:default:main']).toMatchObject({
      items: [{ collapsed: false }, { collapsible: true, collapsed: true }],
    })
    expect(build(pages(), { sidebars, collapsible: false }).sidebars['docs:default:main']).toMatchObject({
      items: [{ collapsed: false }, { collapsible: false, collapsed: false }],
    })
  })
})

test('a link to another place of the host stays as it is written', () => {
  const items: SidebarItemConfig[] = [
    { type: 'link', label: 'Наша', href: '/docs/a' },
    { type: 'link', label: 'Чужая', href: '/shop/', autoAddBaseUrl: false },
  ]
  const config = makeConfig({ baseUrl: '/base/' })
  const docs = config.docs.map(instance => ({ ...instance, sidebars: { main: items } }))
  expect(lines(makeSite([doc('a.md')], { config: { ...config, docs } }), 'main')).toEqual([
    'Наша /base/docs/a',
    'Чужая /shop/',
  ])
})

test('HTML of an item that is an item itself is a block in ours: a page has no list item in another', () => {
  const value = '<li class="part">Часть</li>'
  const site = build([doc('a.md')], {
    sidebars: {
      main: [
        { type: 'html', value, defaultStyle: false },
        { type: 'doc', id: 'a' },
      ],
    },
  })
  expect(JSON.stringify(site.sidebars)).toContain('<div class=\\"part\\">Часть</div>')
})
