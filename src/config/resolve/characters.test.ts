import { expect, test } from 'vitest'
import { problemsOf, required, resolved, wrong } from '../../../test/resolved.ts'

const HALF = 'в строке половина знака (U+D800), её нет ни в файлах, ни в адресах — напишите сам знак'

test.each<[where: string, user: Record<string, unknown>]>([
  ['baseUrl', { baseUrl: '/a\ud800/' }],
  ['favicon', { favicon: 'a\ud800.ico' }],
  ['themeConfig.navbar.items[0].to', { themeConfig: { navbar: { items: [{ label: 'x', to: '/a\ud800' }] } } }],
  ['themeConfig.navbar.logo.src', { themeConfig: { navbar: { logo: { alt: '', src: '/a\ud800.svg' } } } }],
  ['themeConfig.image', { themeConfig: { image: 'a\ud800.png' } }],
  ['docs.routeBasePath', { docs: { routeBasePath: '/d\ud800' } }],
  ['docs.tagsBasePath', { docs: { tagsBasePath: 't\ud800' } }],
  ['docs.editUrl', { docs: { editUrl: 'https://a.example/\ud800' } }],
  ['redirects[0].to', { redirects: [{ from: '/x', to: 'https://a.example/\ud800' }] }],
  ['staticDirectories[0]', { staticDirectories: ['s\ud800'] }],
  ['messages', { messages: { '\ud800': 'a' } }],
])('half a letter is told where it stands: %s', (where, user) => {
  expect(wrong(user)).toContain(`${where}: ${HALF}`)
})

test('so is one in a sidebars file', () => {
  const sidebars = new Map([['s.js', { a: [{ type: 'link', label: 'x', href: '/\ud800' }] }]])
  expect(problemsOf({ ...required, docs: { sidebarPath: 's.js' } }, sidebars)).toEqual([`a[0].href: ${HALF}`])
})

test('signs of control and of our marks as well', () => {
  const said = (code: string) => `tagline: в строке недопустимый символ ${code} — удалите его`
  expect(wrong({ tagline: 'a\0b' })).toEqual([said('U+0000')])
  expect(wrong({ tagline: 'a\ufdd0b' })).toEqual([said('U+FDD0')])
  expect(wrong({ tagline: 'a\ufdd0b', lenient: true })).toEqual([said('U+FDD0')])
  expect(resolved({ tagline: 'a\u001bb', lenient: true }).tagline).toBe('a\u001bb')
})

test('what is only for code may hold anything', () => {
  const docs = { remarkPlugins: [[() => undefined, { a: '\0' }]] }
  expect(resolved({ customFields: { a: '\0\ud800' }, docs }).customFields).toEqual({ a: '\0\ud800' })
})
