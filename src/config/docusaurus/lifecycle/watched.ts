/** Files that plugins read besides their code, as they say it. */

import { existsSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'
import { isFile, pathsBelow } from '../../../disk.ts'
import { createMatcher } from '../../../shared/text/glob.ts'

/** Absolute files of paths and globs, which are written from the site's folder. */
export const filesOf = (patterns: unknown, siteDir: string): string[] =>
  [patterns].flat(2).flatMap(pattern => (typeof pattern === 'string' ? matching(pattern, siteDir) : []))

function matching(pattern: string, siteDir: string): string[] {
  const whole = isAbsolute(pattern) ? pattern : resolve(siteDir, pattern)
  if (existsSync(whole)) return isFile(whole) ? [whole] : []
  const folder = whole.slice(0, whole.search(/[*?{[(]/) + 1).replace(/[^/]*$/, '')
  if (folder === '/') return []
  const isMatched = createMatcher([whole.slice(folder.length)])
  return pathsBelow(folder)
    .filter(name => !/(?:^|\/)node_modules\//.test(name) && isMatched(name))
    .map(name => join(folder, name))
    .filter(isFile)
}
