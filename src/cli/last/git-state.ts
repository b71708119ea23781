/** The state of the history that dates are read from. */

import { lstatSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { readText } from '../../disk.ts'

/** Changes with every commit and checkout of the history that dates are read from; `undefined` where it lies elsewhere. */
export function gitState(siteDir: string): string | undefined {
  let folder = siteDir
  while (lookFor(join(folder, '.git')) === undefined) {
    if (dirname(folder) === folder) return ''
    folder = dirname(folder)
  }
  const git = join(folder, '.git')
  // A work tree of another repository.
  if (lookFor(git) !== true) return undefined
  const names = ['HEAD', 'logs/HEAD', 'packed-refs', 'shallow', 'config', 'refs/heads']
  const head = readText(join(git, 'HEAD')) ?? ''
  const ref = /^ref: (.+)$/m.exec(head)?.[1]
  const looks = names.map(name => lookFor(join(git, name)))
  return JSON.stringify([
    relative(siteDir, folder),
    head,
    ref === undefined ? '' : (readText(join(git, ref)) ?? ''),
    looks,
  ])
}

function lookFor(path: string): unknown {
  const stat = lstatSync(path, { throwIfNoEntry: false })
  return stat === undefined ? undefined : stat.isDirectory() ? true : [stat.size, stat.mtimeMs]
}
