import { expect, test } from 'vitest'
import { makeParsed, makeReference, makeSite, makeSource } from '../../../test/factory.ts'
import type { FrontMatter } from '../../shared/document.ts'

const context = (before: string) => ({ before, text: 'link', after: '' })
const to = (name: string, before: string, image = false) =>
  makeReference({ kind: 'file', target: `./${name}.md`, image, context: context(before) })
const doc = (name: string, references: ReturnType<typeof to>[], frontMatter: Partial<FrontMatter> = {}) =>
  makeParsed(makeSource('doc', `${name}.md`, { title: name, ...frontMatter }), { references })

function backlinksOf(
  name: string,
  parsed: ReturnType<typeof doc>[],
  mode: 'production' | 'development' = 'production',
) {
  const page = makeSite(parsed, { mode }).pages.find(({ route }) => route === `/docs/${name}`)
  if (page?.kind !== 'doc') throw new Error(`${name} is missing`)
  return page.backlinks.map(({ title, href, context }) => [title, href, context?.before])
}

test('a page names those that link to it once each, by title, with their first sentence', () => {
  const parsed = [
    doc('target', [to('target', 'itself')]),
    doc('Яблоко', [to('target', 'first'), to('target', 'second')]),
    doc('Арбуз', [to('other', 'no'), to('target', 'yes')]),
    doc('other', []),
  ]
  expect(backlinksOf('target', parsed)).toEqual([
    ['Арбуз', '/docs/%D0%90%D1%80%D0%B1%D1%83%D0%B7', 'yes'],
    ['Яблоко', '/docs/%D0%AF%D0%B1%D0%BB%D0%BE%D0%BA%D0%BE', 'first'],
  ])
  expect(backlinksOf('Арбуз', parsed)).toEqual([])
})

test('pictures, unlisted pages and drafts are no sources', () => {
  const parsed = [
    doc('target', []),
    doc('picture', [to('target', 'no', true)]),
    doc('unlisted', [to('target', 'no')], { unlisted: true }),
    doc('draft', [to('target', 'no')], { draft: true }),
    doc('fine', [to('target', 'yes')]),
  ]
  expect(backlinksOf('target', parsed, 'development').map(([title]) => title)).not.toContain('draft')
  expect(backlinksOf('target', parsed).map(([title]) => title)).toEqual(['fine'])
})
