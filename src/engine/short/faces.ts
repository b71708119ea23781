/**
 * What shows the other face of a document whose outward half is as it was: its share image, the lists that it stands in,
 * the drawings of its blog.
 */

import { type Face, faceOf, withFaces } from '../../model/index.ts'
import { type DrawnBlog, renderTowers, withRow } from '../../render/drawings.ts'
import { subjectOfView } from '../../render/share/text.ts'
import type { Config } from '../../shared/config.ts'
import type { Address, AssetPath, Route } from '../../shared/path.ts'
import { drawable } from '../../shared/silhouette/marks.ts'
import { type Brick, bricksOf } from '../../shared/silhouette/towers.ts'
import { drawingsPath, rowsOf } from '../../shared/site/data-files.ts'
import type { PageView } from '../../shared/view/page-view.ts'
import { type MadeFile, textFile } from '../output-file.ts'
import { shareImage } from '../share/index.ts'
import { type KeptList, readKept } from './document.ts'
import type { Document } from './read.ts'
import type { Standing } from './search.ts'
import { NOT_KEPT, type Store } from './store.ts'

interface Illustrated {
  /** With the address of its image. */
  document: Document
  /** What comes, and what goes. */
  files: MadeFile[]
  gone: AssetPath[]
}

/** What a language is made of again. */
export interface Around {
  store: Store
  config: Config
  output: Standing
}

/** Addresses of images of the first language that are others now: its texts have them in other languages, too. */
type Renamed = Map<string, string>

/** `undefined` when another page may want the image that comes or goes. */
export function illustrateAnew(
  document: Document,
  { store, config, output, renamed }: Around & { renamed: Renamed },
): Illustrated | undefined {
  const { kept, view, page, hasOtherFace } = document
  const { share } = kept
  const { image } = view.document
  const shown = image && renamed.get(image.url)
  if (share === undefined && shown !== undefined) return { document: withImage(document, shown), files: [], gone: [] }
  const subject = subjectOfView(view.article, page.silhouette)
  if (!hasOtherFace || share === undefined || image === undefined || subject === undefined)
    return { document, files: [], gone: [] }
  const { file, url } = shareImage(subject, config)
  if (file.path === share) return { document, files: [], gone: [] }
  if (store.shared.includes(share) || output.has(file.path)) return undefined
  renamed.set(image.url, url)
  const shared = { ...document, kept: { ...kept, share: file.path } }
  return { document: withImage(shared, url), files: [file], gone: [share] }
}

function withImage(document: Document, url: string): Document {
  const { view } = document
  const { image } = view.document
  return image === undefined
    ? document
    : { ...document, view: { ...view, document: { ...view.document, image: { ...image, url } } } }
}

/** A list of posts as it is now. */
interface List {
  kept: KeptList
  view: PageView
}

const postsWithOtherFace = (documents: readonly Document[]) =>
  documents.flatMap(({ view: { article }, page, hasOtherFace }) =>
    article.kind === 'post' && hasOtherFace ? [{ article, page }] : [],
  )

export const facesOf = (documents: readonly Document[], keep: (html: string) => string): Map<Address, Face> =>
  new Map(postsWithOtherFace(documents).map(({ article, page }) => [article.href, faceOf(page, keep)]))

/** The lists that show one of these posts; `all` are the faces of all that are not as they were kept. */
export function listsWith(posts: Iterable<Address>, all: ReadonlyMap<Address, Face>, store: Store): List[] | undefined {
  const numbers = new Set([...posts].flatMap(href => store.listsOf.get(href) ?? []))
  if (numbers.has(NOT_KEPT)) return undefined
  return [...numbers].map(number => {
    const { kept, view } = readKept<KeptList>(store.read(store.lists[number]))
    return { kept, view: withFaces(view, all) }
  })
}

export const bricksOfPosts = (documents: readonly Document[]): Map<Route, Brick[]> =>
  new Map(postsWithOtherFace(documents).map(({ article, page }) => [article.route, bricksOf(page.silhouette)]))

/** Files of drawings of the blogs of these posts. `undefined` when a row is not where it was. */
export function drawAnew(
  documents: readonly Document[],
  bricks: ReadonlyMap<Route, Brick[]>,
  { store, output }: Around,
): MadeFile[] | undefined {
  const posts = documents.filter(({ view, hasOtherFace }) => view.article.kind === 'post' && hasOtherFace)
  if (posts.length === 0) return []
  const blogs: DrawnBlog[] = JSON.parse(store.read(store.drawn))
  const rows = new Map<AssetPath, string>()
  const drawn = new Set<DrawnBlog>()
  for (const { kept, view, page } of posts) {
    const { article } = view
    const blog = blogs.find(({ id }) => id === kept.instance)
    // Unlisted posts are drawn nowhere.
    if (article.kind !== 'post' || !blog?.posts.some(({ route }) => route === article.route)) continue
    drawn.add(blog)
    if (drawable(page.silhouette) === undefined) continue
    const path = drawingsPath(blog.id, rowsOf(article.post, blog.posts.length))
    const standing = rows.get(path) ?? output.read(path)
    const body = standing && withRow(standing, { route: article.route, parsed: page })
    if (body === undefined) return undefined
    rows.set(path, body)
  }
  const towers = [...drawn].flatMap(blog => renderTowers(withBricks(blog, bricks)))
  return [...towers, ...[...rows].map(([path, body]) => textFile({ path, body }))]
}

const withBricks = (blog: DrawnBlog, bricks: ReadonlyMap<Route, Brick[]>): DrawnBlog => ({
  ...blog,
  posts: blog.posts.map(post => ({ ...post, bricks: bricks.get(post.route) ?? post.bricks })),
})
