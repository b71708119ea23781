/** What components get: the article, drawn at build, its view and the frame; the shell, drawn in browsers too, its data. */

import type { ShellMessageId, Translate } from '../messages/index.ts'
import type { PageState, ShellData } from '../shared/shell.ts'
import type { Frame } from '../shared/view/frame.ts'
import type { ArticleView, BodyView } from '../shared/view/page-view.ts'

export interface View<Article extends ArticleView = ArticleView> {
  page: Article
  frame: Frame
  t: Translate
}

/** For articles that show texts of documents. */
export interface WithTexts {
  /** Final HTML of a text. */
  html: (body: BodyView) => string
}

export interface ShellView {
  shell: ShellData
  page: PageState
  t: Translate<ShellMessageId>
}
