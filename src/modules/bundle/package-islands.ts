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

/** Names that a module of a package exports, in both ways to say so; `*` is as many as there may be. */
export function countExports(code: string): number {
  if (/\bexport\s*\*(?!\s*as\b)|\b__exportStar\(require/.test(code)) return Number.POSITIVE_INFINITY
  const lists = [...code.matchAll(/\bexport\s*\{([^}]*)\}/g)].flatMap(([, list = '']) => list.split(','))
  const declared = code.matchAll(/\bexport\s+(?:async\s+)?(?:function\*?|class|const|let|var)\s+([\w$]+)/g)
  const put = code.matchAll(/\bexports\.([\w$]+)\s*=|\bexports,\s*["']([\w$]+)["']/g)
  const names = [
    ...lists.map(item => item.trim().replace(/^.*\sas\s+/s, '')),
    ...[...declared, ...put].map(([, one, other]) => one ?? other ?? ''),
  ]
  return new Set(names.filter(name => name !== '' && name !== '__esModule')).size
}
