import { expect, test } from 'vitest'
import { toFilePath } from '../../shared/path.ts'
import { parseFrontMatter } from './index.ts'

const read = (...lines: string[]) => {
  const text = ['---', ...lines, '---', 'Text'].join('\n')
  return parseFrontMatter(text, { file: toFilePath('blog/a.md'), kind: 'post', timeZone: 'UTC' })
}

/** One mistake is told, and the page stays what it was: an author who has it open sees it go nowhere. */
test.each([
  ['a colon in a title', 'title: Поездка: дорога', 'Поездка: дорога'],
  ['a sign at the start of a title', 'title: @home', '@home'],
  ['a quote that nothing closes', 'title: "Поездка', '"Поездка'],
  ['a quote that ends before the text', 'title: "Поездка" в Загреб', '"Поездка" в Загреб'],
  ['a line that is no key', 'title: Поездка\nдорога', 'Поездка'],
])('%s takes no other key along', (_, line, title) => {
  const { frontMatter, lines, problems } = read('tags:', '  - a', line, 'slug: /zagreb', 'date: 2024-05-01', 'image: 1')
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatchObject({ level: 'error', line: 4 + Number(line.includes('\n')) })
  expect(frontMatter).toMatchObject({ title, slug: '/zagreb', date: '2024-05-01T00:00:00.000Z' })
  expect(frontMatter.tags).toHaveLength(1)
  expect(lines).toMatchObject({ slug: 5 + Number(line.includes('\n')) })
})

test.each([
  ['tags:\n- one\n-two', 4],
  ['tags:\n  - one\n  -two', 4],
  ['tags:\n-one\n-two', 3],
])('a dash without a space behind it is told as that: %j', (tags, line) => {
  const { problems } = read(tags, 'slug: /a')
  expect(problems.map(({ code, line, values }) => [code, line, values?.fixed])).toEqual([
    ['yaml/dash', line, line === 3 ? '- one' : '- two'],
  ])
})

test('a value that goes on below is never cut to its first line, nor is an open list one text', () => {
  const { written } = read('title: a: b', 'description: one', '  two', 'tags: [a, b', 'slug: /c')
  expect(written).toMatchObject({ title: 'a: b', slug: '/c' })
  expect(written.description).not.toBe('one')
  expect(written.tags).not.toBe('[a, b')
})
