/** What stands on a page's share image. */

import type { Config } from '../../shared/config.ts'
import { coarse, drawable, type Silhouette } from '../../shared/silhouette/marks.ts'
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

/** Texts and folders of documents have an image of their own; lists, of which there are thousands, share the site's. */
export function subjectOf(page: Page, site: Pick<Config, 'title'>): ShareSubject {
  if (page.kind === 'category') return { title: page.title, section: sectionOf(page) }
  if (!('parsed' in page)) return { title: site.title }
  const { silhouette } = page.parsed
  if (page.kind === 'post') return { title: page.post.title, date: page.post.date, silhouette }
  return { title: page.title, silhouette, ...(page.kind === 'doc' && { section: sectionOf(page) }) }
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
  const silhouette = config.theme.silhouettes ? drawable(subject.silhouette) : undefined
  const kicker = kickerOf(subject, config)
  // Whose title is the site's need not be told of it.
  const place = [config.title, new URL(config.url).host].filter(name => name !== title).join(' · ')
  return {
    title,
    kicker,
    footer: silhouette === undefined ? place : config.title,
    // As coarse as lists have it, so that a word changes no picture's address.
    ...(silhouette !== undefined && {
      hanging: { silhouette: coarse(silhouette), date: date === undefined ? '' : kicker },
    }),
  }
}

/** Small line over the title: what kind of page this is. The index of a section is titled like it. */
function kickerOf({ title, date, section }: ShareSubject, { locale, timeZone, tagline }: ShareConfig): string {
  if (date !== undefined) return formatDate(date, { locale: locale.locale, timeZone, calendar: locale.calendar })
  return section === title ? '' : (section ?? tagline)
}
