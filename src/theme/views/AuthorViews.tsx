/** Authors of a blog, and one author with the posts. */

import type { AuthorListPage, AuthorPage, Post, PostAuthor } from '../../shared/site.ts'
import type { View } from '../view.ts'
import { PostEntries } from './PostList.tsx'

export function AuthorListView({ page, t }: View<AuthorListPage>) {
  return (
    <div className="authors">
      <header className="page-header">
        <h1 tabIndex={-1}>{page.title}</h1>
      </header>
      <ul className="author-list">
        {page.authors.map(({ author, count }) => (
          <li key={author.key ?? author.name} className="author">
            <Portrait author={author} />
            <div>
              <h2 className="author-name">
                {author.pageHref === undefined ? author.name : <a href={author.pageHref}>{author.name}</a>}
              </h2>
              {author.title !== undefined && <p>{author.title}</p>}
              {author.description !== undefined && <p>{author.description}</p>}
              <p className="count">{t.plural('theme.blog.post.plurals', count)}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function AuthorView({ site, page, t, bodyOf }: View<AuthorPage> & { bodyOf: (post: Post) => string }) {
  const { author } = page
  return (
    <div className="list-page">
      <header className="page-header">
        <p className="rubric">
          <a href={page.allAuthorsHref}>{t('theme.blog.authorsList.pageTitle')}</a>
        </p>
        <h1 tabIndex={-1}>{author.name}</h1>
        {author.title !== undefined && <p className="lead">{author.title}</p>}
        {author.description !== undefined && <p>{author.description}</p>}
        <Socials author={author} />
      </header>
      {page.posts.length === 0 ? (
        <p>{t('theme.blog.author.noPosts')}</p>
      ) : (
        <PostEntries posts={page.posts} paginator={page.paginator} site={site} t={t} bodyOf={bodyOf} />
      )}
    </div>
  )
}

function Portrait({ author }: { author: PostAuthor }) {
  if (author.imageUrl === undefined)
    return (
      <span className="author-initial" aria-hidden="true">
        {[...(author.name ?? '?')][0]}
      </span>
    )
  return <img className="author-portrait" src={author.imageUrl} alt="" width={56} height={56} loading="lazy" />
}

function Socials({ author }: { author: PostAuthor }) {
  const links = Object.entries(author.socials)
  if (links.length === 0) return null
  return (
    <ul className="author-socials">
      {links.map(([name, url]) => (
        <li key={name}>
          <a href={url} rel="me">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
