/** Authors of a blog, and one author with the posts. */

import type { ArticleOf, AuthorEntry } from '../../shared/view/page-view.ts'
import { NameLink, PageHeader, Part } from '../PageParts.tsx'
import { DrawnPart } from '../Silhouette.tsx'
import type { View, WithTexts } from '../view.ts'
import { PostEntries } from './PostList.tsx'
import { PostDate, TagChips } from './PostMeta.tsx'

export function AuthorListView({ page, frame, t }: View<ArticleOf<'authorList'>>) {
  const isDrawn = page.authors.some(({ towers }) => towers !== undefined)
  return (
    <div className="authors">
      <Part page={page} name="Blog/Pages/BlogAuthorsListPage">
        <PageHeader title={page.title} lead={isDrawn ? t('theme.blog.archive.legend') : undefined} />
        <ul>
          {page.authors.map(author => (
            <li key={author.key ?? author.name} className="author">
              <AuthorCard author={author} t={t} />
              <div>
                {author.towers !== undefined && <DrawnPart part={author.towers} className="towers" isFitted />}
                <ul className="author-posts">
                  {author.latest.map(post => (
                    <li key={post.href}>
                      <PostDate post={post} frame={frame} t={t} />
                      <NameLink to={post}>{post.title}</NameLink>
                    </li>
                  ))}
                </ul>
                <TagChips tags={author.tags} t={t} />
              </div>
            </li>
          ))}
        </ul>
      </Part>
    </div>
  )
}

function Portrait({ author, loading }: { author: Pick<AuthorEntry, 'imageUrl'>; loading?: 'lazy' }) {
  if (author.imageUrl === undefined) return null
  return (
    <img className="author-portrait u-photo" src={author.imageUrl} alt="" width={56} height={56} loading={loading} />
  )
}

function AuthorCard({ author, t }: { author: AuthorEntry; t: View['t'] }) {
  const { name, title, description, count, years } = author
  const href = author.pageHref ?? author.url
  const posts = t.plural('theme.blog.post.plurals', count)
  return (
    <div className="h-card">
      <Portrait author={author} loading="lazy" />
      <h2 className="author-name">
        {href === undefined ? (
          <span className="p-name">{name}</span>
        ) : (
          <a className="p-name u-url" href={href}>
            {name}
          </a>
        )}
      </h2>
      {title !== undefined && <p className="p-job-title">{title}</p>}
      {description !== undefined && <p className="p-note">{description}</p>}
      <p className="count">{years.length === 0 ? posts : `${posts}, ${years.join('–')}`}</p>
    </div>
  )
}

export function AuthorView({ page, html, ...view }: View<ArticleOf<'author'>> & WithTexts) {
  const { author } = page
  const { t } = view
  return (
    <div className="list-page">
      <Part page={page} name="Blog/Pages/BlogAuthorsPostsPage">
        <Part page={page} name="Blog/Pages/BlogAuthorsPostsPage/Header">
          <header className="page-header h-card">
            <data hidden className="u-url u-uid" value={page.href} />
            <p className="rubric">
              <a href={page.allAuthorsHref}>{t('theme.blog.authorsList.pageTitle')}</a>
            </p>
            <Portrait author={author} />
            <h1 className="p-name" tabIndex={-1}>
              {author.name}
            </h1>
            {author.title !== undefined && <p className="lead p-job-title">{author.title}</p>}
            {author.description !== undefined && <p className="p-note">{author.description}</p>}
            <Socials author={author} />
          </header>
        </Part>
        {page.entries.length === 0 ? (
          <p>{t('theme.blog.author.noPosts')}</p>
        ) : (
          <PostEntries list={page} html={html} {...view} />
        )}
      </Part>
    </div>
  )
}

/** As services write themselves; what is no service of these is named as the author does. */
const SERVICES = new Map([
  ['bluesky', 'Bluesky'],
  ['email', 'E-mail'],
  ['github', 'GitHub'],
  ['instagram', 'Instagram'],
  ['linkedin', 'LinkedIn'],
  ['mastodon', 'Mastodon'],
  ['stackoverflow', 'Stack Overflow'],
  ['telegram', 'Telegram'],
  ['threads', 'Threads'],
  ['twitch', 'Twitch'],
  ['twitter', 'Twitter'],
  ['vk', 'VK'],
  ['x', 'X'],
  ['youtube', 'YouTube'],
])

function Socials({ author }: Pick<ArticleOf<'author'>, 'author'>) {
  const links = Object.entries(author.socials)
  if (links.length === 0) return null
  return (
    <ul className="author-socials">
      {links.map(([name, url]) => (
        <li key={name}>
          <a className="u-url" href={url} rel="me">
            {SERVICES.get(name) ?? name}
          </a>
        </li>
      ))}
    </ul>
  )
}
