import { expect, test } from 'vitest'
import { mapConcurrently } from './concurrency.ts'

test('results keep the order of items whatever finishes first, and never are more than 32 under way', async () => {
  let running = 0
  let most = 0
  const items = Array.from({ length: 100 }, (_, index) => index)
  const results = await mapConcurrently(items, async item => {
    running += 1
    most = Math.max(most, running)
    for (let turn = 0; turn < (item % 7) + 1; turn++) await Promise.resolve()
    running -= 1
    return item * 2
  })
  expect(results).toEqual(items.map(item => item * 2))
  expect(most).toBe(32)
})

test('few items and none', async () => {
  expect(await mapConcurrently([1, 2], async item => item + 1)).toEqual([2, 3])
  expect(await mapConcurrently([], async () => 1)).toEqual([])
})

test('a failure of one is a failure of all', async () => {
  await expect(
    mapConcurrently([1, 2], item => (item === 2 ? Promise.reject(new Error('two')) : Promise.resolve(1))),
  ).rejects.toThrow('two')
})
