/** The article of every kind of page. Drawn at build only, so nothing here is ever hydrated. */

import type { Post } from '../shared/site.ts'
import type { View } from './view.ts'
import { ArchiveView } from './views/ArchiveView.tsx'
import { AuthorListView, AuthorView } from './views/AuthorViews.tsx'
import { CategoryView, DocView } from './views/DocViews.tsx'
import { NotFoundView, SearchView } from './views/HelpViews.tsx'
import { PostListView } from './views/PostList.tsx'
import { PostView } from './views/PostView.tsx'
import { StandaloneView } from './views/StandaloneView.tsx'
import { TagListView, TagView } from './views/TagViews.tsx'

interface ContentProps extends View {
  /** HTML of the document, for pages made from one. */
  body: string
  /** HTML that a list shows of a post. */
  bodyOf: (post: Post) => string
}

export function Content({ site, page, t, body, bodyOf }: ContentProps) {
  switch (page.kind) {
    case 'post':
      return <PostView site={site} page={page} t={t} body={body} />
    case 'postList':
      return <PostListView site={site} page={page} t={t} bodyOf={bodyOf} />
    case 'tagList':
      return <TagListView site={site} page={page} t={t} />
    case 'tag':
      return <TagView site={site} page={page} t={t} bodyOf={bodyOf} />
    case 'archive':
      return <ArchiveView site={site} page={page} t={t} />
    case 'authorList':
      return <AuthorListView site={site} page={page} t={t} />
    case 'author':
      return <AuthorView site={site} page={page} t={t} bodyOf={bodyOf} />
    case 'doc':
      return <DocView site={site} page={page} t={t} body={body} />
    case 'category':
      return <CategoryView site={site} page={page} t={t} />
    case 'page':
      return <StandaloneView site={site} page={page} t={t} body={body} />
    case 'search':
      return <SearchView site={site} page={page} t={t} />
    case 'notFound':
      return <NotFoundView site={site} page={page} t={t} />
  }
}
