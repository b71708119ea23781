import { expect, test } from 'vitest'
import type { Address } from '../../shared/path.ts'
import type { Assets, OptionalSheet } from '../../shared/site/assets.ts'
import { stylesFor } from './page-styles.ts'

const href = (name: string) => `/${name}.css` as Address
const sheet = (name: string, classes?: string[], islands = false): OptionalSheet => ({
  href: href(name),
  classes,
  islands,
})
const stylesOf = (content: string, optional: OptionalSheet[], styles = ['engine', 'site']) =>
  stylesFor(content, { styles: styles.map(href), optional } as Assets)

test('a sheet comes with the pages that have one of its classes, between the engine’s and the site’s', () => {
  const sheets = [sheet('hero', ['hero', 'row']), sheet('card', ['card'])]
  expect(stylesOf('<p class="x row">1</p>', sheets)).toEqual(['/engine.css', '/hero.css', '/site.css'])
  expect(stylesOf('<p class="a\n card">1</p><i class="hero">', sheets)).toEqual([
    '/engine.css',
    '/hero.css',
    '/card.css',
    '/site.css',
  ])
  expect(stylesOf('<p class="rows" data-class="row">row</p>', sheets)).toEqual(['/engine.css', '/site.css'])
})

test('a sheet of no known classes comes everywhere, one for islands with islands', () => {
  expect(stylesOf('', [sheet('all')])).toEqual(['/engine.css', '/all.css', '/site.css'])
  const islands = [sheet('island', ['none'], true)]
  expect(stylesOf('<x-island data-m="1">', islands)).toEqual(['/engine.css', '/island.css', '/site.css'])
  expect(stylesOf('<x-slot>', islands)).toEqual(['/engine.css', '/site.css'])
})

test('the sheet of a page’s own `style` attributes comes after the others that are chosen', () => {
  const assets = { styles: [href('engine'), href('site')], optional: [sheet('hero', ['hero'])] } as unknown as Assets
  expect(stylesFor('<i class="hero">', assets, href('inline'))).toEqual([
    '/engine.css',
    '/hero.css',
    '/inline.css',
    '/site.css',
  ])
  expect(stylesFor('', { ...assets, optional: [] }, href('inline'))).toEqual([
    '/engine.css',
    '/inline.css',
    '/site.css',
  ])
})

test('nothing changes where there is nothing to choose', () => {
  expect(stylesOf('<p class="row">', [])).toEqual(['/engine.css', '/site.css'])
  expect(stylesOf('', [sheet('all')], [])).toEqual(['/all.css'])
})

test('a sheet comes with what it is for, too', () => {
  const sheets = [{ ...sheet('rtl', []), markup: [' dir="rtl"'] }]
  expect(stylesOf('<div lang="ar" dir="rtl">', sheets)).toEqual(['/engine.css', '/rtl.css', '/site.css'])
  expect(stylesOf('<div lang="ru" dir="ltr">', sheets)).toEqual(['/engine.css', '/site.css'])
})

test('a class is what stands in the attribute of that name, after any space; an attribute without an end is none', () => {
  const sheets = [sheet('code', ['line'])]
  const hasCode = (content: string): boolean => stylesOf(content, sheets).includes(href('code'))
  expect(['<i class="line">', '<i\nclass="a  line">', '<i class="">class="<b class="line">'].map(hasCode)).toEqual(
    Array(3).fill(true),
  )
  expect(['<i data-class="line">', '<i class="">line</i>', '<i class="line'].map(hasCode)).toEqual(Array(3).fill(false))
})
