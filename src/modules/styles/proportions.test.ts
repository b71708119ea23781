import { expect, test } from 'vitest'
import { translateInfima } from './infima.ts'
import { keepProportions } from './proportions.ts'

/** What is put behind a sheet. */
const added = (css: string): string => keepProportions(css).slice(css.length).trim()

test.each([
  ['.logo{height:48px}', '.logo'],
  ['.logo{max-height:3rem;background:#fff}', '.logo'],
  ['.a .b > img , .c{color:red;block-size:2em}', '.a .b > img,.c'],
  ['@media (width<400px){.logo{height:32px}}', '.logo'],
  ['.hero{color:red;img{height:9px}}', ':is(.hero) img'],
  ['.hero{&.small, & > b i img{height:9px}}', ':is(.hero).small,:is(.hero) > b i img'],
  ['.hero{@media print{height:9px}}', '.hero'],
  ['.h-8{height:2rem}.md\\:h-9{height:3rem}', '.h-8,.md\\:h-9'],
  ['p,.a:not(p, .b){height:1px}', '.a:not(p, .b)'],
  ['/* { */.a{/* width:1px */height:1px}', '.a'],
])('a picture that %s makes high keeps its proportions', (css, selectors) => {
  expect(added(css)).toBe(`@layer reset.base{img[width][height]:is(${selectors}){width:auto}}`)
})

test.each([
  '.a{height:48px;width:48px}',
  '.a{inline-size:100%;height:1px}',
  '.a{height:auto}',
  '.a{max-height:none}',
  '.a{line-height:2;min-height:3px}',
  'div{height:1px}',
  '.a p.b{height:1px}',
  '.a::before{height:1px}',
  ':root{height:100%}',
  '@keyframes a{from{height:1px}}',
  '@font-face{height:1px}',
  '.a{content:"height:1px"}',
  '.a{--height:1px}',
])('%s says nothing of pictures', css => {
  expect(keepProportions(css)).toBe(css)
})

test('sheets of a site and those of style attributes are read so', () => {
  expect(translateInfima('.zs-1.zs-1{height:40px}')).toBe(
    '.zs-1.zs-1{height:40px}\n@layer reset.base{img[width][height]:is(.zs-1.zs-1){width:auto}}',
  )
})
