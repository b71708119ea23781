import { expect, test } from 'vitest'

test('a text without code has its turn, is told of, and is not parsed again when a parser never came back from it', async () => {
  // Its own: a watcher is for the whole process.
  const own: string = './fence.ts?own'
  const { guardProse, setWatcher, unitNow }: typeof import('./fence.ts') = await import(own)
  const told: string[] = []
  const stuck = { file: 'docs/stuck.md', digest: 'x' }
  const refused = [{ ...stuck, id: 'author-code/wait' as const, values: { seconds: 10 } }]
  setWatcher({ tell: () => told.push('a line'), note: unit => told.push(unit?.file ?? '-'), refused })
  const unit = { file: 'docs/a.md', digest: 'y' }
  expect(await guardProse(unit, async () => unitNow())).toBe(unit)
  await expect(guardProse(unit, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(told).toEqual([unit.file, '-', unit.file, '-'])
  expect(unitNow()).toBeUndefined()
  await expect(guardProse(stuck, async () => 1)).rejects.toThrow()
  expect(told).toHaveLength(4)
})
