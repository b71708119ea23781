/** Filters of what was found: kinds of pages, tags. */

import { cutQuery, type SearchKind, type SearchResult } from '../../search/browser.ts'
import type { ClientTranslate } from '../translate.ts'

/** Tags offered as filters. */
const TAGS = 12
export const KINDS = ['blog', 'docs', 'page'] as const

/** The address of the same query with something else chosen. */
export type Link = (change: Record<string, string | undefined>) => string

interface FacetsProps {
  result: SearchResult
  kind: SearchKind | undefined
  tag: string | undefined
  t: ClientTranslate
  link: Link
}

export function Facets({ result, kind, tag, t, link }: FacetsProps) {
  const { facets } = result
  const kinds = KINDS.filter(name => facets.kind[name] > 0 || name === kind)
  // What all of them have chooses nothing.
  const tags = tagsOf(facets.tag, tag).filter(({ count }) => tag || count < result.total)
  const isMixed = kinds[1] || kind
  if (!isMixed && !tags[0]) return
  return (
    <nav className="facets" aria-label={t('theme.SearchPage.facets')}>
      {isMixed && (
        <ul>
          <li>
            <a href={link({ kind: undefined })} aria-current={kind === undefined ? 'true' : undefined}>
              {t('theme.SearchPage.kind.all')}
            </a>
          </li>
          {kinds.map(name => (
            <li key={name}>
              <a href={link({ kind: name })} aria-current={kind === name ? 'true' : undefined}>
                {t(`theme.SearchPage.kind.${name}`)} <span className="count">{facets.kind[name]}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {tags[0] && (
        <ul>
          {tags.map(({ label, permalink, count }) => (
            <li key={permalink}>
              <a
                href={link({ tag: permalink === tag ? undefined : permalink })}
                aria-current={permalink === tag ? 'true' : undefined}
              >
                {label} <span className="count">{count}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}

/** The most frequent ones, and the chosen one in any case: it can be taken back. */
function tagsOf(found: SearchResult['facets']['tag'], chosen: string | undefined): typeof found {
  const tags = found.slice(0, TAGS)
  if (chosen === undefined) return tags
  const own = found.find(({ permalink }) => permalink === chosen)
  return tags.includes(own as never) ? tags : [own ?? { label: cutQuery(chosen), permalink: chosen, count: 0 }, ...tags]
}
