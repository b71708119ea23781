/** Foreign origins that an article shows something from: pictures, players, frames. */

import type { ParsedPage, Reference } from '../../shared/document.ts'
import { replaceMarks } from '../../shared/mark.ts'
import type { Page, Site } from '../../shared/site.ts'
import { createOrigins, type Origins } from '../../shared/view/origins.ts'
import type { ContentOrigins } from '../../shared/view/page-view.ts'
import { excerptOf, marksOf } from './body.ts'

/** Only documents with one of these are searched as text. */
const EMBEDS = /<(?:iframe|video|audio|source)\b/

export function originsOf(site: Site, page: Page): ContentOrigins {
  const origins = createOrigins(site.config.url)
  for (const { imageUrl } of authorsOf(page)) if (imageUrl !== undefined) origins.add('images', imageUrl)
  if ('parsed' in page) {
    addPictures(page.parsed, origins)
    addEmbeds(site, page.parsed, { html: page.parsed.html, origins })
  }
  for (const { parsed } of 'posts' in page ? page.posts : []) {
    const html = excerptOf(parsed)
    addPictures(parsed, origins, html)
    addEmbeds(site, parsed, { html, origins })
  }
  return origins.found()
}

function authorsOf(page: Page): { imageUrl?: string | undefined }[] {
  if (page.kind === 'post') return page.post.authors
  return page.kind === 'authorList' ? page.shown.authors : []
}

/** Pictures are known as references. */
function addPictures({ references }: ParsedPage, origins: Origins, excerpt?: string): void {
  if (!references.some(isForeignPicture)) return
  const shown = excerpt === undefined ? undefined : marksOf(excerpt).references
  for (const [number, reference] of references.entries()) {
    if (isForeignPicture(reference) && shown?.has(number) !== false) origins.add('images', reference.target)
  }
}

const isForeignPicture = ({ image, kind }: Reference): boolean => image && kind === 'external'

function addEmbeds(site: Site, { source }: ParsedPage, { html, origins }: { html: string; origins: Origins }): void {
  if (!EMBEDS.test(html)) return
  const targets = site.targets.get(source.file) ?? []
  origins.scan(html, value => replaceMarks(value, (_, index) => targets[index]?.href ?? ''))
}
