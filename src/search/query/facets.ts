/** Filters results by kind and tag, and counts what each choice would leave. */

import { KINDS, type Manifest, type SearchKind, type TagTable } from '../format.ts'
import { kindOf, type Ranked } from './rank.ts'
import type { SearchFacets, SearchOptions } from './result.ts'

/** What was chosen, and what is needed to say which pages that means. */
interface Filter {
  kinds: readonly number[]
  tags: TagTable['tags'] | undefined
  choice: SearchOptions['facets']
}

/** Leaves out documents of versions that are not searched. */
export function inScopes(
  ranked: readonly Ranked[],
  { kinds, scopes }: Pick<Manifest, 'kinds' | 'scopes'>,
  wanted: readonly string[] | undefined,
): readonly Ranked[] {
  if (scopes === undefined || wanted === undefined) return ranked
  let end = kinds.slice(0, KINDS.indexOf('docs')).reduce((sum, count) => sum + count, 0)
  const hidden = scopes.flatMap(([tag, pages]) => {
    const from = end
    end += pages
    return tag === '' || wanted.includes(tag) ? [] : [{ from, end }]
  })
  return ranked.filter(({ page }) => !hidden.some(({ from, end }) => page >= from && page < end))
}

export function filterPages(ranked: readonly Ranked[], filter: Filter): Ranked[] {
  const hasTag = tagTest(filter)
  return ranked.filter(({ page }) => hasKind(page, filter) && hasTag(page))
}

/** Each count leaves its own choice aside: other kinds and tags can still be chosen instead. */
export function countFacets(ranked: readonly Ranked[], filter: Filter): SearchFacets {
  const hasTag = tagTest(filter)
  const kind: Record<SearchKind, number> = { blog: 0, docs: 0, page: 0 }
  for (const { page } of ranked) if (hasTag(page)) kind[kindOf(page, filter.kinds)]++
  const found = new Set(ranked.filter(({ page }) => hasKind(page, filter)).map(({ page }) => page))
  const tag = (filter.tags ?? [])
    .map(([label, permalink, pages]) => ({
      label,
      permalink,
      count: pagesOf(pages).filter(page => found.has(page)).length,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
  return { kind, tag }
}

const hasKind = (page: number, { kinds, choice }: Filter): boolean =>
  choice?.kind === undefined || kindOf(page, kinds) === choice.kind

function tagTest({ tags, choice }: Filter): (page: number) => boolean {
  if (choice?.tag === undefined) return () => true
  const row = tags?.find(([, permalink]) => permalink === choice.tag)
  const pages = new Set(pagesOf(row?.[2] ?? []))
  return page => pages.has(page)
}

/** Page numbers from their deltas. */
export function pagesOf(deltas: readonly number[]): number[] {
  let page = 0
  return deltas.map(delta => {
    page += delta
    return page
  })
}
