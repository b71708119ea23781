/** What went wrong while a module was bundled or run, at the place in the author's files. */

import type { SourceMap } from 'node:module'
import { isAbsolute, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { explainUnloaded } from '../../encoding.ts'
import { problemOf } from '../../messages/problem.ts'
import { isSaidError } from '../../messages/said-error.ts'
import { type BundleError, bundleErrors, saidByBundler } from '../../shared/language/bundle-errors.ts'
import { type FilePath, toFilePath } from '../../shared/path.ts'
import type { Place, Problem } from '../../shared/problem.ts'
import { firstLineOf } from '../../shared/value.ts'
import { importPlace } from './importer.ts'

/** A module made for Node, with what it was made of. */
export interface Bundle {
  code: string
  map: SourceMap | undefined
  files: string[]
}

/** Of a module that gives nothing. */
export const NO_DEFAULT = 'no default export'

/** Where it happened: the file that was read, and its bundle. */
interface Run {
  file: FilePath
  siteDir: string
  bundle: Bundle
}

/** A problem with the place where the author's code failed. */
export function explain(error: unknown, { file, siteDir, bundle }: Run): Problem {
  if (isSaidError(error)) {
    const { id, values } = error.said
    return problemOf('error', id, { at: placeOf(error, bundle, siteDir) ?? { file }, values })
  }
  const message = firstLineOf(error)
  if (message === NO_DEFAULT) return problemOf('error', 'config-run/no-export', { at: { file } })
  const missing = /Cannot find (?:package|module) '([^']+)'/.exec(message)?.[1]
  // A name that code made of parts: no bundler could see it before.
  if (missing !== undefined && /^\.\.?\//.test(missing))
    return problemOf('error', 'config-syntax/import', {
      at: placeOf(error, bundle, siteDir) ?? { file },
      values: { name: missing },
    })
  if (missing !== undefined && !isAbsolute(missing)) {
    const asked = importPlace(bundle.files, missing)
    const at = asked === undefined ? { file } : { ...asked, file: toFilePath(relative(siteDir, asked.file)) }
    return problemOf('error', 'config-run/package', { at, values: { name: missing } })
  }
  return problemOf('error', 'config-run', { at: placeOf(error, bundle, siteDir) ?? { file }, values: { message } })
}

export const explainBundling = (error: unknown, file: FilePath, siteDir: string): Problem[] =>
  bundleErrors(error).map(one => explainBundle(one, file, siteDir))

/** Each may know its place. */
function explainBundle({ message: said, loc }: BundleError, file: FilePath, siteDir: string): Problem {
  const whole = stripVTControlCharacters(said)
  const unloaded = explainUnloaded(whole, siteDir)
  if (unloaded !== undefined) return unloaded
  const message = saidByBundler(whole, siteDir)
  const place = loc?.file === undefined ? file : toFilePath(relative(siteDir, loc.file))
  const at = { file: place, ...(loc && { line: loc.line, column: loc.column + 1 }) }
  const unresolved = /Could not resolve '([^']+)'/.exec(message)?.[1]
  if (unresolved !== undefined) return problemOf('error', 'config-syntax/import', { at, values: { name: unresolved } })
  return problemOf('error', loc === undefined ? 'config-syntax/unreadable' : 'config-syntax', {
    at,
    values: { message },
  })
}

/** The innermost frame of the stack that lies in the module that was run. */
function placeOf(error: unknown, bundle: Bundle, siteDir: string): Place | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const frame = /config\.mjs:(\d+):(\d+)/.exec(stack)
  if (frame === null || bundle.map === undefined) return undefined
  const entry = bundle.map.findEntry(Number(frame[1]) - 1, Number(frame[2]) - 1)
  if (!('originalSource' in entry)) return undefined
  const source = bundle.files.find(path => path.endsWith(entry.originalSource.replace(/^(\.\.?\/)+/, '/')))
  if (source === undefined) return undefined
  const file = toFilePath(relative(siteDir, source))
  return { file, line: entry.originalLine + 1, column: entry.originalColumn + 1 }
}
