import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { addRun, createRuns, packRuns } from './deflate.ts'

type Run = [byte: number, times: number]

/** What a stream says that holds the runs; it begins in the middle of a buffer. */
function unpack(list: readonly Run[], runs = createRuns(total(list))): string {
  const bytes = new Uint8Array(2 * total(list) + 1024)
  for (const [byte, times] of list) addRun(runs, byte, times)
  const end = packRuns(runs, bytes, 5)
  return inflateSync(bytes.subarray(5, end)).toString('base64')
}

const total = (list: readonly Run[]): number => list.reduce((sum, [, times]) => sum + times, 0)
const expand = (list: readonly Run[]): string =>
  Buffer.concat(list.map(([byte, times]) => Buffer.alloc(times, byte))).toString('base64')

const every = Array.from({ length: 256 }, (_, byte) => byte)

test.each<[string, Run[]]>([
  ['nothing', []],
  ['one byte', [[0, 1]]],
  ['one byte many times', [[0, 400_000]]],
  ['many times the largest byte, whose sums are the largest', [[255, 400_000]]],
  ['each byte', every.map(byte => [byte, 1])],
  ['each byte in runs of all lengths', every.flatMap(byte => [[byte, byte * 3 + 1] as Run, [255 - byte, byte] as Run])],
  ['no run at all', Array.from({ length: 30_000 }, (_, index) => [(index * 7) & 255, 1])],
])('%s comes back', (_, list) => {
  expect(unpack(list)).toBe(expand(list))
})

test('runs of any length come back, also told in parts', () => {
  for (let times = 1; times < 800; times += times < 530 ? 1 : 7) {
    const list: Run[] = [
      [7, times],
      [7, times % 4],
      [0, times % 5],
      [255, 3],
    ]
    expect(unpack(list), `${times}`).toBe(expand(list))
  }
})

test('symbols so unequal that their codes would be too long come back', () => {
  const list: Run[] = []
  for (let byte = 0, [times, next] = [1, 1]; byte < 20; byte++, [times, next] = [next, times + next]) {
    for (let time = 0; time < times; time++) list.push([byte, 1], [byte + 100, 1])
  }
  expect(unpack(list)).toBe(expand(list))
})

test('runs are forgotten when they are packed', () => {
  const runs = createRuns(100)
  expect(unpack([[3, 50]], runs)).toBe(expand([[3, 50]]))
  expect(unpack([[3, 20]], runs)).toBe(expand([[3, 20]]))
})
