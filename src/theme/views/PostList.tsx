/** Lists of posts: the home page, tags, authors. */

import type { ArticleOf } from '../../shared/view/page-view.ts'
import { ListPaginator } from '../Paginators.tsx'
import type { View, WithTexts } from '../view.ts'
import { PostMeta, TagChips } from './PostMeta.tsx'

interface ListProps extends Pick<View, 'frame' | 't'>, WithTexts {
  list: Pick<ArticleOf<'postList'>, 'entries' | 'paginator'>
}

export function PostEntries({ list, frame, t, html }: ListProps) {
  return (
    <>
      <div className="post-list">
        {list.entries.map(post => (
          <article key={post.href} className="post-entry">
            <PostMeta post={post} frame={frame} t={t} />
            <div className="post-entry-text">
              <h2 className="post-entry-title">
                <a href={post.href}>{post.title}</a>
              </h2>
              <div className="markdown excerpt" dangerouslySetInnerHTML={{ __html: html(post.excerpt) }} />
              <div className="post-entry-foot">
                {post.truncated && (
                  <a
                    className="read-more"
                    href={post.href}
                    aria-label={t('theme.blog.post.readMoreLabel', { title: post.title })}
                  >
                    {t('theme.blog.post.readMore')}
                  </a>
                )}
                <TagChips tags={post.tags} t={t} />
              </div>
            </div>
          </article>
        ))}
      </div>
      <ListPaginator paginator={list.paginator} t={t} />
    </>
  )
}

export function PostListView({ page, html, ...view }: View<ArticleOf<'postList'>> & WithTexts) {
  const { t } = view
  const { page: number, pages } = page.paginator
  return (
    <div className="list-page">
      <header className={number === 1 ? 'list-header list-header--home' : 'list-header'}>
        <h1>{page.blogTitle}</h1>
        {number === 1 ? (
          // Docusaurus' default description is the title once more.
          page.blogDescription !== page.blogTitle && <p className="lead">{page.blogDescription}</p>
        ) : (
          <p className="lead">{t('theme.blog.list.pageTitle', { title: page.blogTitle, page: number, pages })}</p>
        )}
      </header>
      <PostEntries list={page} html={html} {...view} />
    </div>
  )
}
