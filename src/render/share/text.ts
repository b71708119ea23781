/** What stands on a page's share image. */

import type { Config } from '../../shared/config.ts'
import { type Bar, barsOf, FORMS, type Form, fitColumn, measureColumns } from '../../shared/silhouette/draw.ts'
import { coarse, drawable, LINE, type Silhouette } from '../../shared/silhouette/marks.ts'
import type { Breadcrumb } from '../../shared/site/menus.ts'
import type { Page } from '../../shared/site.ts'
import type { ArticleView } from '../../shared/view/page-view.ts'
import { formatDate } from '../../theme/index.ts'
import type { ShareText } from './index.ts'

/** What is told of a page on its image. */
export interface ShareSubject {
  title: string
  /** Of a post. */
  date?: string | undefined
  /** Label of what it belongs to. */
  section?: string | undefined
  silhouette?: Silhouette | undefined
}

export function subjectOf(page: Page): ShareSubject {
  const { title } = page
  const silhouette = 'parsed' in page ? page.parsed.silhouette : undefined
  if (page.kind === 'post') return { title: page.post.title, date: page.post.date, silhouette }
  if (page.kind === 'doc') return { title, section: sectionOf(page), silhouette }
  return page.kind === 'category' ? { title, section: sectionOf(page) } : { title, silhouette }
}

/** The same of a document whose view is all that is known; `undefined` of any other page. */
export function subjectOfView(article: ArticleView, silhouette: Silhouette | undefined): ShareSubject | undefined {
  if (article.kind === 'post') return { title: article.post.title, date: article.post.date, silhouette }
  if (article.kind === 'doc') return { title: article.title, section: sectionOf(article), silhouette }
  return article.kind === 'page' ? { title: article.title, silhouette } : undefined
}

const sectionOf = ({ breadcrumbs }: { breadcrumbs: readonly Breadcrumb[] }): string => breadcrumbs.at(0)?.label ?? ''

type ShareConfig = Pick<Config, 'theme' | 'title' | 'url' | 'tagline' | 'locale' | 'timeZone'>

export function shareTextOf(subject: ShareSubject, config: ShareConfig): ShareText {
  const { title, date } = subject
  const bars = config.theme.silhouettes ? silhouetteBars(subject) : undefined
  const kicker = kickerOf(subject, config)
  return {
    title,
    kicker,
    footer: bars === undefined ? `${config.title} · ${new URL(config.url).host}` : config.title,
    ...(bars !== undefined && { silhouette: { bars, date: date === undefined ? '' : kicker } }),
  }
}

/** Pixels that the columns have, and the space between lines. */
const WIDTH = 1056
const HEIGHT = 285
const PITCHES = { least: 6, most: 15 }
const INK = 0.45

/** As large as the longest column allows; as coarse as lists have it, so that a word changes no picture's address. */
function silhouetteBars(subject: ShareSubject): Bar[] | undefined {
  const whole = drawable(subject.silhouette)
  if (whole === undefined) return undefined
  const silhouette = coarse(whole)
  const form: Form = { ...FORMS.share, column: 0, pitch: 0, ink: 0 }
  const { count, height } = measureColumns(silhouette, form)
  const pitch = Math.max(PITCHES.least, Math.min(PITCHES.most, Math.floor((HEIGHT * LINE) / height)))
  const column = fitColumn(WIDTH, form.gap, count)
  return barsOf(silhouette, { ...form, column, pitch, ink: Math.round(pitch * INK) })
}

/** Small line over the title: what kind of page this is. */
function kickerOf({ date, section }: ShareSubject, { locale, timeZone, tagline }: ShareConfig): string {
  if (date !== undefined) return formatDate(date, { locale: locale.locale, timeZone })
  return section ?? tagline
}
