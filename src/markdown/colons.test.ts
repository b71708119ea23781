import { expect, test } from 'vitest'
import { readColons } from './colons.ts'
import { mayBeParsed } from './limits/limits.ts'
import { parseText } from './parse-text.ts'

const rows = (count: number): string =>
  `| a | b |\n| - | - |\n${Array.from({ length: count }, (_, row) => `| ${row} | [link](https://example.com/${row} "at: once") |`).join('\n')}\n`

test('a text without directives is read without the extension that looks for them, and gives the same tree', () => {
  const text = '# At 10: 30\n\nSee https://example.com, [a](https://example.com/b): done. `a:` | ::\n'
  expect(readColons(text, false).hasDirectives).toBe(true)
  const plain = text.replace('::', '').replace('10: 30', 'ten')
  expect(readColons(plain, false)).toEqual({ source: plain, hasDirectives: false })
  expect(JSON.stringify(parseText(plain, false))).toContain('https://example.com/b')
})

test.each([':name', 'a :name[b]', '::leaf', ':::note', '10:30', ':é', ':[x]', ':{.x}'])(
  '%s is left to the parser',
  text => {
    expect(readColons(text, false)).toEqual({ source: text, hasDirectives: true })
  },
)

test('a long table of links beside a directive loses nothing, and is not refused', () => {
  const text = `:::note\n\nA \`b:c\` [d](mailto:e@example.com) :smile:\n\n:::\n\n${rows(3000)}`
  expect(mayBeParsed(text, false)).toBe(true)
  const { source } = readColons(text, false)
  expect(source).not.toBe(text)
  expect(source).toHaveLength(text.length)
  const tree = JSON.stringify(parseText(text, false))
  expect(tree).not.toContain('\uFDD4')
  expect(tree).toContain('"https://example.com/2999"')
  expect(tree).toContain('"at: once"')
  expect(tree).toContain('mailto:e@example.com')
})

test.each([false, true])('a table of thousands of links is no work (MDX: %s)', mdx => {
  expect(mayBeParsed(rows(5000), mdx)).toBe(true)
})

test('a long line of colons is code where it is code', () => {
  const line = `${'"a":b,'.repeat(3000)}\n`
  expect(mayBeParsed(line, false)).toBe(false)
  expect(mayBeParsed(`\`\`\`json\n${line}\`\`\`\n`, false)).toBe(true)
  expect(mayBeParsed(`\`\`\`json\n\`\`\`\n\n${line}`, false)).toBe(false)
})
