import { expect, test } from 'vitest'
import { compoundsOf } from '../text/tokenize.ts'
import { eachCompound } from './compounds.ts'

function found(text: string): string[] {
  const words: string[] = []
  expect(eachCompound(text, word => words.push(word))).toBe(words.length)
  return words
}

test.each([
  '',
  ' ',
  'слово',
  'docker-compose up -d',
  'a::b, c:::d, e->f, g-->h, i->',
  'table.concat(t, "-")',
  "Garry's Mod’s -x- x-",
  '~/.ssh/config: 192.168.0.1:8080.',
  'и\u0306од — заме\u0301тка',
  'emoji 🙂 and 𝒳-letters',
  'a- b',
  '-a',
  'конец-',
  'конец->',
  'x->>y',
  'P2P-\u2060обмен, a:\u2060:b, a-\u2060, \u2060b, a->\u2060b',
])('finds what the pattern finds: %j', text => expect(found(text)).toEqual([...compoundsOf(text)]))
