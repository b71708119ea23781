import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fitSheet } from '../fit.ts'
import { nameApart } from './own-names.ts'

const fitted = (css: string): string => fitSheet(css, true)

test('every name of the theme is known', () => {
  const css = readFileSync(new URL('../../../theme/css/tokens.css', import.meta.url), 'utf8')
  const names = new Set([...css.matchAll(/^ {2}--([\w-]+):/gm)].map(match => match[1] ?? ''))
  const own = [...names].filter(name => !name.startsWith('ifm-'))
  expect(own.map(name => nameApart(`--${name}:0`))).toEqual(own.map(name => `--own-${name}:0`))
})

test('a property that only has the name of ours stays apart, set and read', () => {
  expect(nameApart(':root{--muted:#eee;--muted-foreground:#111;--ifm-color-primary:var(--accent)}.a--muted{b:c}')).toBe(
    ':root{--own-muted:#eee;--muted-foreground:#111;--ifm-color-primary:var(--own-accent)}.a--muted{b:c}',
  )
  expect(nameApart('#__docusaurus>a,#__docusaurus_skip{b:c}')).toBe('#__zapiski>a,#__docusaurus_skip{b:c}')
  expect(nameApart('a{color:var( --line , var(--x))}')).toBe('a{color:var( --own-line , var(--x))}')
})

test('a class that only has the name of one of our shell is not about it, in selectors alone', () => {
  expect(fitted('.mobile-menu,.a .main>b{background:url(x.main)}.main-x,.xmain{b:c}')).toBe(
    '.mobile-menu:where(:not([popover])),.a .main:where(:not(#__zapiski_main))>b{background:url(x.main)}.main-x,.xmain{b:c}',
  )
  expect(fitted('@media (min-width:1.main){/* .doc { */.doc{b:c}}')).toContain(
    '.doc:where(:not(#__zapiski_content>*)){b:c}}',
  )
  expect(fitted('.icon_x{b:c}')).toBe('.icon_x{b:c}')
})
