/** Small print of a post: date, authors, reading time, tags. */

import { Fragment } from 'react'
import type { ArticleOf, AuthorLine, PostLine, PostLook, TagLine } from '../../shared/view/page-view.ts'
import { formatDate, isoDay } from '../dates.ts'
import { EditAndUpdate, Part } from '../PageParts.tsx'
import type { View } from '../view.ts'

interface PostDateProps extends Pick<View, 'frame' | 't'> {
  post: PostLine
  style?: 'long' | 'day'
  className?: string | undefined
}

/** A date without an hour is that day in every time zone. */
export function PostDate({ post, frame, t, style = 'long', className }: PostDateProps) {
  const { day } = post
  const [date, timeZone] = day === undefined ? [post.date, frame.config.timeZone] : [`${day}T12:00:00Z`, 'UTC']
  return (
    <time className={className} dateTime={day ?? isoDay(date, timeZone)}>
      {formatDate(date, { locale: t.locale, timeZone, calendar: frame.config.locale.calendar, style })}
    </time>
  )
}

interface PostMetaProps extends Pick<View, 'frame' | 't'> {
  post: PostLook
  /** Tags stand in the line, too. */
  withTags?: boolean
  /** The page of the post: its own address is said too, and the site may draw its authors. */
  own?: ArticleOf<'post'>
  /** When the post was brought up to date. */
  updated?: string | undefined
}

/** A site that draws the line under the title, as Docusaurus has it, means no authors by it: they are a row below. */
export const hasAuthorsApart = ({ replaced = {} }: Pick<ArticleOf<'post'>, 'replaced'>): boolean =>
  replaced['BlogPostItem/Header/Info'] !== undefined

/** That row. */
export const AuthorsApart = ({ page, frame }: Pick<View<ArticleOf<'post'>>, 'page' | 'frame'>) => (
  <div className="post-meta">
    <Part page={page} name="BlogPostItem/Header/Authors">
      <Authors authors={page.post.authors} frame={frame} />
    </Part>
  </div>
)

export function PostMeta({ post, frame, t, withTags = false, own, updated }: PostMetaProps) {
  const authors = <Authors authors={post.authors} frame={frame} />
  return (
    <div className="post-meta">
      <PostDate post={post} frame={frame} t={t} className="dt-published" />
      {own !== undefined && <data hidden className="u-url" value={post.href} />}
      <Changed post={post} frame={frame} t={t} updated={updated} />
      {post.readingMinutes !== undefined && (
        <span>
          {t.plural('theme.blog.post.readingTime.plurals', post.readingMinutes, { readingTime: post.readingMinutes })}
        </span>
      )}
      {own === undefined && authors}
      {own !== undefined && !hasAuthorsApart(own) && (
        <Part page={own} name="BlogPostItem/Header/Authors">
          {authors}
        </Part>
      )}
      {withTags && <TagChips tags={post.tags} t={t} />}
    </div>
  )
}

function AuthorName({ author: { name, pageHref, url, mail } }: { author: AuthorLine }) {
  const href = pageHref ?? url ?? mail
  if (href === undefined) return <span className="p-author h-card">{name}</span>
  return (
    <a className="p-author h-card" href={href} rel="author">
      {name}
    </a>
  )
}

function Authors({ authors: all, frame }: Pick<PostLook, 'authors'> & Pick<View, 'frame'>) {
  // An author may be a picture alone; one who is the site is named in the bar already.
  const authors = all.filter(({ name }) => name !== undefined && name !== frame.config.title)
  if (authors.length === 0) return null
  return (
    <span className="post-authors">
      {authors.map((author, index) => (
        <Fragment key={author.key ?? author.name ?? index}>
          {index > 0 && ', '}
          <AuthorName author={author} />
        </Fragment>
      ))}
    </span>
  )
}

/**
 * Whoever reads that a text is eight years old should learn there, not at its end, that it speaks of today. Where texts
 * are not drawn, headers say what Docusaurus' say.
 */
function Changed({ post, frame, t, updated }: PostMetaProps) {
  const { theme, timeZone, locale } = frame.config
  if (!theme.silhouettes || updated === undefined) return null
  const day = isoDay(updated, timeZone)
  if (day <= (post.day ?? isoDay(post.date, timeZone))) return null
  return (
    <span>
      {t('theme.blog.post.updated')}{' '}
      <time className="dt-updated" dateTime={day}>
        {formatDate(updated, { locale: t.locale, timeZone, calendar: locale.calendar })}
      </time>
    </span>
  )
}

export function TagChips({ tags, t }: { tags: TagLine[]; t: View['t'] }) {
  if (tags.length === 0) return null
  return (
    <ul className="tag-chips" aria-label={t('theme.tags.tagsPageTitle')}>
      {tags.map(tag => (
        <li key={tag.href}>
          <a className="tag-chip p-category" rel="tag" href={tag.href}>
            {tag.label}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** What stands below a text: its tags, the way to edit it, when it was changed. */
export function TagsAndEdit({ page, frame, tags, t }: View<ArticleOf<'post' | 'doc'>> & { tags: TagLine[] }) {
  return (
    <>
      <Part page={page} name="TagsListInline">
        <TagChips tags={tags} t={t} />
      </Part>
      <Part page={page} name="EditMetaRow">
        <EditAndUpdate page={page} frame={frame} t={t} />
      </Part>
    </>
  )
}
