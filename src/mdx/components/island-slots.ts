/** Elements among the props of an island: each is drawn at build in a slot, named by the way to it (`items.0.text`). */

import { createElement, isValidElement, type ReactNode } from 'react'

/** Names of slots stand in an attribute, in a list, and browsers take them apart at the dots. */
const UNNAMEABLE = /[.,"<>&\s]/

/** What holds itself ends here; what a browser cannot be sent is named by who looks at it next. */
const MAX_DEPTH = 6

interface Parted {
  /** With the slots where the elements were. */
  given: unknown
  /** With nothing there, for JSON. */
  plain: unknown
}

/** Takes elements out of a value; `keep` is told each of them and gives what is drawn in its slot. */
export function partElements(value: unknown, name: string, keep: (name: string, node: ReactNode) => ReactNode): Parted {
  const part = (item: unknown, path: string, depth: number): Parted => {
    if (isValidElement(item)) {
      const given = createElement('x-slot', { key: path, 'data-slot': path }, keep(path, item))
      return { given, plain: null }
    }
    if (depth >= MAX_DEPTH || !isHolder(item)) return { given: item, plain: item }
    const parts = Object.entries(item).map(([key, inner]) => {
      const own = UNNAMEABLE.test(key) ? { given: inner, plain: inner } : part(inner, `${path}.${key}`, depth + 1)
      return { key, ...own, isSame: own.given === inner }
    })
    // What holds no element is given as it is.
    if (parts.every(({ isSame }) => isSame)) return { given: item, plain: item }
    const [given, plain] = (['given', 'plain'] as const).map(side =>
      Array.isArray(item)
        ? parts.map(inner => inner[side])
        : Object.fromEntries(parts.map(inner => [inner.key, inner[side]])),
    )
    return { given, plain }
  }
  return part(value, name, 0)
}

/** A list or a plain object. */
function isHolder(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return true
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
