/** The index of tags by weight, and the page of one tag. */

import type { ArticleOf } from '../../shared/view/page-view.ts'
import { Banners, PageHeader, Part } from '../PageParts.tsx'
import { DrawnPart } from '../Silhouette.tsx'
import type { View, WithTexts } from '../view.ts'
import { DocCardList } from './DocViews.tsx'
import { PostEntries } from './PostList.tsx'

/** So many posts make a tag large, and so many worth a place of its own; the rest are a list. */
const LARGE = 9
const OWN_PLACE = 4

export function TagListView({ page, t }: View<ArticleOf<'tagList'>>) {
  const bySize = page.tags.toSorted((a, b) => b.count - a.count)
  const large = bySize.filter(({ count }) => count >= LARGE)
  const own = bySize.filter(({ count }) => count >= OWN_PLACE && count < LARGE)
  const rest = page.tags.filter(({ count }) => count < OWN_PLACE)
  const isDrawn = page.tags.some(({ towers }) => towers !== undefined)
  return (
    <div className="tag-index">
      <Part page={page} name="BlogTagsListPage">
        <PageHeader title={page.title} lead={isDrawn ? t('theme.blog.archive.legend') : undefined} />
        <TagGroup tags={large} className="tags-large" />
        <TagGroup tags={own} className="tags-own" />
        <TagGroup tags={rest} className="tags-rest" />
      </Part>
    </div>
  )
}

type Tags = ArticleOf<'tagList'>['tags']

function TagGroup({ tags, className }: { tags: Tags; className: string }) {
  if (tags.length === 0) return null
  return (
    <ul className={`tags ${className}`}>
      {tags.map(tag => (
        <li key={tag.href}>
          <a href={tag.href} title={tag.description}>
            {tag.towers !== undefined && <DrawnPart part={tag.towers} className="towers" isFitted />}
            {tag.label}
          </a>
          {/* It does not stand on a line of its own. */}
          {'\u00a0'}
          <span className="count">{tag.count}</span>
        </li>
      ))}
    </ul>
  )
}

export function TagView({ page, html, ...view }: View<ArticleOf<'tag'>> & WithTexts) {
  const { t } = view
  const count =
    page.of === 'post'
      ? t.plural('theme.blog.post.plurals', page.paginator.total)
      : t.plural('theme.docs.tagDocListPageTitle.nDocsTagged', page.docs.length)
  return (
    <div className="list-page">
      <Part page={page} name="BlogTagsPostsPage">
        <Part page={page} name="BlogTagsPostsPage/Header">
          <Banners page={page} t={t} />
          <header className="page-header">
            <p className="rubric">
              <a href={page.allTagsHref}>{t('theme.tags.tagsPageTitle')}</a>
            </p>
            <h1 tabIndex={-1}>{page.tag.label}</h1>
            {page.tag.description !== undefined && <p className="lead">{page.tag.description}</p>}
            <p className="lead">{count}</p>
          </header>
        </Part>
        {page.of === 'post' ? (
          <PostEntries list={page} html={html} {...view} />
        ) : (
          <DocCardList cards={page.docs} t={t} />
        )}
      </Part>
    </div>
  )
}
