/** Which modules the documents of a site may ask for: found in their code, before anything runs. */

import { join } from 'node:path'
import { contentHash } from '../content-hash.ts'
import { readSpecifier, roleOf } from '../docusaurus/index.ts'
import { guard } from '../fence.ts'
import { isSaidError } from '../messages/said-error.ts'
import { codeInText, mayAct, mayTakeIn, modulesInText, OWN_MODULE, type OwnModule, ownModule } from '../pages/index.ts'
import { knownOr } from '../shared/collections.ts'
import type { Config, MathConfig } from '../shared/config.ts'
import type { Content, Source } from '../shared/document.ts'
import { isComponentPage, isTextFile } from '../shared/files.ts'
import { type FilePath, folderOf, toFilePath } from '../shared/path.ts'
import { type AliasPlaces, hasPackage, withoutAlias } from './bundle/aliases.ts'
import type { Bounds } from './bundle/bounds.ts'
import { findTarget, type Target, type ThemePlaces } from './bundle/files.ts'
import { importsOf } from './bundle/imports.ts'
import { ownFile } from './bundle/virtual.ts'

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
  if (specifier === OWN_MODULE) {
    const key = ownFile(join(siteDir, from))
    return { key, name: key }
  }
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

/** Everything that a text imports, as written, once; its own components for browsers too. Samples of code import nothing. */
async function specifiersIn(body: string, math?: MathConfig): Promise<string[]> {
  const found = await Promise.all(codeInText(body, math).map(code => importsOf(code)))
  const own = ownOf({ body, bodyLine: 1 }, math) === undefined ? [] : [OWN_MODULE]
  return [...new Set([...found.flat().map(({ specifier }) => specifier), ...own])]
}

/** The module of the components that a text makes itself and that act in browsers; its lines are those of the file. */
export function ownOf({ body, bodyLine }: Pick<Source, 'body' | 'bodyLine'>, math?: MathConfig): OwnModule | undefined {
  if (!mayAct(body)) return undefined
  return ownModule(modulesInText(body, math).map(({ line, ...block }) => ({ ...block, line: line + bodyLine - 1 })))
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
export const textsAmong = (text: Importing | undefined, site: AliasPlaces): FilePath[] =>
  (text?.specifiers ?? []).flatMap(written => {
    const target = readSpecifier(withoutAlias(written, site))
    if (target.kind !== 'file' || target.as !== 'module' || !isTextFile(target.path)) return []
    return toFilePath(target.from === 'importer' ? `${folderOf(text?.from ?? '')}/${target.path}` : target.path)
  })

/** What a text imports, as written, and from where. */
interface Importing {
  hash: string
  specifiers: readonly string[]
  from: FilePath
}

/** By text. */
export type Imports = ReadonlyMap<FilePath, Importing>

/** What is known of texts: imports by their digest from an earlier run, and those of this one. */
interface Known {
  known: ReadonlyMap<string, readonly string[]>
  imports: Imports
}

/** Looks into every text once. */
export async function readImports(
  { sources, partials }: Content,
  before: Known,
  math: MathConfig | undefined,
): Promise<Imports> {
  const known = new Map([...before.known, ...knownImports(before.imports)])
  const texts = [
    ...sources
      .filter(({ file }) => !isComponentPage(file))
      .map(source => ({ source, hash: source.hash, from: source.real ?? source.file })),
    ...partials.map(source => ({ source, hash: contentHash(source.body, 64), from: source.file })),
  ]
  const imports = new Map<FilePath, Importing>()
  for (const { source, hash, from } of texts) {
    const specifiers = known.get(hash) ?? (await lookInto({ ...source, math }, hash))
    imports.set(source.file, { hash, specifiers, from })
  }
  return imports
}

/** By the digest of the text. */
export const knownImports = (imports: Imports): Map<string, readonly string[]> =>
  new Map([...imports.values()].map(({ hash, specifiers }) => [hash, specifiers]))

interface Text {
  file: FilePath
  body: string
  math: MathConfig | undefined
}

/** In its turn: what the parsers do not survive is named. A text that was refused before says so when it is parsed. */
export async function lookInto({ file, body, math }: Text, digest: string): Promise<string[]> {
  if (!mayTakeIn(body) && !mayAct(body)) return []
  return guard({ file, digest }, () => specifiersIn(body, math)).catch((error: unknown) => {
    if (isSaidError(error)) return []
    throw error
  })
}

/** Everything that pages may import, by the file that imports it; pages in React are modules themselves. */
export function findCandidates(
  content: Content,
  imports: Imports,
  site: SiteFolder,
): ReadonlyMap<FilePath, readonly Candidate[]> {
  const { siteDir } = site
  const pages = content.sources.filter(({ file }) => isComponentPage(file))
  const found = new Map<FilePath, Candidate[]>()
  for (const page of pages) {
    const file = componentFile(page, siteDir)
    found.set(page.file, [{ key: file, name: file }])
  }
  for (const [file, { specifiers, from }] of imports) {
    const candidates = candidatesAmong(specifiers, from, site)
    if (candidates.length > 0) found.set(file, candidates)
  }
  return found
}

/** By text: what it is made of is looked into when it has changed. */
const knownOwn = new WeakMap<object, OwnModule | undefined>()

/** Modules of the components that texts make themselves, of those texts that have any. */
export function findOwn(
  content: Content,
  candidates: ReadonlyMap<FilePath, readonly Candidate[]>,
  config: Config,
): ReadonlyMap<string, OwnModule> {
  const found = new Map<string, OwnModule>()
  for (const text of [...content.sources, ...content.partials]) {
    const file = ownFile(join(config.siteDir, text.file))
    if (candidates.get(text.file)?.some(({ key }) => key === file) !== true) continue
    if (!knownOwn.has(text)) knownOwn.set(text, ownOf(text, config.markdown.math))
    const own = knownOwn.get(text)
    if (own !== undefined) found.set(file, own)
  }
  return found
}

/** Absolute. */
export const componentFile = ({ file, made }: Source, siteDir: string): string => made?.component ?? join(siteDir, file)
