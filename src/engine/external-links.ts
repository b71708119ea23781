/** Links of the texts that lead to other sites, each with its place. */

import type { Place } from '../shared/problem.ts'
import type { Site } from '../shared/site.ts'
import { isWebUri } from '../shared/text/uri.ts'

export interface ExternalLink {
  url: string
  at: Place
}

/** Pictures too; other schemes than the web's are nobody's to ask. */
export function externalLinks(sites: readonly Site[]): ExternalLink[] {
  return sites.flatMap(({ pages, targets }) =>
    pages.flatMap(page => {
      if (!('parsed' in page)) return []
      const { source, references } = page.parsed
      const found = targets.get(source.file) ?? []
      return references.flatMap(({ kind, line, column }, index) => {
        const url = (found[index]?.href ?? '').replaceAll('&amp;', '&')
        return kind === 'external' && isWebUri(url) && URL.canParse(url)
          ? [{ url, at: { file: source.file, line, column } }]
          : []
      })
    }),
  )
}
