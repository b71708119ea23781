import { expect, test } from 'vitest'
import { fitSheet } from '../fit.ts'

const fitted = (css: string): string => fitSheet(css, true)

test.each([
  ['*{margin:0}', '@layer reset.base{*{margin:0}}'],
  [
    'p{b:c}\n*,\n*::before, :after { d: e }\nf{g:h}',
    'p{b:c}\n@layer reset.base{*,\n*::before, :after { d: e }}\nf{g:h}',
  ],
  ['/* { */ * /* } */ {margin:0}', '/* { */ @layer reset.base{* /* } */ {margin:0}}'],
  ['@media print{*{margin:0}p{a:b}}', '@media print{@layer reset.base{*{margin:0}}p{a:b}}'],
  ['@import "a;{";*{a:b}', '@import "a;{";@layer reset.base{*{a:b}}'],
  ['*{a:b;& p{c:d}*{e:f}}*{g:h}', '@layer reset.base{*{a:b;& p{c:d}*{e:f}}}@layer reset.base{*{g:h}}'],
])('%s goes below the theme', (css, lowered) => {
  expect(fitted(css)).toBe(lowered)
})

test.each([
  '.a *{margin:0}',
  '*:focus{outline:0}',
  '*,p{margin:0}',
  '*::-webkit-scrollbar{width:5px}',
  '@layer own{*{margin:0}}',
  '.a{*{margin:0}}',
  '@keyframes a{from{b:c}}',
  '.a{content:"*{margin:0}"}',
  '.a{background:url(*{)}',
  '}*',
])('%s stays', css => {
  expect(fitted(css)).toBe(css)
})
