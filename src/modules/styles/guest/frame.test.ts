import { expect, test } from 'vitest'
import { keepFrame } from './frame.ts'

test('a body that is a row or a grid of one element is neither, and keeps what else is said of it', () => {
  expect(keepFrame('body { display: flex; align-items: center; color: red }')).toBe(
    'body {; align-items: center; color: red }',
  )
  expect(keepFrame('@media print{html > body{margin:0;display:inline-grid !important}}')).toBe(
    '@media print{html > body{margin:0;}}',
  )
  for (const css of ['.body{display:flex}', 'body .a{display:flex}', 'body{color:red;--display:flex}'])
    expect(keepFrame(css)).toBe(css)
})

test('a rule behind an import or a declaration is read from its own beginning', () => {
  expect(keepFrame('@import "a.css";\nbody{display:grid}.a{b:c}')).toBe('@import "a.css";\nbody{}.a{b:c}')
})

const FREE = (around: string): string =>
  `@media (min-width:62.3125em){${around}.layout.has-sidebar{--side:0px}${around}.layout.has-sidebar>.main{grid-column:2;margin-inline-start:calc(-1*var(--between))}}`

test('where a site hides the menu of documents, the text has its room, under the same condition', () => {
  const hidden = '.theme-doc-sidebar-container { display: none !important; }'
  expect(keepFrame(hidden)).toBe(hidden + FREE(''))
  expect(keepFrame('@media print{.a,html.home aside.theme-doc-sidebar-container{display:none}}')).toBe(
    `@media print{.a,html.home aside.theme-doc-sidebar-container{display:none}${FREE('html.home ')}}`,
  )
  for (const css of [
    '.theme-doc-sidebar-container{display:block}',
    '.theme-doc-sidebar-container .menu{display:none}',
    '.theme-doc-sidebar-container:hover{display:none}',
  ])
    expect(keepFrame(css)).toBe(css)
})
