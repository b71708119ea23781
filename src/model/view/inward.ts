/** The other half of a view: what a document whose outward half is as it was says anew of its own page. */

import type { ParsedPage } from '../../shared/document.ts'
import { createOrigins } from '../../shared/view/origins.ts'
import type { PageView, PostLook } from '../../shared/view/page-view.ts'
import { readingMinutes } from '../blog/posts.ts'
import type { KeepText } from './context.ts'
import { mapColumns } from './drawings.ts'
import { addText } from './origins.ts'

/** The view of the page with the text of `parsed`; `undefined` for a page without a text of its own. */
export function withInward(
  { article, document }: PageView,
  parsed: ParsedPage,
  { url, keep }: { url: string; keep: KeepText },
): PageView | undefined {
  if (!('body' in article)) return undefined
  const { html, words } = parsed
  const origins = createOrigins(url)
  addText(parsed, { html, targets: article.body.targets, origins })
  return {
    article: {
      ...article,
      ...(article.kind === 'post' && { post: withMinutes(article.post, words) }),
      body: { ...article.body, digest: keep(html) },
      // Its sections are as they were, their lines may have other lengths.
      ...(article.map !== undefined && { map: mapColumns(parsed.silhouette ?? []) }),
    },
    document: {
      ...document,
      origins: origins.found(),
      ...(document.posting !== undefined && { posting: { ...document.posting, words } }),
    },
  }
}

const withMinutes = (post: PostLook, words: number): PostLook =>
  post.readingMinutes === undefined ? post : { ...post, readingMinutes: readingMinutes(words) }
