import { expect, test } from 'vitest'
import { createLocator } from './locate.ts'

/** Places of settings in a text: `line:column`, or nothing. */
async function places(text: string, ...settings: string[]): Promise<(string | undefined)[]> {
  const locate = await createLocator('/site/a.ts', text)
  return settings.map(where => {
    const place = locate(where)
    return place && `${place.line}:${place.column}`
  })
}

test('settings are found by name and by number; what is not there is where its parent is', async () => {
  const text = `export default {\n  title: 'a',\n  'b c': [1, { d: 2 }],\n}`
  expect(await places(text, '', 'title', 'b c[1].d', 'b c[7]', 'title.x', 'absent')).toEqual([
    '1:16',
    '2:3',
    '3:16',
    '3:3',
    '2:3',
    '1:16',
  ])
})

test.each([
  ['a call', `export default define({\n  a: 1 })`],
  ['a function', `export default () => ({\n  a: 1 })`],
  ['an async function', `export default async function () {\n  return { a: 1 } }`],
  ['a type', `const c = {\n  a: 1 } as const\nexport default c satisfies object`],
  ['an exported name', `export const c = {\n  a: 1 }\nexport default c`],
  ['a named function', `function make() {\n  return { a: 1 } }\nexport default make`],
  ['CommonJS', `module.exports = {\n  a: 1 }`],
])('they are found behind %s', async (_, text) => {
  const [place] = await places(text, 'a')
  expect(place?.split(':')[0]).toBe('2')
})

test('names that lead round in a circle, and texts that export nothing, have no places', async () => {
  expect(await places('const a = b\nconst b = a\nexport default a', 'x')).toEqual([undefined])
  expect(await places('const a = 1', '', 'a')).toEqual([undefined, undefined])
})
