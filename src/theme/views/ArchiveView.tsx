/** All posts by year. */

import type { ArticleOf } from '../../shared/view/page-view.ts'
import { NameLink, PageHeader, Part } from '../PageParts.tsx'
import { DrawnPart } from '../Silhouette.tsx'
import type { View } from '../view.ts'
import { PostDate } from './PostMeta.tsx'

export function ArchiveView({ page, frame, t }: View<ArticleOf<'archive'>>) {
  const isDrawn = page.years.some(({ towers }) => towers !== undefined)
  // Of one year there is nowhere to jump to, and its number of posts is that of all.
  const isLong = page.years.length > 1
  return (
    <div className="archive">
      <Part page={page} name="BlogArchivePage">
        <PageHeader
          title={page.title}
          lead={
            t.plural('theme.blog.post.plurals', page.total) + (isDrawn ? `. ${t('theme.blog.archive.legend')}` : '')
          }
        />
        {(isDrawn || isLong) && (
          <nav className={isDrawn ? 'year-jump year-towers' : 'year-jump'} aria-label={page.title}>
            {page.years.map(({ year, towers }) => (
              <a key={year} href={`#y${year}`}>
                {year}
                {towers !== undefined && <DrawnPart part={towers} className="towers" />}
              </a>
            ))}
          </nav>
        )}
        {page.years.map(({ year, posts }) => (
          <section key={year} className="archive-year" aria-labelledby={`y${year}`}>
            <h2 id={`y${year}`}>
              {year}
              {isLong && <span className="count">{t.plural('theme.blog.post.plurals', posts.length)}</span>}
            </h2>
            <ul>
              {posts.map(post => (
                <li key={post.href}>
                  <PostDate post={post} frame={frame} t={t} style="day" />
                  <NameLink to={post}>{post.title}</NameLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Part>
    </div>
  )
}
