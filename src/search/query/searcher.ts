/** The search itself: plan, rank, filter, and fetch what the shown results say. */

import type { TagTable } from '../format.ts'
import { type Load, SearchError } from './error.ts'
import { countFacets, filterPages, inScopes } from './facets.ts'
import { type Files, type Kept, openFiles, untilAborted } from './files.ts'
import { type Said, toGroup } from './group.ts'
import { marksOf } from './highlight.ts'
import { type Plan, planQuery } from './plan.ts'
import { kindOf, type Ranked, rankPages } from './rank.ts'
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
}

const LIMIT = 20
const SNIPPET_WORDS = 10
/** So often one search begins anew because the site was published anew meanwhile. */
const MAX_FRESH = 3

export function createSearcher({ load }: SearcherOptions): Searcher {
  const kept: Kept = new Map()
  let opened: Promise<Files> | undefined

  /** Shared by all who wait, so no one's signal may end it. */
  const open = (): Promise<Files> => {
    const opening = openFiles(load, kept)
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
      let files = await untilAborted(opened ?? open(), signal)
      for (let left = MAX_FRESH; ; left--) {
        try {
          return await answer(files, text, options)
        } catch (error) {
          if (!(error instanceof SearchError) || left === 0) throw error
          // Files vanish when the site is published anew: the new manifest names others.
          const fresh = await untilAborted(open(), signal)
          if (JSON.stringify(fresh.manifest) === JSON.stringify(files.manifest)) throw error
          files = fresh
        }
      }
    },
  }
}

async function answer(files: Files, text: string, options: SearchOptions): Promise<SearchResult> {
  const { signal, facets, limit = LIMIT, page: wanted = 1, snippetWords = SNIPPET_WORDS, onTitles } = options
  const { kinds, pages } = files.manifest
  /** What a plan finds, called by its titles where they are at hand. */
  const draw = (plan: Plan, tags: TagTable['tags'] | undefined) => {
    const ranked = inScopes(rankPages(plan, pages, files.weigh), files.manifest, options.scopes)
    const filter = { kinds, tags, choice: facets }
    const found = filterPages(ranked, filter)
    const page = Math.min(wanted, Math.ceil(found.length / limit) || 1)
    const shown = found.slice((page - 1) * limit, page * limit)
    const marks = marksOf(plan)
    const toResult = (read: (Ranked & { fragment: Said })[]): SearchResult => {
      const groups = read.map(({ page, score, fragment }) =>
        toGroup(fragment, { score, kind: kindOf(page, kinds), marks, language: files.language, snippetWords }),
      )
      // Of pages that match alike those higher up come first: `/docs/ssh` before `/docs/ssh/keys`.
      groups.sort((a, b) => b.score - a.score || (a.route < b.route ? -1 : 1))
      return {
        groups,
        total: found.length,
        page,
        facets: countFacets(ranked, filter),
        shownFor: found.length > 0 ? plan.shownFor : undefined,
      }
    }
    const heads = shown.flatMap(one => files.head(one.page).map(fragment => ({ ...one, fragment })))
    if (heads[0]) onTitles?.(toResult(heads))
    return { shown, toResult }
  }
  // Filters need their table.
  const onKnown = onTitles && facets === undefined ? (plan: Plan) => void draw(plan, undefined) : undefined
  const [plan, table] = await Promise.all([
    planQuery(files, text, { signal, onKnown }),
    facets === undefined ? undefined : files.tags(signal),
  ])
  const { shown, toResult } = draw(plan, table?.tags)
  return toResult(
    await Promise.all(shown.map(async one => ({ ...one, fragment: await files.fragment(one.page, signal) }))),
  )
}
