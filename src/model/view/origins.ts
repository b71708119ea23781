/** Foreign origins that an article shows something from: pictures, players, frames. */

import { knownOr } from '../../shared/collections.ts'
import type { ParsedPage } from '../../shared/document.ts'
import { replaceMarks } from '../../shared/mark.ts'
import type { Page, Site } from '../../shared/site.ts'
import { createOrigins, type Origins } from '../../shared/view/origins.ts'
import type { ContentOrigins } from '../../shared/view/page-view.ts'
import { excerptOf, marksOf } from './body.ts'
import type { ListedText, ViewContext } from './context.ts'

/** Only texts with one of these are searched; pictures are known as references, but for those that islands draw. */
export const EMBEDS = /<(?:iframe|image|video|audio|source|x-island)\b/

export function originsOf({ site, listed }: Pick<ViewContext, 'site' | 'listed'>, page: Page): ContentOrigins {
  const origins = createOrigins(site.config.url)
  addFrame(site, origins)
  for (const { imageUrl } of portrayed(page)) if (imageUrl !== undefined) origins.add('images', imageUrl)
  const drawn = 'parsed' in page ? page.parsed : page.drawn
  if (drawn !== undefined) {
    for (const text of [drawn.html, ...Object.values(drawn.replaced ?? {})])
      addText(drawn, { html: text, targets: targetsOf(site, drawn), origins })
  }
  for (const { parsed } of 'posts' in page ? page.posts : []) {
    const { html, references: shown } = listedText(listed, parsed)
    addText(parsed, { html, shown, targets: targetsOf(site, parsed), origins })
  }
  return origins.found()
}

/** Authors whose pictures a page shows; posts show none. */
function portrayed(page: Page): readonly { imageUrl?: string | undefined }[] {
  if (page.kind === 'authorList') return page.shown.authors
  return page.kind === 'author' ? [page.author] : []
}

/** What the site draws around and beside all documents. */
function addFrame(site: Site, origins: Origins): void {
  const { frame } = site
  for (const text of Object.values(frame?.replaced ?? {}))
    if (frame !== undefined) addText(frame, { html: text, targets: targetsOf(site, frame), origins })
}

export function frameOrigins(site: Site): ContentOrigins {
  const origins = createOrigins(site.config.url)
  addFrame(site, origins)
  return origins.found()
}

/** A post stands in many lists, and its text lies packed. */
const listedText = (listed: ViewContext['listed'], parsed: ParsedPage): ListedText =>
  knownOr(listed, parsed, () => {
    const html = excerptOf(parsed)
    return { references: marksOf(html).references, html: EMBEDS.test(html) ? html : '' }
  })

const targetsOf = ({ targets }: Site, { source }: ParsedPage): Targets => targets.get(source.file) ?? []

type Targets = Readonly<Record<number, { href: string }>>

interface Text {
  html: string
  targets: Targets
  /** Numbers of the references that stand in it, when it is but a part of the document. */
  shown?: ReadonlySet<number>
  origins: Origins
}

/** Everything that one text shows. */
export function addText({ references, styles = {} }: ParsedPage, { html, targets, shown, origins }: Text): void {
  for (const [number, { image, kind, target }] of references.entries()) {
    if (image && kind === 'external' && shown?.has(number) !== false) origins.add('images', target)
  }
  if (EMBEDS.test(html)) origins.scan(html, value => replaceMarks(value, (_, index) => targets[index]?.href ?? ''))
  for (const css of Object.values(styles))
    for (const [, address = ''] of css.matchAll(BACKGROUND)) origins.add('images', address)
  for (const [, props = ''] of html.matchAll(PROPS))
    for (const [address] of props.matchAll(PICTURE)) origins.add('images', address)
}

/** A picture of a style that stands on an element. */
const BACKGROUND = /url\(\s*["']?((?:https?:)?\/\/[^\s"')]+)/gi
/** What an island is given, to be shown at once or later. */
const PROPS = /<x-island\b[^>]* data-props="([^"]*)"/g
const PICTURE = /https?:\/\/[^\s"'&<>()]+?\.(?:png|jpe?g|gif|webp|avif|svg)(?=[&?#])/gi
