import { expect, test } from 'vitest'
import { readAnswer, readOrder } from './messages.ts'

test('a frame hears orders and nothing else', () => {
  const order = { kind: 'order', id: 1, text: 'pie', mode: 'dark', isBare: false }
  expect(readOrder(order)).toEqual(order)
  expect(readOrder({ ...order, mode: 'x', isBare: 'yes' })).toEqual({ ...order, mode: 'light' })
  for (const data of [
    undefined,
    null,
    'order',
    [],
    { ...order, text: 1 },
    { ...order, id: '1' },
    { ...order, kind: 'x' },
  ])
    expect(readOrder(data)).toBeUndefined()
})

test('a page takes numbers within bounds and short words, whatever a frame says', () => {
  const shown = { kind: 'shown', id: 0, width: 10, height: 20, svg: '<svg/>' }
  expect(readAnswer(shown)).toEqual(shown)
  expect(readAnswer({ kind: 'ready', more: 1 })).toEqual({ kind: 'ready' })
  for (const wrong of [{ height: -1 }, { height: Number.NaN }, { width: 1e9 }, { id: 'x' }, { svg: 1 }, { kind: 'go' }])
    expect(readAnswer({ ...shown, ...wrong })).toBeUndefined()
  expect(readAnswer({ ...shown, svg: 'x'.repeat(5_000_001) })).toBeUndefined()
  expect(readAnswer({ kind: 'failed', id: 1, message: 'x'.repeat(999) })).toMatchObject({ message: 'x'.repeat(500) })
})
