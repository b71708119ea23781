import { describe, expect, test } from 'vitest'
import { makeConfig, makeParsed, makeSite, makeSource } from '../../../test/factory.ts'
import { inWords } from '../../../test/said.ts'
import type { Config } from '../../shared/config.ts'

function redirectsOf(changes: Partial<Config>, aliases: string[] = []) {
  const about = makeParsed(makeSource('page', 'about.md', { aliases }))
  const page = makeParsed(makeSource('page', 'notes.html.md', { slug: '/notes.html' }))
  const site = makeSite([about, page], { config: makeConfig({ blogs: [], docs: [], ...changes }) })
  const { redirects } = site
  // Of the page's own name it is told besides.
  const problems = site.problems.filter(({ code }) => code !== 'reserved-route/html')
  return {
    list: redirects.map(({ from, to }) => `${from} -> ${to}`),
    problems: problems.map(inWords).map(({ text }) => text),
    problem: problems[0],
  }
}

const from = (from: string, to: string) => ({ redirects: [{ from, to }] })
const rules = (fields: Partial<Config['derivedRedirects']>): Partial<Config> => ({
  derivedRedirects: { fromExtensions: [], toExtensions: [], create: undefined, ...fields },
})

describe('a redirect', () => {
  test('leads to the address of its page, with what follows the path', () => {
    expect(redirectsOf(from('/old', '/about?a=1#b')).list).toEqual(['/old -> /about?a=1#b'])
    expect(redirectsOf({ ...from('/old', '/about'), trailingSlash: true, baseUrl: '/base/' }).list).toEqual([
      '/old -> /base/about/',
    ])
    expect(redirectsOf(from('/old', 'https://example.org/x')).list).toEqual(['/old -> https://example.org/x'])
  })

  test('chains are followed to their end; circles and dead ends are named', () => {
    const to = (list: [string, string][]) => redirectsOf({ redirects: list.map(([from, to]) => ({ from, to })) })
    expect(
      to([
        ['/a', '/b'],
        ['/b', '/about'],
      ]).list,
    ).toEqual(['/a -> /about', '/b -> /about'])
    expect(
      to([
        ['/a', '/b'],
        ['/b', '/a'],
      ]),
    ).toMatchObject({
      list: [],
      problems: ['перенаправления с /a ходят по кругу', 'перенаправления с /b ходят по кругу'],
    })
    expect(to([['/a', '/nowhere']]).problems).toEqual(['перенаправление с /a ведёт на /nowhere, а такой страницы нет'])
  })

  test('may not hide a page, stand twice, or leave for anything but https', () => {
    expect(redirectsOf(from('/about', '/')).problems).toEqual(['перенаправление с /about закрыло бы страницу'])
    const twice = {
      redirects: [
        { from: '/a', to: '/about' },
        { from: '/a/', to: '/search' },
      ],
    }
    expect(redirectsOf(twice).problems).toEqual(['у адреса /a два перенаправления'])
    const same = {
      redirects: [
        { from: '/a', to: '/about' },
        { from: '/a/', to: '/about' },
      ],
    }
    expect(redirectsOf(same)).toMatchObject({ list: ['/a -> /about'], problems: [] })
    for (const to of ['http://example.org', '//example.org', 'javascript:alert(1)', 'about', 'https://a.example/\nb']) {
      expect(redirectsOf(from('/a', to)).problems).toEqual([`перенаправление на ${to} запрещено`])
    }
  })

  test('an old file is a file of its own where pages are folders', () => {
    expect(redirectsOf({ ...from('/old.html', '/about'), trailingSlash: undefined }).list).toEqual([
      '/old.html -> /about',
    ])
    expect(redirectsOf({ ...from('/old.html', '/about'), trailingSlash: false }).list).toEqual(['/old -> /about'])
    expect(redirectsOf({ ...from('/old/index.html', '/about'), trailingSlash: true }).list).toEqual(['/old -> /about/'])
  })
})

test('aliases of a document lead to it, and its file is named when they cannot', () => {
  expect(redirectsOf({}, ['/was', '/long/ago/']).list).toEqual(['/long/ago -> /about', '/was -> /about'])
  expect(redirectsOf({}, ['/about']).problem).toMatchObject({ code: 'redirect/page', file: 'pages/about.md' })
})

describe('rules of old addresses', () => {
  test('make them from extensions, both ways', () => {
    expect(redirectsOf({ ...rules({ fromExtensions: ['html', 'php'] }), trailingSlash: true }).list).toEqual([
      '/about.html -> /about/',
      '/about.php -> /about/',
      '/notes.html.html -> /notes.html/',
      '/notes.html.php -> /notes.html/',
    ])
    expect(redirectsOf({ ...rules({ toExtensions: ['html'] }), trailingSlash: true }).list).toEqual([
      '/notes -> /notes.html/',
    ])
  })

  test('what a server may answer the page itself with leads into its folder', () => {
    expect(redirectsOf({ ...rules({ fromExtensions: ['html', 'php'] }), trailingSlash: undefined }).list).toEqual([
      '/about.html -> /about/',
      '/about.php -> /about',
      '/notes.html.html -> /notes.html/',
      '/notes.html.php -> /notes.html',
    ])
  })

  test('the search and the missing page have none, and a page that is there wins', () => {
    const seen: string[] = []
    const create = (path: string) => {
      seen.push(path)
      return ['/about', '/gone', '']
    }
    expect(redirectsOf({ ...rules({ create }), trailingSlash: true }).list).toEqual(['/gone -> /about/'])
    expect(seen).toEqual(['/about/', '/notes.html/'])
    expect(redirectsOf(rules({ create: path => `/old${path}` })).list).toContain('/old/about -> /about')
    expect(redirectsOf(rules({ create: () => undefined })).list).toEqual([])
  })

  test('a function may give paths alone', () => {
    const { list, problems } = redirectsOf(rules({ create: path => [`/old${path}`, `/old${path}?a`] }))
    expect(list).toContain('/old/about -> /about')
    expect(problems).toContain('перенаправление с «/old/about?a» — не с пути на сайте')
    expect(list.filter(line => line.includes('?'))).toEqual([])
  })
})
