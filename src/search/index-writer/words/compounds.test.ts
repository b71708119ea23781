import { expect, test } from 'vitest'
import { tokenize } from '../../text/tokenize.ts'
import { beginOf, findNext } from './compounds.ts'

function found(text: string): string[] {
  const words: string[] = []
  for (const next = beginOf(text); findNext(next); ) words.push(text.slice(next.start, next.end))
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
  '𝒳𝒴-z🙂𝒳, a𝒳\ud835-b, \udcb3𝒳, -🙂-𝒳::𝒴',
  'a- b',
  '-a',
  'конец-',
  'конец->',
  'x->>y',
  'C++, C# и F#: C+, C+++, C#x, aC#, i++; x#, c++-a, a-c# C##',
  'P2P-\u2060обмен, a:\u2060:b, a-\u2060, \u2060b, a->\u2060b',
])('finds what the pattern finds: %j', text =>
  expect(found(text)).toEqual(tokenize(text).map(({ start, end }) => text.slice(start, end))),
)
