import { expect, test } from 'vitest'
import type { SourceKind } from '../shared/document.ts'
import { mayShowIn, themeOfTexts, whereIn } from './own-theme.ts'

const where = (names: string[], body: string, kind: SourceKind = 'doc', components = {}) =>
  whereIn({ body, kind }, themeOfTexts(names, components))

test.each([
  [['Footer', 'Navbar', 'DocSidebarItem', 'BlogArchivePage', 'Root'], 'doc', false],
  [['BlogPostItem'], 'doc', false],
  [['BlogPostItem'], 'post', true],
  [['DocItem/Layout'], 'doc', true],
  [['DocItem/Layout'], 'post', false],
  [['CodeBlock'], 'page', true],
  [['MDXComponents'], 'post', true],
] as const)('whether %j may show in a %s: %s', (names, kind, may) => {
  expect(mayShowIn(names, kind)).toBe(may)
})

test.each([
  ['nothing', [], 'Текст :::tip', 'nowhere'],
  ['what stands beside all documents', ['Footer', 'Navbar/Logo'], 'Текст', 'nowhere'],
  ['a part of documents', ['DocItem/Layout'], 'Текст', 'around'],
  ['the frame of documents', ['DocRoot'], 'Текст', 'around'],
  ['a part of posts', ['BlogPostItem/Header'], 'Текст', 'nowhere'],
  ['a tag', ['MDXComponents/A'], 'Текст', 'inside'],
  ['headings', ['Heading'], 'Текст', 'inside'],
  ['code', ['CodeBlock'], 'Текст', 'inside'],
  ['what stands in code', ['CodeBlock/Title'], 'Текст', 'inside'],
  ['boxes in a text without one', ['Admonition/Layout', 'DocItem/Layout'], 'Текст', 'around'],
  ['boxes in a text with one', ['Admonition/Layout'], ':::tip\n\nСовет\n\n:::', 'inside'],
  ['boxes in a quote that is one', ['Admonition/Icon/Note'], '> [!NOTE]\n> Текст', 'inside'],
  ['boxes in a tag that is one', ['Admonition'], '<div class="theme-admonition theme-admonition-note">', 'inside'],
  ['details', ['Details'], '<details>Ещё</details>', 'inside'],
  ['cards in a text without any', ['DocCardList'], 'Текст', 'nowhere'],
  ['cards in a text that lists them', ['DocCard'], '<DocCardList />', 'inside'],
  ['any part that the text may import', ['Footer'], "import Footer from '@theme/Footer'\n\nТекст", 'inside'],
] as const)('%s', (_, names, body, place) => {
  expect(where([...names], body)).toBe(place)
})

test('a list of components shows where one of them stands, and everywhere when it draws a tag otherwise', () => {
  const ours = { a: 'a', h2: 'h2', Own: () => null }
  const of = (body: string, components: object) => where(['MDXComponents'], body, 'doc', components)
  expect(of('Текст про Own.', ours)).toBe('nowhere')
  expect(of('Вот <Own />.', ours)).toBe('inside')
  expect(of('Вот < Own />.', ours)).toBe('inside')
  expect(of('<div>Текст</div>', ours)).toBe('nowhere')
  expect(of('Текст', { ...ours, h2: 'h3' })).toBe('inside')
  expect(of('Текст', { ...ours, h2: () => null })).toBe('inside')
  expect(of('Вот <Own />.', {})).toBe('nowhere')
})

test.each([
  ['an import in a sample of code', '# A\n\n```js\nimport x from "y"\nexport const z = require("z")\n```\n', 'nowhere'],
  ['an import', 'import x from "@theme/Footer"\n\n# A\n', 'inside'],
  ['code that requires', '# A\n\n{require("@theme/Footer").default}\n', 'inside'],
  ['an import in a text that is no MDX', 'import x from "y"\n\n<b {\n', 'inside'],
])('a footer of the site and %s', (_, body, expected) => expect(where(['Footer'], body)).toBe(expected))
