import { expect, test } from 'vitest'
import { checkSheet, compileModule, compileSheet, unclosedBlock } from './compile.ts'

const mistakes: string[] = []
const options = {
  file: 'src/x.module.css',
  url: (written: string) => `/published/${written}`,
  mistake: (message: string, { line, column }: { line: number | undefined; column: number | undefined }) =>
    void mistakes.push(`${line}:${column} ${message}`),
}
const compile = (css: string, file = options.file) => {
  mistakes.length = 0
  return compileModule(css, { ...options, file })
}
const sheet = (css: string) => compileSheet(css, options)

/** The sheet with its names as written. */
function plain({ css, names }: ReturnType<typeof compile>): string {
  let text = css
  for (const [name, [made = '']] of Object.entries(names)) text = text.replaceAll(String(made), `‹${name}›`)
  return text.replace(/\s+/g, ' ')
}

test('classes, ids and animations get names of their own; elements, strings, numbers and :global do not', () => {
  const made = compile(`
    .a > b.c:not(.d):hover, #e::after { content: ".no"; background: url(x.png) }
    :global(.f) .g, :global .h, :global .k.l .m { animation: spin 1s, other 2s }
    @keyframes spin { from { opacity: .1 } 50.5% { opacity: .2 } }
    @media (width > 40.5rem) { .a { color: red } }
    @container card (inline-size > 30em) { .i { .j & { x: y } } }
    [data-x=".k"] { y: z; view-transition-name: n }
  `)
  expect(plain(made)).toBe(
    '.‹a› > b.‹c›:not(.‹d›):hover, #‹e›:after { content: ".no"; background: url("/published/x.png"); } ' +
      '.f .‹g›, .h, .k.l .m { animation: 1s ‹spin›, 2s other; } ' +
      '@keyframes ‹spin› { from { opacity: .1; } 50.5% { opacity: .2; } } ' +
      '@media (width > 40.5rem) { .‹a› { color: red; } } ' +
      '@container card (inline-size > 30em) { .‹i› { .‹j› & { x: y; } } } ' +
      '[data-x=".k"] { y: z; view-transition-name: n; }',
  )
  expect(Object.keys(made.names)).toEqual(['a', 'c', 'd', 'e', 'g', 'i', 'j', 'spin'])
  expect(mistakes).toEqual([])
})

test('the same file gives the same names, another file others', () => {
  const nameIn = (css: string, file?: string) => compile(css, file).names.a
  expect(nameIn('.b{} .a{}')).toEqual(nameIn('.a{ x: y }'))
  expect(nameIn('.a{}', 'src/y.module.css')).not.toEqual(nameIn('.a{}'))
  expect(nameIn('.a{}')).toEqual([expect.stringMatching(/^a_\w{5}$/)])
})

test('names in any script and with escapes are the same in the sheet and for those who ask', () => {
  const { css, names } = compile('.жёлтый { x: y } .a\\:b { x: z }')
  expect(css).toContain(`.${names.жёлтый?.[0]} {`)
  expect(css).toContain(`.${String(names['a:b']?.[0]).replace(':', '\\:')} {`)
})

test('composes gives all names to those who ask, of other sheets too', () => {
  const { names, css } = compile(
    '.root { x: y } .base { composes: root; x: y } .own { composes: base; composes: theirs from global; composes: far from "./o.module.css"; z: w }',
  )
  const [root] = compile('.root{}').names.root ?? []
  expect(names.own?.slice(1)).toEqual([names.base?.[0], root, 'theirs', { name: 'far', from: './o.module.css' }])
  expect(css).not.toContain('composes')
})

test('addresses of files are replaced once, nested ones survive, foreign ones and data stay', () => {
  const data = "data:image/svg+xml;utf8,<svg fill='url(%23a)'/>"
  const { css } = compile(
    `.a { --x: url(x.png); width: calc(1px + var(--b, url("y.png#c?d"))); mask: url("${data}"); background: url(https://example.org/z.png), url(//example.org/z.png), url(/z.png), url(#z) }`,
  )
  expect([...css.matchAll(/url\("(.*?)"\)/g)].map(match => match[1]).sort()).toEqual([
    '#z',
    '//example.org/z.png',
    '/published//z.png',
    '/published/x.png',
    '/published/y.png#c?d',
    data,
    'https://example.org/z.png',
  ])
})

test.each([
  'cursor: url(a.png), auto',
  'list-style:/* b */url(a.png)',
  'filter: url(a.png) blur(1px)',
  'content: url(a.png)',
  'border-image: url(a.png) 1 / 2px stretch',
  'clip-path: url(a.png)',
  'shape-outside: url(a.png)',
  'background: -webkit-image-set(url(a.png) 1x)',
  'mask: image-set("a.png" 1x) center',
  'src: url(a.png) format("woff2")',
])('%s: the file is published', declaration => {
  for (const { css } of [compile(`.a { ${declaration} }`), sheet(`.a { ${declaration} }`)]) {
    expect(css).toContain('"/published/a.png"')
    expect(css).not.toMatch(/["(]a\.png/)
  }
})

test('a prefix that browsers need stays, nothing is lowered', () => {
  const { css } = compile(
    '.a { -webkit-backdrop-filter: none; backdrop-filter: none; inset: 0; color: oklch(50% .1 120) }',
  )
  expect(css).toContain('-webkit-backdrop-filter: none')
  expect(css).toContain('inset: 0')
  expect(css).toContain('oklch(')
})

test('imports of a module are listed, foreign ones stay', () => {
  const { css, imports } = compile("@import './a.css';\n@import 'https://example.org/c.css';\n.a { x: y }")
  expect(imports).toEqual([{ name: './a.css', condition: '', line: 1, column: 1 }])
  expect(css).toContain('@import "https://example.org/c.css";')
  expect(css).not.toContain('a.css')
})

test.each([
  ['.a {}\n.b } { x: y }', '2:4 Invalid dangling combinator in selector'],
  ['.a { .b { composes: c } }', '1:20 The `composes` property cannot be used within nested rules'],
])('%j is a mistake with its place', (css, mistake) => {
  compile(css)
  expect(mistakes).toEqual([mistake])
})

test.each(['.a:zoo { x: y }', '.a::foo { x: y }', '@unknown x;'])('%s is left to browsers', css => {
  compile(css)
  expect(mistakes).toEqual([])
})

test('a plain sheet stays as it is written but for addresses and imports', () => {
  const { css, names, imports } = sheet(
    [
      "@import './a.css';",
      "@import url('b.css') layer(x)  print and (min-width: 1px);",
      "@import 'https://example.org/c.css';",
      '/* ж .no url(no.png) */ .a { *zoom: 1; BACKGROUND: url( x.png ) }',
      ".b { background: url('data:image/png;base64,AA=='), image-set(\"y.png\" 1x, url('z.png') 2x) }",
    ].join('\r\n'),
  )
  expect(names).toEqual({})
  expect(imports).toEqual([
    { name: './a.css', condition: '', line: 1, column: 1 },
    { name: 'b.css', condition: 'layer(x)  print and (min-width: 1px)', line: 2, column: 1 },
  ])
  expect(css.split('\r\n')).toEqual([
    "@import 'https://example.org/c.css';",
    '/* ж .no url(no.png) */ .a { *zoom: 1; BACKGROUND: url("/published/x.png") }',
    '.b { background: url(\'data:image/png;base64,AA==\'), image-set(url("/published/y.png") 1x, url("/published/z.png") 2x) }',
  ])
})

test.each([
  ['.a { color: red;\n  margin 0 auto }', /^2:9 Unexpected token Number/],
  ['.a {}\n.b } { x: y }', /^2:4 Invalid dangling combinator/],
  ['@media (min-width: 1px { .a { x: y } }', /^1:23 Unexpected token CurlyBracketBlock/],
])('a plain sheet is told of what no browser reads in %j', (css, mistake) => {
  mistakes.length = 0
  checkSheet(css, options)
  expect(mistakes[0]).toMatch(mistake)
})

test.each(['.a { @apply x; }', '.a:zoo { x: y }', '@tailwind base;', '.a { --x: {} }'])(
  'nothing is told of %j',
  css => {
    mistakes.length = 0
    checkSheet(css, options)
    expect(mistakes).toEqual([])
  },
)

test('a block that nothing closes is found, brackets in strings, comments and addresses are none', () => {
  expect(unclosedBlock(':root {\n  --a: 1;\n\n.a { x: y }\n')).toEqual({ line: 1, column: 7 })
  expect(unclosedBlock('.a { x: y }\n  .b {\n .c { x: y }')).toEqual({ line: 2, column: 6 })
  expect(unclosedBlock('.a { content: "{" } /* { */ .b { background: url(data:{) }')).toBeUndefined()
})
