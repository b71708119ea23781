/** What an island is given that a browser can be sent: JSON or nothing. */

import { isValidElement } from 'react'
import { NOT_INSTALLED } from '../../docusaurus/index.ts'
import { textOf } from '../../messages/problem.ts'
import { saidError } from '../../messages/said-error.ts'
import type { Text } from '../../messages/text.ts'

/** Which value of which island is looked at, for messages. */
interface PropPlace {
  file: string
  /** `data.list[3]` */
  path: string
  depth?: number
}

/** JSON or nothing: what a browser cannot be sent is an error with the path to it. */
export function checkProp(value: unknown, place: PropPlace): void {
  const { file, path, depth = 0 } = place
  const what = flawOf(value) ?? (depth > 50 ? textOf('island-value/endless') : undefined)
  if (what !== undefined) throw saidError('island-props', { path, file, what })
  if (typeof value !== 'object' || value === null) return
  const inside = Array.isArray(value)
    ? value.map((item: unknown, index) => [`[${index}]`, item] as const)
    : Object.entries(value).map(([key, item]) => [`.${key}`, item] as const)
  for (const [key, item] of inside) checkProp(item, { file, path: path + key, depth: depth + 1 })
}

/** What a value is that has no counterpart in JSON. */
function flawOf(value: unknown): Text | string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
    case 'undefined':
      return undefined
    case 'number':
      return Number.isFinite(value) ? undefined : String(value)
    case 'function':
      // The package is told as missing; browsers go without its value.
      return Reflect.get(value, Symbol.for(NOT_INSTALLED)) === true ? undefined : textOf('island-value/function')
    case 'object':
      return flawOfObject(value)
    default:
      return typeof value
  }
}

function flawOfObject(value: object | null): Text | undefined {
  if (value === null || Array.isArray(value)) return undefined
  if (isValidElement(value)) return textOf('island-value/element')
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype === Object.prototype || prototype === null) return undefined
  return textOf('island-value/object', { name: value.constructor?.name ?? 'Object' })
}
