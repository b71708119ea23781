import { describe, expect, test } from 'vitest'
import { type Shard, shardOf, type TermRow } from '../format.ts'
import type { Files } from './files.ts'
import { createLookup } from './lookup.ts'

/** Shards of these terms, and the numbers of those that were read. */
function lookUpIn(shards: string[][]) {
  const read: number[] = []
  const files = {
    manifest: { shards: shards.map(terms => terms[0] ?? '') },
    shard: async (index: number): Promise<Shard> => {
      read.push(index)
      return { terms: (shards[index] ?? []).map((term): TermRow => [term, '']) }
    },
  }
  return { read, lookup: createLookup(files as unknown as Files, undefined) }
}
const SHARDS = [['a', 'ab'], ['b', 'ba', 'ba ', 'bb'], ['bc', 'bd'], ['be', 'c'], ['d']]

describe('a term', () => {
  test('is found in its own shard, which alone is read', async () => {
    for (const [term, shard] of [
      ['a', 0],
      ['ab', 0],
      ['b', 1],
      ['bb', 1],
      ['d', 4],
    ] as const) {
      const { lookup, read } = lookUpIn(SHARDS)
      expect((await lookup.exact(term))?.[0]).toBe(term)
      expect(read).toEqual([shard])
    }
  })

  test('that is not there is not found: between others, before and after all', async () => {
    const { lookup } = lookUpIn(SHARDS)
    for (const term of ['aa', '', 'z', 'bbb']) expect(await lookup.exact(term)).toBeUndefined()
    expect(await lookUpIn([]).lookup.exact('a')).toBeUndefined()
  })
})

describe('a beginning', () => {
  const starting = async (prefix: string, shards = SHARDS) => {
    const { lookup, read } = lookUpIn(shards)
    return { terms: (await lookup.startingWith(prefix)).map(([term]) => term), read }
  }

  test('finds its words over the shards, but no whole titles', async () => {
    expect(await starting('ba')).toEqual({ terms: ['ba'], read: [1] })
    expect((await starting('b')).terms).toEqual(['b', 'ba', 'bb', 'bc', 'bd', 'be'])
    expect((await starting('zz')).terms).toEqual([])
    expect(await starting('a', [])).toEqual({ terms: [], read: [] })
  })

  test('reads three shards at most', async () => {
    const many = Array.from({ length: 6 }, (_, index) => [`x${index}`])
    expect(await starting('x', many)).toEqual({ terms: ['x0', 'x1', 'x2'], read: [0, 1, 2] })
  })
})

test('a key lies in the last shard that does not begin after it', () => {
  const shards = ['b', 'd', 'f']
  expect(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(key => shardOf(shards, key))).toEqual([0, 0, 0, 1, 1, 2, 2])
  expect(shardOf([], 'a')).toBe(0)
})
