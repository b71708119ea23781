/** Posts of one blog: which are published, their dates, authors and tags, newest first. */

import { createReport, type Report, textOf } from '../../messages/problem.ts'
import { codeOrder } from '../../shared/collections.ts'
import type { BlogConfig } from '../../shared/config.ts'
import type { Author, AuthorReference, ParsedPage } from '../../shared/document.ts'
import { linkToAddress } from '../../shared/files.ts'
import { type FilePath, type Route, routeToAddress, toRoute } from '../../shared/path.ts'
import { type Problem, problemLevel } from '../../shared/problem.ts'
import type { Post, PostAuthor, Tag } from '../../shared/site.ts'
import { nearest } from '../../shared/text/nearest.ts'
import { FIRST_YEAR, LAST_YEAR, writtenInstant, zonedToInstant } from '../../shared/zone.ts'
import { type Context, meant, routeOrder } from '../context.ts'
import { documentTitle, isPublished } from '../document.ts'
import { pictureBeside } from '../links/candidates.ts'
import { type PostPlace, placePost } from '../links/route.ts'
import { collectTags } from '../tags.ts'
import { changedOf } from '../updates.ts'

/** Words a minute, Docusaurus' figure. */
const READING_SPEED = 200

/** Docusaurus rounds to hundredths first: 200.9 words are one minute. */
export const readingMinutes = (words: number): number =>
  Math.max(1, Math.ceil(Math.round((words / READING_SPEED) * 100) / 100))

interface BlogPosts {
  /** Every published post, unlisted ones included, in the blog's order. */
  posts: Post[]
  /** Every tag of them, by label. */
  tags: Tag[]
  /** Everyone in the file of authors, those without a post too. */
  authors: PostAuthor[]
  problems: Problem[]
}

/** A blog with what its posts are made with. */
interface Blog {
  context: Context
  blog: BlogConfig
  /** By key. */
  authors: Record<string, Author>
  report: Report
}

/** A post with its place in the blog. */
interface PlacedPost {
  parsed: ParsedPage
  place: PostPlace
  route: Route
  date: string
}

/** Builds the posts of a blog out of its parsed documents. */
export function buildPosts(context: Context, blog: BlogConfig, parsed: ParsedPage[]): BlogPosts {
  const { content, mode } = context
  const problems: Problem[] = []
  // Names of authors are words of the site: without a list there is nothing, not even what every object has.
  const authors: Blog['authors'] = content.authors[blog.id] ?? Object.create(null)
  const own: Blog = { context, blog, authors, report: createReport(problems) }
  const placed = parsed.filter(page => isPublished(page, mode)).map(page => placeIn(own, page))
  const published = placed.filter(post => mode === 'development' || !waits(own, post))
  const direction = blog.sortPosts === 'ascending' ? 1 : -1
  const ties = context.config.lenient === undefined ? byRoute : byFile
  published.sort((a, b) => direction * codeOrder(a.date, b.date) || ties(a, b))
  const entries = content.tags[`post:${blog.id}`]
  const tags = collectTags(context, { instance: blog, entries, documents: published.map(({ parsed }) => parsed) })
  return {
    posts: published.map(post => toPost(own, post, tags.tagsOf(post.parsed))),
    tags: tags.all,
    authors: Object.values(own.authors).map(author => withPage(own, registered(own, author))),
    problems: [...problems, ...tags.problems],
  }
}

const byRoute = (a: PlacedPost, b: PlacedPost): number => routeOrder(a.route, b.route)

/** Docusaurus finds the files of a folder before those of the folders in it. */
function byFile(a: PlacedPost, b: PlacedPost): number {
  const [one, other] = [a.parsed.source.path, b.parsed.source.path]
  return one.split('/').length - other.split('/').length || codeOrder(one, other)
}

/** Its time has not come yet; a build says so, since another one is needed then. */
function waits({ context: { now, config }, report }: Blog, { parsed: { source }, date }: PlacedPost): boolean {
  if (now === undefined || date <= now) return false
  const { file, frontMatterLines } = source
  const values = { date: writtenInstant(date, config.timeZone) }
  report('note', 'post-scheduled', { at: { file, line: frontMatterLines.date ?? 1 }, values })
  return true
}

function placeIn(own: Blog, parsed: ParsedPage): PlacedPost {
  const { context, blog, report } = own
  const { config, content } = context
  const { frontMatter, frontMatterLines, created, file, bodyLine } = parsed.source
  const place = placePost(parsed.source)
  const date = frontMatter.date ?? (place.day === undefined ? created?.date : dayToInstant(place.day, config.timeZone))
  // Metadata that could not be read may well have held the date: that mistake is named already.
  const isBroken = (): boolean => content.problems.some(found => found.level === 'error' && found.file === file)
  if (date === undefined && !isBroken()) report('error', 'post-date', { at: { file, line: 1 } })
  if (place.day !== undefined && frontMatter.date === undefined) checkDayOfName(own, parsed, place.day)
  // The day of `date` was compared where the metadata were read.
  if (frontMatter.date === undefined && date !== undefined && (frontMatter.lastUpdate?.date ?? date) < date)
    report('warning', 'update-before-date', { at: { file, line: frontMatterLines.last_update ?? 1 } })
  const level = problemLevel(blog.onUntruncatedBlogPosts)
  if (parsed.excerpt === undefined) report(level, 'untruncated-post', { at: { file, line: bodyLine } })
  return { parsed, place, route: toRoute(blog.routeBasePath, place.slug), date: date ?? new Date(0).toISOString() }
}

/** A day that no calendar has, and one that is a slip, in the name of a file: for another engine the next one that there is. */
function checkDayOfName({ context: { config }, report }: Blog, { source }: ParsedPage, day: string): void {
  const at = { file: source.file, line: 1 }
  const year = Number(day.slice(0, 4))
  const shown = calendarDay(day)
  if (shown !== day && config.lenient !== undefined) report('warning', 'post-date/name', { at, values: { day, shown } })
  else if (shown !== day) report('error', 'post-date/day', { at, values: { day } })
  else if (year < FIRST_YEAR || year > LAST_YEAR)
    report(config.lenient === undefined ? 'error' : 'warning', 'date/year', {
      at,
      values: { written: day, first: FIRST_YEAR, last: LAST_YEAR },
    })
}

/** The day that a calendar makes of one that no month has. */
function calendarDay(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10)
}

function toPost(own: Blog, { parsed, place, route, date }: PlacedPost, tags: Tag[]): Post {
  const { context, blog } = own
  const { frontMatter } = parsed.source
  const title = documentTitle(parsed, place.name)
  const { series } = frontMatter
  return {
    kind: 'post',
    blog: blog.id,
    route,
    href: routeToAddress(route, context.addresses),
    title,
    description: frontMatter.description ?? parsed.description,
    date,
    day: frontMatter.day,
    changed: changedOf(blog, parsed.source),
    tags,
    authors: frontMatter.authors.map(reference => resolveAuthor(own, reference, parsed)),
    readingMinutes: blog.showReadingTime ? readingMinutes(parsed.words) : undefined,
    truncated: parsed.excerpt !== undefined,
    unlisted: frontMatter.unlisted && context.mode === 'production',
    isPrivate: frontMatter.unlisted || frontMatter.draft,
    words: parsed.words,
    sidebarLabel: frontMatter.sidebarLabel ?? title,
    series: series === undefined ? undefined : { name: series, position: frontMatter.seriesPosition ?? 0 },
    parsed,
  }
}

/** The post with another text whose outward half is the same. */
export const withText = (post: Post, parsed: ParsedPage): Post => ({
  ...post,
  readingMinutes: post.readingMinutes === undefined ? undefined : readingMinutes(parsed.words),
  words: parsed.words,
  parsed,
})

/** An author in place may name a key, too: what the post says wins over the file of authors. */
function resolveAuthor(own: Blog, reference: AuthorReference, parsed: ParsedPage): PostAuthor {
  const said = typeof reference === 'string' ? { key: reference, socials: {} } : reference
  const placed = { ...said, imageUrl: published(own, said.imageUrl, parsed.source.file) }
  if (said.key === undefined) return withPage(own, placed)
  const written = own.authors[said.key]
  if (written === undefined) reportAuthor(own, said.key, parsed)
  const known = written && registered(own, written)
  const fields = Object.fromEntries(Object.entries(placed).filter(([, value]) => value !== undefined))
  return withPage(own, { name: said.key, ...known, ...fields, socials: { ...known?.socials, ...said.socials } })
}

const registered = (own: Blog, author: Author): Author => {
  const from = own.context.content.authorFiles?.[own.blog.id]?.file
  return from === undefined ? author : { ...author, imageUrl: published(own, author.imageUrl, from) }
}

/** A picture that lies beside the file that names it, as an address of a file; any other address is one already. */
function published({ context }: Blog, written: string | undefined, from: FilePath): string | undefined {
  const file = pictureBeside(from, written, context.content)
  const asset = file && context.assets?.get(file)
  return asset === undefined ? written : `pathname://${asset.href}`
}

function withPage({ context: { addresses }, blog }: Blog, author: Author): PostAuthor {
  const { url, imageUrl, pageSlug } = author
  const placed = {
    ...author,
    url: url && linkToAddress(url, addresses),
    imageUrl: imageUrl && linkToAddress(imageUrl, addresses),
  }
  if (pageSlug === undefined) return { ...placed, pageHref: undefined }
  const route = toRoute(blog.routeBasePath, blog.authorsBasePath, pageSlug)
  return { ...placed, pageHref: routeToAddress(route, addresses) }
}

function reportAuthor({ blog, authors, report }: Blog, key: string, { source }: ParsedPage): void {
  const close = nearest(key, Object.keys(authors))
  // `a, b`, which YAML takes for one text.
  const keys = key.split(',').flatMap(part => part.trim() || [])
  report('error', 'unknown-author', {
    at: { file: source.file, line: source.frontMatterLines.authors },
    values: { key, file: blog.authorsMapPath, path: `${blog.path}/${blog.authorsMapPath}` },
    cure: key.includes(',') ? textOf('mend/authors', { keys: keys.join(', ') }) : meant('document', close),
  })
}

/** Midnight of a day in the site's time zone. */
function dayToInstant(text: string, timeZone: string): string {
  const [year = 1970, month = 1, day = 1] = text.split('-').map(Number)
  return new Date(zonedToInstant({ year, month, day }, timeZone)).toISOString()
}
