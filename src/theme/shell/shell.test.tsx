import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { makeConfig, makeParsed, makeSite, makeSource } from '../../../test/factory.ts'
import { createTranslate } from '../../messages/index.ts'
import { buildShell } from '../../render/shell.ts'
import type { LogoConfig, NavbarItemConfig } from '../../shared/config.ts'
import { branchOf } from '../../shared/site/branch.ts'
import type { Site } from '../../shared/site.ts'
import { Shell } from '../index.ts'
import { TocInline } from '../Toc.tsx'

const t = createTranslate('ru')
const doc = (path: string, title: string, unlisted = false) => makeParsed(makeSource('doc', path, { title, unlisted }))
const posts = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    makeParsed(
      makeSource('post', `p${index}.md`, {
        title: `Запись ${index}`,
        date: new Date(Date.UTC(2020, 0, 1 + index * 5)).toISOString(),
      }),
    ),
  )

/** A page's shell as it is drawn of a menu: the page's branch, unless the whole is asked for. */
function shell(site: Site, route: string, menuOf: typeof branchOf = branchOf): string {
  const page = site.pages.find(page => page.route === route)
  if (page === undefined) throw new Error(`no ${route}`)
  const menu = page.sidebar === undefined ? undefined : site.sidebars[page.sidebar]
  const sidebar = menu && menuOf(menu, page.route)
  const data = { build: '1', ...buildShell(site, { t, counters: false }) }
  return renderToStaticMarkup(
    <Shell shell={data} page={page} sidebar={sidebar} t={t}>
      <p>Текст</p>
    </Shell>,
  )
}

/** What hydration asks for: the browser, which has the whole menu, draws what the server drew of a branch. */
function expectSame(site: Site): void {
  for (const { route } of site.pages) expect(shell(site, route), route).toBe(shell(site, route, menu => menu))
}

describe('docs sidebar', () => {
  const site = makeSite([
    doc('linux/index.md', 'Linux'),
    doc('linux/ssh.md', 'SSH'),
    doc('linux/secret.md', 'Секрет', true),
    doc('tools/docker.md', 'Docker'),
  ])

  test('the current page is marked, its category is open, others are closed', () => {
    const html = shell(site, '/docs/linux/ssh')
    expect(html).toMatch(/href="\/docs\/linux\/ssh" aria-current="page"/)
    expect(html.match(/<details class="sidebar-details" open=""/g)).toHaveLength(1)
  })

  test('folders beside each other close one another where the config says so, and not by themselves', () => {
    const { config, ...nested } = makeSite([doc('a/b/c.md', 'Внутри'), doc('a/d.md', 'Рядом'), doc('e/f.md', 'Дальше')])
    const names = (autoCollapseCategories: boolean) => {
      const theme = { ...config.theme, docsSidebar: { autoCollapseCategories } }
      const html = shell({ ...nested, config: { ...config, theme } }, '/docs/a/b/c')
      const folders = html.matchAll(/<details class="sidebar-details"([^>]*) data-label="(\w)">/g)
      return [...folders].map(([, rest = '', label]) => [label, /name="([^"]*)"/.exec(rest)?.[1]])
    }
    expect(names(false)).toEqual([
      ['a', undefined],
      ['b', undefined],
      ['e', undefined],
    ])
    const [a, b, e] = names(true).map(([, name]) => name)
    expect(a).toBeTruthy()
    expect(e).toBe(a)
    // One that stands in another does not close it.
    expect(b).toBeTruthy()
    expect(b).not.toBe(a)
  })

  test('a folder that is closed is a link to its page; what is in it stands in its own pages alone', () => {
    expect(shell(site, '/docs/linux/ssh')).toMatch(
      /href="\/docs\/tools\/docker">tools<\/a><details [^>]*data-label="tools">/,
    )
    expect(shell(site, '/docs/linux/ssh')).not.toContain('Docker')
    expect(shell(site, '/docs/tools/docker')).toContain('Docker')
  })

  test('is the same drawn of a branch and of the whole', () => {
    expectSame(site)
    expectSame(
      makeSite([
        doc('a/b/c/d.md', 'Глубоко'),
        doc('a/b/e.md', 'Выше'),
        doc('a/x/y.md', 'Рядом'),
        doc('z.md', 'Последний'),
      ]),
    )
  })

  test('a long list shows what is around the page, with ways on at its ends, the same of a branch and of the whole', () => {
    const long = makeSite(Array.from({ length: 400 }, (_, index) => doc(`n${1000 + index}.md`, `Заметка ${index}`)))
    expectSame(long)
    const html = shell(long, '/docs/n1200')
    expect(html).toContain('href="/docs/n1149">… Заметка 149</a></li><li><a class="sidebar-link" href="/docs/n1150">')
    expect(html).toContain('href="/docs/n1251">… Заметка 251</a></li></ul>')
    expect(shell(long, '/docs/n1000')).toMatch(/<ul class="sidebar-list"><li><a [^>]*href="\/docs\/n1000"/)
    expect(shell(long, '/docs/n1399')).toMatch(/href="\/docs\/n1399" aria-current="page">Заметка 399<\/a><\/li><\/ul>/)
  })

  test('an unlisted page shows in the menu to its own visitors alone', () => {
    expect(shell(site, '/docs/linux/ssh')).not.toContain('Секрет')
    expect(shell(site, '/docs/linux/secret')).toContain('Секрет')
  })
})

test('a category whose own page is unlisted shows while something in it can be read, and leads there', () => {
  const site = makeSite([
    doc('linux/index.md', 'Скрытый раздел', true),
    doc('linux/ssh.md', 'SSH'),
    doc('macos/index.md', 'Пустой раздел', true),
    doc('macos/hidden.md', 'Тоже скрытый', true),
    doc('z.md', 'Последний'),
  ])
  const html = shell(site, '/docs/z')
  expect(html).toContain('<a class="sidebar-link" href="/docs/linux/ssh">Скрытый раздел</a>')
  expect(html).not.toContain('Пустой раздел')
  expect(shell(site, '/docs/macos/hidden')).toContain('Пустой раздел')
})

describe('blog sidebar', () => {
  test('holds all posts by year while they are few', () => {
    const html = shell(makeSite(posts(80)), '/p0')
    expect(html.match(/class="sidebar-link" href="\/p\d+"/g)).toHaveLength(80)
    expect(html).toContain('Другие посты')
  })

  test('a year whose posts are all unlisted stands there for their own visitors alone', () => {
    const hidden = makeParsed(
      makeSource('post', 'h.md', { title: 'Скрытая', unlisted: true, date: '1999-05-01T00:00:00.000Z' }),
    )
    const site = makeSite([...posts(3), hidden])
    expect(shell(site, '/p0', menu => menu)).not.toContain('1999')
    expect(shell(site, '/h', menu => menu)).toMatch(/<summary>1999[\s\S]*?aria-current="page">Скрытая</)
  })

  test('of many posts holds the years, and of posts the neighbours of the current one', () => {
    const site = makeSite(posts(300))
    const linksOf = (html: string) => html.match(/class="sidebar-link" href="\/p\d+"/g) ?? []
    const html = shell(site, '/p100')
    expect(linksOf(html)).toHaveLength(9)
    expect(html).toContain('href="/p100" aria-current="page"')
    expect(html).toContain('<div class="sidebar-title">Другие посты</div>')
    expect(html).toContain('<a class="sidebar-link" href="/archive#y2023">2023</a>')
    expect(html).not.toContain('class="count"')
    // The first of its year has no one on one side.
    expect(linksOf(shell(site, '/p0'))).toHaveLength(5)
    expect(linksOf(shell(site, '/archive'))).toEqual([])
  })

  test('of many posts without years is one folder, which has the name of the menu', () => {
    const { theme } = makeConfig()
    const html = shell(
      makeSite(posts(300), { config: makeConfig({ theme: { ...theme, blogSidebarByYear: false } }) }),
      '/p100',
    )
    expect(html).not.toContain('sidebar-title')
    expect(html).toContain('<a class="sidebar-link" href="/archive">Другие посты</a>')
  })

  test('is the same drawn of a branch and of the whole', () => {
    expectSame(makeSite(posts(3)))
    expectSame(makeSite(posts(201)))
  })
})

test('HTML of the author stands in its item, which a class of his lays out', () => {
  const config = makeConfig()
  const navbar = {
    ...config.theme.navbar,
    items: [{ type: 'html', position: 'left', className: 'own', value: '<b>А</b><i>Б</i>' } as const],
  }
  const site = makeSite(posts(1), { config: { ...config, theme: { ...config.theme, navbar } } })
  expect(shell(site, '/')).toContain('<li class="own"><b>А</b><i>Б</i></li>')
})

test('a picture beside the same words has none of its own; a bar with neither has no link home', () => {
  const config = makeConfig()
  const bar = (navbar: object, more = {}) =>
    shell(
      makeSite(posts(1), {
        config: { ...config, ...more, theme: { ...config.theme, navbar: { ...config.theme.navbar, ...navbar } } },
      }),
      '/',
    )
  const logo = (alt: string) => ({ src: 'a.svg', alt }) as LogoConfig
  expect(bar({ title: 'Сайт', logo: logo('Сайт') })).toContain('alt="" width="28"')
  expect(bar({ title: 'Сайт', logo: logo('Знак') })).toContain('alt="Знак" width="28"')
  const lenient = { isPartial: false, themeConfig: {}, globalData: {} }
  expect(bar({ title: '', logo: undefined }, { lenient })).not.toContain('navbar-brand')
})

test('where a site has no search, a place for it in the bar is no empty item', () => {
  const config = makeConfig()
  const navbar = { ...config.theme.navbar, items: [{ type: 'search', position: 'right', className: 'own' } as const] }
  const bar = (searchPagePath: string | undefined) =>
    shell(
      makeSite(posts(1), {
        config: { ...config, theme: { ...config.theme, navbar }, search: { ...config.search, searchPagePath } },
      }),
      '/',
    )
  expect(bar('search')).toContain('<li class="own"><a class="navbar-search"')
  expect(bar(undefined)).not.toContain('class="own"')
})

test('items of the bar that name a sidebar or a document are active beside their sidebar, as in Docusaurus', () => {
  const config = makeConfig()
  const ids = (...names: string[]) => names.map(id => ({ type: 'doc' as const, id }))
  const docs = config.docs.map(docs => ({ ...docs, sidebars: { first: ids('a', 'b', 'own'), second: ids('c', 'd') } }))
  const common = { docsPluginId: 'default', position: 'left' } as const
  const second = { type: 'docSidebar', sidebarId: 'second', label: 'Вторая', ...common } as const
  const items: NavbarItemConfig[] = [
    { type: 'docSidebar', sidebarId: 'first', label: 'Первая', ...common },
    second,
    { type: 'doc', docId: 'd', label: 'Д', ...common },
    { type: 'doc', docId: 'alone', label: 'Один', ...common },
    { type: 'dropdown', label: 'Ещё', position: 'left', items: [second] },
  ]
  const theme = { ...config.theme, navbar: { ...config.theme.navbar, items } }
  const own = makeParsed(makeSource('doc', 'own.md', { displayedSidebar: 'second' }))
  const alone = makeParsed(makeSource('doc', 'alone.md', { displayedSidebar: null }))
  const site = makeSite([...['a', 'b', 'c', 'd'].map(id => doc(`${id}.md`, id)), own, alone, ...posts(1)], {
    config: { ...config, docs, theme },
  })
  expect(site.problems).toEqual([])
  const active = (route: string) => {
    const [bar = ''] =
      /<ul class="navbar-items navbar-items--left">.*?<ul class="navbar-items /.exec(shell(site, route)) ?? []
    expect(bar).not.toContain('dropdown--active')
    return [...bar.matchAll(/aria-current="(\w+)"[^>]*>([^<]+)/g)].map(([, as, label]) => `${label}: ${as}`)
  }
  expect(active('/docs/a')).toEqual(['Первая: page'])
  expect(active('/docs/b')).toEqual(['Первая: true'])
  expect(active('/docs/d')).toEqual(['Вторая: true', 'Д: page', 'Вторая: true'])
  expect(active('/docs/own')).toEqual(['Вторая: true', 'Д: true', 'Вторая: true'])
  expect(active('/docs/alone')).toEqual(['Один: page'])
  expect(active('/p0')).toEqual([])
})

test('an item of the bar that leads to a page is active below it too, the way home and a base that says otherwise are not', () => {
  const config = makeConfig()
  const to = (to: string, more = {}) =>
    ({ type: 'default', label: to, to, href: undefined, position: 'left', className: undefined, ...more }) as const
  const items: NavbarItemConfig[] = [
    to('/'),
    to('/docs'),
    to('/docs/a', { activeBaseRegex: '^/docs/b' }),
    to('/tags'),
    { type: 'dropdown', label: 'Ещё', position: 'left', className: undefined, to: undefined, items: [to('/docs')] },
  ]
  const theme = { ...config.theme, navbar: { ...config.theme.navbar, items } }
  const site = makeSite([doc('index.md', 'Дом'), doc('b.md', 'Б'), doc('b/c.md', 'В'), ...posts(1)], {
    config: { ...config, theme },
  })
  const active = (route: string) => {
    const [bar = ''] =
      /<ul class="navbar-items navbar-items--left">.*?<ul class="navbar-items /.exec(shell(site, route)) ?? []
    expect(bar.includes('dropdown--active')).toBe(route === '/docs')
    return [...bar.matchAll(/aria-current="(\w+)"[^>]*>([^<]+)/g)].map(([, as, label]) => `${label}: ${as}`)
  }
  expect(active('/docs')).toEqual(['/docs: page', '/docs: page'])
  expect(active('/docs/b/c')).toEqual(['/docs: true', '/docs/a: true', '/docs: true'])
  expect(active('/p0')).toEqual([])
  expect(active('/')).toEqual(['/: page'])
})

test('the footer is drawn in columns with its logo, a light one with that of each mode, or in one row without titles', () => {
  const config = makeConfig()
  const logo: LogoConfig = {
    ...{ src: '/day.svg', srcDark: '/night.svg', alt: 'Сайт' },
    ...{ width: 90, height: 30, href: 'https://example.org/', target: '_blank' },
  }
  const footer = (title: string | undefined, style: 'dark' | 'light' = 'dark') => ({
    ...config,
    theme: {
      ...config.theme,
      footer: {
        style,
        logo: title === undefined ? undefined : logo,
        copyright: '© Мы',
        columns: [
          {
            title,
            items: [
              { label: 'Архив', to: '/archive' },
              { label: '', html: '<b>Свой</b> знак' },
            ],
          },
        ],
      },
    },
  })
  const columns = shell(makeSite(posts(1), { config: footer('Читать') }), '/')
  expect(columns).toContain('footer-columns')
  const picturesOf = (html: string) =>
    [...html.matchAll(/<img(?: class="([^"]*)")? src="([^"]*\/(?:day|night)\.svg)"/g)].map(([, mode, src]) => [
      src,
      mode,
    ])
  expect(columns).toContain('<footer class="theme-layout-footer footer footer--dark">')
  expect(columns).toContain('<div class="footer-title">Читать</div>')
  expect(columns).toContain('<li><a href="/archive">Архив</a></li><li><span><b>Свой</b> знак</span></li>')
  expect(columns).toContain(
    '<a class="footer-logo" href="https://example.org/" target="_blank"><img src="/night.svg" alt="Сайт" width="90" height="30"/></a>',
  )
  expect(picturesOf(columns)).toEqual([['/night.svg', undefined]])
  expect(picturesOf(shell(makeSite(posts(1), { config: footer('Читать', 'light') }), '/'))).toEqual([
    ['/day.svg', 'only-light'],
    ['/night.svg', 'only-dark'],
  ])
  const row = shell(makeSite(posts(1), { config: footer(undefined) }), '/')
  expect(row).toContain('footer-row')
  expect(row).not.toContain('footer-title')
  expect(row).toContain('© Мы')
})

test('a bar that is always dark shows the logo for dark colours alone, another one that of each mode', () => {
  const config = makeConfig()
  const logo = { src: '/day.svg', srcDark: '/night.svg', alt: 'Сайт', href: '/' }
  const picturesOf = (style: 'dark' | 'primary' | undefined) => {
    const navbar = { ...config.theme.navbar, logo, style }
    const html = shell(makeSite(posts(1), { config: { ...config, theme: { ...config.theme, navbar } } }), '/')
    expect(html).toContain(
      `<header class="theme-layout-navbar navbar${style === undefined ? '' : ` navbar--${style}`}">`,
    )
    return [...html.matchAll(/<img class="navbar-logo ?([^"]*)" src="([^"]*)"/g)].map(([, mode, src]) => [src, mode])
  }
  expect(picturesOf('dark')).toEqual([['/night.svg', '']])
  const both = [
    ['/day.svg', 'only-light'],
    ['/night.svg', 'only-dark'],
  ]
  expect([picturesOf('primary'), picturesOf(undefined)]).toEqual([both, both])
})

test('the announcement is shown, with a button only when it may be closed', () => {
  const config = makeConfig()
  const bar = (isCloseable: boolean) => ({
    ...config,
    theme: {
      ...config.theme,
      announcementBar: {
        id: 'a',
        content: '<b>Новость</b>',
        backgroundColor: undefined,
        textColor: undefined,
        isCloseable,
      },
    },
  })
  const closeable = shell(makeSite(posts(1), { config: bar(true) }), '/')
  expect(closeable).toContain('<b>Новость</b>')
  expect(closeable).toContain('close-announcement')
  expect(shell(makeSite(posts(1), { config: bar(false) }), '/')).not.toContain('close-announcement')
})

test('contents nest by level, a skipped level hangs below the nearest higher one', () => {
  const toc = [2, 4, 3, 2].map((level, index) => ({ level, id: `p${index}`, text: '', html: '' }))
  const html = renderToStaticMarkup(<TocInline toc={toc} maxHeadingLevel={4} />)
  const outline = html
    .replace(/<a [^>]*href="#(p\d)"[^>]*><\/a>/g, '$1')
    .replace(/<(\/?)(?:ul|li)\b[^>]*>/g, (_, end) => (end ? ')' : '('))
  expect(outline).toBe('((p0((p1)(p2)))(p3))')
})
