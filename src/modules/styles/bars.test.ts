import { expect, test } from 'vitest'
import { paintBars } from './bars.ts'

/** What is added to a sheet. */
const added = (css: string): string => {
  const painted = paintBars(css)
  expect(painted.startsWith(css.slice(0, 3))).toBe(true)
  return painted
}

test('a sheet that says nothing of bars and menus stays as it is', () => {
  const css = '.markdown a{color:red}.my-menu__link{color:red}.menu__link-x{color:red}'
  expect(paintBars(css)).toBe(css)
})

test('what a site says of the colours of a bar is said of ours behind it', () => {
  expect(added('.navbar__link { color: #fff; padding: 2rem; font-weight: 700 !important }')).toBe(
    '.navbar__link { color: #fff; padding: 2rem; font-weight: 700 !important }\n.navbar-link{color:#fff;font-weight:700 !important}',
  )
  expect(added('.menu__link--active:not(.a, .b){background:red}')).toContain(
    '.sidebar-link[aria-current]:not(.a, .b){background:red}',
  )
})

test('a name that shows its ground through its letters does so in ours', () => {
  const clipped = '-webkit-background-clip:text;background-clip:text;-webkit-text-fill-color:transparent'
  expect(added(`.navbar__title{background:red;${clipped}}`)).toContain(`\n.navbar-title{background:red;${clipped}}`)
})

test('a mark beside an item of the menu is whole', () => {
  expect(added(".menu__list-item.pro a::after{content:'Pro; {';width:43px}")).toContain(
    "\n:is(.sidebar-nav li).pro a::after{display:inline-block;content:'Pro; {';width:43px}",
  )
})

test('rules within others keep their condition, and names that we do not have are left out', () => {
  expect(added('@media print{.a{b:c}.footer__title,.menu__caret,.x .footer__copyright{color:red}}.z{}')).toBe(
    '@media print{.a{b:c}.footer__title,.menu__caret,.x .footer__copyright{color:red}\n.footer-title{color:red}\n.x .footer-copyright{color:red}}.z{}',
  )
  expect(added('.navbar__link .menu__caret{color:red}')).toBe('.navbar__link .menu__caret{color:red}')
})

test('a picture that is written in the sheet, with quotes and brackets, ends where it ends', () => {
  const picture = `.a{background:url("data:image/svg+xml,%3Cg d='url(%23n)' o='1'/%3E")}/* don't */`
  expect(added(`${picture}.navbar__link{color:red}`)).toBe(
    `${picture}.navbar__link{color:red}\n.navbar-link{color:red}`,
  )
})

test('a logo has the size that its author gave it', () => {
  expect(added('.navbar__logo img{height:40px;margin:1rem}')).toContain('\n.navbar-logo{height:40px}')
})

test('where a rule would only move things, nothing is said', () => {
  expect(paintBars('.navbar__link{padding:0}')).toBe('.navbar__link{padding:0}')
})
