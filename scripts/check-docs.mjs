/**
 * Documents name files that exist: every path in backticks, and at least one in every row of the coverage table, whose
 * words after a test's file are of a title in it. The newest version of the changelog is the version of the package, in its lock too. The table of rooms is the one that is
 * checked, and the map of README names every room.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rowsOfRooms } from './check-rooms.mjs'

const ROOT = join(import.meta.dirname, '..')
const DOCUMENTS = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/spec-coverage.md', 'docs/trust.md']
const COVERAGE = 'docs/spec-coverage.md'
/** Made by a build, so not in a fresh checkout. */
const MADE = /^(dist|build|node_modules|site\/build|coverage)(\/|$)/

/** Paths of the repository in backticks: those that begin with something that stands in its root. */
export function pathsOf(text, roots) {
  return [...text.matchAll(/`([^`\s]+)`/g)]
    .map(match => (match[1] ?? '').replace(/:\d+(:\d+)?$/, '').replace(/\/$/, ''))
    .filter(
      path => /^[\w.@-]+(\/[\w.@-]+)*$/.test(path) && roots.includes(path.split('/')[0] ?? '') && !MADE.test(path),
    )
}

/** Rows of Markdown tables without their heads, with 1-based lines. */
export function rowsOf(text) {
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    const isRow = line.startsWith('|') && !/^\|[\s:|-]+$/.test(line)
    const isHead = /^\|[\s:|-]+$/.test(lines[index + 1] ?? '')
    return isRow && !isHead ? [{ line: index + 1, text: line }] : []
  })
}

/** Rows of the checked table of rooms that a document does not have. */
export function roomProblems(text, rows = rowsOfRooms()) {
  const written = new Set(rowsOf(text).map(row => cellsOf(row.text).join('|')))
  return rows
    .filter(row => !written.has(row.join('|')))
    .map(row => `ARCHITECTURE.md: нет строки «| ${row.join(' | ')} |»`)
}

const cellsOf = line =>
  line
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim())

/** A call of a test or of a group, also the second call of `test.each(…)(…)`, and the first cell of a row of its table. */
const TITLE = /(?:\b(?:test|it|describe)(?:\.\w+)*(?:<[^>\n]*>)?\(|\)\(|^\s*\[)\s*(['"`])((?:\\.|(?!\1).)*?)\1/gms

/** What the tests of a file are called. */
export const titlesOf = text => [...text.matchAll(TITLE)].map(([, , title]) => title)

/** Words of tests that a row names after a file, `a.test.ts`: one thing; another, and that no title in it has. */
export const missingTests = (row, read) =>
  [...row.matchAll(/`([^`]+\.test\.tsx?)`: ([^`|]*)/g)].flatMap(([, file, names]) =>
    names
      .split(';')
      .map(name => name.trim().replace(/,$/, ''))
      .filter(name => name !== '' && !titlesOf(read(file)).some(title => title.includes(name)))
      .map(name => `${file}: нет теста «${name}»`),
  )

/** Rooms that the map does not name; single files are named with the room that uses them. */
export const unnamedRooms = (map, rooms) =>
  rooms.filter(room => !map.includes(`\`${room}\``)).map(room => `README.md: на карте нет ${room}`)

/** Where the version is written otherwise than in the package; the newest stands first in the changelog. */
export function versionProblems({ version }, lock, changelog, create = { version }) {
  const newest = /^## (\S+)/m.exec(changelog)?.[1]
  const written = {
    'CHANGELOG.md': newest,
    'create-zapiski/package.json': create.version,
    'package-lock.json': lock.version,
    'package-lock.json, packages': lock.packages?.['']?.version,
  }
  return Object.entries(written).flatMap(([place, other]) =>
    other === version ? [] : [`${place}: версия ${other}, а в package.json ${version}`],
  )
}

if (import.meta.filename === process.argv[1]) {
  const roots = readdirSync(ROOT)
  const read = name => readFileSync(join(ROOT, name), 'utf8')
  const problems = versionProblems(
    JSON.parse(read('package.json')),
    JSON.parse(read('package-lock.json')),
    read('CHANGELOG.md'),
    JSON.parse(read('create-zapiski/package.json')),
  )
  problems.push(...roomProblems(read('ARCHITECTURE.md')))
  const folders = readdirSync(join(ROOT, 'src'), { withFileTypes: true }).filter(entry => entry.isDirectory())
  const rooms = folders.map(({ name }) => `src/${name}`)
  problems.push(...unnamedRooms(read('README.md'), rooms))
  for (const document of DOCUMENTS.filter(name => existsSync(join(ROOT, name)))) {
    const text = read(document)
    for (const [index, line] of text.split('\n').entries()) {
      for (const path of pathsOf(line, roots)) {
        if (!existsSync(join(ROOT, path))) problems.push(`${document}:${index + 1}: нет ${path}`)
      }
    }
    if (document !== COVERAGE) continue
    for (const row of rowsOf(text)) {
      if (pathsOf(row.text, roots).length === 0)
        problems.push(`${document}:${row.line}: строка не называет ни одного файла`)
      problems.push(...missingTests(row.text, read).map(problem => `${document}:${row.line}: ${problem}`))
    }
  }
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length === 0 ? 0 : 1
}
