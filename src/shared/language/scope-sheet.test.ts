import { expect, test } from 'vitest'
import { scopeSheet } from './scope-sheet.ts'

test.each([
  ['h2, .a > b { color: red }', '.x h2,.x .a > b{ color: red }'],
  [':is(a, b)[title="c, d"] { top: 0 }', '.x :is(a, b)[title="c, d"]{ top: 0 }'],
  ['html, :root.dark a { top: 0 }', 'html.x,:root.x.dark a{ top: 0 }'],
  ['html-like { top: 0 }', '.x html-like{ top: 0 }'],
  ['@media (width < 600px) { b { top: 0 } }', '@media (width < 600px) { .x b{ top: 0 } }'],
  ['@keyframes in { from { top: 0 } to { top: 1px } }', '@keyframes in { from { top: 0 } to { top: 1px } }'],
  ['@font-face { font-family: A }b{top:0}', '@font-face { font-family: A }.x b{top:0}'],
  ['a { b { top: 0 } &:hover { top: 1px } }', '.x a{ b { top: 0 } &:hover { top: 1px } }'],
  ['@layer a;b{content:"}{;"}/* c, d { */ i{top:0}', '@layer a;.x b{content:"}{;"}/* c, d { */ .x i{top:0}'],
  ['.a\\{ > b\\" { top: 0 } c{top:0}', '.x .a\\{ > b\\"{ top: 0 } .x c{top:0}'],
  ['', ''],
])('%s', (css, expected) => expect(scopeSheet(css, 'x')).toBe(expected))
