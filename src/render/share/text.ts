/** What stands on a page's share image. */

import { type Bar, barsOf, columnsOf, FORMS, type Form, fitColumn } from '../../shared/silhouette/draw.ts'
import { coarse, drawable, LINE } from '../../shared/silhouette/marks.ts'
import type { Page, Site } from '../../shared/site.ts'
import { formatDate } from '../../theme/index.ts'
import type { ShareText } from './index.ts'

export function shareTextOf(page: Page, site: Site): ShareText {
  const bars = site.config.theme.silhouettes ? silhouetteBars(page) : undefined
  return {
    title: page.kind === 'post' ? page.post.title : page.title,
    kicker: kickerOf(page, site),
    footer: bars === undefined ? `${site.config.title} · ${new URL(site.config.url).host}` : site.config.title,
    ...(bars !== undefined && { silhouette: { bars, date: page.kind === 'post' ? kickerOf(page, site) : '' } }),
  }
}

/** Pixels that the columns have, and the space between lines. */
const WIDTH = 1056
const HEIGHT = 285
const PITCHES = { least: 6, most: 15 }
const INK = 0.45

/** As large as the longest column allows; as coarse as lists have it, so that a word changes no picture's address. */
function silhouetteBars(page: Page): Bar[] | undefined {
  const whole = 'parsed' in page ? drawable(page.parsed.silhouette) : undefined
  if (whole === undefined) return undefined
  const silhouette = coarse(whole)
  const form: Form = { ...FORMS.share, column: 0, pitch: 0, ink: 0 }
  const columns = columnsOf(silhouette, form)
  const rows = Math.max(...columns.map(({ marks }) => Math.max(0, ...marks.map(([, y]) => y / LINE + 1))))
  const pitch = Math.max(PITCHES.least, Math.min(PITCHES.most, Math.floor(HEIGHT / rows)))
  const column = fitColumn(WIDTH, form.gap, columns.length)
  return barsOf(silhouette, { ...form, column, pitch, ink: Math.round(pitch * INK) })
}

/** Small line over the title: what kind of page this is. */
function kickerOf(page: Page, { config }: Site): string {
  if (page.kind === 'post')
    return formatDate(page.post.date, { locale: config.locale.locale, timeZone: config.timeZone })
  if (page.kind === 'doc' || page.kind === 'category') return page.breadcrumbs.at(0)?.label ?? ''
  return config.tagline
}
