/** Foreign origins that a site shows: those of its pages and of what stands around them. */

import type { Config } from '../../shared/config.ts'
import { createOrigins } from '../../shared/view/origins.ts'
import type { ContentOrigins } from '../../shared/view/page-view.ts'

/** The policy allows these and no others. */
export function contentOrigins({ url, theme }: Config, pages: Iterable<ContentOrigins>): ContentOrigins {
  const { navbar, footer, announcementBar } = theme
  const origins = createOrigins(url)
  for (const logo of [navbar.logo, footer?.logo]) {
    for (const src of [logo?.src, logo?.srcDark]) origins.add('images', src ?? '')
  }
  const furniture = [
    announcementBar?.content,
    footer?.copyright,
    ...navbar.items.map(item => (item.type === 'html' ? item.value : undefined)),
    ...(footer?.columns.flatMap(column => column.items.map(item => item.html)) ?? []),
  ]
  for (const html of furniture) if (html !== undefined) origins.scan(html)
  for (const page of pages) {
    for (const kind of ['images', 'media', 'frames'] as const) {
      for (const origin of page[kind]) origins.add(kind, origin)
    }
  }
  return origins.found()
}
