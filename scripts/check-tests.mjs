/** No test is switched off, none switches off the others, and what stands in for a module reaches no other file. */

import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const SWITCH = /\b(?:test|it|describe|suite)(?:\.\w+)*\.(only|skip|todo)\b|\b(?:xit|xtest|xdescribe|fit|fdescribe)\s*\(/

/** 1-based lines of a test file that switch tests off. */
export const findSwitches = text => text.split('\n').flatMap((line, index) => (SWITCH.test(line) ? [index + 1] : []))

/** Puts something else in the place of a module. In a worker that others have used the module is loaded already. */
export const isMocking = text => /^\s*vi\.mock\(/m.test(text)

if (import.meta.filename === process.argv[1]) {
  const files = ['src', 'test', 'scripts']
    .flatMap(folder => readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile() && /\.test\.tsx?$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
  const found = files.flatMap(file =>
    findSwitches(readFileSync(file, 'utf8')).map(line => `${relative(ROOT, file)}:${line}: тест выключен`),
  )
  const apart = readFileSync(join(ROOT, 'vitest.config.ts'), 'utf8')
  for (const file of files) {
    const path = relative(ROOT, file)
    if (isMocking(readFileSync(file, 'utf8')) && !apart.includes(`'${path}'`))
      found.push(`${path}: подменяет модуль, но не стоит в списке MOCKING в vitest.config.ts`)
  }
  for (const place of found) console.error(place)
  process.exitCode = found.length === 0 ? 0 : 1
}
