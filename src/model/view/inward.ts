/** The other half of a view: what a document whose outward half is as it was says anew of its own page. */

import type { Config } from '../../shared/config.ts'
import type { ParsedPage } from '../../shared/document.ts'
import { createOrigins } from '../../shared/view/origins.ts'
import type { ContentOrigins, PageView, PostLook } from '../../shared/view/page-view.ts'
import { readingMinutes } from '../blog/posts.ts'
import { tableOfContents } from '../document.ts'
import { spokenToc } from './article.ts'
import type { KeepText } from './context.ts'
import { mapColumns } from './drawings.ts'
import { addText } from './origins.ts'

interface Inward {
  config: Pick<Config, 'url' | 'theme'>
  /** Of what stands around and beside all documents. */
  beside: ContentOrigins
  keep: KeepText
}

/** The view of the page with the text of `parsed`; `undefined` for a page without a text of its own, or when its map comes or goes. */
export function withInward(
  { article, document }: PageView,
  parsed: ParsedPage,
  { config, beside, keep }: Inward,
): PageView | undefined {
  if (!('body' in article)) return undefined
  const { html, words, replaced = {} } = parsed
  const origins = createOrigins(config.url)
  const toc = tableOfContents(config, parsed)
  const map = config.theme.silhouettes ? mapColumns(parsed, toc) : undefined
  if ((map === undefined) !== (article.map === undefined)) return undefined
  origins.join(beside)
  addText(parsed, { html, targets: article.body.targets, origins })
  for (const [name, text] of Object.entries(replaced))
    addText(parsed, { html: text, targets: article.replaced?.[name]?.targets ?? {}, origins })
  return {
    article: {
      ...article,
      ...(article.kind === 'post' && { post: withMinutes(article.post, words) }),
      body: { ...article.body, digest: keep(html) },
      toc: spokenToc(toc, article.original),
      ...(map !== undefined && { map }),
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
