/** The weight of our dependencies: their number only shrinks, none runs a script when installed, no host is named. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Packages installed with ours, platform binaries left out. A larger number needs a reason in the commit. */
const RUNTIME_PACKAGES = 19

/** Licences under which packages may come: all of them let the engine and sites made with it be published freely. */
const LICENCES = new Set(
  'MIT ISC 0BSD Unlicense BSD-2-Clause BSD-3-Clause Apache-2.0 MPL-2.0 BlueOak-1.0.0 OFL-1.1 Zlib Python-2.0'.split(
    ' ',
  ),
)
/** Libraries that are linked at run time, are not part of the package and may be exchanged: an author may have them. */
const LIBRARY = 'LGPL-3.0-or-later'
const isLibrary = path => path.startsWith('node_modules/@img/sharp-')
/** Packages that do not say their licence in a field; what stands in their file of it. */
const READ = { 'node_modules/khroma': 'MIT' }
const isFree = licence => {
  const names = (licence ?? '').replace(/[()]/g, '').split(' OR ')
  return names.some(name => name.split(' AND ').every(part => LICENCES.has(part.trim())))
}

/** What is wrong with a lockfile. */
export function findProblems(lock, limit) {
  const entries = Object.entries(lock.packages).filter(([path]) => path !== '')
  const runtime = entries.filter(([, entry]) => !entry.dev && !entry.devOptional && !entry.optional)
  const problems = []
  if (runtime.length > limit) problems.push(`пакетов стало больше: ${runtime.length}, было ${limit}`)
  for (const [path, entry] of entries) {
    if (entry.hasInstallScript && !(entry.optional && path.endsWith('/fsevents')))
      problems.push(`${path}: скрипт при установке`)
    const licence = isLibrary(path) ? entry.license?.replace(LIBRARY, 'MIT') : (entry.license ?? READ[path])
    if (!isFree(licence)) problems.push(`${path}: лицензия ${entry.license ?? 'не названа'}`)
    if (entry.resolved !== undefined) problems.push(`${path}: в lockfile записан адрес реестра`)
    if (entry.integrity === undefined) problems.push(`${path}: нет контрольной суммы`)
  }
  return problems
}

if (import.meta.filename === process.argv[1]) {
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'))
  const problems = findProblems(lock, RUNTIME_PACKAGES)
  if (process.argv.includes('--licences')) {
    const entries = Object.entries(lock.packages).filter(([path]) => path !== '')
    for (const [path, { license = READ[path] ?? '—' }] of entries)
      console.log(`${path.replace(/^.*node_modules\//, '')}  ${license}`)
  }
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length === 0 ? 0 : 1
}
