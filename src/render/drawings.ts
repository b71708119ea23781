/** Files of drawings that pages take parts of: rows of lists; towers by the years of the menu, by years in the archive, by tags. */

import type { AssetPath, Route } from '../shared/path.ts'
import { type DrawingsOf, drawingsPath, rowsOf } from '../shared/record.ts'
import { drawRow } from '../shared/silhouette/draw.ts'
import { coarse, drawable, type Silhouette } from '../shared/silhouette/marks.ts'
import { drawTowers, menuForm, TOWERS, type TowerForm, tagForm } from '../shared/silhouette/towers.ts'
import type { BlogModel, Post, Site } from '../shared/site.ts'
import { escapeAttribute } from './html.ts'

interface DrawingsFile {
  path: AssetPath
  body: string
}

export function renderDrawings(site: Site): DrawingsFile[] {
  if (!site.config.theme.silhouettes) return []
  return site.blogs.flatMap(blog => [menuTowers(site, blog), archiveTowers(blog), tagTowers(blog), ...rows(blog)])
}

function menuTowers({ sidebars }: Site, blog: BlogModel): DrawingsFile {
  const texts = new Map<Route, Post>(blog.posts.map(post => [post.route, post]))
  const menu = Object.values(sidebars).find(({ id }) => id === `blog:${blog.id}`)
  const years = menu?.kind === 'blog' && menu.towers !== undefined ? menu.years : []
  const groups = years.map(({ year, posts }) => {
    const drawn = posts.flatMap(({ route }) => texts.get(route) ?? [])
    return groupOf(year, drawn, menuForm(drawn.length))
  })
  return fileOf(blog, 'menu', groups)
}

function archiveTowers(blog: BlogModel): DrawingsFile {
  const years = new Map<string, Post[]>()
  // The archive reads from the oldest text on.
  for (const post of blog.posts.toReversed()) {
    const year = (post.day ?? post.date).slice(0, 4)
    years.set(year, [...(years.get(year) ?? []), post])
  }
  return fileOf(
    blog,
    'archive',
    [...years].map(([year, posts]) => groupOf(year, posts, TOWERS.archive)),
  )
}

function tagTowers(blog: BlogModel): DrawingsFile {
  const groups = blog.tags.flatMap(({ route, count }) => {
    const form = tagForm(count)
    const posts = blog.posts.filter(({ tags }) => tags.some(tag => tag.route === route))
    return form === undefined ? [] : [groupOf(route, posts, form)]
  })
  return fileOf(blog, 'tags', groups)
}

/** Rows of lists, by the files that they are in. */
function rows(blog: BlogModel): DrawingsFile[] {
  const files = new Map<DrawingsOf, string[]>()
  for (const post of blog.posts) {
    const silhouette = drawable(post.parsed.silhouette)
    if (silhouette === undefined) continue
    const of = rowsOf(post, blog.posts.length)
    const paths = drawRow(coarse(silhouette)).paths.map(({ tone, how, d }) => {
      const color = `var(--s-${tone === 'accent' ? 'cap' : tone})`
      return how === 'fill'
        ? `<path fill="${color}" d="${d}"/>`
        : `<path fill="none" stroke="${color}" transform="translate(0 .5)" d="${d}"/>`
    })
    files.set(of, [...(files.get(of) ?? []), group(post.route, paths.join(''))])
  }
  return [...files].map(([of, groups]) => fileOf(blog, of, groups))
}

/** Colours are those of the page that shows it: custom properties reach what is taken in by `use`. */
function groupOf(key: string, posts: readonly Post[], form: TowerForm): string {
  const texts = posts.map(({ parsed }): Silhouette | undefined => parsed.silhouette)
  const { caps, bricks, code } = drawTowers(texts, form)
  const path = (color: string, d: string): string => (d === '' ? '' : `<path fill="var(--${color})" d="${d}"/>`)
  return group(key, path('s-cap', caps) + path('brick', bricks) + path('brick-code', code))
}

const group = (id: string, paths: string): string => `<g id="${escapeAttribute(id)}">${paths}</g>`

const fileOf = (blog: BlogModel, of: DrawingsOf, groups: readonly string[]): DrawingsFile => ({
  path: drawingsPath(blog.id, of),
  body: `<svg xmlns="http://www.w3.org/2000/svg">${groups.join('\n')}</svg>\n`,
})
