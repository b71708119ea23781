import { expect, test } from 'vitest'
import { createReport } from '../../messages/problem.ts'
import { toFilePath } from '../../shared/path.ts'
import type { Problem } from '../../shared/problem.ts'
import { parseYaml } from './yaml.ts'

/** What is read, and what is told of it. */
function read(text: string, firstLine = 2) {
  const problems: Problem[] = []
  const { map, broken } = parseYaml(
    text,
    { firstLine, maxBytes: 65_536 },
    createReport(problems, toFilePath('blog/a.md')),
  )
  return { map, broken, problems }
}

/** A comment is nothing that is written plainly: the parser of YAML reads the same text. */
const readFully = (text: string) => read(`# c\n${text}`, 1)

const WORDS = [
  'title',
  'date',
  'Слово',
  'a b',
  'x: y',
  'x:y',
  ':',
  '#',
  ' #1',
  'C#',
  '2014-02-12',
  '2014-2-1',
  '12',
  '012',
]
const MORE = [
  '1.10',
  '-1',
  '0x1f',
  '.5',
  'true',
  'True',
  'null',
  '~',
  'yes',
  '"a: b # c"',
  '"a\\n"',
  "'it''s'",
  "'a'",
  '""',
]
const LISTS = [
  '[]',
  '[a, б]',
  '[a,b]',
  '[ a b , c ]',
  '[a, ]',
  '[a,, b]',
  '[true, a]',
  '[1, a]',
  '["a", b]',
  '[a: b]',
  '[a',
  'a]',
]
const SIGNS = [
  '&a',
  '*a',
  '!a',
  '- a',
  '-a',
  '? a',
  '|',
  '>',
  '@a',
  '%a',
  '`a`',
  '{a: b}',
  ',',
  '/slug',
  'https://a.ru/б',
  '«а»',
]
const ODD = [
  'a\u00a0b',
  'a\u200bb',
  'e\u0301',
  'a\tb',
  'a  b',
  'a ',
  '…',
  '—',
  '😀 a',
  '_x',
  '"a" b',
  'a "b"',
  "'a",
  'a, b',
  'a {b}',
]
const VALUES = [...WORDS, ...MORE, ...LISTS, ...SIGNS, ...ODD, '']
const KEYS = [
  'title',
  'date',
  'a-b',
  '_k',
  'K9',
  'null',
  'true',
  'constructor',
  '__proto__',
  'ключ',
  '1',
  'a b',
  '"k"',
  '<<',
]

test.each(VALUES)('`key: %s` is read as the parser of YAML reads it', value => {
  for (const gap of [' ', '   ', '', '\t']) {
    const text = `key:${gap}${value}\nnext: да`
    expect(read(text), text).toEqual(readFully(text))
  }
})

test.each(KEYS)('`%s:` is a key or none as for the parser of YAML', key => {
  for (const text of [`${key}: a`, `first: a\n${key}: b\n`, `${key} : a`, `${key}: a\n${key}: b`])
    expect(read(text), text).toEqual(readFully(text))
})

test('blocks of random lines are read as the parser of YAML reads them', () => {
  let seed = 7
  const pick = <Item>(items: readonly Item[]): Item => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return items[(seed >> 8) % items.length] as Item
  }
  const lines = () =>
    pick([
      `${pick(KEYS)}: ${pick(VALUES)}`,
      `${pick(['a', 'b', 'c', 'd'])}: ${pick(WORDS)}`,
      '',
      '  a',
      '- a',
      'a',
      '---',
    ])
  for (let round = 0; round < 1500; round++) {
    const text = ['first: 1', ...Array.from({ length: 1 + (round % 5) }, lines)].join('\n')
    expect(read(text), text).toEqual(readFully(text))
  }
})
