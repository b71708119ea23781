/** A value with listeners, for React and for plain scripts. */

import type { Readable } from '../theme/actions.ts'

interface Store<T> extends Readable<T> {
  set(value: T): void
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
