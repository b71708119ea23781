/** Files in `src/theme` of a site, and what their code says without being run. */

import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { isFile, pathsBelow } from '../../../disk.ts'
import { isMdxFile, isScriptFile } from '../../../shared/files.ts'
import { codeFiles } from '../../../shared/site/slots.ts'

/** A file of code. */
export interface CodeFile {
  /** From the site directory. */
  file: string
  /** Without comments. */
  code: string
}

export interface ThemeFile extends CodeFile {
  /** Of the part that it stands for: `BlogPostItem/Footer`. */
  name: string
}

const FOLDER = 'src/theme'

/** All of them, by name; styles and what lies beside a part are none. */
export function themeFiles(siteDir: string): ThemeFile[] {
  const folder = join(siteDir, FOLDER)
  return pathsBelow(folder).flatMap((path): ThemeFile[] => {
    const name = path.replace(/\.[^./]+$/, '').replace(/\/index$/, '')
    if (!isScriptFile(path) || !/^[A-Z]/.test(name)) return []
    const read = readCode(siteDir, join(folder, path))
    return read === undefined ? [] : [{ ...read, name }]
  })
}

/** Code and MDX of the site: what stands in `src`. */
export const codeFilesOf = (siteDir: string): CodeFile[] =>
  pathsBelow(join(siteDir, 'src')).flatMap(path =>
    isScriptFile(path) || isMdxFile(path) ? (readCode(siteDir, join(siteDir, 'src', path)) ?? []) : [],
  )

function readCode(siteDir: string, path: string): CodeFile | undefined {
  if (!isFile(path)) return undefined
  const code = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<![:"'])\/\/.*$/gm, '')
  return { file: relative(siteDir, path).replaceAll('\\', '/'), code }
}

/** Names that stand for what a file imports, by where that comes from. */
export const importsOf = ({ code }: CodeFile): { name: string; from: string }[] =>
  [...code.matchAll(/^\s*import\s+(?!type\b)(?:(\w+)|\{\s*(\w+)[^}]*\})?[^'"\n]*?(?:from\s*)?['"]([^'"]+)['"]/gm)].map(
    ([, whole, first, from = '']) => ({ name: whole ?? first ?? '', from }),
  )

/** The site's own file that an import names. */
export function importedFile(siteDir: string, { file }: CodeFile, from: string): CodeFile | undefined {
  const folder = join(siteDir, dirname(file))
  const path = from.startsWith('@site/')
    ? join(siteDir, from.slice('@site/'.length))
    : from.startsWith('.')
      ? resolve(folder, from)
      : undefined
  const found = path === undefined ? undefined : codeFiles(path).find(isFile)
  return found === undefined ? undefined : readCode(siteDir, found)
}

/** Names of the elements that a file draws; type arguments stand behind a word. */
export const tagsIn = ({ code }: CodeFile): string[] => [
  ...new Set([...code.matchAll(/(?<![\w$])<([A-Za-z][\w.]*)/g)].map(([, name = '']) => name)),
]

/** What is written at a place: a text as it is, a name by the text that the file gives it. */
export function textAt(written: string, { code }: CodeFile): string | undefined {
  const [, text] = /^\s*["'`]([^"'`$]*)["'`]\s*$/.exec(written) ?? []
  if (text !== undefined) return text
  if (/^\s*\d+\s*$/.test(written)) return written.trim()
  if (!/^\s*[A-Za-z_$][\w$]*\s*$/.test(written)) return undefined
  return new RegExp(`\\b${written.trim().replaceAll('$', '\\$')}\\s*=\\s*["'\`]?([\\w./:-]+)["'\`]?`).exec(code)?.[1]
}
