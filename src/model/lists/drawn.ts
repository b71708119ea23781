/** Lists that a site draws itself. */

import type { ParsedPage } from '../../shared/document.ts'
import type { Route } from '../../shared/path.ts'
import type { Page } from '../../shared/site.ts'
import type { Context } from '../context.ts'

/** With what the site draws there and what this says of the page: its title, its description. */
export function withDrawn(page: Page, lists: ReadonlyMap<Route, ParsedPage>, { t }: Pick<Context, 't'>): Page {
  const drawn = lists.get(page.route)
  if (drawn === undefined) return page
  const { title, description } = drawn.layout ?? {}
  const { page: number = 1, pages = 1 } = 'paginator' in page ? page.paginator : {}
  const numbered =
    title !== undefined && number > 1 ? t('theme.blog.list.pageTitle', { title, page: number, pages }) : title
  return {
    ...page,
    drawn,
    ...(numbered !== undefined && { title: numbered }),
    ...(description !== undefined && { description }),
  }
}
