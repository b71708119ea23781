/** Foreign origins that an article shows something from: pictures, players, frames. */

import type { ParsedPage } from '../../shared/document.ts'
import { replaceMarks } from '../../shared/mark.ts'
import type { Page, Site } from '../../shared/site.ts'
import { createOrigins, type Origins } from '../../shared/view/origins.ts'
import type { ContentOrigins } from '../../shared/view/page-view.ts'
import { excerptOf, marksOf } from './body.ts'

/** Only documents with one of these are searched as text; pictures are known as references. */
const EMBEDS = /<(?:iframe|video|audio|source)\b/

export function originsOf(site: Site, page: Page): ContentOrigins {
  const origins = createOrigins(site.config.url)
  for (const { imageUrl } of authorsOf(page)) if (imageUrl !== undefined) origins.add('images', imageUrl)
  if ('parsed' in page) {
    const { references, html } = page.parsed
    addText(site, page.parsed, { html, numbers: references.keys(), origins })
  }
  for (const { parsed } of 'posts' in page ? page.posts : []) {
    const html = excerptOf(parsed)
    addText(site, parsed, { html, numbers: marksOf(html, 'link'), origins })
  }
  return origins.found()
}

function authorsOf(page: Page): { imageUrl?: string | undefined }[] {
  if (page.kind === 'post') return page.post.authors
  return page.kind === 'authorList' ? page.shown.authors : []
}

interface Text {
  html: string
  /** Of the references that it holds. */
  numbers: Iterable<number>
  origins: Origins
}

function addText(site: Site, { references, source }: ParsedPage, { html, numbers, origins }: Text): void {
  for (const number of numbers) {
    const reference = references[number]
    if (reference?.image === true && reference.kind === 'external') origins.add('images', reference.target)
  }
  if (!EMBEDS.test(html)) return
  const targets = site.targets.get(source.file) ?? []
  origins.scan(html, value => replaceMarks(value, (_, index) => targets[index]?.href ?? ''))
}
