/** Ids of headings that are written in a way that leads nowhere. */

import { expect, test } from 'vitest'
import { parseText } from '../../../test/markdown-fixture.ts'

const told = async (body: string, name = 'x.md'): Promise<string[]> =>
  (await parseText(name, body)).problems.map(
    ({ line, code, values }) => `${line} ${code} ${values?.better ?? values?.written ?? values?.id}`,
  )

test.each([
  ['## А {#a b}', '1 heading-id/space a-b'],
  ['## А {#a }', '1 heading-id/space a'],
  ['## А {#a}\n\n## Б {#a}', '3 duplicate-id a'],
])('%s', async (body, expected) => {
  expect(await told(body)).toEqual([expected])
  expect(await told(body, 'x.mdx')).toEqual([expected])
})

test('an id before the end of a heading is shown', async () => {
  expect(await told('## А {#a} и хвост')).toEqual(['1 heading-id/place {#a}'])
  expect(await told('## А *б* {#a}.')).toEqual(['1 heading-id/place {#a}'])
  expect(await told('## А {#a} ##\n')).toEqual([])
})

test('ids at the end, in any letters, and braces that are words are no mistakes', async () => {
  const fine =
    '## А {#Ä}\n\n## Б {#часть-1} \n\n## Блок `{#if}` и `{#a} б`\n\n## В {#}\n\n## Г {#each} д\n\n## Е \\{#e} ж\n'
  expect(await told(fine)).toEqual([])
})
