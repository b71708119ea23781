/** Style sheets for some pages only: Infima's classes, the site's components, what stood in `style` attributes. */

import { contentHash } from '../content-hash.ts'
import { translateInfima } from '../modules/infima.ts'
import { classesOf } from '../modules/styles.ts'
import { assetToAddress, toAssetPath } from '../shared/path.ts'
import type { OptionalSheet } from '../shared/site/assets.ts'
import type { Site } from '../shared/site.ts'
import type { Engine } from './engine.ts'
import { type OutputFile, textFile } from './output-file.ts'

interface Sheets {
  optional: OptionalSheet[]
  files: OutputFile[]
}

/** `css`: the sheet of the site's components. */
export function createSheets({ site, engine, css }: { site: Site; engine: Engine; css: string }): Sheets {
  const { baseUrl } = site.config
  const optional: OptionalSheet[] = []
  const files: OutputFile[] = []
  const add = (name: string, body: string, islands: boolean): void => {
    const path = toAssetPath(`assets/css/${name}-${contentHash(body)}.css`)
    files.push(textFile({ path, body }))
    optional.push({ href: assetToAddress(path, baseUrl), classes: classesOf(body), islands })
  }
  if (engine.infima !== undefined) {
    const { path, from, css } = engine.infima
    files.push({ path, from })
    // These alone are no sign: the theme and other frameworks have them too.
    const names = [...css.matchAll(/\.([a-z][\w-]*)/g)].map(match => match[1] ?? '')
    const classes = new Set(names.filter(name => !COMMON.has(name)))
    optional.push({ href: assetToAddress(path, baseUrl), classes, islands: false })
  }
  if (css.trim() !== '') add('components', translateInfima(css), true)
  const inline = inlineRules(site)
  if (inline !== '') add('inline', translateInfima(inline), false)
  return { optional, files }
}

const COMMON = new Set(['button', 'card', 'badge', 'alert', 'avatar', 'breadcrumbs', 'item'])

/** One rule for each `style` attribute of the site. The class twice: such declarations win over rules with one. */
function inlineRules(site: Site): string {
  const rules = new Map<string, string>()
  for (const page of site.pages) {
    if (!('parsed' in page)) continue
    for (const [name, declarations] of Object.entries(page.parsed.styles ?? {})) rules.set(name, declarations)
  }
  return [...rules]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, declarations]) => `.${name}.${name}{${declarations}}`)
    .join('\n')
}
