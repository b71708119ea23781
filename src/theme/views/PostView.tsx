/** A post: header, series, text, and the ways on. */

import type { Series } from '../../shared/site.ts'
import type { ArticleOf } from '../../shared/view/page-view.ts'
import { Backlinks, Banners, EditAndUpdate } from '../PageParts.tsx'
import { Neighbours } from '../Paginators.tsx'
import { MobileToc } from '../Toc.tsx'
import type { View, WithTexts } from '../view.ts'
import { PostDate, PostMeta, TagChips } from './PostMeta.tsx'

export function PostView({ page, frame, t, html }: View<ArticleOf<'post'>> & WithTexts) {
  const { post } = page
  return (
    <article className="post">
      <Banners page={page} t={t} />
      <header className="page-header post-header">
        <h1 tabIndex={-1}>{post.title}</h1>
        <PostMeta post={post} frame={frame} t={t} />
      </header>
      <MobileToc toc={page.toc} map={page.map} t={t} />
      {page.series !== undefined && <SeriesBox series={page.series} t={t} />}
      <div id="__blog-post-container" className="markdown" dangerouslySetInnerHTML={{ __html: html(page.body) }} />
      <footer className="page-footer">
        <TagChips tags={post.tags} t={t} />
        <EditAndUpdate page={page} frame={frame} t={t} />
      </footer>
      <Backlinks backlinks={page.backlinks} t={t} />
      {page.related.length > 0 && (
        <section className="related" aria-labelledby="zapiski-related">
          <h2 id="zapiski-related" className="part-title">
            {t('theme.blog.related.title')}
          </h2>
          <ul>
            {page.related.map(other => (
              <li key={other.href}>
                <a href={other.href}>{other.title}</a>
                <PostDate post={other} frame={frame} t={t} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Neighbours
        label={t('theme.blog.post.paginator.navAriaLabel')}
        previous={page.newer}
        previousLabel={t('theme.blog.post.paginator.newerPost')}
        next={page.older}
        nextLabel={t('theme.blog.post.paginator.olderPost')}
      />
    </article>
  )
}

function SeriesBox({ series, t }: { series: Series; t: View['t'] }) {
  const part = series.posts.findIndex(post => post.current) + 1
  return (
    <nav className="series" aria-labelledby="zapiski-series">
      <div className="series-title" id="zapiski-series">
        {t('theme.blog.series.title', { name: series.name })}
        <span className="series-part">{t('theme.blog.series.part', { part, total: series.posts.length })}</span>
      </div>
      <ol>
        {series.posts.map(post => (
          <li key={post.href}>
            {post.current ? <span aria-current="page">{post.title}</span> : <a href={post.href}>{post.title}</a>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
