/** Components of a package that a text takes in by itself. */

import { isRecord } from '../../shared/value.ts'

type Make = (original: unknown, name: string) => unknown

/**
 * What the module of a package exports, its components made islands by `make`. One that holds others (`Menu.Item`) stays
 * what it is, and so does what is no component.
 */
export function packageIslands(original: unknown, make: Make): unknown {
  const isModule = isRecord(original) && original.__esModule === true
  const named = isRecord(original) || typeof original === 'function' ? Object.entries(original) : []
  const made = named.map(([name, value]) => [name, isMade(name, value) ? make(value, name) : value] as const)
  const whole = isModule ? {} : { default: isMade('default', original) ? make(original, 'default') : original }
  return Object.defineProperty({ ...Object.fromEntries(made), ...whole }, '__esModule', { value: true })
}

const isMade = (name: string, value: unknown): boolean =>
  (name === 'default' || /^[A-Z]/.test(name)) &&
  (typeof value === 'function' || (isRecord(value) && '$$typeof' in value)) &&
  !Object.keys(value).some(key => /^[A-Z]/.test(key))
