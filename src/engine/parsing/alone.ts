/** Documents that are made of their own file alone: no code of the site, no other text. */

import type { Modules } from '../../modules/index.ts'
import { isModest } from '../../pages/index.ts'
import type { Config } from '../../shared/config.ts'
import type { Source } from '../../shared/document.ts'
import { isComponentPage } from '../../shared/files.ts'
import { drawersOf } from '../drawers/index.ts'
import { pluginsFor } from '../drawers/plugins.ts'

export const isAlone = (modules: Modules, source: Source): boolean =>
  modules.themeIn(source) === 'nowhere' && takesNothingIn(modules, source)

/** What the site draws may stand around it. */
export const isAloneWithin = (modules: Modules, source: Source): boolean =>
  modules.themeIn(source) !== 'inside' && takesNothingIn(modules, source)

const takesNothingIn = (modules: Modules, source: Source): boolean =>
  modules.imported(source.file).length === 0 && modules.embedded(source).length === 0

const SAMPLES = /^[ \t]*(`{3,}|~{3,})[\s\S]*?^[ \t]*\1|`[^`\n]*`/gm
const BLOCK_OF_CODE = /^(?:import|export)\b/m
/** What packages of others may draw. */
const DRAWN = /\$|mermaid|math|live/

const CODE = /^export\b|\{(?!#|\/\*)/m

/** Code in braces and in exports runs where somebody watches it alone. `{#id}` and comments are no code. */
export const mayRun = (body: string): boolean =>
  // Most texts have neither, which is soon seen.
  (body.includes('{') || body.includes('export')) && CODE.test(body) && CODE.test(body.replace(SAMPLES, ''))

/** Nothing that an author wrote runs when the text is parsed. */
export const isProse = (body: string): boolean => !BLOCK_OF_CODE.test(body) && !mayRun(body)

/** The native parser is not long at it either: nobody need watch. */
export const isHarmless = (body: string): boolean => isProse(body) && isModest(body)

/**
 * Tells the texts that another thread, which has the plain config and nothing else of the site, parses as this one does
 * when they are harmless, which it looks for itself. What the site draws around them is drawn in this thread.
 */
export function createPortable(config: Config, modules: Modules): (source: Source) => boolean {
  // Functions over texts, and what plugins make, stay in this thread.
  const hasFunctions = config.markdown.hooks !== undefined || config.made !== undefined
  const publishes = modules.files().length > 0
  const hasDrawers = drawersOf(config).length > 0
  return source => {
    if (hasFunctions || isComponentPage(source.file) || source.made !== undefined) return false
    if (pluginsFor(config, source) !== undefined || modules.themeIn(source) === 'inside') return false
    if (!takesNothingIn(modules, source)) return false
    return !(publishes && source.body.includes('assets/')) && !(hasDrawers && DRAWN.test(source.body))
  }
}
