/** Sizes that a reader can hold: function bodies, files, folders, parameters; files of tests. `--report` prints the figures. */

import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { functionsOf, isCode, isSource, isTest, listFiles, ROOT } from './syntax.mjs'

const LIMITS = { body: 60, file: 300, folder: 15, parameters: 3, test: 400 }

/** What may be larger, and why. Paths of files or folders; `path#name` for a function. */
const EXCEPTIONS = {
  'src/theme/css/optional/infima.css': 'a list of classes of another framework, one rule each',
}

const countLines = path => readFileSync(join(ROOT, path), 'utf8').split('\n').length - 1

export function measure() {
  const files = listFiles('src', isSource).map(path => ({ path, lines: countLines(path) }))
  const functions = files.filter(({ path }) => isCode(path)).flatMap(({ path }) => functionsOf(path))
  const isOfTests = path => isTest(path) || path.startsWith('test/')
  const tests = ['src', 'test', 'scripts', 'site/src']
    .flatMap(folder => listFiles(folder, path => /\.tsx?$/.test(path) && isOfTests(path)))
    .map(path => ({ path, lines: countLines(path) }))
  const folders = new Map()
  for (const { path } of files) folders.set(dirname(path), (folders.get(dirname(path)) ?? 0) + 1)
  return { files, functions, folders, tests }
}

export function findViolations({ files, functions, folders, tests = [] }, exceptions = EXCEPTIONS) {
  const found = []
  const check = (name, what, value, limit) => {
    if (value > limit && !(name in exceptions)) found.push(`${name}: ${what} ${value}, at most ${limit}`)
  }
  for (const { path, lines } of files) check(path, 'lines', lines, LIMITS.file)
  for (const { path, lines } of tests) check(path, 'lines', lines, LIMITS.test)
  for (const [folder, count] of folders) check(folder, 'files in one folder', count, LIMITS.folder)
  for (const { path, name, line, lines, parameters } of functions) {
    const place = `${path}#${name}`
    check(place, `(line ${line}) lines of its body`, lines, LIMITS.body)
    check(place, `(line ${line}) parameters`, parameters, LIMITS.parameters)
  }
  return found
}

function report({ files, functions, folders }) {
  const bodies = functions.map(({ lines }) => lines).toSorted((a, b) => a - b)
  const total = files.reduce((sum, { lines }) => sum + lines, 0)
  const messages = files.filter(({ path }) => path.startsWith('src/messages/')).reduce((sum, f) => sum + f.lines, 0)
  console.log(`lines without tests: ${total}, outside messages: ${total - messages}`)
  console.log(`files: ${files.length}, median ${files.map(f => f.lines).toSorted((a, b) => a - b)[files.length >> 1]}`)
  console.log(`functions: ${bodies.length}, median ${bodies[bodies.length >> 1]}, largest ${bodies.at(-1)}`)
  console.log(`functions of 4 and more parameters: ${functions.filter(f => f.parameters > 3).length}`)
  console.log(`files in the fullest folder: ${Math.max(...folders.values())}`)
}

if (import.meta.filename === process.argv[1]) {
  const measured = measure()
  if (process.argv.includes('--report')) report(measured)
  const violations = findViolations(measured)
  for (const violation of violations) console.error(violation)
  process.exitCode = violations.length === 0 ? 0 : 1
}
