/** Foreign origins that stand around every page: in the bar, the footer, the announcement. */

import type { Config } from '../../shared/config.ts'
import { createOrigins } from '../../shared/view/origins.ts'
import type { ContentOrigins } from '../../shared/view/page-view.ts'

export function shellOrigins({ url, theme, favicon = '' }: Config): ContentOrigins {
  const { navbar, footer, announcementBar } = theme
  const origins = createOrigins(url)
  for (const logo of [navbar.logo, footer?.logo]) {
    for (const src of [logo?.src, logo?.srcDark]) origins.add('images', src ?? '')
  }
  origins.add('images', favicon)
  const furniture = [
    announcementBar?.content,
    footer?.copyright,
    ...navbar.items.map(item => (item.type === 'html' ? item.value : undefined)),
    ...(footer?.columns.flatMap(column => column.items.map(item => item.html)) ?? []),
  ]
  for (const html of furniture) if (html !== undefined) origins.scan(html)
  return origins.found()
}
