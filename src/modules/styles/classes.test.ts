import { expect, test } from 'vitest'
import { classesOf } from './classes.ts'

test.each([
  [
    '.a .b, .c:hover { x: y } @media print { .d { x: y } } @keyframes k { from { x: y } 10% { x: y } }',
    ['a', 'b', 'c', 'd'],
  ],
  ['.жёлтый { x: y } .a\\:b { x: y }', ['жёлтый', 'a:b']],
  ['.a { b { x: y } &:hover { x: y } .c & { x: y } }', ['a']],
  ['@layer p { .a { x: y } } @supports (x: y) { .b { x: y } } @font-face { src: url(x) }', ['a', 'b']],
  ['p:is(.a, .b):not(.c) { x: y }', ['a', 'b']],
  // Classes of others beside its own, which every text has.
  ['.a { x: y } .b:has(> .a) { x: y } :root:has(.a) .c { x: y }', ['a']],
  ['.a { x: y } .b:has(.a, .c) { x: y }', ['a', 'b', 'c']],
])('%s', (css, names) => expect(classesOf(css)).toEqual(new Set(names)))

test.each([
  '.a { x: y } table { x: y }',
  '.a, table { x: y }',
  'p:not(.a) { x: y }',
  'p:is(.a, b) { x: y }',
  '@media print { #a { x: y } }',
])('%s holds on every page', css => expect(classesOf(css)).toBeUndefined())
