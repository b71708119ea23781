/** The article of every kind of page. Drawn at build only, so nothing here is ever hydrated. */

import type { View, WithTexts } from './view.ts'
import { ArchiveView } from './views/ArchiveView.tsx'
import { AuthorListView, AuthorView } from './views/AuthorViews.tsx'
import { CategoryView, DocView } from './views/DocViews.tsx'
import { NotFoundView, SearchView } from './views/HelpViews.tsx'
import { PostListView } from './views/PostList.tsx'
import { PostView } from './views/PostView.tsx'
import { StandaloneView } from './views/StandaloneView.tsx'
import { TagListView, TagView } from './views/TagViews.tsx'

export function Content({ page, html, ...view }: View & WithTexts) {
  switch (page.kind) {
    case 'post':
      return <PostView {...view} page={page} html={html} />
    case 'postList':
      return <PostListView {...view} page={page} html={html} />
    case 'tagList':
      return <TagListView {...view} page={page} />
    case 'tag':
      return <TagView {...view} page={page} html={html} />
    case 'archive':
      return <ArchiveView {...view} page={page} />
    case 'authorList':
      return <AuthorListView {...view} page={page} />
    case 'author':
      return <AuthorView {...view} page={page} html={html} />
    case 'doc':
      return <DocView {...view} page={page} html={html} />
    case 'category':
      return <CategoryView {...view} page={page} />
    case 'page':
      return <StandaloneView {...view} page={page} html={html} />
    case 'search':
      return <SearchView {...view} page={page} />
    case 'notFound':
      return <NotFoundView {...view} page={page} />
  }
}
