/** Which modules the documents of a site may ask for: found in their code, before anything runs. */

import { join } from 'node:path'
import { readSpecifier, roleOf } from '../docusaurus/index.ts'
import { codeInText } from '../pages/index.ts'
import { isTextFile } from '../shared/files.ts'
import { type FilePath, folderOf, toFilePath } from '../shared/path.ts'
import { findTarget, hasPackage } from './bundle/files.ts'
import { importsOf } from './bundle/imports.ts'

export interface Candidate {
  /** The same for every way to write it. */
  key: string
  /** What the entry imports. */
  name: string
}

/** What a document means by a name, when the site has it and it is code; `undefined` for partials and pictures. */
export function findCandidate(specifier: string, from: FilePath, siteDir: string): Candidate | undefined {
  const target = findTarget(specifier, { file: join(siteDir, from), siteDir, isDocument: true })
  switch (target.kind) {
    case 'theme':
      return target.path === undefined ? undefined : { key: target.path, name: target.path }
    case 'file': {
      const isModule = ['code', 'style', 'drawing'].includes(roleOf(target.path))
      return isModule ? { key: target.path, name: target.path } : undefined
    }
    case 'raw':
    case 'url': {
      const name = `${target.path}?${target.kind}`
      return { key: name, name }
    }
    case 'package': {
      const isThere = /^[@\w]/.test(target.name) && hasPackage(target.name, siteDir)
      return isThere ? { key: target.name, name: target.name } : undefined
    }
    default:
      return undefined
  }
}

/** Everything that a text imports, as written, once. Samples of code import nothing. */
export async function specifiersIn(body: string): Promise<string[]> {
  const found = await Promise.all(codeInText(body).map(code => importsOf(code)))
  return [...new Set(found.flat().map(({ specifier }) => specifier))]
}

export const candidatesAmong = (specifiers: readonly string[], from: FilePath, siteDir: string): Candidate[] =>
  specifiers.flatMap(specifier => findCandidate(specifier, from, siteDir) ?? [])

/** Texts that a text takes in, of all that it imports. */
export const textsAmong = (specifiers: readonly string[], from: FilePath): FilePath[] =>
  specifiers.flatMap(written => {
    const target = readSpecifier(written)
    if (target.kind !== 'file' || target.as !== 'module' || !isTextFile(target.path)) return []
    return toFilePath(target.from === 'importer' ? `${folderOf(from)}/${target.path}` : target.path)
  })
