/** What components get. The article is drawn at build and sees the site; the shell is drawn in browsers too and sees its data. */

import type { ShellMessageId, Translate } from '../messages/index.ts'
import type { PageState, ShellData } from '../shared/shell.ts'
import type { Page, Site } from '../shared/site.ts'

export interface View<P extends Page = Page> {
  site: Site
  page: P
  t: Translate
}

export interface ShellView {
  shell: ShellData
  page: PageState
  t: Translate<ShellMessageId>
}
