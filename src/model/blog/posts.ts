/** Posts of one blog: which are published, their dates, authors and tags, newest first. */

import type { BlogConfig, Config } from '../../shared/config.ts'
import type { Author, AuthorReference, Content, ParsedPage } from '../../shared/document.ts'
import { nearest } from '../../shared/nearest.ts'
import { routeToAddress, toRoute } from '../../shared/path.ts'
import { type Problem, problemLevel } from '../../shared/problem.ts'
import type { Post, PostAuthor } from '../../shared/site.ts'
import { zonedToInstant } from '../../shared/zone.ts'
import { documentTitle, type Mode } from '../document.ts'
import { placePost } from '../links/route.ts'
import { createTagBook, type TagBook } from '../tags.ts'

/** Words a minute, Docusaurus' figure. */
const READING_SPEED = 200

/** Docusaurus rounds to hundredths first: 200.9 words are one minute. */
const readingMinutes = (words: number): number =>
  Math.max(1, Math.ceil(Math.round((words / READING_SPEED) * 100) / 100))

export interface BlogPosts {
  /** Every published post, unlisted ones included, in the blog's order. */
  posts: Post[]
  tags: TagBook
  /** Everyone in the file of authors, those without a post too. */
  authors: PostAuthor[]
  problems: Problem[]
}

/** Builds the posts of a blog out of its parsed documents. */
export function buildPosts(
  config: Config,
  blog: BlogConfig,
  content: Content,
  parsed: ParsedPage[],
  mode: Mode,
): BlogPosts {
  const problems: Problem[] = []
  const tags = createTagBook(config, blog, content.tags[`post:${blog.id}`])
  const authors = content.authors[blog.id] ?? {}
  const posts: Post[] = []
  for (const page of parsed) {
    const { frontMatter, created } = page.source
    if (frontMatter.draft && mode === 'production') continue
    const place = placePost(page.source)
    const date =
      frontMatter.date ?? (place.day === undefined ? created?.date : dayToInstant(place.day, config.timeZone))
    if (date === undefined && !isBroken(page)) problems.push(undated(page))
    const route = toRoute(blog.routeBasePath, place.slug)
    const level = problemLevel(blog.onUntruncatedBlogPosts)
    if (page.excerpt === undefined && level !== undefined) problems.push(untruncated(page, level))
    posts.push({
      kind: 'post',
      route,
      href: routeToAddress(route, config),
      title: documentTitle(page, place.name),
      description: frontMatter.description ?? page.description,
      date: date ?? new Date(0).toISOString(),
      tags: [],
      authors: frontMatter.authors.map(reference => resolveAuthor(reference, page)),
      readingMinutes: blog.showReadingTime ? readingMinutes(page.words) : undefined,
      truncated: page.excerpt !== undefined,
      unlisted: frontMatter.unlisted && mode === 'production',
      parsed: page,
    })
  }

  /** Metadata that could not be read may well have held the date: that mistake is named already. */
  function isBroken(page: ParsedPage): boolean {
    return content.problems.some(({ level, file }) => level === 'error' && file === page.source.file)
  }

  /** An author in place may name a key, too: what the post says wins over the file of authors. */
  function resolveAuthor(reference: AuthorReference, page: ParsedPage): PostAuthor {
    const own = typeof reference === 'string' ? { key: reference, socials: {} } : reference
    if (own.key === undefined) return withPage(own)
    const known = authors[own.key]
    if (known === undefined) problems.push(unknownAuthor(own.key, page))
    const said = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined))
    return withPage({ name: own.key, ...known, ...said, socials: { ...known?.socials, ...own.socials } })
  }

  function withPage(author: Author): PostAuthor {
    if (author.pageSlug === undefined) return { ...author, pageHref: undefined }
    const route = toRoute(blog.routeBasePath, blog.authorsBasePath, author.pageSlug)
    return { ...author, pageHref: routeToAddress(route, config) }
  }

  function unknownAuthor(key: string, page: ParsedPage): Problem {
    const close = nearest(key, Object.keys(authors))
    return {
      level: 'error',
      code: 'unknown-author',
      file: page.source.file,
      line: page.source.frontMatterLines.authors,
      column: 1,
      text: `автора «${key}» нет в ${blog.authorsMapPath}`,
      hint:
        close === undefined
          ? `добавьте его в ${blog.path}/${blog.authorsMapPath}`
          : `возможно, имелся в виду «${close}»`,
    }
  }

  const direction = blog.sortPosts === 'ascending' ? 1 : -1
  posts.sort((a, b) => direction * a.date.localeCompare(b.date) || a.route.localeCompare(b.route))
  // In the order of the blog: of two labels with one address the newest post's stays.
  for (const post of posts) post.tags = tags.tagsOf(post.parsed)
  return { posts, tags, authors: Object.values(authors).map(withPage), problems: [...problems, ...tags.problems] }
}

/** Midnight of a day in the site's time zone. */
function dayToInstant(text: string, timeZone: string): string {
  const [year = 1970, month = 1, day = 1] = text.split('-').map(Number)
  return new Date(zonedToInstant({ year, month, day }, timeZone)).toISOString()
}

function undated(page: ParsedPage): Problem {
  return {
    level: 'error',
    code: 'post-date',
    file: page.source.file,
    line: 1,
    column: 1,
    text: 'у записи нет даты',
    hint: 'добавьте date: ГГГГ-ММ-ДД в метаданные или назовите файл ГГГГ-ММ-ДД-имя.md',
  }
}

function untruncated(page: ParsedPage, level: Problem['level']): Problem {
  return {
    level,
    code: 'untruncated-post',
    file: page.source.file,
    line: page.source.bodyLine,
    column: 1,
    text: 'в списках запись видна целиком: нет отметки конца анонса',
    hint: 'поставьте <!-- truncate --> после первых абзацев (в MDX {/* truncate */})',
  }
}
