/** TypeScript sources as syntax trees, for the checks: functions with their sizes, names that come and go. */

import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { parseSync } from 'rolldown/utils'

export const ROOT = join(import.meta.dirname, '..')

/** Files of a folder that `wanted` accepts, as paths from `ROOT` with `/`. */
export function listFiles(folder, wanted) {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(wanted)
    .toSorted()
}

export const isTest = path => /\.test\.tsx?$/.test(path)
export const isSource = path => /\.(tsx?|css)$/.test(path) && !isTest(path)
export const isCode = path => /\.tsx?$/.test(path) && !isTest(path)

/** Tree of a file (ESTree with types); throws on a syntax error. */
export function parseFile(path, text = readFileSync(join(ROOT, path), 'utf8')) {
  const lang = path.endsWith('.tsx') ? 'tsx' : path.endsWith('.mjs') ? 'js' : 'ts'
  const { program, errors } = parseSync(path, text, { lang, sourceType: 'module' })
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`)
  return { program, text }
}

/** Calls `visit(node, parent)` for every node, parents first. */
export function walk(node, visit, parent) {
  if (typeof node.type === 'string') visit(node, parent)
  for (const key of Object.keys(node)) {
    if (key === 'parent') continue
    const value = node[key]
    for (const child of Array.isArray(value) ? value : [value])
      if (child !== null && typeof child === 'object' && (typeof child.type === 'string' || Array.isArray(child)))
        walk(child, visit, typeof node.type === 'string' ? node : parent)
  }
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

/** Functions of a file with the lines of their bodies (braces not counted) and the number of their parameters. */
export function functionsOf(path, text) {
  const { program, text: source } = parseFile(path, text)
  const ends = [...source.matchAll(/\n/g)].map(({ index }) => index)
  const lineAt = offset => {
    const line = ends.findIndex(end => end >= offset)
    return (line < 0 ? ends.length : line) + 1
  }
  const found = []
  walk(program, (node, parent) => {
    if (!FUNCTIONS.has(node.type) || node.body === null || node.body === undefined) return
    const start = lineAt(node.body.start)
    const lines =
      node.body.type === 'BlockStatement' ? lineAt(node.body.end) - start - 1 : lineAt(node.body.end) - start + 1
    const name = node.id?.name ?? parent?.id?.name ?? parent?.key?.name ?? '(anonymous)'
    const parameters = node.params.filter(({ name }) => name !== 'this').length
    found.push({ path, name, line: lineAt(node.start), lines: Math.max(lines, 1), parameters })
  })
  return found
}
