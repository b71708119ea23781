import { expect, test } from 'vitest'
import { fitSheet } from '../fit.ts'

const fitted = (css: string): string => fitSheet(css, true)

test('a body that is a row or a grid of one element is neither, and keeps what else is said of it', () => {
  expect(fitted('body { display: flex; align-items: center; color: red }')).toBe(
    'body { ; align-items: center; color: red }',
  )
  expect(fitted('@media print{html > body{margin:0;display:inline-grid !important}}')).toBe(
    '@media print{html > body{margin:0;}}',
  )
  for (const css of ['.body{display:flex}', 'body .a{display:flex}', 'body{color:red;--display:flex}'])
    expect(fitted(css)).toBe(css)
})

test('a rule behind an import or a declaration is read from its own beginning', () => {
  expect(fitted('@import "a.css";\nbody{display:grid}.a{b:c}')).toBe('@import "a.css";\nbody{}.a{b:c}')
})

const FREE = (around: string, menu = '.theme-doc-sidebar-container'): string =>
  `@media (min-width:62.3125em){${around}${menu}{display:none!important}${around}.layout.has-sidebar{--side:0px}${around}.layout.has-sidebar>.main{grid-column:2;margin-inline-start:calc(-1*var(--between))}}`

test('where a site hides the menu of documents, the text has its room, and the menu of phones stays', () => {
  expect(fitted('.theme-doc-sidebar-container { display: none !important; }')).toBe(
    `.theme-doc-sidebar-container { ; }${FREE('')}`,
  )
  expect(fitted('@media print{.a,html.home aside.theme-doc-sidebar-container{display:none}}')).toBe(
    `@media print{.a,html.home aside.theme-doc-sidebar-container{display:none}${FREE('html.home ', 'aside.theme-doc-sidebar-container')}}`,
  )
  for (const css of [
    '.theme-doc-sidebar-container{display:block}',
    '.theme-doc-sidebar-container .menu{display:none}',
    '.theme-doc-sidebar-container:hover{display:none}',
  ])
    expect(fitted(css)).toBe(css)
})

test('the box of a page is painted as a whole, and has its room above and below', () => {
  expect(fitted('.main-wrapper{background:red;max-width:9px;padding-top:60px !important}')).toBe(
    '.main-wrapper{background:red;max-width:9px;padding-top:60px !important}#__zapiski{background:red}.layout{padding-top:60px !important}',
  )
  expect(fitted("[data-theme='dark'] #__docusaurus_skipToContent_fallback{background-color:#111}")).toContain(
    "[data-theme='dark'] #__zapiski{background-color:#111}",
  )
  for (const css of ['.main-wrapper{width:100%}', '.main-wrapper .a{color:red}', '.main-wrapper-x{color:red}'])
    expect(fitted(css)).toBe(css)
})
