/** Names that stand for folders of the site: those of its bundler's settings, and `paths` of its `tsconfig.json`. */

import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { foldersFrom, readText } from '../../disk.ts'
import { readSpecifier } from '../../docusaurus/index.ts'
import type { Alias } from '../../shared/config/made.ts'
import { packageName } from '../../shared/path.ts'
import { codeFiles } from '../../shared/site/slots.ts'
import { attempt, isRecord, recordOf } from '../../shared/value.ts'

export interface AliasPlaces {
  siteDir: string
  aliases?: readonly Alias[] | undefined
  /** Ids of the blogs. */
  blogs?: readonly string[] | undefined
}

/** The import as it would be written without: `@site/…`; what stands for nothing is as it was. */
export function withoutAlias(written: string, { siteDir, aliases = [] }: AliasPlaces): string {
  if (readSpecifier(written).kind === 'file') return written
  const found = aliases.find(({ name, isExact }) => written === name || (!isExact && written.startsWith(`${name}/`)))
  const path = found === undefined ? pathOfTypes(written, siteDir) : join(found.path, written.slice(found.name.length))
  return path === undefined ? written : `@site/${relative(siteDir, path)}`
}

/** A package of that name comes first: TypeScript's names are no names for a bundler. */
function pathOfTypes(written: string, siteDir: string): string | undefined {
  if (readSpecifier(written).kind !== 'package' || /[\\:!\0]/.test(written)) return undefined
  for (const { base, paths } of typePaths(siteDir))
    for (const [pattern, targets] of Object.entries(paths)) {
      const rest = matched(pattern, written)
      if (rest === undefined || !Array.isArray(targets) || hasPackage(written, siteDir)) continue
      const files = targets.map(target => resolve(base, String(target).replace('*', rest)))
      const path = files.find(file => codeFiles(file.replace(/[?#].*$/, '')).some(existsSync))
      if (path !== undefined) return path
    }
  return undefined
}

/** What stands in the place of the star. */
function matched(pattern: string, written: string): string | undefined {
  const [before = '', after] = pattern.split('*')
  if (after === undefined) return written === pattern ? '' : undefined
  const isOf = written.startsWith(before) && written.endsWith(after) && written.length >= before.length + after.length
  return isOf && before !== '' ? written.slice(before.length, written.length - after.length) : undefined
}

/** Of the site's own file, or of one of its own that this stands on. */
function typePaths(siteDir: string): { base: string; paths: Record<string, unknown> }[] {
  let file = ['tsconfig.json', 'jsconfig.json'].map(name => join(siteDir, name)).find(existsSync)
  for (let depth = 0; file !== undefined && depth < 4; depth++) {
    const read = readJson(file)
    const options = recordOf(read.compilerOptions)
    const base = resolve(dirname(file), typeof options.baseUrl === 'string' ? options.baseUrl : '.')
    if (isRecord(options.paths)) return [{ base, paths: options.paths }]
    const next: unknown = read.extends
    const above: string | undefined =
      typeof next === 'string' && next.startsWith('.') ? resolve(dirname(file), next) : undefined
    file = above === undefined ? undefined : [above, `${above}.json`].find(existsSync)
  }
  return []
}

/** JSON with comments and commas at the end, as TypeScript has it; strings stay as they are. */
function readJson(file: string): Record<string, unknown> {
  const text = readText(file)?.replace(/^\uFEFF/, '') ?? ''
  const bare = text.replace(/("(?:\\.|[^"\\])*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (_, string = '') => string)
  const plain = bare.replace(/("(?:\\.|[^"\\])*")|,(?=\s*[\]}])/g, (_, string = '') => string)
  return recordOf(attempt(() => JSON.parse(plain)))
}

/** A package that can be found from the site: looked up as Node does, without running anything. */
export const hasPackage = (specifier: string, siteDir: string): boolean =>
  foldersFrom(siteDir).some(folder => existsSync(join(folder, 'node_modules', packageName(specifier))))
