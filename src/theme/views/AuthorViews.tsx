/** Authors of a blog, and one author with the posts. */

import type { ArticleOf, AuthorLine } from '../../shared/view/page-view.ts'
import type { View, WithTexts } from '../view.ts'
import { PostEntries } from './PostList.tsx'

export function AuthorListView({ page, t }: View<ArticleOf<'authorList'>>) {
  return (
    <div className="authors">
      <header className="page-header">
        <h1 tabIndex={-1}>{page.title}</h1>
      </header>
      <ul className="author-list">
        {page.authors.map(author => (
          <li key={author.key ?? author.name} className="author h-card">
            <Portrait author={author} />
            <div>
              <h2 className="author-name">
                {author.pageHref === undefined ? (
                  <span className="p-name">{author.name}</span>
                ) : (
                  <a className="p-name u-url" href={author.pageHref}>
                    {author.name}
                  </a>
                )}
              </h2>
              {author.title !== undefined && <p className="p-job-title">{author.title}</p>}
              {author.description !== undefined && <p className="p-note">{author.description}</p>}
              <p className="count">{t.plural('theme.blog.post.plurals', author.count)}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function AuthorView({ page, html, ...view }: View<ArticleOf<'author'>> & WithTexts) {
  const { author } = page
  const { t } = view
  return (
    <div className="list-page">
      <header className="page-header h-card">
        <data hidden className="u-url u-uid" value={page.href} />
        <p className="rubric">
          <a href={page.allAuthorsHref}>{t('theme.blog.authorsList.pageTitle')}</a>
        </p>
        <h1 className="p-name" tabIndex={-1}>
          {author.name}
        </h1>
        {author.title !== undefined && <p className="lead p-job-title">{author.title}</p>}
        {author.description !== undefined && <p className="p-note">{author.description}</p>}
        <Socials author={author} />
      </header>
      {page.entries.length === 0 ? (
        <p>{t('theme.blog.author.noPosts')}</p>
      ) : (
        <PostEntries list={page} html={html} {...view} />
      )}
    </div>
  )
}

function Portrait({ author }: { author: AuthorLine }) {
  if (author.imageUrl === undefined)
    return (
      <span className="author-initial" aria-hidden="true">
        {[...(author.name ?? '?')][0]}
      </span>
    )
  return <img className="author-portrait u-photo" src={author.imageUrl} alt="" width={56} height={56} loading="lazy" />
}

function Socials({ author }: Pick<ArticleOf<'author'>, 'author'>) {
  const links = Object.entries(author.socials)
  if (links.length === 0) return null
  return (
    <ul className="author-socials">
      {links.map(([name, url]) => (
        <li key={name}>
          <a className="u-url" href={url} rel="me">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
