/** What stands on a page's share image. */

import type { Page, Site } from '../../shared/site.ts'
import { formatDate } from '../../theme/index.ts'
import type { ShareText } from './index.ts'

export const shareTextOf = (page: Page, site: Site): ShareText => ({
  title: page.kind === 'post' ? page.post.title : page.title,
  kicker: kickerOf(page, site),
  footer: `${site.config.title} · ${new URL(site.config.url).host}`,
})

/** Small line over the title: what kind of page this is. */
function kickerOf(page: Page, { config }: Site): string {
  if (page.kind === 'post')
    return formatDate(page.post.date, { locale: config.locale.locale, timeZone: config.timeZone })
  if (page.kind === 'doc' || page.kind === 'category') return page.breadcrumbs.at(0)?.label ?? ''
  return config.tagline
}
