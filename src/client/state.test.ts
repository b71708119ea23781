import { expect, it, vi } from 'vitest'
import { createStore } from './state.ts'

it('gives what was set last', () => {
  const store = createStore(1)
  expect(store.get()).toBe(1)
  store.set(2)
  expect(store.get()).toBe(2)
})

it('tells every listener of another value, with the value in place', () => {
  const store = createStore('a')
  const seen: string[] = []
  store.subscribe(() => seen.push(`first ${store.get()}`))
  store.subscribe(() => seen.push(`second ${store.get()}`))
  store.set('b')
  expect(seen).toEqual(['first b', 'second b'])
})

it('is silent when the value is the same, and takes an equal object for another one', () => {
  const store = createStore<unknown>(Number.NaN)
  const listener = vi.fn()
  store.subscribe(listener)
  store.set(Number.NaN)
  expect(listener).not.toHaveBeenCalled()
  store.set({})
  store.set({})
  expect(listener).toHaveBeenCalledTimes(2)
})

it('forgets a listener that left, and no other', () => {
  const store = createStore(0)
  const [gone, here] = [vi.fn(), vi.fn()]
  const leave = store.subscribe(gone)
  store.subscribe(here)
  leave()
  store.set(1)
  expect(gone).not.toHaveBeenCalled()
  expect(here).toHaveBeenCalledOnce()
})
