/**
 * Paths of Windows as the engine has them: with slashes, which Windows takes as well as its own. What cuts a path, compares
 * it, names it in a message or writes it into a cache sees one form on every system. In the engine's build this stands in
 * the place of `node:path` (`vite.engine.ts`); elsewhere it is `node:path`.
 */

import path, { type PlatformPath } from 'node:path'

const slashes = (written: string): string => written.replaceAll('\\', '/')

/** The functions of the system's own that make paths, with slashes in what they give. */
export function inSlashes(native: PlatformPath) {
  const made =
    <Args extends unknown[]>(make: (...args: Args) => string) =>
    (...args: Args): string =>
      slashes(make(...args))
  return {
    ...{ join: made(native.join), resolve: made(native.resolve), relative: made(native.relative) },
    ...{ dirname: made(native.dirname), normalize: made(native.normalize), sep: '/' },
  }
}

const isWindows = process.platform === 'win32'
export const { dirname, join, normalize, relative, resolve, sep } = isWindows ? inSlashes(path) : path
export const { basename, delimiter, extname, isAbsolute, posix } = path

/** A path as it came from the system or from a bundler. */
export const withSlashes = isWindows ? slashes : (written: string): string => written
