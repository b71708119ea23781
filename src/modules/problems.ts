/** Problems of the site's modules, with the place in the author's file. */

import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { toFilePath } from '../shared/path.ts'
import type { Problem } from '../shared/problem.ts'
import { packageName } from './specifier.ts'

/** The one part of the theme that a site's own takes the place of. */
export const MDX_COMPONENTS = 'MDXComponents'

/** What a bundler's error says; each may know its place. */
interface BundleError {
  errors: { message: string; id?: string; loc?: { file?: string; line: number; column: number } }[]
}

// A shape check of what another library throws.
const isBundleError = (error: unknown): error is BundleError =>
  typeof error === 'object' && error !== null && 'errors' in error && Array.isArray(error.errors)

/** Line and column of an offset, 1-based. */
export function placeOfOffset(code: string, offset: number): { line: number; column: number } {
  const before = code.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/** Where a module names another. */
export function placeOfImport(file: string, specifier: string): { line?: number; column?: number } {
  const code = readFileSync(file, 'utf8')
  const offset = Math.max(code.indexOf(`'${specifier}'`), code.indexOf(`"${specifier}"`))
  return offset < 0 ? {} : placeOfOffset(code, offset)
}

export function explainBundling(error: unknown, siteDir: string): Problem[] {
  const found = isBundleError(error)
    ? error.errors
    : [{ message: error instanceof Error ? error.message : String(error) }]
  return found.map((item): Problem => {
    // Messages of errors are not among the properties that a spread copies.
    const { message } = item
    const loc = 'loc' in item ? item.loc : undefined
    const file = loc?.file ?? ('id' in item ? item.id : undefined)
    const lines = stripVTControlCharacters(message).replaceAll(`${siteDir}/`, '').split('\n')
    const first = (lines[0] ?? '').replace(/^\[[A-Z_]+\]:?\s*(?:Error:\s*)?/, '')
    return {
      level: 'error',
      code: 'module-syntax',
      text: `модуль не читается: ${first.replace(/^\[plugin [^\]]*\]\s*/, '')}`,
      ...(file !== undefined && { file: toFilePath(relative(siteDir, file)) }),
      ...(loc !== undefined && { line: loc.line, column: loc.column + 1 }),
    }
  })
}

/** A package that neither the site nor the engine has. */
export function missingPackage(specifier: string, file: string, siteDir: string): Problem {
  const name = packageName(specifier)
  return {
    level: 'error',
    code: 'package-missing',
    text: `пакет «${name}» не установлен`,
    hint: `выполните в папке сайта npm install ${name} или уберите import`,
    file: toFilePath(relative(siteDir, file)),
    ...placeOfImport(file, specifier),
  }
}

/** Why a document's import leads nowhere. */
export const missingText = (specifier: string): string =>
  /^[.@/!]/.test(specifier) && !/^@(?!site\/)/.test(specifier) ? 'такого файла нет' : 'пакет не установлен'

export const missingHint = (specifier: string): string =>
  missingText(specifier) === 'такого файла нет'
    ? 'исправьте путь'
    : `выполните в папке сайта npm install ${specifier} или уберите import`

/** Parts of the theme that a site has replaced for Docusaurus: said once. */
export function overrideNotes(siteDir: string): Problem[] {
  let names: string[]
  try {
    names = readdirSync(join(siteDir, 'src/theme')).map(name => name.replace(/\.[^.]+$/, ''))
  } catch {
    return []
  }
  const others = [...new Set(names)].filter(name => name !== MDX_COMPONENTS && /^[A-Z]/.test(name)).sort()
  if (others.length === 0) return []
  const text = `части темы из src/theme не подменяются: ${others.join(', ')}`
  const hint = 'их можно импортировать из документов; вид страниц меняют настройки themeConfig и custom.css'
  return [{ level: 'note', code: 'ignored-theme', text, hint }]
}
