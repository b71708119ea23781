/** Menus of documents in which the site draws something itself: after the model, which knows what stands in them. */

import { contentHash } from '../../content-hash.ts'
import { guard, unfencedProblem } from '../../fence.ts'
import type { Modules } from '../../modules/index.ts'
import { drawsMenus, type ParseOptions, parseMenu } from '../../pages/index.ts'
import type { Source } from '../../shared/document.ts'
import type { Site } from '../../shared/site.ts'
import { themeSource } from './frame.ts'

/** What of the site is other then; `undefined` for a site that draws none. */
export async function drawMenus(
  site: Site,
  modules: Modules,
  optionsOf: (source: Source) => ParseOptions,
): Promise<Pick<Site, 'pages' | 'sidebars' | 'problems' | 'hasOwnMenus'> | undefined> {
  const source = themeSource()
  const options = { ...optionsOf(source), addresses: site.addresses }
  if (!drawsMenus(options)) return undefined
  const sidebars = { ...site.sidebars }
  const problems = [...site.problems]
  /** Menus of which the site shows nothing: no column stands beside its texts. */
  const hidden = new Set<string>()
  for (const [id, menu] of Object.entries(site.sidebars)) {
    if (menu.kind !== 'docs') continue
    const unit = { file: source.file, digest: contentHash(modules.fingerprint(source) + JSON.stringify(menu), 32) }
    const drawn = await guard(unit, () => parseMenu(source, menu.items, options)).catch((error: unknown) => ({
      items: menu.items,
      problems: [unfencedProblem(error, { file: source.file })],
    }))
    sidebars[id] = { ...menu, items: drawn.items }
    if (drawn.items.length === 0) hidden.add(id)
    problems.push(...drawn.problems)
  }
  const isShown = (id: string | undefined): boolean => id === undefined || !hidden.has(id)
  const pages = site.pages.map(page => (isShown(page.sidebar) ? page : { ...page, sidebar: undefined }))
  return { pages, sidebars, problems, hasOwnMenus: true }
}
