import { describe, expect, test } from 'vitest'
import { classesOf, compileStyles } from './styles.ts'

const compile = (css: string, isModule = true) =>
  compileStyles(css, { file: 'src/x.module.css', isModule, url: written => `/published/${written}` })
/** The sheet with its names as written. */
function plain({ css, names }: ReturnType<typeof compile>): string {
  let text = css
  for (const [name, made] of Object.entries(names)) text = text.replaceAll(made.split(' ')[0] ?? '', `‹${name}›`)
  return text.replace(/\s+/g, ' ')
}

test('classes, ids and animations get names of their own; elements, strings, numbers and :global do not', () => {
  const made = compile(`
    .a > b.c:not(.d):hover, #e::before { margin: .5em; content: ".no"; background: url(x.png) }
    :global(.f) .g, :global .h { animation: spin 1s, other 2s }
    @keyframes spin { from { opacity: .1 } 50.5% { opacity: .2 } }
    @media (width > 40.5rem) { .a { color: red } }
    @container card (inline-size > 30em) { .i { .j & { x: y } } }
    [data-x=".k"] { y: z }
  `)
  expect(plain(made)).toBe(
    '.‹a› > b.‹c›:not(.‹d›):hover, #‹e›::before { margin: .5em; content: ".no"; background: url(/published/x.png) } ' +
      '.f .‹g›, .h { animation: ‹spin› 1s, other 2s } ' +
      '@keyframes ‹spin› { from { opacity: .1 } 50.5% { opacity: .2 } } ' +
      '@media (width > 40.5rem) { .‹a› { color: red } } ' +
      '@container card (inline-size > 30em) { .‹i› { .‹j› & { x: y } } } ' +
      '[data-x=".k"] { y: z }',
  )
  expect(Object.keys(made.names).sort()).toEqual(['a', 'c', 'd', 'e', 'g', 'i', 'j', 'spin'])
})

test('the same file gives the same names, another file others', () => {
  const other = compileStyles('.a{}', { file: 'src/y.module.css', isModule: true, url: written => written })
  expect(compile('.b{} .a{}').names.a).toBe(compile('.a{}').names.a)
  expect(other.names.a).not.toBe(compile('.a{}').names.a)
  expect(compile('.a{}').names.a).toMatch(/^a_\w+$/)
})

test('composes gives all names to those who ask', () => {
  const { names, css } = compile('.base { x: y } .own { composes: base; composes: theirs from global; z: w }')
  expect(names.own).toBe(`${compile('.own{}').names.own} ${names.base} theirs`)
  expect(css).not.toContain('composes')
})

test('a plain sheet keeps its names; imports are listed, foreign ones stay', () => {
  const { css, names, imports } = compile(
    "@import './a.css';\n@import url('b.css');\n@import 'https://example.org/c.css';\n/* .no */ .a { background: url('data:image/png;base64,AA==') }",
    false,
  )
  expect(names).toEqual({})
  expect(imports).toEqual(['./a.css', 'b.css'])
  expect(css).toContain("@import 'https://example.org/c.css';")
  expect(css).toContain(".a { background: url('data:image/png;base64,AA==') }")
})

describe('classes that a sheet is about', () => {
  test.each([
    [
      '.a .b, .c:hover { x: y } @media print { .d { x: y } } @keyframes k { from { x: y } 10% { x: y } }',
      ['a', 'b', 'c', 'd'],
    ],
    ['.жёлтый { x: y }', ['жёлтый']],
  ])('%s', (css, names) => {
    expect([...(classesOf(css) ?? [])]).toEqual(names)
  })
  test('a rule for elements holds on every page', () => {
    expect(classesOf('.a { x: y } table { x: y }')).toBeUndefined()
  })
})
