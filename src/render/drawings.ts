/** Files of drawings that pages take parts of: rows of lists; towers by the years of the menu, by years in the archive, by tags. */

import { addTo, groupBy } from '../shared/collections.ts'
import type { AssetPath, Route } from '../shared/path.ts'
import { drawRow } from '../shared/silhouette/draw.ts'
import { coarse, drawable, type Silhouette } from '../shared/silhouette/marks.ts'
import {
  authorForm,
  type Brick,
  bricksOf,
  drawTowers,
  fitTowers,
  menuForm,
  TOWERS,
  type TowerForm,
  tagForm,
} from '../shared/silhouette/towers.ts'
import { type DrawingsOf, drawingsPath, rowsOf } from '../shared/site/data-files.ts'
import type { BlogModel, Post, Site } from '../shared/site.ts'
import { escapeAttribute } from '../shared/text/escape.ts'
import { shownYear } from '../shared/zone.ts'

/** Drawn when it is read: under development a save changes them all, and an open page shows one or two. */
interface DrawingsFile {
  path: AssetPath
  read(): string
}

/** A blog as towers show it: plain data. */
export interface DrawnBlog {
  id: string
  /** In the order of the blog. */
  posts: DrawnPost[]
  /** Years of its menu, where the menu draws them. */
  menu: { year: string; posts: Route[] }[]
  /** Those that are drawn, authors among them. */
  tags: { route: Route; form: TowerForm }[]
}

interface DrawnPost {
  route: Route
  year: string
  /** Routes of those that are drawn, and of its authors. */
  tags: Route[]
  bricks: Brick[]
}

export function renderDrawings(site: Site): DrawingsFile[] {
  if (!site.config.theme.silhouettes) return []
  return site.blogs.flatMap(blog => {
    let drawn: DrawnBlog | undefined
    const draw = (): DrawnBlog => {
      drawn ??= drawnBlog(site, blog)
      return drawn
    }
    return [...towersOf(blog.id, draw), ...rows(blog)]
  })
}

/** Every blog, where the site draws its texts. */
export const drawnBlogs = (site: Site): DrawnBlog[] =>
  site.config.theme.silhouettes ? site.blogs.map(blog => drawnBlog(site, blog)) : []

function drawnBlog(
  { config, sidebars }: Site,
  { id, posts, tags: all, authors: writing, drawsTags }: BlogModel,
): DrawnBlog {
  const menu = Object.values(sidebars).find(sidebar => sidebar.id === `blog:${id}`)
  const years = menu?.kind === 'blog' && menu.towers !== undefined ? menu.years : []
  const tags = (drawsTags ? all : []).flatMap(({ route, count }) => {
    const form = tagForm(count)
    return form === undefined ? [] : [{ route, form }]
  })
  const authors = drawsTags ? writing : []
  const drawn = new Set(tags.map(({ route }) => route))
  return {
    id,
    posts: posts.map(({ route, day, date, tags, authors: of, parsed }) => ({
      route,
      year: shownYear({ day, date }, config.timeZone),
      tags: [
        ...tags.flatMap(({ route }) => (drawn.has(route) ? [route] : [])),
        ...authors.flatMap(({ route, href }) => (of.some(({ pageHref }) => pageHref === href) ? [route] : [])),
      ],
      bricks: bricksOf(parsed.silhouette),
    })),
    menu: years.map(({ year, posts }) => ({ year, posts: posts.map(({ route }) => route) })),
    tags: [...tags, ...authors.map(({ route, count }) => ({ route, form: authorForm(count) }))],
  }
}

export const renderTowers = (blog: DrawnBlog): DrawingsFile[] => towersOf(blog.id, () => blog)

const towersOf = (id: string, blog: () => DrawnBlog): DrawingsFile[] => [
  { path: drawingsPath(id, 'menu'), read: () => menuTowers(blog()) },
  { path: drawingsPath(id, 'archive'), read: () => archiveTowers(blog()) },
  { path: drawingsPath(id, 'tags'), read: () => tagTowers(blog()) },
]

const fitted = (posts: readonly DrawnPost[], form: TowerForm): TowerForm =>
  fitTowers(
    posts.map(({ bricks }) => bricks),
    form,
  )

function menuTowers(blog: DrawnBlog): string {
  const known = new Map(blog.posts.map(post => [post.route, post]))
  const { density } = fitted(blog.posts, TOWERS.menu)
  const groups = blog.menu.map(({ year, posts }) => {
    const drawn = posts.flatMap(route => known.get(route) ?? [])
    return groupOf(year, drawn, { ...menuForm(drawn.length), density })
  })
  return drawingsOf(groups)
}

function archiveTowers(blog: DrawnBlog): string {
  // The archive reads from the oldest text on.
  const years = groupBy(blog.posts.toReversed(), ({ year }) => [year])
  const form = fitted(blog.posts, TOWERS.archive)
  return drawingsOf([...years].map(([year, posts]) => groupOf(year, posts, form)))
}

function tagTowers(blog: DrawnBlog): string {
  const groups = blog.tags.map(({ route, form }) => {
    const posts = blog.posts.filter(({ tags }) => tags.includes(route))
    return groupOf(route, posts, fitted(posts, form))
  })
  return drawingsOf(groups)
}

/** Rows of lists, by the files that they are in. */
function rows(blog: BlogModel): DrawingsFile[] {
  const files = new Map<DrawingsOf, Post[]>()
  for (const post of blog.posts)
    if (drawable(post.parsed.silhouette) !== undefined) addTo(files, rowsOf(post, blog.posts.length), post)
  return [...files].map(([of, posts]) => ({
    path: drawingsPath(blog.id, of),
    read: () => drawingsOf(posts.flatMap(post => rowGroup(post) ?? [])),
  }))
}

function rowGroup({ route, parsed }: Pick<Post, 'route' | 'parsed'>): string | undefined {
  const silhouette = drawable(parsed.silhouette)
  return silhouette && group(route, rowPaths(silhouette))
}

/** The text of a file of rows with another drawing of one text that it draws; `undefined` when it does not. */
export function withRow(body: string, post: Pick<Post, 'route' | 'parsed'>): string | undefined {
  const row = rowGroup(post)
  const start = body.indexOf(opening(post.route))
  const end = body.indexOf(CLOSING, start)
  if (row === undefined || start < 0 || end < 0) return undefined
  return body.slice(0, start) + row + body.slice(end + CLOSING.length)
}

const rowPaths = (silhouette: Silhouette): string =>
  drawRow(coarse(silhouette))
    .paths.map(({ tone, how, d }) => {
      const color = `var(--s-${tone === 'accent' ? 'cap' : tone})`
      return how === 'fill'
        ? `<path fill="${color}" d="${d}"/>`
        : `<path fill="none" stroke="${color}" transform="translate(0 .5)" d="${d}"/>`
    })
    .join('')

/** Colours are those of the page that shows it: custom properties reach what is taken in by `use`. */
function groupOf(key: string, posts: readonly DrawnPost[], form: TowerForm): string {
  const { caps, bricks, code } = drawTowers(
    posts.map(post => post.bricks),
    form,
  )
  const path = (color: string, d: string): string => (d === '' ? '' : `<path fill="var(--${color})" d="${d}"/>`)
  return group(key, path('s-cap', caps) + path('s-grid', bricks) + path('s-code', code))
}

const opening = (id: string): string => `<g id="${escapeAttribute(id)}">`
const CLOSING = '</g>'

const group = (id: string, paths: string): string => opening(id) + paths + CLOSING

const drawingsOf = (groups: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${groups.join('\n')}</svg>\n`
