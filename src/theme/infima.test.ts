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
