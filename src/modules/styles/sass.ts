/** Sass, where the site has it installed: the engine brings none. */

import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { attempt, firstLineOf } from '../../shared/value.ts'

/** What is used of the package. */
interface Sass {
  compileString(
    source: string,
    options: { url: URL; syntax: 'scss' | 'indented'; loadPaths: string[]; importers: Importer[]; logger: object },
  ): { css: string; loadedUrls: URL[] }
}

interface Importer {
  findFileUrl(url: string): URL | null
}

/** `files`: what it was made of besides itself. */
type Made = { css: string; files: string[] } | { message: string; files: string[] }

const SILENT = { warn: () => {}, debug: () => {} }

/** CSS of a sheet; `undefined` without the package, or for a language that is not Sass. */
export function compileSass(source: string, path: string, siteDir: string): Made | undefined {
  const extension = extname(path)
  const sass = extension === '.scss' || extension === '.sass' ? loadSass(siteDir) : undefined
  if (sass === undefined) return undefined
  try {
    const { css, loadedUrls } = sass.compileString(source, {
      url: pathToFileURL(path),
      syntax: extension === '.sass' ? 'indented' : 'scss',
      loadPaths: [dirname(path), join(siteDir, 'node_modules'), siteDir],
      importers: [{ findFileUrl: url => moduleUrl(url, siteDir) }],
      logger: SILENT,
    })
    const files = loadedUrls.filter(({ protocol }) => protocol === 'file:').map(url => fileURLToPath(url))
    return { css, files: files.filter(file => file !== path) }
  } catch (error) {
    return { message: firstLineOf(error), files: [] }
  }
}

/** `~x` is webpack's mark of a package, `@site/x` a path of the site. */
function moduleUrl(url: string, siteDir: string): URL | null {
  if (url.startsWith('@site/')) return pathToFileURL(join(siteDir, url.slice('@site/'.length)))
  return url.startsWith('~') ? pathToFileURL(join(siteDir, 'node_modules', url.slice(1))) : null
}

/** Its own types come with the package alone. */
const loadSass = (siteDir: string): Sass | undefined =>
  attempt(() => createRequire(join(siteDir, 'package.json'))('sass') as Sass)
