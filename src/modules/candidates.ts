/** Which modules the documents of a site may ask for: found in their text, before anything runs. */

import { join } from 'node:path'
import type { Content } from '../shared/document.ts'
import { isComponentPage } from '../shared/files.ts'
import type { FilePath } from '../shared/path.ts'
import { CODE, findThemeFile, hasPackage, readSpecifier, STYLE } from './specifier.ts'

const IMPORT = /^(?:import|export)\s(?:[^'"`;]*?\sfrom\s*)?['"]([^'"\n]+)['"]/gm
const REQUIRE = /\brequire\(\s*['"]([^'"\n]+)['"]\s*\)/g

export interface Candidate {
  /** The same for every way to write it. */
  key: string
  /** What the entry imports. */
  name: string
}

/** What a document means by a name, when the site has it and it is code; `undefined` for partials and pictures. */
export function findCandidate(specifier: string, from: FilePath, siteDir: string): Candidate | undefined {
  if (/^@(?:docusaurus|generated)\//.test(specifier)) return undefined
  const theme = /^@theme\/(.+)$/.exec(specifier)?.[1]
  if (theme !== undefined) {
    const file = findThemeFile(theme, siteDir)
    return file === undefined ? undefined : { key: file, name: file }
  }
  // Documents write `/x` for a path from the site.
  const written = specifier.replace(/^(!*(?:[\w-]+-loader[^!]*!)*)\//, '$1@site/')
  const target = readSpecifier(written, join(siteDir, from), siteDir)
  switch (target.kind) {
    case 'file': {
      const isModule = CODE.test(target.path) || STYLE.test(target.path) || target.path.endsWith('.svg')
      return isModule ? { key: target.path, name: target.path } : undefined
    }
    case 'raw':
    case 'url': {
      const name = `${target.path}?${target.kind}`
      return { key: name, name }
    }
    case 'package':
      return !/^[@\w]/.test(target.name) || !hasPackage(target.name, siteDir)
        ? undefined
        : { key: target.name, name: target.name }
    default:
      return undefined
  }
}

/** Candidates of one text. Samples of code are found too: they cost little, and nothing of them runs. */
export function candidatesIn(text: string, from: FilePath, siteDir: string): Candidate[] {
  const specifiers = [...text.matchAll(IMPORT), ...text.matchAll(REQUIRE)].map(match => match[1] ?? '')
  return [...new Set(specifiers)].flatMap(specifier => findCandidate(specifier, from, siteDir) ?? [])
}

/** Everything that pages may import, by the file that imports it; partials count for all. */
export function findCandidates(content: Content, siteDir: string): Map<FilePath, Candidate[]> {
  const found = new Map<FilePath, Candidate[]>()
  for (const { file, body } of [...content.sources, ...content.partials]) {
    if (isComponentPage(file)) {
      const path = join(siteDir, file)
      found.set(file, [{ key: path, name: path }])
    } else if (/\bimport\b|\brequire\b|\bexport\b/.test(body)) {
      const candidates = candidatesIn(body, file, siteDir)
      if (candidates.length > 0) found.set(file, candidates)
    }
  }
  return found
}
