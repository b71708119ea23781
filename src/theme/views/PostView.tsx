/** A post: header, series, text, and the ways on. */

import { OWN_CONTENTS } from '../../shared/site/parts.ts'
import type { Series } from '../../shared/site.ts'
import type { ArticleOf } from '../../shared/view/page-view.ts'
import { Backlinks, Banners, NameLink, OwnContents, Part, spoken, Text, titleClass } from '../PageParts.tsx'
import { Neighbours } from '../Paginators.tsx'
import { MobileToc } from '../Toc.tsx'
import type { View, WithTexts } from '../view.ts'
import { Comments } from './Comments.tsx'
import { AuthorsApart, hasAuthorsApart, PostDate, PostMeta, TagsAndEdit } from './PostMeta.tsx'

export function PostView({ page, frame, t, html }: View<ArticleOf<'post'>> & WithTexts) {
  const { post } = page
  const item = (
    <Part page={page} name="BlogPostItem">
      <Part page={page} name="BlogPostItem/Container">
        <Part page={page} name="BlogPostItem/Header">
          <header className="page-header post-header">
            <Part page={page} name="BlogPostItem/Header/Title">
              <h1
                className={['p-name', titleClass(post.title)].filter(Boolean).join(' ')}
                tabIndex={-1}
                {...spoken(page)}
              >
                {post.title}
              </h1>
            </Part>
            <Part page={page} name="BlogPostItem/Header/Info">
              <PostMeta post={post} frame={frame} t={t} updated={page.updated?.date} own={page} />
            </Part>
            {hasAuthorsApart(page) && <AuthorsApart page={page} frame={frame} />}
          </header>
        </Part>
        <Part page={page} name="BlogPostItem/Content">
          <MobileToc toc={page.toc} map={page.map} t={t} />
          {page.series !== undefined && <SeriesBox series={page.series} t={t} />}
          <Text page={page} html={html} id="__blog-post-container" className="e-content" />
        </Part>
        <Part page={page} name="BlogPostItem/Footer">
          <footer className="page-footer">
            <TagsAndEdit page={page} frame={frame} tags={post.tags} t={t} />
          </footer>
        </Part>
      </Part>
    </Part>
  )
  return (
    <article className="post h-entry">
      <Part page={page} name="BlogPostPage">
        <Banners page={page} t={t} />
        {item}
        <Comments page={page} t={t} />
        <Backlinks backlinks={page.backlinks} t={t} />
        <Related page={page} frame={frame} t={t} />
        <Part page={page} name="BlogPostPaginator">
          <Neighbours
            frame={frame}
            label={t('theme.blog.post.paginator.navAriaLabel')}
            previous={page.newer}
            previousLabel={t('theme.blog.post.paginator.newerPost')}
            next={page.older}
            nextLabel={t('theme.blog.post.paginator.olderPost')}
          />
        </Part>
      </Part>
      <Part page={page} name={OWN_CONTENTS}>
        <OwnContents page={page} t={t} />
      </Part>
    </article>
  )
}

function Related({ page, frame, t }: View<ArticleOf<'post'>>) {
  if (page.related.length === 0) return null
  return (
    <section className="related" aria-labelledby="zapiski-related">
      <h2 id="zapiski-related" className="part-title">
        {t('theme.blog.related.title')}
      </h2>
      <ul>
        {page.related.map(other => (
          <li key={other.href}>
            <NameLink to={other}>{other.title}</NameLink>
            <PostDate post={other} frame={frame} t={t} />
          </li>
        ))}
      </ul>
    </section>
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
            <NameLink to={post} isHere={post.current}>
              {post.title}
            </NameLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
