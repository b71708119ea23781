/** From the site to the views of its pages: one plain value for each, from which its files are made. */

import type { Page, Site } from '../../shared/site.ts'
import type { PageView } from '../../shared/view/page-view.ts'
import { articleView } from './article.ts'
import { createViewContext, type ViewOptions } from './context.ts'
import { documentView } from './document.ts'

export { bodyView } from './body.ts'
export type { KeepText, ViewOptions } from './context.ts'
export { withDates } from './dates.ts'
export { stylesOf } from './document.ts'
export { type Face, faceOf, withFaces } from './faces.ts'
export { withInward } from './inward.ts'
export { llmsView } from './llms.ts'
export { hasMarkdown, markdownView } from './markdown.ts'
export { frameOrigins } from './origins.ts'

/** Makes the view of a page of the site. What many views need is looked up once. */
export function createViews(site: Site, options: ViewOptions): (page: Page) => PageView {
  const context = createViewContext(site, options)
  return page => ({ article: articleView(context, page), document: documentView(context, page) })
}
