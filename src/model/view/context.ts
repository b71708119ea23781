/** What views are made with: look-ups into the site that many pages share. */

import type { Translate } from '../../messages/index.ts'
import type { ParsedPage } from '../../shared/document.ts'
import { absoluteUrl, type Route, toRoute } from '../../shared/path.ts'
import type { PageLink, Sidebar } from '../../shared/site/menus.ts'
import type { Page, Post, Site } from '../../shared/site.ts'
import type { BodyView, ImageSize, ImageView } from '../../shared/view/page-view.ts'
import { createSpeak, type Speak } from '../spoken.ts'
import { createBranches } from './menu.ts'

/** Gives the digest of a text and may store the text under it; `again` makes one that is too large to be stored. */
export type KeepText = (text: string, again?: () => string) => string

export interface ViewContext {
  site: Site
  t: Translate
  keep: KeepText
  imageOf: (page: Page) => ImageView | undefined
  /** Excerpts made so far: a post stands in several lists. */
  excerpts: Map<Post, BodyView>
  /** What lists show of texts, for their policies. */
  listed: Map<ParsedPage, ListedText>
  /** What a page draws of each menu, by the menu's id. */
  menus: ReadonlyMap<string, (current: Route) => Sidebar>
  /** Pixels of published pictures by their absolute URLs. */
  pictures: ReadonlyMap<string, ImageSize | undefined>
  /** Of every blog by its id. */
  blogs: ReadonlyMap<string, { title: string; href: Page['href']; posts: number }>
  places: PageLink[]
  /** Says of a line in which language its name is. */
  speak: Speak
}

/** Of an excerpt: numbers of its references, and its HTML where that may show something of other sites by itself. */
export interface ListedText {
  references: ReadonlySet<number>
  html: string
}

export interface ViewOptions {
  t: Translate
  keep: KeepText
  /** The image that is made for a page without one. */
  imageOf?: ((page: Page) => ImageView | undefined) | undefined
}

export function createViewContext(site: Site, { t, keep, imageOf }: ViewOptions): ViewContext {
  const speak = createSpeak(site)
  return {
    site,
    t,
    keep,
    imageOf: imageOf ?? (() => undefined),
    speak,
    excerpts: new Map(),
    listed: new Map(),
    menus: new Map(Object.entries(site.sidebars).map(([id, menu]) => [id, createBranches(menu)])),
    pictures: picturesOf(site),
    blogs: blogsOf(site),
    places: placesOf(site, t).map(speak),
  }
}

/** Of two files with one address the first counts. */
function picturesOf({ assets, config }: Site): ViewContext['pictures'] {
  const pictures = new Map<string, ImageSize | undefined>()
  for (const { href, width, height } of assets.values()) {
    const url = absoluteUrl(config.url, href)
    if (pictures.has(url)) continue
    pictures.set(url, width === undefined || height === undefined ? undefined : { width, height })
  }
  return pictures
}

const blogsOf = ({ blogs, config }: Site): ViewContext['blogs'] =>
  new Map(
    blogs.map(({ id, homeHref, posts }) => {
      const title = config.blogs.find(blog => blog.id === id)?.title ?? config.title
      return [id, { title, href: homeHref, posts: posts.length }]
    }),
  )

/** The document that the documents are entered by: at their own address, else any. */
function rootDocOf({ pages, config }: Site): Page | undefined {
  const docs = pages.filter(page => page.kind === 'doc' && page.version.isLast && !page.unlisted)
  const bases = config.docs.map(({ routeBasePath }) => toRoute(routeBasePath))
  return docs.find(({ route }) => bases.includes(route)) ?? docs[0]
}

/** Where to look instead of a page that is not there. */
function placesOf(site: Site, t: Translate): PageLink[] {
  const { pages } = site
  const rootDoc = rootDocOf(site)
  const place = (test: (page: Page) => boolean, label: (page: Page) => string): PageLink[] => {
    const page = pages.find(test)
    return page === undefined ? [] : [{ label: label(page), href: page.href }]
  }
  return [
    ...place(
      ({ route }) => route === '/',
      () => t('theme.common.home'),
    ),
    ...place(
      ({ kind }) => kind === 'archive',
      () => t('theme.blog.archive.title'),
    ),
    ...place(
      page => page.kind === 'tagList' && page.of === 'post',
      () => t('theme.tags.tagsPageTitle'),
    ),
    ...place(
      page => page === rootDoc && page.route !== '/',
      ({ title }) => title,
    ),
    ...place(
      ({ kind }) => kind === 'search',
      () => t('theme.SearchPage.title'),
    ),
  ]
}
