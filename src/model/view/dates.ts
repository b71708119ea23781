/** The view of a document that a commit touched: other dates, and nothing else. */

import type { Config } from '../../shared/config.ts'
import type { Source } from '../../shared/document.ts'
import { contentKey } from '../../shared/version.ts'
import type { PageView } from '../../shared/view/page-view.ts'
import { changedOf, lastmodOf, lastUpdate, lastUpdateOfPost, modifiedOf } from '../updates.ts'

type Owner = Pick<Config, 'blogs' | 'docs' | 'pages' | 'lenient'>

interface Redated {
  view: PageView
  /** ISO 8601; for the sitemap. */
  lastmod: string | undefined
  /** Of a post, for its feeds. */
  changed: string | undefined
}

/** `undefined` for a page without a text of its own. */
export function withDates({ article, document }: PageView, source: Source, config: Owner): Redated | undefined {
  if (article.kind === 'post') {
    const blog = config.blogs.find(({ id }) => id === source.instance)
    if (blog === undefined) return undefined
    const { date } = article.post
    const lastmod = lastmodOf(source) ?? date
    const { posting } = document
    const said = posting && { posting: { ...posting, modified: modifiedOf(lastmod, date) } }
    const updated = lastUpdateOfPost({ config, blog, date }, source)
    const view = { article: { ...article, updated }, document: { ...document, ...said } }
    return { view, lastmod, changed: changedOf(blog, source) }
  }
  const instances = [...config.docs.map(docs => ({ ...docs, id: contentKey(docs) })), ...config.pages]
  const instance = instances.find(({ id }) => id === source.instance)
  if ((article.kind !== 'doc' && article.kind !== 'page') || instance === undefined) return undefined
  const view = { article: { ...article, updated: lastUpdate(instance, source) }, document }
  return { view, lastmod: lastmodOf(source), changed: undefined }
}
