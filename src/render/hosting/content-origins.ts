/** Foreign origins that the pages themselves show: pictures, players, frames. The policy allows these and no others. */

import { replaceMarks } from '../../shared/mark.ts'
import type { DocumentPage, Page, Site } from '../../shared/site.ts'
import { escapeAttribute } from '../html.ts'

/** Sorted origins: `https://i.example.org`. */
export interface ContentOrigins {
  images: string[]
  media: string[]
  frames: string[]
}

type Kind = keyof ContentOrigins
type Add = (kind: Kind, address: string) => void

/** Only documents with one of these are searched as text; pictures are known as references. */
const EMBEDS = /<(?:iframe|video|audio|source)\b/
const TAG = /<(img|iframe|video|audio|source|track)\b([^>]*)>/g
const ADDRESS = /\s(src|srcset|poster)="([^"]*)"/g

/** Finds the origins in every published page. Addresses of the site itself are none. */
export function contentOrigins(site: Site): ContentOrigins {
  const { navbar, footer, announcementBar } = site.config.theme
  const found: Record<Kind, Set<string>> = { images: new Set(), media: new Set(), frames: new Set() }
  const add: Add = (kind, address) => {
    const origin = foreignOrigin(address)
    if (origin !== undefined && origin !== site.config.url) found[kind].add(origin)
  }
  for (const logo of [navbar.logo, footer?.logo]) for (const src of [logo?.src, logo?.srcDark]) add('images', src ?? '')
  const furniture = [
    announcementBar?.content,
    footer?.copyright,
    ...navbar.items.map(item => (item.type === 'html' ? item.value : undefined)),
    ...(footer?.columns.flatMap(column => column.items.map(item => item.html)) ?? []),
  ]
  for (const html of furniture) if (html !== undefined) scan(html, add)
  for (const page of site.pages) {
    for (const { imageUrl } of authorsOf(page)) if (imageUrl !== undefined) add('images', imageUrl)
    if ('parsed' in page) scanDocument(page, site, add)
  }
  const sorted = (kind: Kind): string[] => [...found[kind]].sort()
  return { images: sorted('images'), media: sorted('media'), frames: sorted('frames') }
}

function authorsOf(page: Page): { imageUrl?: string | undefined }[] {
  if (page.kind === 'post') return page.post.authors
  return page.kind === 'authorList' ? page.authors.map(({ author }) => author) : []
}

function scanDocument(page: DocumentPage, site: Site, add: Add): void {
  const { references, html, source } = page.parsed
  for (const { image, kind, target } of references) if (image && kind === 'external') add('images', target)
  if (!EMBEDS.test(html)) return
  const targets = site.targets.get(source.file) ?? []
  const href = (index: number): string => escapeAttribute(targets[index]?.href ?? '')
  scan(
    replaceMarks(html, (kind, index) => (kind === 'link' ? href(index) : '')),
    add,
  )
}

function scan(html: string, add: Add): void {
  for (const [, tag = '', attributes = ''] of html.matchAll(TAG)) {
    for (const [, name, value = ''] of attributes.matchAll(ADDRESS)) {
      const addresses = name === 'srcset' ? value.split(',').map(part => part.trim().split(/\s+/)[0] ?? '') : [value]
      for (const kind of kindsOf(tag, name === 'poster')) for (const address of addresses) add(kind, address)
    }
  }
}

function kindsOf(tag: string, poster: boolean): Kind[] {
  if (poster || tag === 'img') return ['images']
  if (tag === 'iframe') return ['frames']
  // A `<source>` may belong to a picture as well as to a player.
  return tag === 'source' ? ['images', 'media'] : ['media']
}

/** `https://x.org/a` and `//x.org/a` -> `https://x.org`; a path of the site or another scheme -> nothing. */
function foreignOrigin(address: string): string | undefined {
  if (!/^(?:https?:)?\/\//i.test(address)) return undefined
  try {
    return new URL(address.replaceAll('&amp;', '&'), 'https://localhost').origin
  } catch {
    return undefined
  }
}
