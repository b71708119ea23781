import { describe, expect, test } from 'vitest'
import { makeConfig, makeContent, makeParsed, makeReference, makeSite, makeSource } from '../../../test/factory.ts'
import { said } from '../../../test/said.ts'
import type { FrontMatter, Reference } from '../../shared/document.ts'
import { toFilePath } from '../../shared/path.ts'
import type { Site } from '../../shared/site.ts'

const doc = (path: string, fm: Partial<FrontMatter> = {}, references: Reference[] = []) =>
  makeParsed(makeSource('doc', path, fm), { references })
const url = (target: string) => makeReference({ kind: 'url', target, line: 1 })

const build = (pages: ReturnType<typeof doc>[], trailingSlash: boolean | undefined): Site =>
  makeSite(pages, { config: makeConfig({ trailingSlash }) })
const addresses = (site: Site): string[] =>
  site.pages.filter(({ kind }) => kind === 'doc' || kind === 'page').map(({ href }) => decodeURI(href))
const targets = (site: Site, file: string) => site.targets.get(toFilePath(file))?.map(({ href }) => href)

describe('the slash at the end', () => {
  const pages = () => [
    doc('intro.md', { slug: '/' }),
    doc('linux/index.md'),
    doc('linux/ssh.md'),
    doc('macos/README.md'),
    doc('tools/tools.md'),
    doc('written.md', { slug: '/own/place/' }),
    makeParsed(makeSource('page', 'about/index.md')),
    makeParsed(makeSource('page', 'contact.md')),
    makeParsed(makeSource('page', 'tools/index.jsx')),
    makeParsed(makeSource('page', 'tools/one.tsx')),
  ]

  test('follows the files where the site leaves it to them: pages of folders have it', () => {
    const site = build(pages(), undefined)
    expect(addresses(site)).toEqual([
      '/docs/',
      '/docs/linux/',
      '/docs/linux/ssh',
      '/docs/macos/',
      '/docs/tools/',
      '/docs/own/place/',
      '/about/',
      '/contact',
      '/tools/',
      '/tools/one',
    ])
    expect(site.pages.find(({ route }) => route === '/docs/linux/ssh')?.output).toBe('docs/linux/ssh/index.html')
    const menu = site.sidebars['docs:default:defaultSidebar']
    expect(menu?.kind === 'docs' && menu.items[1]).toMatchObject({ href: '/docs/linux/', route: '/docs/linux' })
  })

  test('is on every page or on none where the site says so', () => {
    expect(addresses(build(pages(), true)).filter(href => !href.endsWith('/'))).toEqual([])
    expect(addresses(build(pages(), false)).filter(href => href.endsWith('/'))).toEqual([])
  })

  test('decides what a relative address means, as in a browser', () => {
    const linked = (trailingSlash: boolean | undefined) => {
      const site = build(
        [
          doc('linux/index.md', {}, [url('ssh'), url('../linux')]),
          doc('linux/ssh.md', {}, [url('bash'), url('.')]),
          doc('linux/bash.md'),
        ],
        trailingSlash,
      )
      return {
        problems: site.problems.map(said),
        of: (name: string) => targets(site, `docs/linux/${name}`),
      }
    }
    const free = linked(undefined)
    expect(free.problems).toEqual([])
    expect(free.of('index.md')).toEqual(['/docs/linux/ssh', '/docs/linux/'])
    expect(free.of('ssh.md')).toEqual(['/docs/linux/bash', '/docs/linux/'])
    expect(linked(false).problems).toEqual([
      'ссылка ведёт на /docs/ssh, а такой страницы нет',
      'ссылка ведёт на /linux, а такой страницы нет',
    ])
    expect(linked(true).problems).toEqual(['ссылка ведёт на /docs/linux/ssh/bash, а такой страницы нет'])
  })
})

describe('addresses of documents', () => {
  const addressOf = (path: string, fm: Partial<FrontMatter> = {}) => addresses(build([doc(path, fm)], false))[0]

  test('dates and versions in names are no numbers of order', () => {
    expect(addressOf('2024-05-01-x.md')).toBe('/docs/2024-05-01-x')
    expect(addressOf('7.0-notes.md')).toBe('/docs/7.0-notes')
    expect(addressOf('01-start/02-install.md')).toBe('/docs/start/install')
    expect(addressOf('01-start/02-install.md', { parseNumberPrefixes: false })).toBe('/docs/01-start/02-install')
  })

  test('a slug is counted from the documents or from the folder, an id replaces the name, not the folder', () => {
    expect(addressOf('linux/ssh.md', { slug: '/x' })).toBe('/docs/x')
    expect(addressOf('linux/ssh.md', { slug: 'x' })).toBe('/docs/linux/x')
    expect(addressOf('linux/ssh.md', { id: 'x' })).toBe('/docs/linux/x')
    expect(addressOf('linux/index.md', { id: 'x' })).toBe('/docs/linux')
  })

  test('Cyrillic is encoded once; «й» of two code points is one letter', () => {
    const site = build(
      [doc('и\u0306од.md'), doc('а.md', {}, [url('/docs/йод'), url('/docs/%D0%B9%D0%BE%D0%B4')])],
      false,
    )
    expect(site.pages.find(({ kind }) => kind === 'doc')?.href).toBe('/docs/%D0%B9%D0%BE%D0%B4')
    expect(targets(site, 'docs/а.md')?.[0]).toBe('/docs/%D0%B9%D0%BE%D0%B4')
  })
})

test('pathname:// is left unchecked and gets the base', () => {
  const plain = makeReference({ kind: 'plain', target: '/file.pdf', line: 1 })
  const site = makeSite([doc('a.md', {}, [plain])], { config: makeConfig({ baseUrl: '/base/' }) })
  expect(site.problems).toEqual([])
  expect(targets(site, 'docs/a.md')).toEqual(['/base/file.pdf'])
})

test('a file of all languages has one address, unchecked links to it too', () => {
  const plain = [
    makeReference({ kind: 'plain', target: '/a/b.html', hash: '#c' }),
    makeReference({ kind: 'plain', target: '/d.html' }),
  ]
  const content = makeContent({ statics: new Map([['a/b.html', toFilePath('static/a/b.html')]]) })
  const config = makeConfig({ baseUrl: '/base/en/', filesUrl: '/base/' })
  const site = makeSite([doc('a.md', {}, plain)], { config, content })
  expect(targets(site, 'docs/a.md')).toEqual(['/base/a/b.html#c', '/base/en/d.html'])
})

test('an address that leads nowhere has the base once, written with it or without', () => {
  const links = [url('/base/none/badge'), url('/none')]
  const site = makeSite([doc('a.md', {}, links)], { config: makeConfig({ baseUrl: '/base/', onBrokenLinks: 'warn' }) })
  expect(targets(site, 'docs/a.md')).toEqual(['/base/none/badge', '/base/none'])
})

test('the date of change in the sitemap is that of the front matter, even when it names an author only', () => {
  const source = {
    ...makeSource('doc', 'a.md', { lastUpdate: { author: 'Иван' } }),
    updated: { date: '2024-02-02T00:00:00.000Z' },
  }
  const [page] = makeSite([makeParsed(source)]).pages.filter(({ kind }) => kind === 'doc')
  expect(page?.lastmod).toBe('2024-02-02T00:00:00.000Z')
})
