/** Lists of posts: the home page, tags, authors. */

import type { Paginator, Post, PostListPage } from '../../shared/site.ts'
import { ListPaginator } from '../Paginators.tsx'
import type { View } from '../view.ts'
import { PostMeta, TagChips } from './PostMeta.tsx'

interface ListProps extends Pick<View, 'site' | 't'> {
  posts: Post[]
  paginator: Paginator
  bodyOf: (post: Post) => string
}

export function PostEntries({ posts, paginator, site, t, bodyOf }: ListProps) {
  return (
    <>
      <div className="post-list">
        {posts.map(post => (
          <article key={post.route} className="post-entry">
            <PostMeta post={post} site={site} t={t} />
            <div className="post-entry-text">
              <h2 className="post-entry-title">
                <a href={post.href}>{post.title}</a>
              </h2>
              <div className="markdown excerpt" dangerouslySetInnerHTML={{ __html: bodyOf(post) }} />
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
      <ListPaginator paginator={paginator} t={t} />
    </>
  )
}

export function PostListView({ site, page, t, bodyOf }: View<PostListPage> & { bodyOf: (post: Post) => string }) {
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
      <PostEntries posts={page.posts} paginator={page.paginator} site={site} t={t} bodyOf={bodyOf} />
    </div>
  )
}
