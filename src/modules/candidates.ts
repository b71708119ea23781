/** Which modules the documents of a site may ask for: found in their code, before anything runs. */

import { join } from 'node:path'
import { readSpecifier, roleOf } from '../docusaurus/index.ts'
import { codeInText } from '../pages/index.ts'
import { knownOr } from '../shared/collections.ts'
import type { MathConfig } from '../shared/config.ts'
import { isTextFile } from '../shared/files.ts'
import { type FilePath, folderOf, toFilePath } from '../shared/path.ts'
import { type AliasPlaces, hasPackage, withoutAlias } from './bundle/aliases.ts'
import type { Bounds } from './bundle/bounds.ts'
import { findTarget, type Target, type ThemePlaces } from './bundle/files.ts'
import { importsOf } from './bundle/imports.ts'

export interface Candidate {
  /** The same for every way to write it. */
  key: string
  /** What the entry imports. */
  name: string
}

/** The site's folder, and what of the disk belongs to it. */
export interface SiteFolder extends ThemePlaces {
  bounds: Bounds
}

export const documentTarget = (specifier: string, from: FilePath, site: SiteFolder): Target =>
  findTarget(specifier, { ...site, file: join(site.siteDir, from), isDocument: true })

/** What a document means by a name, when the site has it and it is code; `undefined` for partials and pictures. */
export function findCandidate(specifier: string, from: FilePath, site: SiteFolder): Candidate | undefined {
  const { siteDir } = site
  const target = documentTarget(specifier, from, site)
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
export async function specifiersIn(body: string, math?: MathConfig): Promise<string[]> {
  const found = await Promise.all(codeInText(body, math).map(code => importsOf(code)))
  return [...new Set(found.flat().map(({ specifier }) => specifier))]
}

export const candidatesAmong = (specifiers: readonly string[], from: FilePath, site: SiteFolder): Candidate[] =>
  specifiers.flatMap(specifier => findCandidate(specifier, from, site) ?? [])

/** Imports that plugins put into texts: they are not written there, so nobody knows of them before somebody asks. */
export function createLate() {
  const byFile = new Map<FilePath, Set<string>>()
  let isNew = false
  return {
    note(specifier: string, file: FilePath | undefined): false {
      if (file === undefined) return false
      const noted = knownOr(byFile, file, () => new Set())
      if (!noted.has(specifier)) isNew = true
      noted.add(specifier)
      return false
    },
    /** Some were noted since they were last put among the others. */
    has: () => isNew,
    /** Imports of texts with these among them. */
    among<Read extends { specifiers: readonly string[] }>(imports: ReadonlyMap<FilePath, Read>): Map<FilePath, Read> {
      isNew = false
      return new Map(
        [...imports].map(([file, read]): [FilePath, Read] => {
          const late = byFile.get(file)
          return [file, late === undefined ? read : { ...read, specifiers: [...read.specifiers, ...late] }]
        }),
      )
    },
  }
}

/** Texts that a text takes in, of all that it imports. */
export const textsAmong = (specifiers: readonly string[], from: FilePath, site: AliasPlaces): FilePath[] =>
  specifiers.flatMap(written => {
    const target = readSpecifier(withoutAlias(written, site))
    if (target.kind !== 'file' || target.as !== 'module' || !isTextFile(target.path)) return []
    return toFilePath(target.from === 'importer' ? `${folderOf(from)}/${target.path}` : target.path)
  })
