/** Lists of a blog that the site draws itself: after the model, which knows what stands in them. */

import { contentHash } from '../../content-hash.ts'
import { guard, unfencedProblem } from '../../fence.ts'
import { listFacts } from '../../model/index.ts'
import type { Modules } from '../../modules/index.ts'
import { drawsList, emptyPage, type ParseOptions, parseList } from '../../pages/index.ts'
import type { ParsedPage, Source } from '../../shared/document.ts'
import { type Route, toFilePath } from '../../shared/path.ts'
import { LIST_PAGES } from '../../shared/site/parts.ts'
import type { Site } from '../../shared/site.ts'
import { themeSource } from './frame.ts'

/** By their routes; empty for a site that draws none of them. */
export async function drawLists(
  site: Site,
  modules: Modules,
  optionsOf: (source: Source) => ParseOptions,
): Promise<Map<Route, ParsedPage>> {
  const drawn = new Map<Route, ParsedPage>()
  const options = optionsOf(themeSource())
  const kinds = Object.keys(LIST_PAGES) as (keyof typeof LIST_PAGES)[]
  if (!kinds.some(kind => drawsList(kind, options))) return drawn
  for (const [route, facts] of listFacts(site)) {
    if (!drawsList(facts.kind, options)) continue
    const source = themeSource(toFilePath(`src/theme/${LIST_PAGES[facts.kind]}[${route}]`))
    const unit = { file: source.file, digest: contentHash(modules.fingerprint(source) + JSON.stringify(facts), 32) }
    const page = await guard(unit, () => parseList(source, facts, optionsOf(source))).catch((error: unknown) => ({
      ...emptyPage(source),
      problems: [unfencedProblem(error, { file: source.file })],
    }))
    const { file } = options.placeOfPart?.(LIST_PAGES[facts.kind]) ?? themeSource()
    // The file of the unit tells lists apart; an author has that of the component.
    const problems = page.problems.map(one => (one.file === source.file ? { ...one, file } : one))
    drawn.set(route, { ...page, problems })
  }
  return drawn
}
