import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeConfig } from '../../../test/factory.ts'
import { problemLine } from '../../../test/markdown-fixture.ts'
import { writeFiles } from '../../../test/write-files.ts'
import { createGraph, type Graph } from '../bundle/graph.ts'
import { inlineSheet, styleModule } from './sheet.ts'

let site = ''
let graph: Graph
beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'zapiski-sheets-'))
})
afterAll(() => rmSync(site, { recursive: true }))
beforeEach(() => {
  graph = createGraph(makeConfig({ siteDir: site, baseUrl: '/base/', staticDirectories: ['static'] }))
})

const write = (files: Record<string, string>): void => writeFiles(site, files)
const problems = (): string[] => [...graph.problems.values()].flat().map(problemLine)

test('imports are put in before the sheet, each once, under their conditions', () => {
  write({
    'css/a.css':
      "@import './b.css';\n@import 'c.css' layer(x) supports(not (a: b)) screen and (min-width: 1px);\n@import './b.css';\n.a{x:y}",
    'css/b.css': "@import './a.css';\n.b{x:y}",
    'css/c.css': '.c{x:y}',
  })
  expect(inlineSheet(graph, join(site, 'css/a.css'))).toBe(
    '.b{x:y}\n@media screen and (min-width: 1px) {\n@supports (not (a: b)) {\n@layer x {\n.c{x:y}\n}\n}\n}\n.a{x:y}',
  )
  expect([...graph.hashes.keys()].map(path => path.slice(site.length))).toEqual([
    '/css/a.css',
    '/css/b.css',
    '/css/c.css',
  ])
})

test('a sheet that names nothing is published as it is written', () => {
  write({ 'css/plain.css': ' .a { COLOR: RED }\n' })
  expect(inlineSheet(graph, join(site, 'css/plain.css'))).toBe(' .a { COLOR: RED }\n')
})

test('files are published under names of their bytes, static ones under their own', () => {
  write({
    'static/img/a.png': 'a',
    'css/b.PNG': 'b',
    'css/u.css': '.a{x:url(~@site/static/img/a.png);y:url(b.PNG#i?q)}',
  })
  expect(inlineSheet(graph, join(site, 'css/u.css'))).toMatch(
    /^\.a\{x:url\("\/base\/img\/a\.png"\);y:url\("\/base\/assets\/files\/b-[0-9a-f]{8}\.png#i\?q"\)\}$/,
  )
  expect([...graph.published.values()]).toEqual([join(site, 'css/b.PNG')])
})

test('what is not there is told with its place', () => {
  write({ 'css/m.css': "@import './none.css';\n.a { x: url(../none.png) }" })
  inlineSheet(graph, join(site, 'css/m.css'))
  expect(problems().sort()).toEqual([
    'css/m.css:1:1 error module-style: файла ./none.css из @import нет — исправьте путь',
    'css/m.css:2:9 error module-style: файла none.png из url() нет — исправьте путь',
  ])
})

test('a module’s names are exports, those of other sheets too; reserved words stay in the object', () => {
  write({ 'a.module.css': "@import './b.css';\n.own-x, .new, .box { composes: far from './o.module.css'; x: y }" })
  const code = styleModule(graph, join(site, 'a.module.css'))
  expect(code.replaceAll(/_\w{5}/g, '_').split('\n')).toEqual([
    'import "./b.css"',
    'import $sheet0 from "./o.module.css"',
    `export default {${['box', 'new', 'own-x'].map(name => `"${name}": "${name}_" + ' ' + $sheet0["far"]`).join(', ')}}`,
    `export const box = "box_" + ' ' + $sheet0["far"]`,
  ])
})

test('a mistake is told with its place, other languages of styles with the cure', () => {
  write({ 'b.module.css': '.a { x: y }\n.b } { x: y }', 'c.scss': '$a: 1' })
  styleModule(graph, join(site, 'b.module.css'))
  expect(styleModule(graph, join(site, 'c.scss'))).toBe('export default {}')
  expect(problems()).toEqual([
    'b.module.css:2:4 error module-style: стили не читаются: Invalid dangling combinator in selector — исправьте правило: в страницы оно не попадёт',
    'c.scss error module-style: стили .scss читает пакет «sass», а он не установлен — выполните npm install sass в папке сайта',
  ])
})

test('a sheet of the site is published with its mistakes, and each is told with its place', () => {
  write({ 'css/slip.css': '.a { color: red;\n  margin 0 auto;\n}\n.b {\n' })
  expect(inlineSheet(graph, join(site, 'css/slip.css'))).toContain('margin 0 auto')
  expect(problems()).toEqual([
    expect.stringMatching(/^css\/slip\.css:4:4 warning site-style: .*не закрыт/),
    expect.stringMatching(/^css\/slip\.css:2:9 warning site-style/),
  ])
})

test('the mark of UTF-8 at the beginning of a sheet is no part of its first rule', () => {
  write({
    'css/icons.woff': 'a',
    'css/marked.css': '\uFEFF@font-face { font-family: icons; src: url(icons.woff) }',
    'css/plain-marked.css': '\uFEFF.a { x: y }',
  })
  expect(inlineSheet(graph, join(site, 'css/plain-marked.css'))).toBe('.a { x: y }')
  styleModule(graph, join(site, 'css/marked.css'))
  expect(graph.styles.get(join(site, 'css/marked.css'))).toContain('/base/assets/files/icons-')
})

test('a path from the root is looked up in the site’s folder too, as Docusaurus does', () => {
  write({
    'static/fonts/sans.woff2': 'a',
    'src/css/hero.jpg': 'b',
    'css/rooted.css': '.a{x:url(/static/fonts/sans.woff2?#iefix);y:url(/src/css/hero.jpg);z:url(/src/css/none.jpg)}',
  })
  expect(inlineSheet(graph, join(site, 'css/rooted.css'))).toMatch(
    /^\.a\{x:url\("\/base\/fonts\/sans\.woff2\?#iefix"\);y:url\("\/base\/assets\/files\/hero-[0-9a-f]{8}\.jpg"\);z:url\(\/src/,
  )
  expect(problems()).toEqual([
    expect.stringContaining('css/rooted.css:1:70 warning module-style: файла /src/css/none.jpg'),
  ])
})

test('a sheet of a package that is not installed is told as that; a sheet of formulas goes without saying', () => {
  write({
    'css/packages.css': [
      '@import "tailwindcss/theme.css";',
      '@import "~@scope/part/a.css";',
      '@import "~katex/dist/katex.min.css";',
      '@import "beside.css";',
      '@import "parts/none.css";',
    ].join('\n'),
    'css/parts/some.css': '',
  })
  inlineSheet(graph, join(site, 'css/packages.css'))
  expect(problems().map(line => line.replace(/ — .*/, ''))).toEqual([
    'css/packages.css:1:1 error package-missing: пакет «tailwindcss» не установлен',
    'css/packages.css:2:1 error package-missing: пакет «@scope/part» не установлен',
    'css/packages.css:4:1 error module-style: файла beside.css из @import нет',
    'css/packages.css:5:1 error module-style: файла parts/none.css из @import нет',
  ])
})

test('imports from other hosts that stand below rules are brought to the top, where browsers read them', () => {
  write({
    'css/late.css': '.a{x:y}\n@import url(https://example.org/a.css) screen;\n.b{x:y}\n',
    'css/early.css': '@import "./late.css";\n@import url(https://example.org/b.css);\n.c{x:y}\n',
  })
  const css = inlineSheet(graph, join(site, 'css/early.css'))
  expect(css).toMatch(
    /^@import url\(https:\/\/example\.org\/a\.css\) screen;@import url\(https:\/\/example\.org\/b\.css\);\.a\{x:y\}\s+\.b\{x:y\}\s+\.c\{x:y\}$/,
  )
  expect(problems()).toEqual([])
})
