/** Style sheets for some pages only: Infima's classes, the site's components, what stood in `style` attributes. */

import { contentHash } from '../content-hash.ts'
import { classesOf, translateInfima } from '../modules/index.ts'
import { type Address, assetToAddress, toAssetPath } from '../shared/path.ts'
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
  const add = (name: string, body: string): Address => {
    const path = toAssetPath(`assets/css/${name}-${contentHash(body)}.css`)
    files.push(textFile({ path, body }))
    return assetToAddress(path, baseUrl)
  }
  if (engine.infima !== undefined) {
    const { path, from, css } = engine.infima
    files.push({ path, from })
    // These alone are no sign: the theme and other frameworks have them too.
    const names = [...css.matchAll(/\.([a-z][\w-]*)/g)].map(match => match[1] ?? '')
    const classes = [...new Set(names.filter(name => !COMMON.has(name)))]
    optional.push({ href: assetToAddress(path, baseUrl), classes, islands: false })
  }
  if (css.trim() !== '') {
    const body = translateInfima(css)
    const classes = classesOf(body)
    optional.push({ href: add('components', body), classes: classes && [...classes], islands: true })
  }
  const inline = inlineStyles(site)
  if (inline.size > 0) {
    const href = add('inline', translateInfima(rulesOf(inline)))
    optional.push({ href, classes: [...inline.keys()], islands: false })
  }
  return { optional, files }
}

const COMMON = new Set(['button', 'card', 'badge', 'alert', 'avatar', 'breadcrumbs', 'item'])

/** Class -> declarations of every `style` attribute of the site. */
const inlineStyles = ({ pages }: Site): Map<string, string> =>
  new Map(pages.flatMap(page => ('parsed' in page ? Object.entries(page.parsed.styles ?? {}) : [])))

/** The class twice: such declarations win over rules with one. */
const rulesOf = (styles: ReadonlyMap<string, string>): string =>
  [...styles]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, declarations]) => `.${name}.${name}{${declarations}}`)
    .join('\n')
