/** What every component gets: the site, the page being drawn, the texts. */

import type { Translate } from '../messages/index.ts'
import type { Page, Site } from '../shared/site.ts'

export interface View<P extends Page = Page> {
  site: Site
  page: P
  t: Translate
}
