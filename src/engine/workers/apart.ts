/** Pages drawn by this thread and others at once: whoever is free takes the next of them. */

import { serialize } from 'node:v8'
import type { Apart, FileGroup } from '../files.ts'
import type { MadeFile } from '../output-file.ts'
import type { Drawing, PageOrder } from './draw.ts'
import { drawsElsewhere, type Workers } from './index.ts'

/** Pages that a thread draws at once; so many such tasks a thread are under way. */
const BATCH = 24
const AHEAD = 2
/** Pages after which this thread listens to others. */
const SHARE = 4

type IsWanted = (file: MadeFile) => boolean

/** How so many pages are drawn by several threads; `undefined` where that costs more than it saves. */
export const drawnApart = (pages: number, things: () => readonly MadeFile[][]): FileGroup['apart'] =>
  drawsElsewhere(pages) ? (workers, isWanted) => drawApart(things(), workers, isWanted) : undefined

/** Keys are made in the order of the pages and by this thread alone, whoever draws them. */
function drawApart(things: readonly MadeFile[][], workers: Workers, isWanted: IsWanted): Apart {
  let next = 0
  const take = (count: number): readonly MadeFile[][] => {
    const taken = things.slice(next, next + count)
    next += count
    return taken
  }
  const isLeft = (): boolean => next < things.length
  const begin = () => (isLeft() ? drawBatch(take(BATCH), workers, isWanted) : undefined)
  return { coming: inTurn(workers.count * AHEAD, begin), share: () => (isLeft() ? [...take(SHARE)] : undefined) }
}

/** Results of tasks in their order: so many are under way, and no more of them wait here. `begin` gives the next one. */
export async function* inTurn<Made>(most: number, begin: () => Promise<Made> | undefined): AsyncGenerator<Made> {
  const running: Promise<Made>[] = []
  for (;;) {
    while (running.length < most) {
      const task = begin()
      if (task === undefined) break
      // Asked for ahead, it may fail before it is its turn.
      task.catch(() => undefined)
      running.push(task)
    }
    const first = running.shift()
    if (first === undefined) return
    yield await first
  }
}

async function drawBatch(things: readonly MadeFile[][], workers: Workers, isWanted: IsWanted): Promise<MadeFile[][]> {
  const orders: PageOrder[] = []
  const files = things.map(thing => thing.map(file => ahead(file, orders, isWanted)))
  if (orders.length === 0) return files.map(thing => thing.map(read => read()))
  const { bytes, sizes } = await workers.run('draw', drawingOf(orders))
  let end = 0
  const drawn = sizes.map(size => {
    if (size === undefined) return undefined
    end += size
    return bytes.subarray(end - size, end)
  })
  return files.map(thing => thing.map(read => read(drawn)))
}

/**
 * A file with what it was asked for while its view was at hand: the number of its order, or its bytes, if it is wanted.
 */
function ahead(
  file: MadeFile,
  orders: PageOrder[],
  isWanted: IsWanted,
): (drawn?: readonly (Uint8Array | undefined)[]) => MadeFile {
  if (!isWanted(file)) return () => file
  const { path, key } = file
  const order = file.order?.()
  if (order === undefined) {
    const body = file.read()
    return () => ({ path, ...(key !== undefined && { key }), read: () => body })
  }
  const place = orders.push(order) - 1
  return drawn => ({ path, ...(key !== undefined && { key }), read: () => drawn?.[place] ?? file.read() })
}

const serialized = new WeakMap<object, Uint8Array>()

function drawingOf(orders: readonly PageOrder[]): Drawing {
  const frames = new Map<string, Uint8Array>()
  const pages = orders.map(({ frame, ...page }) => {
    const bytes = serialized.get(frame) ?? new Uint8Array(serialize(frame))
    serialized.set(frame, bytes)
    frames.set(page.frameKey, bytes)
    return page
  })
  return { frames, pages }
}
