/** A translated config as readable code: what is set, and nothing that is so anyway. */

import { sayIn, textOf } from '../../messages/problem.ts'
import type { Language } from '../../messages/text.ts'
import { isRecord, recordOf } from '../../shared/value.ts'

interface Printed {
  text: string
  /** Paths of functions that are left out: what they close over is elsewhere. */
  functions: string[]
}

/** Settings that say what the engine does by itself. */
const DEFAULTS: Record<string, string> = {
  'markdown.format': 'detect',
  baseUrl: '/',
  titleDelimiter: '|',
  'themeConfig.colorMode.disableSwitch': 'false',
}
/** Longest line of code. */
const WIDTH = 110

interface Printing {
  /** Of the comments. */
  language: Language
  /** Paths of settings that nobody reads. */
  unknown: ReadonlySet<string>
  /** Of functions that can be written. */
  code: ReadonlyMap<unknown, string>
  /** The former engine left something out that may have made pages, whatever functions the config has. */
  isPartial: boolean
}

export function printConfig(
  config: Record<string, unknown>,
  { language, unknown, code, isPartial }: Printing,
): Printed {
  const pruning: Pruning = { functions: [], unknown, code }
  const say = sayIn(language)
  const pruned = prune(config, '', pruning)
  const { functions } = pruning
  const left = functions.map(where => textOf('import/function', { where }))
  const notes = [...left, textOf('import/lenient')].map(note => `// ${say(note)}\n`).join('')
  const lenient = isPartial || functions.length > 0 ? 'partial' : true
  const body = print({ ...recordOf(pruned), lenient }, { depth: 0, code })
  return { text: `import { defineConfig } from 'zapiski'\n\n${notes}export default defineConfig(${body})\n`, functions }
}

interface Pruning {
  /** Filled with the paths of those that were left out. */
  functions: string[]
  unknown: ReadonlySet<string>
  code: ReadonlyMap<unknown, string>
}

/** The same without functions that cannot be written, defaults, empty objects and what nobody reads. */
function prune(value: unknown, where: string, pruning: Pruning): unknown {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      isLeft(item, `${where}[${index}]`, pruning) ? [] : [prune(item, `${where}[${index}]`, pruning)],
    )
  }
  if (!isRecord(value)) return value
  const kept: [string, unknown][] = []
  for (const [key, inside] of Object.entries(value)) {
    const path = where === '' ? key : `${where}.${key}`
    if (pruning.unknown.has(path)) continue
    if (isLeft(inside, path, pruning)) continue
    if (DEFAULTS[path] === String(inside) || (inside === undefined && path !== 'trailingSlash')) continue
    const pruned = prune(inside, path, pruning)
    if (isRecord(pruned) && Object.keys(pruned).length === 0) continue
    kept.push([key, pruned])
  }
  return Object.fromEntries(kept)
}

/** A function that cannot be written, or such a plugin with its options. */
function isLeft(value: unknown, where: string, { functions, code }: Pruning): boolean {
  const [first] = Array.isArray(value) ? value : [value]
  const isFunction = typeof first === 'function' && !code.has(first)
  if (isFunction) functions.push(where)
  return isFunction
}

function print(value: unknown, { depth, code }: { depth: number; code: Printing['code'] }): string {
  const inner = { depth: depth + 1, code }
  if (typeof value === 'function') return code.get(value) ?? 'undefined'
  if (value instanceof RegExp) return String(value)
  if (typeof value === 'string') return quote(value)
  if (Array.isArray(value))
    return printList(
      value.map(item => print(item, inner)),
      '[]',
      depth,
    )
  if (isRecord(value)) {
    const entries = Object.entries(value).map(([key, item]) => `${printKey(key)}: ${print(item, inner)}`)
    return printList(entries, '{}', depth)
  }
  return String(value)
}

/** On one line when it fits there. */
function printList(items: string[], brackets: '[]' | '{}', depth: number): string {
  const [open = '', close = ''] = brackets
  if (items.length === 0) return brackets
  const inner = brackets === '{}' ? ` ${items.join(', ')} ` : items.join(', ')
  if (depth > 0 && inner.length + depth * 2 < WIDTH && !inner.includes('\n')) return `${open}${inner}${close}`
  const indent = '  '.repeat(depth + 1)
  return `${open}\n${items.map(item => `${indent}${item},\n`).join('')}${'  '.repeat(depth)}${close}`
}

const printKey = (key: string): string => (/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key) ? key : quote(key))

const quote = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
