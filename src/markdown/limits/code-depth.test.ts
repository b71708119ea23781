import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../bench/scale/corpus.mjs'
import { findDeepCode } from './code-depth.ts'

const deep: [string, string][] = [
  ['brackets', `{${'('.repeat(300)}${')'.repeat(300)}}`],
  ['brackets over empty lines', `{\n\n${'(\n\n'.repeat(300)}`],
  ['braces of a module', `export function f() {${'{'.repeat(300)}${'}'.repeat(300)}}`],
  ['brackets in an attribute', `<A b={${'['.repeat(300)}${']'.repeat(300)}} />`],
  ['operators before a value', `{${'!'.repeat(2000)}x}`],
  ['words before a value', `{${'typeof '.repeat(2000)}x}`],
  ['functions that give functions', `{${'() => '.repeat(2000)}1}`],
  ['conditions', `{${'a ? b : '.repeat(2000)}c}`],
  ['conditions of statements', `export function f() {\n${'if (a); else '.repeat(2000)};\n}`],
  ['a chain of members', `{x${'.a'.repeat(20_000)}}`],
  ['a chain of calls', `{x${'()'.repeat(20_000)}}`],
  ['a chain of indices', `{x${'[0]'.repeat(20_000)}}`],
  ['a chain of conditions', `{${'a && '.repeat(20_000)}b}`],
  ['a chain of templates', `{a${'`x`'.repeat(20_000)}}`],
  ['a sum of texts', `{${'"a b" + '.repeat(20_000)}b}`],
  ['tags', '<A>'.repeat(2000)],
  ['tags in code', `{${'<a>'.repeat(2000)}${'</a>'.repeat(2000)}}`],
]
test.each(deep)('too deep: %s', (_, text) => expect(findDeepCode(`Текст.\n\n${text}\n`)).toBeGreaterThan(7))

const rows = Array.from({ length: 2000 }, (_, index) => index)
const shallow: [string, string][] = [
  [
    'a table of data',
    `export const data = [\n${rows.map(n => `  { a: ${n}, b: -1, c: [1, 2], d: !0 },`).join('\n')}\n]`,
  ],
  ['many constants', rows.map(n => `export const a${n} = ${n}`).join('\n')],
  ['many functions', rows.map(n => `export const f${n} = x => (x ? { a: x } : [x])`).join('\n')],
  ['objects in an attribute', `<A b={${'{ a: '.repeat(40)}1${' }'.repeat(40)}} />`],
  ['a drawing', `<svg>\n${rows.map(() => '<path d="M0 0" fill={"red"} />').join('\n')}\n</svg>`],
  ['a drawing in braces', `{<svg>\n${rows.map(() => '<path d="M0 0" fill="red"></path>').join('\n')}\n</svg>}`],
  ['tags in a comment', `{/* ${'<li> '.repeat(40)} */}\n\n{/*\n${'<li>\n'.repeat(40)}*/}`],
  [
    'apostrophes beside tags',
    `{<ul>\n${rows
      .slice(0, 300)
      .map(() => "<li><b>it's</b> Bob's</li>")
      .join('\n')}\n</ul>}`,
  ],
  ['comparisons', `export function f(a, b) {\n${rows.map(() => 'if (a<b) f(b, a)').join('\n')}\n}`],
  ['lines in comments', `export const a = 1\n${rows.map(() => '// ---------------- ====').join('\n')}`],
  ['a sample of code', `\`\`\`js\n${'{(['.repeat(2000)}\n\`\`\``],
  ['code in text', `${rows.map(n => `- \`ESC[${n}m {(\``).join('\n')}`],
  ['prose with lone brackets', rows.map(() => 'Смайлик :( и [ещё').join('\n')],
  ['expressions', rows.map(n => `Текст {a.b[${n}]} и {f(${n})}, {b} и {c}.`).join('\n')],
  ['expressions in paragraphs', rows.map(n => `Текст {a + ${n}} и \`b\` {/* c */} и {b}.`).join('\n\n')],
  ['statements apart', rows.map(n => `export const a${n} = {}\n\nТекст {a${n}}.`).join('\n\n')],
]
describe('not deep', () => {
  test.each(shallow)('%s', (_, text) => expect(findDeepCode(`Текст.\n\n${text}\n`)).toBeUndefined())
})

test('a line of a million signs costs no time', () => {
  for (const sign of ['`', '` ', '{', '<a', '\\', '('])
    expect([undefined, 0]).toContain(findDeepCode(sign.repeat(400_000)))
})

test('what cannot be too deep is not read, and what is too deep is found in a text of any length', () => {
  const random = createRandom(7)
  const parts = '(|[|{|if (|else if (|!|new |a ? | = | in |f() |a|<b>|)|}|; '.split('|')
  const prose = `\n\n${'слово '.repeat(4000)}`
  let deep = 0
  for (let round = 0; round < 120; round++) {
    const used = Array.from({ length: 1 + random(3) }, () => parts[random(parts.length)])
    const code = Array.from({ length: random(2400) }, () => used[random(used.length)]).join('')
    const text = `${['{', 'export const a = ', 'Текст '][random(3)]}${code}`.slice(0, 19_000)
    // A text of this length is always read.
    const found = findDeepCode(text + prose)
    expect(findDeepCode(text), text.slice(0, 100)).toBe(found)
    if (found !== undefined) deep++
  }
  expect(deep).toBeGreaterThan(15)
  expect(deep).toBeLessThan(105)
})
