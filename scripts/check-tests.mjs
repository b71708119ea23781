/** No test is switched off, and none switches off the others. */

import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const SWITCH = /\b(?:test|it|describe|suite)(?:\.\w+)*\.(only|skip|todo)\b|\b(?:xit|xtest|xdescribe|fit|fdescribe)\s*\(/

/** 1-based lines of a test file that switch tests off. */
export const findSwitches = text => text.split('\n').flatMap((line, index) => (SWITCH.test(line) ? [index + 1] : []))

if (import.meta.filename === process.argv[1]) {
  const files = ['src', 'test', 'scripts']
    .flatMap(folder => readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile() && /\.test\.tsx?$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
  const found = files.flatMap(file =>
    findSwitches(readFileSync(file, 'utf8')).map(line => `${relative(ROOT, file)}:${line}: тест выключен`),
  )
  for (const place of found) console.error(place)
  process.exitCode = found.length === 0 ? 0 : 1
}
