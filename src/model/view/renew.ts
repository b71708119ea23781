/** The view of a document of which only the inward half changed: neither the site nor another document is needed. */

import type { Config } from '../../shared/config.ts'
import type { ParsedPage } from '../../shared/document.ts'
import type { PageView } from '../../shared/view/page-view.ts'
import type { KeepText } from './context.ts'
import { documentOrigins } from './origins.ts'

/** `view` is that of the document before; its outward half must be the same still (`outwardDigest`). */
export function renewView(
  { article, document }: PageView,
  parsed: ParsedPage,
  { config, keep }: { config: Pick<Config, 'url'>; keep: KeepText },
): PageView {
  if (!('body' in article)) return { article, document }
  const body = { ...article.body, digest: keep(parsed.html) }
  const origins = documentOrigins(config.url, article, parsed)
  const posting = document.posting && { ...document.posting, words: parsed.words }
  return {
    article: { ...article, body },
    document: { ...document, origins, posting },
  }
}
