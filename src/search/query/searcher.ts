/** The search itself: plan, rank, filter, and fetch what the shown results say. */

import { MANIFEST_PATH } from '../format.ts'
import { type Load, SearchError } from './error.ts'
import { countFacets, filterPages, inScopes } from './facets.ts'
import { type Files, openFiles, untilAborted } from './files.ts'
import { toGroup } from './group.ts'
import { marksOf } from './highlight.ts'
import { planQuery } from './plan.ts'
import { kindOf, rankPages } from './rank.ts'
import type { SearchOptions, SearchResult } from './result.ts'
import { cutQuery } from './words.ts'

interface Searcher {
  /**
   * Answers a query of up to 64 characters. Rejects with a `SearchError`, or with the signal's reason when aborted.
   */
  search(query: string, options?: SearchOptions): Promise<SearchResult>
  /** Fetches what every search needs, before there is a query. */
  prepare(): Promise<void>
}

interface SearcherOptions {
  load: Load
  /** The client's build; an index of another one is `stale`. Without it any index is taken. */
  build?: string | undefined
}

const LIMIT = 20
const SNIPPET_WORDS = 10

export function createSearcher({ load, build }: SearcherOptions): Searcher {
  let opened: Promise<Files> | undefined

  /** Shared by all who wait, so no one's signal may end it. */
  const open = (): Promise<Files> => {
    const opening = openFiles(load).then(files => {
      if (build !== undefined && files.manifest.build !== build) throw new SearchError('stale', MANIFEST_PATH)
      return files
    })
    opened = opening
    opening.catch(() => {
      if (opened === opening) opened = undefined
    })
    return opening
  }

  return {
    async prepare() {
      await (opened ?? open())
    },
    async search(query, options = {}) {
      const text = cutQuery(query)
      const { signal } = options
      signal?.throwIfAborted()
      const isKept = opened !== undefined
      const files = await untilAborted(opened ?? open(), signal)
      try {
        return await answer(files, text, options)
      } catch (error) {
        // Files vanish when the site is published anew: the new manifest names others.
        if (!(error instanceof SearchError) || !isKept) throw error
        const fresh = await untilAborted(open(), signal)
        if (fresh.manifest.folder === files.manifest.folder) {
          opened = Promise.resolve(files)
          throw error
        }
        return await answer(fresh, text, options)
      }
    },
  }
}

async function answer(files: Files, text: string, options: SearchOptions): Promise<SearchResult> {
  const { signal, facets, limit = LIMIT, page = 1, snippetWords = SNIPPET_WORDS } = options
  const { kinds } = files.manifest
  const [plan, table] = await Promise.all([
    planQuery(files, text, signal),
    facets === undefined ? undefined : files.tags(signal),
  ])
  const count = kinds.reduce((sum, count) => sum + count, 0)
  const ranked = inScopes(rankPages(plan, count), files.manifest, options.scopes)
  const filter = { kinds, tags: table?.tags, choice: facets }
  const found = filterPages(ranked, filter)
  const shown = found.slice((page - 1) * limit, page * limit)
  const fragments = await Promise.all(shown.map(({ page }) => files.fragment(page, signal)))
  const marks = marksOf(plan)
  return {
    groups: fragments.map((fragment, index) =>
      toGroup(fragment, { kind: kindOf(shown[index]?.page ?? 0, kinds), marks, snippetWords }),
    ),
    total: found.length,
    facets: countFacets(ranked, filter),
    ...(plan.shownFor === undefined || found.length === 0 ? {} : { shownFor: plan.shownFor }),
  }
}
