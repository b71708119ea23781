import { expect, test } from 'vitest'
import { translateInfima } from './infima.ts'

test('a sheet that names nothing of Infima is left as it is', () => {
  const css = '.a { color: var(--own) }\n'
  expect(translateInfima(css)).toBe(css)
})

test('ours is set where theirs is, in the same rule, so that a mode that does not set it keeps ours', () => {
  expect(translateInfima("[data-theme='dark'] { --ifm-color-content: #111; }")).toBe(
    "[data-theme='dark'] { --ifm-color-content: #111;--ink:var(--ifm-color-content); }",
  )
})

test('a property that is read and set by nobody gets a value of ours, once', () => {
  const css = translateInfima(
    '.a { color: var(--ifm-color-emphasis-700); margin: var( --ifm-global-spacing ) var(--ifm-unknown) }\n.b { color: var(--ifm-color-emphasis-700) }',
  )
  expect(css.split('\n')[0]).toBe(
    ':where(:root){--ifm-color-emphasis-700:color-mix(in srgb,var(--ink) 70%,var(--paper));--ifm-global-spacing:1rem}',
  )
})

test('grays are the same in both modes', () => {
  expect(translateInfima('.a { color: var(--ifm-color-gray-900) }')).toContain(
    '--ifm-color-gray-900:color-mix(in srgb,#000 88%,#fff)',
  )
})

test('every colour has its shades, of what the site may have set in another sheet, and its pale ground', () => {
  const [values] = translateInfima(
    '.a { color: var(--ifm-color-success-darkest); background: var(--ifm-color-primary-contrast-background) }',
  ).split('\n')
  expect(values).toBe(
    `:where(:root){${[
      '--ifm-color-success-darkest:color-mix(in srgb,var(--ifm-color-success,var(--tip)) 70%,#000)',
      '--ifm-color-primary-contrast-background:color-mix(in srgb,var(--ifm-color-primary,var(--accent)) 10%,var(--paper))',
    ].join(';')}}`,
  )
})

test('a property without a counterpart acts by a rule; imports stay first', () => {
  const css = translateInfima("@import url('https://example.org/a.css');\n:root { --ifm-heading-font-family: Serif }")
  expect(css).toBe(
    "@import url('https://example.org/a.css');\nh1,h2,h3,h4,h5,h6{font-family:var(--ifm-heading-font-family,revert-layer)}\n\n:root { --ifm-heading-font-family: Serif }",
  )
})

test('an import whose address holds semicolons stays whole, and the rules come after it', () => {
  const first = "@import url('https://fonts.example/css2?family=A:wght@400;700&display=swap');"
  const css = translateInfima(`${first}\n:root{--ifm-color-primary:#123456;--ifm-link-color:red}`)
  expect(css.startsWith(`${first}\n.navbar--dark,`)).toBe(true)
  expect(css).toContain('--ifm-color-primary:#123456;--accent:var(--ifm-color-primary)')
  expect(translateInfima('a{--ifm-color-primary:#2e8555}', { isGuest: true })).toContain(
    '--accent:color-mix(in srgb,var(--ifm-color-primary) 92%,var(--ink-strong))',
  )
})

test('what stands in a comment is neither set nor read', () => {
  const css = ':root { /* --ifm-background-color: #fff; --x: var(--ifm-color-white) */ color: var(--ifm-link-color) }'
  expect(translateInfima(css)).toBe(`:where(:root){--ifm-link-color:var(--accent)}\n${css}`)
})

test('an order of layers before the imports stays before what is added', () => {
  const first = '@layer a, b;\n@import "https://fonts.example/a.css";'
  expect(translateInfima(`${first}\n.c { color: var(--ifm-color-white) }`)).toBe(
    `${first}\n:where(:root){--ifm-color-white:#fff}\n\n.c { color: var(--ifm-color-white) }`,
  )
})

test.each([
  ['@layer theme, base, components;', '@layer theme, reset.base, components;'],
  ['@layer base { h1 { font-size: inherit } }', '@layer reset.base { h1 { font-size: inherit } }'],
  ['@layer base.inner{a{b:c}}', '@layer reset.base.inner{a{b:c}}'],
  ["@import 'x.css' layer(base);", "@import 'x.css' layer(reset.base);"],
  ['@layer basement { .base { color: red } }', '@layer basement { .base { color: red } }'],
])('what resets every element stays below the theme: %s', (css, lowered) => expect(translateInfima(css)).toBe(lowered))

test('what a site says of both modes does not reach the dark, where Infima has its own', () => {
  const css = translateInfima(':root {\n  --ifm-background-color: #fff;\n  --ifm-font-size-base: 18px;\n}')
  expect(css).toContain(':where(:root:not([data-theme="dark"])){--paper:var(--ifm-background-color)}')
  expect(css.slice(css.indexOf(':root {'))).not.toContain('--paper')
})

test('the size of letters of the page is that of what is measured by them, and is said weakly', () => {
  const page = translateInfima('@media (max-width: 9em) { html[data-theme="dark"] { --ifm-font-size-base: 18px } }')
  expect(page).toContain('--ifm-font-size-base: 18px;--text:1rem')
  expect(page).toContain('@layer base{html{font-size:var(--ifm-font-size-base,revert-layer)}}')
  const part = translateInfima('.markdown { --ifm-font-size-base: 18px }')
  expect(part).toContain('--ifm-font-size-base: 18px;--text:var(--ifm-font-size-base)')
})

test('a rule for every folded text does not reach our menus', () => {
  const css = translateInfima(
    'details[open] > b, summary { content: "details x" }\n.a > summary, details.mine { a: b }',
  )
  const spared =
    /^details:where\(:not\([^{]*\)\)\[open\] > b, summary:where\(:not\([^{]*\)\) \{ content: "details x" \}$/m
  expect(css).toMatch(spared)
  expect(css).toMatch(/^\.a > summary, details\.mine \{ a: b \}$/m)
  const lists = translateInfima('ul { list-style: disc }\nul.mine, .a ul, ul > li { a: b }')
  expect(lists).toMatch(/^ul:where\(:not\([^{]*\)\) \{ list-style: disc \}$/m)
  expect(translateInfima('article ol, main .a ol { a: b }')).toMatch(
    /^article ol:where\(:not\([^{]*\)\), main \.a ol \{ a: b \}$/m,
  )
  expect(lists).toMatch(/^ul\.mine, \.a ul, ul:where\(:not\([^{]*\)\) > li \{ a: b \}$/m)
})

test('a rule of a former site for every link or button does not reach those of our bars and menus', () => {
  const css = 'a, button:hover { position: relative }\na.mine, .a a, abbr { a: b }'
  const spared =
    /^a:where\(:not\([^{]*\.skip-link[^{]*\)\), button:where\(:not\([^{]*\)\):hover \{ position: relative \}\n/
  expect(translateInfima(css, { isGuest: true })).toMatch(spared)
  expect(translateInfima(css, { isGuest: true })).toContain('\na.mine, .a a, abbr { a: b }')
  expect(translateInfima(css)).toBe(css)
  expect(translateInfima('@charset "utf-8"; a { b: c }', { isGuest: true })).toContain('; a:where(:not(')
  expect(translateInfima('.a { b: c; a { d: e } }', { isGuest: true })).toBe('.a { b: c; a { d: e } }')
})

test('colours that a site gives to buttons are those of its buttons', () => {
  const css = translateInfima('.button { --ifm-button-color: #fff; --ifm-button-background-color: #123 }')
  expect(css).toContain('.button{color:var(--ifm-button-color,revert-layer)}')
  expect(css).toContain('.button{background:var(--ifm-button-background-color,revert-layer)}')
  // A kind of button that Infima paints itself keeps ours, until the author says more of it.
  expect(css).toMatch(/^:where\(\.button--primary,[^)]*\)\{--ifm-button-background-color:initial\}/m)
})

test('colours of links of the bar are those of its links, in menus that open there they are not', () => {
  const css = translateInfima('.navbar { --ifm-navbar-link-color: #fff; --ifm-navbar-link-hover-color: #eee }')
  expect(css).toMatch(
    / :is\(\.navbar-link,[^)]*\):where\(:not\(\.dropdown-menu \*\)\)\{color:var\(--ifm-navbar-link-color,revert-layer\)\}/,
  )
  expect(css).toMatch(/:is\(\.navbar-link:hover,[^{]*\{color:var\(--ifm-navbar-link-hover-color,revert-layer\)\}/)
})

test('columns stand as they are written, whatever a former site says of its own', () => {
  const css = ':root { --ifm-font-size-base: 1rem } html[class*=blog] main { order: 2 !important }'
  const kept = '@layer layout{.layout>*{order:0!important}}'
  expect(translateInfima(css, { isGuest: true })).toContain(kept)
  expect(translateInfima(css)).not.toContain(kept)
  expect(translateInfima(css.replace('order', 'border'), { isGuest: true })).not.toContain(kept)
})

test('beside names of menus there is one arrow: that of the site, where it has its own or none', () => {
  const arrow = (said: string): string =>
    `:root { --ifm-font-size-base: 1rem } .dropdown > .navbar__link:after { ${said} }`
  const hidden = '.dropdown>.navbar-link>.icon{display:none}'
  expect(translateInfima(arrow("margin: 0; content: url('/a.svg')"))).toContain(hidden)
  expect(translateInfima(arrow('display: none'))).toContain(hidden)
  expect(translateInfima(arrow('border-color: red'))).not.toContain(hidden)
})

test('a size that a site sets in one place leaves ours in the others', () => {
  const css = translateInfima('.markdown h1:first-child { --ifm-h1-font-size: 2rem; --ifm-link-color: red }')
  expect(css).toContain('h1{font-size:var(--ifm-h1-font-size,revert-layer)}')
  expect(css).toContain('.markdown a{color:var(--ifm-link-color,revert-layer)}')
})

test('bars of their own colours have the accent of the site, and grounds are mixed of its paper', () => {
  const css = translateInfima(':root{--ifm-color-primary:#123456}[data-theme=dark]{--ifm-background-color:#000}')
  expect(css).toContain('.navbar--dark,.footer--dark{--accent:var(--ifm-color-primary)')
  expect(css).toContain(':where(:root){--surface:color-mix(in srgb,var(--ink) 4%,var(--paper))')
})

test('a colour that is said by what is worth ours leaves ours: of a circle browsers take nothing', () => {
  const css = translateInfima(':root{--ifm-color-content:var(--ifm-color-emphasis-800)}')
  expect(css).toContain('--ifm-color-emphasis-800:color-mix(in srgb,var(--ink)')
  expect(css).not.toContain('--ink:')
  expect(translateInfima(':root{--ifm-card-background-color:var(--ifm-background-surface-color)}')).not.toContain(
    '--raised:',
  )
  expect(translateInfima(':root{--ifm-color-content:var(--ifm-color-gray-900)}')).toContain('--ink:')
})

test('what lies over a page has a ground, however pale the cards of the site are', () => {
  const css = translateInfima(':root{--ifm-card-background-color:rgb(0 0 255/5%);--ifm-background-surface-color:#fff}')
  expect(css.match(/dialog\.search[^}]*var\(--paper\)/g)).toHaveLength(1)
})

test('what is in a higher bar stays in its middle', () => {
  const middle = '.theme-layout-navbar{display:grid;align-items:center}'
  expect(translateInfima('.navbar { color: red; height: 5rem; --ifm-x: 1 }')).toContain(middle)
  expect(translateInfima('.navbar { line-height: 5rem; --ifm-x: 1 }')).not.toContain(middle)
})

test('a rule for every code does not frame blocks of code', () => {
  const css = translateInfima('.a, code { border: 1px solid; --ifm-x: 1 }')
  expect(css).toMatch(/^pre code\{[^}]*border:0/m)
  expect(translateInfima('.a code { border: 1px solid; --ifm-x: 1 }')).not.toContain('pre code')
})

test('paragraphs within a box of the author stand apart, as in Infima, below what we say', () => {
  const css = translateInfima("@import 'a.css';\n:root{--ifm-color-primary:#123456}")
  expect(css.startsWith("@import 'a.css';\n")).toBe(true)
  expect(css).toMatch(/@layer base\{.*\.markdown :is\(div,section\)>:is\(p,ul,ol,blockquote\)\+/)
})

test('tables and code that components of a site draw scroll by themselves, as in Infima', () => {
  const css = translateInfima(':root{--ifm-color-primary:#123456}')
  expect(css).toMatch(
    /@layer base\{.*pre\{overflow-x:auto\}:not\(\.table-scroll\)>table\{display:block;overflow-x:auto\}/,
  )
})

test('bars and feet of their own colours keep them: Infima sets these again there', () => {
  const css = translateInfima(':root{--ifm-footer-background-color:#ccc;--ifm-navbar-background-color:#fff}')
  expect(css).toContain('.footer--dark{--ifm-footer-background-color:initial}')
  expect(css).toContain('.navbar--dark,.navbar--primary{--ifm-navbar-background-color:initial}')
})

test('a bare button of a text has a look, unless the site takes the look off every element', () => {
  const look = '.markdown button:not([class])'
  const own = ':root{--ifm-color-primary:#123456}'
  expect(translateInfima(own)).toContain(look)
  expect(translateInfima(`@layer base{button{background-color:#0000}}${own}`)).not.toContain(look)
})

test('sizes of buttons and of code are there for rules of the site that read them', () => {
  const css = translateInfima(
    '.a{border:var(--ifm-button-border-width) solid;padding:var(--ifm-code-padding-vertical) var(--ifm-button-padding-horizontal)}',
  )
  expect(css).toContain(
    ':where(:root){--ifm-button-border-width:1px;--ifm-code-padding-vertical:0.1rem;--ifm-button-padding-horizontal:1.5rem}',
  )
})
