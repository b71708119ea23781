/** The index of the search after words of some pages changed. */

import {
  buildIndex,
  type Fragment,
  KINDS,
  MANIFEST_PATH,
  type Manifest,
  type SearchDocument,
} from '../../search/index.ts'
import { type AssetPath, toRoute } from '../../shared/path.ts'
import type { MadeFile } from '../output-file.ts'
import type { Document } from './read.ts'
import type { Store } from './store.ts'

/** What stands in the output folder. */
export interface Standing {
  paths: Iterable<AssetPath>
  /** Throws when there is no such file. */
  read(path: AssetPath): string
}

interface Redone {
  files: MadeFile[]
  gone: AssetPath[]
}

const OWN = /^(?:assets\/)?search\//
const FRAGMENT = /^assets\/search\/p(\d+)-/

export function redoSearch(
  changed: readonly Document[],
  { store, output }: { store: Store; output: Standing },
): Redone {
  if (store.frame.searchHref === undefined) return { files: [], gone: [] }
  const own = [...output.paths].filter(path => OWN.test(path))
  const fresh = new Map(changed.map(({ view, page }) => [view.article.route, page.sections]))
  const documents = documentsIn(own, output).map(page => {
    const sections = fresh.get(page.route)
    return sections === undefined ? page : { ...page, sections }
  })
  const { files } = buildIndex(documents)
  const stays = new Set(files.map(({ path }) => path))
  return { files, gone: own.filter(path => !stays.has(path)) }
}

/** What was searched so far, from the index itself. */
function documentsIn(paths: readonly AssetPath[], output: Standing): SearchDocument[] {
  const manifest: Manifest = JSON.parse(output.read(MANIFEST_PATH))
  return paths.flatMap(path => {
    const number = FRAGMENT.exec(path)?.[1]
    return number === undefined ? [] : [toDocument(JSON.parse(output.read(path)), Number(number), manifest)]
  })
}

function toDocument(
  { route, date, tags, sections, ...page }: Fragment,
  number: number,
  manifest: Manifest,
): SearchDocument {
  const kind = KINDS[rangeOf(number, manifest.kinds)] ?? 'page'
  const scope = kind === 'docs' ? scopeOf(number, manifest) : undefined
  return {
    ...page,
    route: toRoute(route),
    kind,
    scope: scope === '' ? undefined : scope,
    date: date === '' ? undefined : date,
    tags: tags.map(([label, permalink]) => ({ label, permalink })),
    sections: sections.map(([anchor, heading, level, text]) => ({ anchor, heading, level, text })),
  }
}

function scopeOf(number: number, { kinds, scopes = [] }: Manifest): string | undefined {
  const before = kinds.slice(0, KINDS.indexOf('docs')).reduce((sum, count) => sum + count, 0)
  const lengths = scopes.map(([, length]) => length)
  return scopes[rangeOf(number - before, lengths)]?.[0]
}

/** The range that a number is in, of ranges of these lengths one after another. */
function rangeOf(number: number, lengths: readonly number[]): number {
  let end = 0
  return lengths.findIndex(length => {
    end += length
    return number < end
  })
}
