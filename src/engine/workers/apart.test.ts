import { expect, test } from 'vitest'
import { makeFrame, makeSite } from '../../../test/factory.ts'
import type { MadeFile } from '../output-file.ts'
import { drawnApart } from './apart.ts'
import type { PageOrder } from './draw.ts'
import type { Workers } from './index.ts'
import { type Order, perform } from './tasks.ts'

const frame = makeFrame(makeSite([]))
const own = (name: string): string => `${name}, drawn here`
const orderOf = (name: string): PageOrder => ({
  frame,
  frameKey: 'frame',
  article: name,
  document: '{}',
  sheet: undefined,
  bodies: [],
})

/** Pages whose views no thread can read, and the order in which their keys were asked for. */
function makePages(count: number) {
  const keys: string[] = []
  const things = Array.from({ length: count }, (_, index): MadeFile[] => {
    const path = `${index}.html` as MadeFile['path']
    return [
      {
        path,
        get key() {
          keys.push(path)
          return path
        },
        order: () => orderOf(path),
        read: () => own(path),
      },
    ]
  })
  return { things, keys }
}

/** Performs tasks as a thread would: it gets copies and gives one. */
const thread: Workers = {
  count: 1,
  run: async (name, input) => structuredClone(await perform(structuredClone({ name, input }) as Order)) as never,
  end: async () => {},
}

test('few pages are drawn by one thread, and very many', () => {
  expect([1999, 2000, 30_000, 30_001].map(pages => drawnApart(pages, () => []) !== undefined)).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('what no thread can draw is drawn here, where it says what is wrong', async () => {
  const { things } = makePages(2060)
  const apart = drawnApart(things.length, () => things)?.(thread, () => true)
  const found: MadeFile[] = []
  for await (const batch of apart?.coming ?? []) found.push(...batch.flat())
  expect(found.map(({ path, read }) => [path, read()])).toEqual(things.flat().map(({ path }) => [path, own(path)]))
})

test('keys are asked for in the order of the pages, whoever draws them', async () => {
  const { things, keys } = makePages(2100)
  const isWanted = ({ key }: MadeFile): boolean => key !== undefined
  const { coming, share } = drawnApart(things.length, () => things)?.(thread, isWanted) ?? expect.fail()
  const found: (string | undefined)[] = []
  const note = (batch: MadeFile[][]): void => void found.push(...batch.flat().map(({ key }) => key))
  for await (const batch of coming) {
    note(batch)
    note(share?.() ?? [])
  }
  expect(found.toSorted()).toEqual(things.map(([file]) => file?.path).toSorted())
  expect([...new Set(keys)]).toEqual(things.map(([file]) => file?.path))
})

test('what stands in its place is asked for nothing but its key', async () => {
  const { things } = makePages(2050)
  const apart = drawnApart(things.length, () => things)?.({ ...thread, run: () => expect.fail() }, () => false)
  const found: MadeFile[] = []
  for await (const batch of apart?.coming ?? []) found.push(...batch.flat())
  expect(found).toEqual(things.flat())
})
