/** Style sheets for some pages only: Infima's classes, the site's components, what stood in `style` attributes. */

import { contentHash } from '../content-hash.ts'
import { stylesOf } from '../model/index.ts'
import { classesOf, translateInfima } from '../modules/index.ts'
import { type Address, type AssetPath, assetToAddress, toAssetPath } from '../shared/path.ts'
import type { OptionalSheet } from '../shared/site/assets.ts'
import type { Site } from '../shared/site.ts'
import { words } from '../shared/text/words.ts'
import { toneSheet } from './assets/encoder.ts'
import type { Engine } from './engine.ts'
import { type OutputFile, textFile } from './output-file.ts'

interface Sheets {
  optional: OptionalSheet[]
  files: OutputFile[]
  /** That of the `style` attributes around all pages. */
  frame: Address[]
  /** Address of the sheet of a page's `style` attributes: pages with the same ones share it. */
  sheetOf(styles: Readonly<Record<string, string>>): Address
}

interface SheetsInput {
  site: Site
  engine: Engine
  /** The sheet of the site's components. */
  css: string
  /** Rules of `style` attributes in what the config puts around all pages. */
  inline: Readonly<Record<string, string>>
}

export function createSheets({ site, engine, css, inline: ofConfig }: SheetsInput): Sheets {
  const { filesUrl, lenient } = site.config
  const isGuest = lenient !== undefined
  const optional: OptionalSheet[] = []
  const files: OutputFile[] = []
  const add = (name: string, body: string): Address => {
    const path = toAssetPath(`assets/css/${name}-${contentHash(body)}.css`)
    files.push(textFile({ path, body }))
    return assetToAddress(path, filesUrl)
  }
  for (const { path, from, css } of engine.optional) {
    files.push({ path, from })
    const whole = path.includes('/rtl-') && site.config.locale.direction === 'rtl'
    const markup = BY_MARKUP.find(([name]) => path.includes(`/${name}-`))?.[1]
    const classes = whole ? undefined : markup === undefined ? signsOf(css) : []
    optional.push({ href: assetToAddress(path, filesUrl), classes, ...(markup && { markup }), islands: false })
  }
  if (css.trim() !== '') {
    const body = translateInfima(css, { isGuest })
    const classes = classesOf(body)
    optional.push({ href: add('components', body), classes: classes && [...classes], islands: true })
  }
  if ([...site.assets.values()].some(({ widths }) => widths?.tone !== undefined))
    optional.push({ href: add('tones', toneSheet()), classes: [], markup: [' data-tone="'], islands: false })
  const rulesOf = (styles: Readonly<Record<string, string>>): string => translateInfima(inOrder(styles), { isGuest })
  const inline = new Set(site.pages.map(page => rulesOf(stylesOf(page))))
  const frameStyles = { ...site.frame?.styles, ...ofConfig }
  inline.add(rulesOf(frameStyles))
  inline.delete('')
  for (const rules of inline) files.push(textFile({ path: inlinePath(rules), body: rules }))
  const sheetOf: Sheets['sheetOf'] = styles => assetToAddress(inlinePath(rulesOf(styles)), filesUrl)
  const frame = Object.keys(frameStyles).length > 0 ? [sheetOf(frameStyles)] : []
  return { optional, files, frame, sheetOf }
}

/** Sheets of the theme that a page needs for what stands in it, whatever its classes: of texts from the right, of slots, of pictures at the side. */
const BY_MARKUP = [
  ['rtl', [' dir="rtl"']],
  ['slots', [' data-slot="']],
  ['versions', ['version-badge', 'version-banner']],
  ['aligned', [' align="left"', ' align="right"', ' align="center"']],
] as const

/** Classes of a sheet by which a page is seen to need it. */
const signsOf = (css: string): string[] => [
  ...new Set([...css.matchAll(/\.([a-z][\w-]*)/g)].map(match => match[1] ?? '').filter(name => !COMMON.includes(name))),
]

/** These alone are no sign: the theme and other frameworks have them too. */
const COMMON = words(`
  button card badge alert avatar breadcrumbs item count tags author authors towers tag-chips version-banner
`)

const inlinePath = (rules: string): AssetPath => toAssetPath(`assets/css/inline-${contentHash(rules)}.css`)

const inOrder = (styles: Readonly<Record<string, string>>): string =>
  Object.entries(styles)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, css]) => css)
    .join('\n')
