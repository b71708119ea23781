/** Files that plugins read besides their code, as they say it. */

import { existsSync, readdirSync, statSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'
import { createMatcher } from '../../../shared/text/glob.ts'

/** Absolute files of paths and globs, which are written from the site's folder. */
export const filesOf = (patterns: unknown, siteDir: string): string[] =>
  [patterns].flat(2).flatMap(pattern => (typeof pattern === 'string' ? matching(pattern, siteDir) : []))

function matching(pattern: string, siteDir: string): string[] {
  const whole = isAbsolute(pattern) ? pattern : resolve(siteDir, pattern)
  if (existsSync(whole)) return statSync(whole).isFile() ? [whole] : []
  const folder = whole.slice(0, whole.search(/[*?{[(]/) + 1).replace(/[^/]*$/, '')
  if (folder === '/' || !existsSync(folder)) return []
  const isMatched = createMatcher([whole.slice(folder.length)])
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => !/(?:^|\/)node_modules\//.test(name) && isMatched(name))
    .map(name => join(folder, name))
    .filter(file => statSync(file, { throwIfNoEntry: false })?.isFile())
    .sort()
}
