import { describe, expect, test } from 'vitest'
import { makeConfig, makeParsed, makeSite, makeSource } from '../../test/factory.ts'
import { createTranslate } from '../messages/index.ts'
import type { Config, FooterLink, LogoConfig } from '../shared/config.ts'
import { buildShell, suggestQueries } from './shell.ts'

const t = createTranslate('ru')
const shellOf = (config: Config, options: Partial<Parameters<typeof buildShell>[1]> = {}) =>
  buildShell(makeSite([], { config }), { t, counters: true, ...options })

/** Item of a footer that holds nothing else. */
function footerItem(link: Omit<FooterLink, 'label'>, fields: Partial<Config> = {}) {
  const config = makeConfig(fields)
  const columns = [{ title: undefined, items: [{ label: 'Там', ...link }] }]
  const footer = { style: 'light' as const, logo: undefined, copyright: undefined, columns }
  return shellOf({ ...config, theme: { ...config.theme, footer } }).footer?.columns[0]?.items[0]
}

/** Logo of the navbar as browsers get it. */
function logoOf(logo: Partial<LogoConfig>, fields: Partial<Config> = {}) {
  const config = makeConfig(fields)
  const whole: LogoConfig = { src: 'img/logo.svg', alt: '', ...logo }
  const navbar = { ...config.theme.navbar, logo: whole }
  return shellOf({ ...config, theme: { ...config.theme, navbar } }).navbar.logo
}

describe('links of the footer', () => {
  test('a dot in the name of a page does not make it a file: it keeps its slash', () => {
    expect(footerItem({ to: '/release-2.10' }, { trailingSlash: true })?.href).toBe('/release-2.10/')
    expect(footerItem({ to: '/release-2.10?a=1#b' }, { trailingSlash: true })?.href).toBe('/release-2.10/?a=1#b')
  })

  test('a file keeps its name whatever the rule of slashes', () => {
    expect(footerItem({ to: '/rss.xml' }, { trailingSlash: true })?.href).toBe('/rss.xml')
  })

  test('a page may be written with the base, with .html, with a tail', () => {
    const at = { baseUrl: '/b/', trailingSlash: true }
    expect(footerItem({ to: '/about' }, at)?.href).toBe('/b/about/')
    expect(footerItem({ to: '/b/about.html#top' }, at)?.href).toBe('/b/about/#top')
    expect(footerItem({}, at)?.href).toBe('/b/')
  })

  test('an address elsewhere stays and is external, raw HTML has none', () => {
    expect(footerItem({ href: 'https://example.com/a' })).toMatchObject({
      href: 'https://example.com/a',
      external: true,
      html: undefined,
    })
    expect(footerItem({ html: '<b>1</b>', href: 'https://example.com' })).toMatchObject({
      href: undefined,
      external: false,
      html: '<b>1</b>',
    })
  })

  test('pathname:// names a file, however it looks, and leads inside', () => {
    const link = footerItem({ href: 'pathname:///old/app?x=1' }, { baseUrl: '/b/', trailingSlash: true })
    expect(link).toMatchObject({ href: '/b/old/app?x=1', external: false })
  })
})

describe('the logo', () => {
  test('its picture gets the base once; one from elsewhere stays', () => {
    const at = { baseUrl: '/b/' }
    expect(logoOf({ src: 'img/знак.svg' }, at)?.src).toBe('/b/img/%D0%B7%D0%BD%D0%B0%D0%BA.svg')
    expect(logoOf({ src: '/b/img/logo.svg', srcDark: '/dark.svg' }, at)).toMatchObject({
      src: '/b/img/logo.svg',
      srcDark: '/b/dark.svg',
    })
    for (const src of ['https://i.example/l.svg', '//i.example/l.svg', 'data:image/svg+xml,x'])
      expect(logoOf({ src }, at)?.src).toBe(src)
  })

  test('its link follows the rule of slashes, a foreign one stays', () => {
    expect(logoOf({ href: '/release-2.10' }, { trailingSlash: true })?.href).toBe('/release-2.10/')
    for (const href of ['https://example.com/a', '//example.com/a'])
      expect(logoOf({ href }, { trailingSlash: true })?.href).toBe(href)
    expect(logoOf({})?.href).toBeUndefined()
  })
})

test('a site under development is not counted', () => {
  const config = makeConfig({ analytics: { gtag: undefined, metrika: { counterId: '7' } } })
  expect(shellOf(config).counters).toEqual({ gtag: undefined, metrika: { counterId: '7' } })
  expect(shellOf(config, { counters: false }).counters).toBeUndefined()
  expect(shellOf(makeConfig()).counters).toBeUndefined()
})

test('what opens a menu is known by its id, nothing that stands in it is', () => {
  const site = makeSite([
    makeParsed(makeSource('doc', 'a.md')),
    makeParsed(makeSource('doc', 'b.md', { title: 'Бета' })),
  ])
  const shell = buildShell(site, { t, counters: false })
  expect(shell.menus).toEqual({ 'docs:default:defaultSidebar': t('theme.docs.sidebar.toggle') })
  expect(JSON.stringify(shell)).not.toContain('Бета')
})

test('four tags are suggested to one who found nothing, the largest first, then by name', () => {
  const posts = [['a', 'b'], ['b', 'c'], ['d', 'e'], ['e']].map((tags, index) =>
    makeParsed(makeSource('post', `${index}.md`, { date: '2024-05-01T00:00:00.000Z', tags })),
  )
  expect(suggestQueries(makeSite(posts))).toEqual(['b', 'e', 'a', 'c'])
})

test('posts and their tags are nowhere in the shell', () => {
  const post = (name: string, tags: string[]) =>
    makeParsed(makeSource('post', `${name}.md`, { title: name, date: '2024-05-01T00:00:00.000Z', tags }))
  const shellOfPosts = (...posts: ReturnType<typeof post>[]) => buildShell(makeSite(posts), { t, counters: false })
  expect(shellOfPosts(post('a', ['x']), post('b', ['y', 'z']))).toEqual(shellOfPosts(post('a', ['x'])))
})
