/** The index of tags by letter, and the page of one tag. */

import type { ArticleOf } from '../../shared/view/page-view.ts'
import { Banners } from '../PageParts.tsx'
import type { View, WithTexts } from '../view.ts'
import { DocCardList } from './DocViews.tsx'
import { PostEntries } from './PostList.tsx'

export function TagListView({ page, t }: View<ArticleOf<'tagList'>>) {
  return (
    <div className="tag-index">
      <header className="page-header">
        <h1 tabIndex={-1}>{page.title}</h1>
      </header>
      {byLetter(page.tags, t.locale).map(([letter, tags]) => (
        <section key={letter} className="tag-letter" aria-labelledby={`tags-${letter}`}>
          <h2 id={`tags-${letter}`}>{letter}</h2>
          <ul>
            {tags.map(tag => (
              <li key={tag.href}>
                <a href={tag.href} title={tag.description}>
                  {tag.label}
                </a>
                <span className="count">{tag.count}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

type Tags = ArticleOf<'tagList'>['tags']

function byLetter(tags: Tags, locale: string): [string, Tags][] {
  const letters = new Map<string, Tags>()
  for (const tag of tags) {
    const letter = (/[\p{L}\p{N}]/u.exec(tag.label)?.[0] ?? '#').toLocaleUpperCase(locale)
    letters.set(letter, [...(letters.get(letter) ?? []), tag])
  }
  return [...letters].sort(([a], [b]) => a.localeCompare(b, locale))
}

export function TagView({ page, html, ...view }: View<ArticleOf<'tag'>> & WithTexts) {
  const { t } = view
  const count =
    page.of === 'post'
      ? t.plural('theme.blog.post.plurals', page.paginator.total)
      : t.plural('theme.docs.tagDocListPageTitle.nDocsTagged', page.docs.length)
  return (
    <div className="list-page">
      <Banners page={page} t={t} />
      <header className="page-header">
        <p className="rubric">
          <a href={page.allTagsHref}>{t('theme.tags.tagsPageTitle')}</a>
        </p>
        <h1 tabIndex={-1}>{page.tag.label}</h1>
        {page.tag.description !== undefined && <p className="lead">{page.tag.description}</p>}
        <p className="lead">{count}</p>
      </header>
      {page.of === 'post' ? <PostEntries list={page} html={html} {...view} /> : <DocCardList cards={page.docs} t={t} />}
    </div>
  )
}
