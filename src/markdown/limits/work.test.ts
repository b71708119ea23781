import { describe, expect, test } from 'vitest'
import { findWork } from './work.ts'

/** Each of these takes the parser hours, and one with fewer of them no time at all. */
const tags: [string, string, string][] = [
  ['tags with braces in braces', '{', '<a>{'],
  ['braces in tags that nothing closes', '', '<A b={;'],
  ['tags that another bracket does not close', '', '<A b={]'],
  ['spreads that nothing closes', '', '<A {...'],
  ['tags that nothing closes in an expression', 'Текст {', '<a>x\n'],
  ['tags and braces that nothing closes', '> ', 'x<A b={<div>'],
  ['tags in an attribute', '<A b={<b>', '[^1]<script>'],
  ['tags behind which a brace closes', 'Текст { в [^1]', '<script>}'],
  ['tags of any name', '{', '<b.c d="e">'],
  ['fragments', '{', '<>'],
  ['tags in a comment that does not end', '<A>x</A> {/*', '<A b={'],
  ['in an item of a list', "- [x\nimport './s{", '<div>'],
  ['behind a fence that an import takes in', 'import a\n```\n\n```text\n\n{', '<b>'],
  ['behind a fence in an expression', '{/*\n```\n*/}\n\n{', '<b>'],
  ['in a module that is text in a block', ':::note\n\nexport const a = {', '<b>'],
]
test.each(tags)('too laborious: %s', (_, before, sign) => {
  expect(findWork(`Текст.\n\n${before}${sign.repeat(60)}\n`, true)?.id).toBe('too-complex/tags')
  expect(findWork(`Текст.\n\n${before}${sign.repeat(8)}\n`, true)).toBeUndefined()
})

/** The parser looks for the end of a tag up to where its text ends, and what closes it stands behind. */
const cut: [string, string, string][] = [
  ['an empty line', 'Текст ', '\n\n'],
  ['a cell', '| а | ', ' | б |\n'],
  ['a heading', '# ', '\n'],
  ['an item', '- ', '\n- '],
]
test.each(cut)('tags that close behind %s', (_, before, end) => {
  const text = (count: number): string => `${before}${'<A b={'.repeat(count)}${end}б ${'} />'.repeat(count)}\n`
  expect(findWork(text(60), true)?.id).toBe('too-complex/tags')
  expect(findWork(text(9), true)).toBeUndefined()
  expect(findWork(`${before}${'<A b={'.repeat(30)}1${'} />'.repeat(30)}${end}б\n`, true)).toBeUndefined()
})

const hidden: [string, (tags: string) => string][] = [
  ['lines that end as on Windows', tags => `Текст {\r\n${tags.replaceAll('><', '>\r\n<')}`],
  ['an expression behind a tag goes over empty lines', tags => `<ul>{[а\n\n${tags.replaceAll('><', '>{[а\n\n<')}`],
  ['behind a module that looks like a pattern', tags => `export const a = <p>б</p>\n\n<A b={а${tags}\n`],
  ['behind a fence that an item took along', tags => `- а:\n\n  \`\`\`sh\n  б\n{${tags}\n`],
]
test.each(hidden)('%s', (_, make) => {
  expect(findWork(make('<b>'.repeat(60)), true)?.id).toBe('too-complex/tags')
  expect(findWork(make('<b>'.repeat(8)), true)).toBeUndefined()
})

test('tags before a mistake are each tried again', () => {
  const text = `{${'<a>'.repeat(50)}x${'</a>'.repeat(9)}</1>${'</a>'.repeat(40)}}`
  expect(findWork(text, true)).toEqual({ id: 'too-complex/tags', offset: 0 })
  expect(findWork(text.replace('</1>', '</a>'), true)).toBeUndefined()
})

test('the place is the sign that takes so long', () => {
  expect(findWork(`Текст {a}.\n\nЕщё {${'<b>'.repeat(60)}`, true)?.offset).toBe(16)
  expect(findWork(`Текст.\n\n${'а: б\n'.repeat(40_000)}`, false)).toEqual({ id: 'too-complex/paragraph', offset: 8 })
})

describe('a paragraph is gone through for each sign', () => {
  const signs: [string, string, boolean][] = [
    ['colons', 'а: б ', false],
    ['colons on lines', '12:30\n', false],
    ['rows of a table', '| 12:30 | б |\n', false],
    ['colons beside code', '`а` б: в\n', false],
    ['colons before brackets', '{a:', false],
    ['references', '&nbsp;а ', false],
    ['references on lines', '&#x0;\n', false],
    ['expressions', '{а} ', true],
    ['expressions on lines', 'а {б}\n', true],
    ['expressions in quotes', '> а {б}\n', true],
    ['expressions in items', '- {a} <b>\n', true],
  ]
  test.each(signs)('%s', (_, sign, mdx) => {
    const count = Math.floor(500_000 / sign.length)
    expect(findWork(sign.repeat(count), mdx)?.id).toMatch(/^too-complex\/(?:paragraph|tags)$/)
    expect(findWork(sign.repeat(count / 50), mdx)).toBeUndefined()
    expect(findWork(`${sign}\n\n`.repeat(count), mdx)).toBeUndefined()
  })
})

test('what begins as an address is gone through to the end of its word', () => {
  for (const sign of ['www.a_b', 'http://a_']) {
    expect(findWork(`Слово ${sign.repeat(10_000)}`, false)?.id).toBe('too-complex/paragraph')
    expect(findWork(`Слово ${sign.repeat(500)}`, false)).toBeUndefined()
    expect(findWork(`${sign} `.repeat(1000), false)).toBeUndefined()
  }
  expect(findWork('а@б.в'.repeat(100_000), false)).toBeUndefined()
})

test('signs in a row behind addresses are asked for each whether it ends there', () => {
  const text = (addresses: number, signs: number): string =>
    `Об${'```http://'.repeat(addresses)}${"'~".repeat(signs / 2)}\`\`\`http://x`
  expect(findWork(text(5000, 10_000), true)?.id).toBe('too-complex/paragraph')
  expect(findWork(text(40, 12_000), false)?.id).toBe('too-complex/paragraph')
  expect(findWork(text(1000, 1000), true)).toBeUndefined()
  expect(findWork(`Глава${'.'.repeat(5000)}12 https://a.b/\n\n`.repeat(1000), false)).toBeUndefined()
})

test('a module that goes on over empty lines is parsed again for each', () => {
  const module = (count: number): string => `Текст {a}.\n\nexport const a = [\n${'1,\n\n'.repeat(count)}]\n`
  expect(findWork(module(50_000), true)?.id).toBe('too-complex/paragraph')
  expect(findWork(module(500), true)).toBeUndefined()
})

const rows = Array.from({ length: 2000 }, (_, index) => index)
const honest: [string, string][] = [
  ['a table of addresses', rows.map(n => `| ${n} | https://a.b/${n} | 12:30 |`).join('\n')],
  ['a list of definitions', rows.map(n => `- \`a${n}\`: what it is: a number`).join('\n')],
  ['a drawing', `<svg>\n${rows.map(() => '<path d="M0 0" fill={"red"} />').join('\n')}\n</svg>`],
  ['a drawing in braces', `{<svg>\n${rows.map(() => '<path d="M0 0" fill="red"></path>').join('\n')}\n</svg>}`],
  ['cards', rows.map(n => `<Card title="${n}" icon={<Icon name="a" />}>\n\nТекст.\n\n</Card>`).join('\n\n')],
  [
    'a list that is made',
    `<ul>{rows.map(row => <li key={row}>{row < 5 ? <b>{row}</b> : 'x'}</li>)}</ul>\n\n`.repeat(300),
  ],
  ['comparisons', `export function f(a, b) {\n${rows.map(() => 'if (a<b) f(b, a)').join('\n')}\n}`],
  ['samples of types', `\`\`\`ts\n${'const a: Map<string, Array<number>> = {'.repeat(300)}\n\`\`\`\n\n`.repeat(5)],
  ['types in prose', rows.map(() => 'Тип `Map<string, {a: b}>` и `Array<string>`.').join('\n\n')],
  [
    'types in code spans',
    rows.map(() => '**Тип:** `(a: { b: Array<string>; c: Map<d, { e: f }> }) => Promise<void>`').join('\n\n'),
  ],
  [
    'braces in code spans of a table',
    rows
      .map(() => '| `{<key>:{$lt:<value>}}` | `db.find({a: <b>` |')
      .join('\n')
      .slice(0, 9000),
  ],
  [
    'open braces in code spans',
    `В \`{\` и \`set:html={Promise<string>}\`, <b>${'в `<style>` и `{a<b>` '.repeat(200)}</b>`,
  ],
  ['rules of signs beside addresses', rows.map(n => `https://a.b/${n} ${'*'.repeat(120)}`).join('\n')],
  [
    'code in attributes',
    rows
      .slice(0, 400)
      .map(n => `<td>\n<code dangerouslySetInnerHTML={{__html: 'if (a${n}) {<br>  b {'}} />\n</td>\n`)
      .join('\n')
      .concat('\n\nfun f(c: Container<T>) { }\n\n'.repeat(40)),
  ],
  ['data', `export const data = [\n${rows.map(n => `  { a: ${n}, b: <b>{1}</b>, c: 'it is < 5' },`).join('\n')}\n]`],
]
describe('not laborious', () => {
  test.each(honest)('%s', (_, text) => expect(findWork(`Текст {a}.\n\n${text}\n`, true)).toBeUndefined())
})
