/** Lists of a blog that the site draws itself: a page without a text of its own, told of its posts. */

import { createElement } from 'react'
import type { ParsedPage, Source } from '../shared/document.ts'
import type { ListFacts } from '../shared/site/list-facts.ts'
import { LIST_PAGES, listedPart, OWN_PART, partsOfList } from '../shared/site/parts.ts'
import type { ParseOptions } from '../tree/options.ts'
import { emptyPage } from './pipeline.ts'
import { drawParts } from './replaced.ts'

/** The site draws lists of this kind, or parts of them. */
export const drawsList = (kind: ListFacts['kind'], { parts = {} }: Pick<ParseOptions, 'parts'>): boolean =>
  partsOfList(kind).some(name => parts[name] !== undefined)

export function parseList(
  source: Source,
  { kind, posts, props }: ListFacts,
  options: ParseOptions,
): Promise<ParsedPage> {
  const name = LIST_PAGES[kind]
  const drawn = options.parts?.[name] ?? options.provided[`@theme/${name}/Composed`]?.default
  const items = posts.map((facts, listed) => {
    const draw = () => createElement(OWN_PART, { 'data-part': listedPart('BlogPostItem/Content', listed) })
    return { content: Object.assign(draw, facts, { listed }) }
  })
  const given = { ...props, ...(items.length > 0 && { items }) }
  const parts = { ...options.parts, [name]: drawn }
  return drawParts(emptyPage(source), { names: [name], props: given }, { ...options, parts })
}
