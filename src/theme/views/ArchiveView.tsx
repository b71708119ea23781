/** All posts by year. */

import type { ArchivePage, Post } from '../../shared/site.ts'
import { formatDate, isoDay } from '../dates.ts'
import type { View } from '../view.ts'

export function ArchiveView({ site, page, t }: View<ArchivePage>) {
  return (
    <div className="archive">
      <header className="page-header">
        <h1 tabIndex={-1}>{page.title}</h1>
        <p className="lead">{t.plural('theme.blog.archive.total', page.total)}</p>
      </header>
      <nav className="year-jump" aria-label={page.title}>
        {page.years.map(({ year }) => (
          <a key={year} href={`#y${year}`}>
            {year}
          </a>
        ))}
      </nav>
      {page.years.map(({ year, posts }) => (
        <section key={year} className="archive-year" aria-labelledby={`y${year}`}>
          <h2 id={`y${year}`}>
            {year}
            <span className="count">{t.plural('theme.blog.archive.total', posts.length)}</span>
          </h2>
          <ul>
            {posts.map(post => (
              <li key={post.route}>
                <Day post={post} site={site} t={t} />
                <a href={post.href}>{post.title}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Day({ post, site, t }: Pick<View, 'site' | 't'> & { post: Post }) {
  const { day } = post.parsed.source.frontMatter
  const date = day === undefined ? post.date : `${day}T12:00:00Z`
  const zone = day === undefined ? site.config.timeZone : 'UTC'
  return <time dateTime={isoDay(date, zone)}>{formatDate(date, t.locale, zone, 'day')}</time>
}
