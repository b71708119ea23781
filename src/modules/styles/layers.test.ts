import { expect, test } from 'vitest'
import { fitSheet } from './fit.ts'
import { translateInfima } from './infima.ts'

test.each([
  ['@layer theme, base, components, utilities;', '@layer theme, reset.base, own-components, utilities;'],
  ['@layer components{.card{a:b}}', '@layer own-components{.card{a:b}}'],
  ['@layer content.inner { p { b: c } }', '@layer own-content.inner { p { b: c } }'],
  ["@import 'a.css' layer(components);", "@import 'a.css' layer(own-components);"],
  ["@import 'a.css';", "@import 'a.css';"],
  ['@layer componentry { .card { a: b } }', '@layer componentry { .card { a: b } }'],
  ['@layer { p { b: c } }', '@layer { p { b: c } }'],
])('a layer with the name of one of the theme is a layer of its own: %s', (css, apart) =>
  expect(fitSheet(css, true)).toBe(apart),
)

test.each([
  ['@layer base{:root{--a:b}h1{c:d}}', '@layer reset.base{}:root{--a:b}@layer reset.base{h1{c:d}}'],
  [
    "@layer base { h1 { c: d }\n [data-theme='dark'] body, .dark { e: f } }",
    "@layer reset.base { h1 { c: d }\n }[data-theme='dark'] body, .dark { e: f }@layer reset.base{ }",
  ],
  ['@layer base{html,:host{line-height:1.5}body *{a:b}}', '@layer reset.base{html,:host{line-height:1.5}body *{a:b}}'],
  ['@layer theme{:root{--a:b}}', '@layer theme{:root{--a:b}}'],
  [':root{--a:b}', ':root{--a:b}'],
  ['@layer base{@media print{body{a:b}}}', '@layer reset.base{@media print{body{a:b}}}'],
  ['/* @layer base { :root { */ p{b:"}{"}', '/* @layer base { :root { */ p{b:"}{"}'],
])('what the layer “base” says of the page stands beside it: %s', (css, lifted) =>
  expect(fitSheet(css, true)).toBe(lifted),
)

test('colours of a layer “base” reach the theme of a site that came from Docusaurus', () => {
  const css = translateInfima('@layer base{:root{--ifm-color-primary:#12affa}h1{font-size:inherit}}', { isGuest: true })
  expect(css).toMatch(/@layer reset\.base\{\}:root\{--ifm-color-primary:#12affa;--accent:[^}]*\}@layer reset\.base\{h1/)
})
