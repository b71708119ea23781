/** The article of every kind of page. Drawn at build only, so nothing here is ever hydrated. */

import type { ReactNode } from 'react'
import type { ArticleOf, ArticleView } from '../shared/view/page-view.ts'
import type { View, WithTexts } from './view.ts'
import { ArchiveView } from './views/ArchiveView.tsx'
import { AuthorListView, AuthorView } from './views/AuthorViews.tsx'
import { CategoryView, DocView } from './views/DocViews.tsx'
import { NotFoundView, SearchView } from './views/HelpViews.tsx'
import { PostListView } from './views/PostList.tsx'
import { PostView } from './views/PostView.tsx'
import { StandaloneView } from './views/StandaloneView.tsx'
import { TagListView, TagView } from './views/TagViews.tsx'

type Draw<Article extends ArticleView> = (view: View<Article> & WithTexts) => ReactNode

const VIEWS: { readonly [Kind in ArticleView['kind']]: Draw<ArticleOf<Kind>> } = {
  post: PostView,
  postList: PostListView,
  tagList: TagListView,
  tag: TagView,
  archive: ArchiveView,
  authorList: AuthorListView,
  author: AuthorView,
  doc: DocView,
  category: CategoryView,
  page: StandaloneView,
  search: SearchView,
  notFound: NotFoundView,
}

export function Content(view: View & WithTexts) {
  const Shown = VIEWS[view.page.kind] as Draw<ArticleView>
  return <Shown {...view} />
}
