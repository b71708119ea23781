/** A translated config as readable code: what is set, and nothing that is so anyway. */

import { sayIn, textOf } from '../../messages/problem.ts'
import type { Language } from '../../messages/text.ts'
import { isRecord } from '../../shared/value.ts'

interface Printed {
  text: string
  /** Paths of functions, which no text can hold: what they close over is elsewhere. */
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

/** `language` is that of the comments. */
export function printConfig(config: Record<string, unknown>, language: Language): Printed {
  const functions: string[] = []
  const say = sayIn(language)
  const body = print(prune(config, '', functions), 0)
  const left = functions.map(where => `// ${say(textOf('import/function', { where }))}\n`).join('')
  return { text: `import { defineConfig } from 'zapiski'\n\n${left}export default defineConfig(${body})\n`, functions }
}

/** The same without functions, defaults and empty objects. */
function prune(value: unknown, where: string, functions: string[]): unknown {
  if (Array.isArray(value)) {
    return value.map((item, index) => prune(item, `${where}[${index}]`, functions))
  }
  if (!isRecord(value)) return value
  const kept: [string, unknown][] = []
  for (const [key, inside] of Object.entries(value)) {
    const path = where === '' ? key : `${where}.${key}`
    if (typeof inside === 'function') {
      functions.push(path)
      continue
    }
    if (DEFAULTS[path] === String(inside) || (inside === undefined && path !== 'trailingSlash')) continue
    const pruned = prune(inside, path, functions)
    if (isRecord(pruned) && Object.keys(pruned).length === 0) continue
    kept.push([key, pruned])
  }
  return Object.fromEntries(kept)
}

function print(value: unknown, depth: number): string {
  if (value instanceof RegExp) return String(value)
  if (typeof value === 'string') return quote(value)
  if (Array.isArray(value))
    return printList(
      value.map(item => print(item, depth + 1)),
      '[]',
      depth,
    )
  if (isRecord(value)) {
    const entries = Object.entries(value).map(([key, item]) => `${printKey(key)}: ${print(item, depth + 1)}`)
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
