import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cutSheet, declarationsOf } from '../shared/language/sheet.ts'

const css = readFileSync(new URL('css/optional/infima.css', import.meta.url), 'utf8')
const rules = new Map(cutSheet(css).blocks.map(block => [block.prelude, declarationsOf(block)]))

const SIZES = { none: '0', xs: '0.25rem', sm: '0.5rem', md: '1rem', lg: '2rem', xl: '5rem' }
const SIDES = {
  '': '',
  '-top': '-block-start',
  '-bottom': '-block-end',
  '-left': '-inline-start',
  '-right': '-inline-end',
  '-vert': '-block',
  '-horiz': '-inline',
}

test.each(['margin', 'padding'])('every class of Infima for room is there, in its own size: %s', room => {
  for (const [side, name] of Object.entries(SIDES))
    for (const [size, value] of Object.entries(SIZES))
      expect([side, size, rules.get(`.${room}${side}--${size}`)]).toEqual([side, size, [{ name: room + name, value }]])
})

const classes = new Set([...css.matchAll(/\.([a-z][\w-]*)/g)].map(match => match[1]))

test.each([
  ['alert', 'primary secondary success info warning danger'],
  ['avatar', 'vertical'],
  ['avatar__photo', 'sm lg xl'],
  ['pills', 'block'],
  ['pills__item', 'active'],
  ['row', 'no-gutters align-top align-center align-bottom align-baseline align-stretch'],
  ['tabs__item', 'active'],
  ['text', 'left center right justify light normal semibold bold italic lowercase uppercase capitalize break truncate'],
  ['col', `1 2 3 4 5 6 7 8 9 10 11 12 ${Array.from({ length: 12 }, (_, index) => `offset-${index + 1}`).join(' ')}`],
])('a page with any of the kinds of %s has the sheet, which says how it looks', (name, kinds) => {
  expect(kinds.split(' ').filter(kind => !classes.has(`${name}--${kind}`))).toEqual([])
})

test.each(['avatar__intro', 'avatar__subtitle', 'card__image', 'pills__item', 'tabs__item'])(
  'a page with %s has the sheet, which says how it looks',
  name => expect(classes).toContain(name),
)
