/** Style sheets that a plugin of the site changes before they are read: waited for, since readers of sheets wait for nothing. */

import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { StyledSheet } from '../../shared/config/made.ts'
import type { Config } from '../../shared/config.ts'
import type { Problem } from '../../shared/problem.ts'
import { compileSass } from './sass.ts'

interface Known extends StyledSheet {
  /** Text that it was made of. */
  source: string
}

/** By those who change them, then by absolute file. */
const known = new WeakMap<object, Map<string, Known>>()

/** Without the mark of UTF-8 that editors and compilers begin a file with: a parser would take it for a part of the first rule. */
export const withoutMark = (css: string): string => css.replace(/^\uFEFF+/, '')

const SHEET = /\.(?:css|s[ac]ss)$/
/** Folders with nothing of a bundle in them. */
const APART = new Set(['node_modules', 'static', 'build', 'i18n'])

/** Gives what went wrong. Without such a plugin nothing is done. */
export async function styleSheets({ made, siteDir, outDir, theme }: Config): Promise<Problem[]> {
  if (made?.style === undefined) return []
  const sheets = new Map<string, Known>()
  const problems: Problem[] = []
  const files = new Set([...(await sheetsIn(siteDir, outDir)), ...theme.customCss.map(file => resolve(siteDir, file))])
  for (const path of files) {
    const source = await readFile(path, 'utf8').then(withoutMark, () => undefined)
    const css = source === undefined || path.endsWith('.css') ? { css: source } : compileSass(source, path, siteDir)
    if (source === undefined || css === undefined || !('css' in css) || css.css === undefined) continue
    const { problem, ...sheet } = await made.style(css.css, path)
    if (problem === undefined)
      sheets.set(path, { ...sheet, files: [...sheet.files, ...('files' in css ? css.files : [])], source })
    else problems.push(problem)
  }
  known.set(made, sheets)
  return problems
}

/** As it was made of `source`, when that is given; `undefined` for one that is read as it is. */
export function styledSheet({ made }: Config, path: string, source?: string): StyledSheet | undefined {
  const sheet = made && known.get(made)?.get(path)
  return sheet === undefined || (source !== undefined && sheet.source !== source) ? undefined : sheet
}

async function sheetsIn(folder: string, outDir: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const found = entries.map(async entry => {
    const path = join(folder, entry.name)
    if (!entry.isDirectory()) return SHEET.test(entry.name) ? [path] : []
    return APART.has(entry.name) || entry.name.startsWith('.') || path === outDir ? [] : sheetsIn(path, outDir)
  })
  return (await Promise.all(found)).flat()
}
