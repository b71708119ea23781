/** What the document around an article says: its head and its menu. */

import type { Page, PostPage } from '../../shared/site.ts'
import { versionTag } from '../../shared/version.ts'
import type { DocumentView, ImageView, PostingView } from '../../shared/view/page-view.ts'
import { modifiedOf } from '../updates.ts'
import { excerptOf } from './body.ts'
import type { ViewContext } from './context.ts'
import { markdownOf } from './markdown.ts'
import { originsOf } from './origins.ts'
import { ownHead } from './own-head.ts'

export function documentView(context: ViewContext, page: Page): DocumentView {
  const { site } = context
  const { description, keywords, feeds, searchTag } = page
  const languages = site.languages?.get(page.route)
  return {
    description,
    keywords,
    image: imageOf(context, page),
    head: ownHead(site, page),
    feeds,
    searchTag,
    crawlerVersion: crawlerVersion(context, page),
    menu: menuOf(context, page),
    origins: originsOf(context, page),
    styles: stylesOf(page),
    posting: page.kind === 'post' ? postingOf(context, page) : undefined,
    ...markdownOf(site, page),
    ...(languages !== undefined && { alternates: languages.alternates }),
  }
}

function imageOf({ pictures, imageOf }: ViewContext, page: Page): ImageView | undefined {
  const { image } = page
  return image === undefined ? imageOf(page) : { url: image, size: pictures.get(image) }
}

/** A version only inside versioned docs. */
function crawlerVersion({ site }: ViewContext, { searchTag, crawlerVersion }: Page): string | undefined {
  const docs = site.config.docs.find(({ id, version }) => searchTag === versionTag(id, version.name))
  return docs?.version.name ?? crawlerVersion
}

const menuOf = ({ menus }: ViewContext, { sidebar: id, route }: Page): DocumentView['menu'] =>
  id === undefined ? undefined : menus.get(id)?.(route)

/** Of a document its own, of a list those of its excerpts. */
export function stylesOf(page: Page): Record<string, string> {
  if ('parsed' in page) return page.parsed.styles ?? {}
  const posts = 'posts' in page ? page.posts : []
  const excerpts = Object.fromEntries(
    posts.flatMap(({ parsed }) =>
      Object.entries(parsed.styles ?? {}).filter(([name]) => excerptOf(parsed).includes(name)),
    ),
  )
  return { ...excerpts, ...page.drawn?.styles }
}

function postingOf({ blogs }: ViewContext, { post, lastmod }: PostPage): PostingView | undefined {
  const blog = blogs.get(post.blog)
  if (blog === undefined) return undefined
  const { title, href } = blog
  return { words: post.words, modified: modifiedOf(lastmod, post.date), blog: { title, href } }
}
