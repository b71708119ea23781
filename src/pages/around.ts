/**
 * What the site draws around a text knows of the text what it is told and how many marks stand before its own, and no
 * more: as long as these are the same it is the same, whatever the text says.
 */

import { factsOf } from '../mdx/components/facts.ts'
import type { Around, ParsedPage, Source } from '../shared/document.ts'
import { withChanges } from '../shared/lazy.ts'
import { type Context, createContext } from '../tree/context.ts'
import type { ParseOptions } from '../tree/options.ts'

export type Facts = ReturnType<typeof factsOf>

/** Words a minute, as for the posts' own reading time. */
const PACE = 200

/** What a part is told of the page around whose text it stands. */
export function toldOf({ contentTitle: title, description, toc, words, excerpt }: ParsedPage, context: Context): Facts {
  const readingTime = words > 0 ? Math.max(1, Math.round(words / PACE)) : undefined
  return factsOf(context, { title, description, toc, readingTime, isTruncated: excerpt !== undefined })
}

/** What the text has gathered goes on. */
export function contextAfter(page: ParsedPage, source: Source, options: ParseOptions): Context {
  const context = createContext(source, options)
  for (const reference of page.references) context.references.push(reference)
  for (const slot of page.slots) context.slots.push(slot)
  context.head.push(...(page.head ?? []))
  Object.assign(context.layout, page.layout)
  for (const [name, style] of Object.entries(page.styles ?? {})) context.styles.set(name, style)
  return context
}

/** Of a page around whose text nothing was drawn yet; `undefined` where nobody wants to know. */
export function aroundOf(page: ParsedPage, source: Source, options: ParseOptions): Around | undefined {
  const { digest } = options
  if (digest === undefined) return undefined
  const { references, slots, problems, head, styles, layout } = page
  const facts = toldOf(page, contextAfter(page, source, options))
  const told = JSON.stringify([facts, head, styles, layout])
  return { told: digest(told), references: references.length, slots: slots.length, problems: problems.length }
}

/** What the parts around a text have brought into its page. */
export type Drawn = Pick<ParsedPage, 'replaced' | 'references' | 'slots' | 'problems' | 'head' | 'styles' | 'layout'>

export function drawnAround(page: ParsedPage, before: Around): Drawn {
  const { replaced, head, styles, layout } = page
  return {
    references: page.references.slice(before.references),
    slots: page.slots.slice(before.slots),
    problems: page.problems.slice(before.problems),
    ...(replaced && { replaced }),
    ...(head && { head }),
    ...(styles && { styles }),
    ...(layout && { layout }),
  }
}

/** A page with what was drawn around the same text earlier, or around another one of which the same was told. */
export const withDrawn = (page: ParsedPage, { references, slots, problems, ...drawn }: Drawn): ParsedPage =>
  withChanges(page, {
    ...drawn,
    references: [...page.references, ...references],
    slots: [...page.slots, ...slots],
    problems: [...page.problems, ...problems],
  })
