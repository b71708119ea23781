/** Lists of posts: the home page, tags, authors. */

import { Fragment, type ReactNode } from 'react'
import { listedPart, PIECES } from '../../shared/site/parts.ts'
import type { ArticleOf, PostEntry } from '../../shared/view/page-view.ts'
import { Part, spokenName } from '../PageParts.tsx'
import { ListPaginator } from '../Paginators.tsx'
import { DrawnPart, Silhouette } from '../Silhouette.tsx'
import type { View, WithTexts } from '../view.ts'
import { PostDate, PostMeta, TagChips } from './PostMeta.tsx'

interface ListProps extends Pick<View, 'frame' | 't'>, WithTexts {
  list: Pick<ArticleOf<'postList'>, 'entries' | 'paginator' | 'hasLead' | 'replaced'>
}

export function PostEntries({ list, frame, t, html }: ListProps) {
  const Entry = frame.config.theme.silhouettes ? DrawnEntry : PlainEntry
  return (
    <>
      <div className="post-list h-feed">
        {list.entries.map((post, index) => (
          <Part key={post.href} page={list} name={listedPart('BlogPostItem', index)}>
            <Entry post={post} isLead={list.hasLead === true && index === 0} frame={frame} t={t} html={html} />
          </Part>
        ))}
      </div>
      <Part page={list} name="BlogListPaginator">
        <ListPaginator paginator={list.paginator} frame={frame} t={t} />
      </Part>
      {list.replaced !== undefined && <Pieces list={list} frame={frame} t={t} html={html} />}
    </>
  )
}

/** Of each post what its parts ask for; they stand nowhere by themselves. */
function Pieces({ list, frame, t, html }: ListProps) {
  const piece = (name: string, index: number, shown: ReactNode) => (
    <Part page={list} name={listedPart(name, index)}>
      {shown}
    </Part>
  )
  return (
    <Part page={list} name={PIECES}>
      {list.entries.map((post, index) => {
        const meta = <PostMeta post={post} frame={frame} t={t} />
        const tags = <TagChips tags={post.tags} t={t} />
        return (
          <Fragment key={post.href}>
            {piece(
              'BlogPostItem/Header',
              index,
              <>
                {piece('BlogPostItem/Header/Title', index, <Title post={post} />)}
                {piece('BlogPostItem/Header/Info', index, meta)}
              </>,
            )}
            {piece('BlogPostItem/Content', index, <Excerpt post={post} html={html} />)}
            {piece(
              'BlogPostItem/Footer',
              index,
              <div className="post-entry-foot">
                {post.truncated && <ReadMore post={post} t={t} />}
                {piece('TagsListInline', index, tags)}
              </div>,
            )}
          </Fragment>
        )
      })}
    </Part>
  )
}

const Excerpt = ({ post, html }: Pick<EntryProps, 'post' | 'html'>) => (
  <div
    className="markdown excerpt p-summary"
    {...spokenName(post)}
    dangerouslySetInnerHTML={{ __html: html(post.excerpt) }}
  />
)

interface EntryProps extends Pick<View, 'frame' | 't'>, WithTexts {
  post: PostEntry
  isLead: boolean
}

const Title = ({ post }: { post: PostEntry }) => (
  <h2 className="post-entry-title" {...spokenName(post)}>
    <a className="p-name u-url" href={post.href}>
      {post.title}
    </a>
  </h2>
)

const ReadMore = ({ post, t }: Pick<EntryProps, 'post' | 't'>) => (
  <a className="read-more" href={post.href} aria-label={t('theme.blog.post.readMoreLabel', { title: post.title })}>
    {t('theme.blog.post.readMore')}
  </a>
)

/** The drawing stands first: the text hangs from the line over it. */
function DrawnEntry({ post, isLead, frame, t, html }: EntryProps) {
  const excerpt = <Excerpt post={post} html={html} />
  if (isLead) {
    return (
      <article className="post-entry post-lead h-entry">
        {post.lead !== undefined && <Silhouette drawing={post.lead} className="silhouette-lead" />}
        <Title post={post} />
        {excerpt}
        <div className="post-entry-foot">
          {post.truncated && <ReadMore post={post} t={t} />}
          <PostMeta post={post} frame={frame} t={t} withTags />
        </div>
      </article>
    )
  }
  return (
    <article className="post-entry h-entry">
      {post.row !== undefined && <DrawnPart part={post.row} className="silhouette-row" />}
      <div className="post-entry-text">
        <PostDate post={post} frame={frame} t={t} className="dt-published" />
        <Title post={post} />
        {excerpt}
      </div>
    </article>
  )
}

function PlainEntry({ post, frame, t, html }: EntryProps) {
  return (
    <article className="post-entry h-entry">
      <PostMeta post={post} frame={frame} t={t} />
      <div className="post-entry-text">
        <Title post={post} />
        <Excerpt post={post} html={html} />
        <div className="post-entry-foot">
          {post.truncated && <ReadMore post={post} t={t} />}
          <TagChips tags={post.tags} t={t} />
        </div>
      </div>
    </article>
  )
}

export function PostListView({ page, html, ...view }: View<ArticleOf<'postList'>> & WithTexts) {
  return (
    <div className="list-page">
      <Part page={page} name="BlogListPage">
        <Part page={page} name="BlogListPage/Header">
          {page.hasLead === true ? <h1 className="sr-only">{page.blogTitle}</h1> : <ListHeader page={page} />}
        </Part>
        {page.entries.length === 0 && <p>{view.t('theme.blog.list.empty')}</p>}
        <PostEntries list={page} html={html} {...view} />
      </Part>
    </div>
  )
}

/** Later pages say in their title which one they are. */
function ListHeader({ page }: Pick<View<ArticleOf<'postList'>>, 'page'>) {
  const isFirst = page.paginator.page === 1
  return (
    <header className={isFirst ? 'list-header list-header--home' : 'list-header'}>
      <h1>{isFirst ? page.blogTitle : page.title}</h1>
      {/* Docusaurus' default description is the title once more. */}
      {isFirst && page.blogDescription !== page.blogTitle && <p className="lead">{page.blogDescription}</p>}
    </header>
  )
}
