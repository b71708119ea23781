import { describe, expect, test } from 'vitest'
import { makeConfig, makeSite } from '../../test/factory.ts'
import { doc, emptyContent, pageAt } from '../../test/model-pages.ts'
import { inWords } from '../../test/said.ts'
import { toFilePath } from '../shared/path.ts'
import type { DocPage } from '../shared/site.ts'

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

  test('title_meta names the window and not the heading, but not in a site that moved: Docusaurus has it for posts', () => {
    const pages = () => [doc('a.md', { title: 'Коротко', titleMeta: 'Длинно, для поиска' })]
    expect(pageAt(makeSite(pages()), '/docs/a', 'doc')).toMatchObject({
      title: 'Длинно, для поиска',
      heading: 'Коротко',
    })
    const config = makeConfig({ lenient: { isPartial: false, themeConfig: {}, globalData: {} } })
    expect(pageAt(makeSite(pages(), { config }), '/docs/a', 'doc').title).toBe('Коротко')
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

  test('breadcrumbs name the categories above unless they are off, cards the pages below', () => {
    const site = makeSite(tree())
    expect(pageAt(site, '/docs/linux/ssh', 'doc').breadcrumbs).toEqual([
      { label: 'Linux', href: '/docs/linux' },
      { label: 'SSH', href: '/docs/linux/ssh' },
    ])
    expect(pageAt(site, '/docs/linux', 'doc').cards.map(card => card.label)).toEqual(['bash', 'SSH'])
    expect(pageAt(site, '/docs/tools/docker', 'doc').breadcrumbs[0]).toEqual({ label: 'tools', href: undefined })
    const config = makeConfig()
    const docs = config.docs.map(instance => ({ ...instance, breadcrumbs: false }))
    const without = makeSite(tree(), { config: { ...config, docs } })
    expect(pageAt(without, '/docs/linux/ssh', 'doc').breadcrumbs).toEqual([])
  })

  test('contents hold levels 2 and 3, or those that a document asks for', () => {
    const toc = [1, 2, 3, 4, 5].map(level => ({ level, id: `p${level}`, text: 'Т', html: 'Т' }))
    const own = { tocMinHeadingLevel: 3, tocMaxHeadingLevel: 4 }
    const site = makeSite([doc('a.md', {}, { toc }), doc('b.md', own, { toc })])
    expect(pageAt(site, '/docs/a', 'doc').toc.map(({ level }) => level)).toEqual([2, 3])
    expect(pageAt(site, '/docs/b', 'doc').toc.map(({ level }) => level)).toEqual([3, 4])
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
