/**
 * A hosted service that speaks Algolia's protocol: one request with several queries, key and application in the query
 * string so that no preflight is needed. Only text comes out of it: its highlights are private characters that become
 * marks, never markup.
 */

import type { SearchGroup, SearchItem, SearchOptions, SearchResult, TextPart } from '../../../search/browser.ts'
import { algoliaHosts } from '../../../shared/config/algolia.ts'
import type { HostedSearchConfig } from '../../../shared/config.ts'
import { decodeSafely, splitAddress } from '../../../shared/path.ts'
import type { ShellData } from '../../../shared/shell.ts'
import { readStoredMap, writeStored } from '../../storage.ts'

export interface Hosted {
  search(query: string, options: SearchOptions): Promise<SearchResult>
  /** Titles that the service recommends to one who found nothing. */
  recommend(): Promise<string[]>
}

/** Milliseconds to wait for an answer, SPEC §9: a connection and a read together, since a browser tells no difference. */
const TIMEOUT = { connect: 1000, read: 2000 }
/** A host that failed is left alone for this long, milliseconds. */
const AVOIDED = 2 * 60_000
/** Where it is known which host failed when, also before the page was loaded anew. */
const FAILURES = 'zapiski.search.failures'
/** Around highlighted words; code points that no text has. */
const MARK = { start: '\uE000', end: '\uE001' }

interface Highlight {
  value?: string
}
interface Hit {
  url: string
  url_without_anchor?: string
  anchor?: string | null
  type?: string
  content?: string | null
  hierarchy?: Record<string, string | null>
  _snippetResult?: { content?: Highlight; hierarchy?: Record<string, Highlight> }
  _highlightResult?: { content?: Highlight; hierarchy?: Record<string, Highlight> }
}
interface Answer {
  hits: Hit[]
  nbHits: number
  nbPages: number
}

export function createHosted(config: HostedSearchConfig, shell: ShellData): Hosted {
  const hosts = hostsOf(config)
  const failedAt = readStoredMap(FAILURES)

  async function post(route: string, body: unknown, signal?: AbortSignal): Promise<unknown> {
    const good = hosts.filter(host => Date.now() - (failedAt.get(host) ?? -AVOIDED) >= AVOIDED)
    let last: unknown = new Error('search service: no host left to ask')
    for (const [index, host] of (good.length > 0 ? good : hosts).entries()) {
      const query = new URLSearchParams({
        'x-algolia-agent': 'Zapiski',
        'x-algolia-application-id': config.appId,
        'x-algolia-api-key': config.apiKey,
      })
      // Later hosts are given more time, as the service's own clients do.
      const timeout = AbortSignal.timeout(TIMEOUT.connect + TIMEOUT.read * (index + 1))
      try {
        const response = await fetch(`${host}${route}?${query}`, {
          method: 'POST',
          // No preflight for this type.
          headers: { 'content-type': 'text/plain' },
          body: JSON.stringify(body),
          signal: signal === undefined ? timeout : (AbortSignal.any?.([signal, timeout]) ?? signal),
        })
        // Our own mistake: another host would say the same.
        if (response.status >= 400 && response.status < 500) throw new Refused(`search service: ${response.status}`)
        if (!response.ok) throw new Error(`search service: ${response.status}`)
        return await response.json()
      } catch (error) {
        if (signal?.aborted || error instanceof Refused) throw error
        failedAt.set(host, Date.now())
        writeStored(FAILURES, JSON.stringify([...failedAt]), 'sessionStorage')
        last = error
      }
    }
    throw last
  }

  return {
    async search(query, { limit = 20, page: wanted = 1, signal, snippetWords = 10, scopes = [] }) {
      const ask = async (page: number): Promise<Answer> => {
        const asked = request(config, { locale: shell.locale, query, limit, page, snippetWords, scopes })
        return firstOf(await post('/1/indexes/*/queries', { requests: [asked], strategy: 'none' }, signal))
      }
      const first = await ask(wanted)
      const isPast = first.hits.length === 0 && first.nbHits > 0
      const page = isPast ? Math.min(wanted, first.nbPages || 1) : wanted
      const result = page === wanted ? first : await ask(page)
      return {
        groups: group(await transform(result.hits, config), config),
        total: result.nbHits,
        page,
        facets: { kind: { blog: 0, docs: 0, page: 0 }, tag: [] },
      }
    },
    async recommend() {
      const requests = [{ indexName: config.indexName, model: 'trending-items', threshold: 0, maxRecommendations: 4 }]
      const answer = (await post('/1/indexes/*/recommendations', { requests })) as { results?: Answer[] }
      const titles = (answer.results?.[0]?.hits ?? []).flatMap(hit => hit.hierarchy?.lvl1 ?? [])
      return [...new Set(titles)]
    },
  }
}

function firstOf(answer: unknown): Answer {
  const [result] = (answer as { results: Answer[] }).results
  if (result === undefined || !Array.isArray(result.hits)) throw new Error('search service: not an answer')
  return result
}

/** What the author's own module makes of the records; what it throws is an answer that failed. */
async function transform(hits: Hit[], { transformItems }: HostedSearchConfig): Promise<Hit[]> {
  if (transformItems === undefined) return hits
  const own = (await import(/* @vite-ignore */ transformItems)) as { default: (items: Hit[]) => Hit[] }
  return own.default(hits)
}

class Refused extends Error {}

function hostsOf({ appId, hosts }: HostedSearchConfig): string[] {
  if (hosts.length > 0) return hosts.map(host => (/^https?:/.test(host) ? host : `https://${host}`).replace(/\/$/, ''))
  return algoliaHosts(appId.toLowerCase()).map(host => `https://${host}`)
}

interface Wanted {
  locale: string
  query: string
  limit: number
  page: number
  snippetWords: number
  scopes: string[]
}

function request(config: HostedSearchConfig, { locale, query, limit, page, snippetWords, scopes }: Wanted) {
  const own = config.searchParameters.facetFilters
  const written = own === undefined ? [] : Array.isArray(own) ? own : [own]
  const tags = scopes.map(tag => `docusaurus_tag:${tag}`)
  const contextual = config.contextualSearch ? [`language:${locale}`, tags] : []
  const facetFilters = [...contextual, ...written]
  return {
    ...config.searchParameters,
    indexName: config.indexName,
    query,
    hitsPerPage: limit,
    page: page - 1,
    attributesToSnippet: ['lvl1', 'lvl2', 'lvl3', 'content'].map(name =>
      name === 'content' ? `content:${snippetWords}` : `hierarchy.${name}:${snippetWords}`,
    ),
    highlightPreTag: MARK.start,
    highlightPostTag: MARK.end,
    ...(facetFilters.length > 0 && { facetFilters }),
  }
}

/** Records of one page together, in the order of the answer. */
function group(hits: Hit[], config: HostedSearchConfig): SearchGroup[] {
  const groups = new Map<string, SearchGroup>()
  for (const hit of hits) {
    if (typeof hit.url !== 'string') continue
    const url = ownAddress(hit.url, config)
    const { path, hash } = splitAddress(url)
    const anchor = hash.slice(1)
    const title = hit.hierarchy?.lvl1 ?? hit.hierarchy?.lvl0 ?? path
    const known: SearchGroup = groups.get(path) ?? {
      route: path,
      title,
      titleParts: parts(highlighted(hit, 'lvl1') ?? title),
      kind: 'page',
      section: hit.hierarchy?.lvl0 ?? '',
      items: [],
    }
    groups.set(path, known)
    if (known.items.length < MAX_ITEMS) known.items.push(toItem(hit, anchor))
  }
  return [...groups.values()]
}

/** Sections shown below one page. */
const MAX_ITEMS = 5

function toItem(hit: Hit, anchor: string): SearchItem {
  const level = [6, 5, 4, 3, 2].find(number => hit.hierarchy?.[`lvl${number}`])
  const heading = level === undefined ? '' : (highlighted(hit, `lvl${level}`) ?? hit.hierarchy?.[`lvl${level}`] ?? '')
  const text = hit._snippetResult?.content?.value ?? hit.content ?? ''
  return { anchor: decodeSafely(anchor), heading: parts(heading), text: parts(text) }
}

const highlighted = (hit: Hit, level: string): string | undefined =>
  hit._snippetResult?.hierarchy?.[level]?.value ?? hit._highlightResult?.hierarchy?.[level]?.value

/** Text between private marks becomes marked parts; everything else is text as it is. */
function parts(value: string): TextPart[] {
  return value.split(MARK.start).flatMap((chunk, index): TextPart[] => {
    const [marked = '', rest = ''] = index === 0 ? ['', chunk] : chunk.split(MARK.end)
    return [
      { text: marked, mark: true },
      { text: rest, mark: false },
    ].filter(({ text }) => text !== '')
  })
}

/** An address of this site loses its origin; one that the config calls external stays whole. */
function ownAddress(
  url: string,
  { externalUrlRegex, replaceSearchResultPathname: replace }: HostedSearchConfig,
): string {
  if (externalUrlRegex !== undefined && new RegExp(externalUrlRegex).test(url)) return url
  let parsed: URL
  try {
    parsed = new URL(url, location.origin)
  } catch {
    return url
  }
  const path = replace === undefined ? parsed.pathname : parsed.pathname.replace(replace.from, replace.to)
  return path + parsed.hash
}
