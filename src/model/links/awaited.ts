/** Pages that a site has as soon as something stands in them: a new one may be without a post, a tag or an author. */

import type { Config } from '../../shared/config.ts'
import { type Route, toRoute } from '../../shared/path.ts'
import { tagsRoute } from '../tags.ts'

/** Whether a page that is not there comes with the first text that it lists. */
export const isAwaited = ({ blogs, docs }: Config, route: Route): boolean =>
  [...blogs, ...docs].some(instance => route === tagsRoute(instance)) ||
  blogs.some(({ routeBasePath, archiveBasePath, authorsBasePath }) =>
    [archiveBasePath, authorsBasePath].some(path => path !== undefined && route === toRoute(routeBasePath, path)),
  )
