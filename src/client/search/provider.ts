/** Who answers a query: the embedded index, or a hosted service with the index behind it. */

import { createSearcher, type Load, SearchError, type SearchOptions, type SearchResult } from '../../search/browser.ts'
import { assetToAddress } from '../../shared/path.ts'
import { type ShellData, SUGGESTIONS_PATH } from '../../shared/shell.ts'
import { contextTags } from '../shell/preferences.ts'
import { fetchFile } from './files.ts'
import type { Hosted } from './services/hosted.ts'

export interface Provider {
  search(query: string, options: SearchOptions): Promise<SearchResult>
  /** Has at hand what the first query needs. */
  prepare(): void
  /** Queries to try instead of one that found nothing. */
  suggest(query: string): Promise<string[]>
}

const load =
  ({ baseUrl, filesUrl = baseUrl }: ShellData): Load =>
  async (path, signal, encoding) => {
    const response = await fetchFile(path, path.startsWith('assets/') ? filesUrl : baseUrl, signal)
    if (!response.ok) throw new SearchError('broken', path)
    return encoding === undefined
      ? response.json()
      : JSON.parse(new TextDecoder(encoding).decode(await response.arrayBuffer()))
  }

/** Without them there is just nothing to suggest. */
const largestTags = ({ baseUrl }: ShellData): Promise<string[]> =>
  fetch(assetToAddress(SUGGESTIONS_PATH, baseUrl), { cache: 'no-cache' })
    .then(response => (response.ok ? response.json() : []))
    .catch(() => [])

function createProvider(shell: ShellData): Provider {
  const own = createSearcher({ load: load(shell) })
  const { hosted } = shell.searching ?? {}
  let tags: Promise<string[]> | undefined
  // Its code comes only where a service is configured.
  const service: Promise<Hosted> | undefined =
    hosted === undefined
      ? undefined
      : import('./services/hosted.ts').then(({ createHosted }) => createHosted(hosted, shell))
  service?.catch(() => {})
  return {
    prepare() {
      if (service === undefined) own.prepare().catch(() => {})
    },
    async search(query, wanted) {
      const options = { scopes: contextTags(), ...wanted }
      if (service === undefined) return own.search(query, options)
      try {
        return await (await service).search(query, options)
      } catch (error) {
        if (options.signal?.aborted) throw error
        console.warn(error)
        return own.search(query, options)
      }
    },
    async suggest(query) {
      tags ??= shell.searching === undefined ? Promise.resolve([]) : largestTags(shell)
      const words = query.split(/\s+/).filter(word => word.length > 2)
      const parts = words.length > 1 ? words : []
      const recommended = (await service?.then(hosted => hosted.recommend()).catch(() => [])) ?? []
      return [...parts, ...recommended, ...(await tags)].slice(0, 4)
    },
  }
}

let provider: { shell: ShellData; provider: Provider } | undefined

/** One for a visit; another when the shell is another. */
export function providerOf(shell: ShellData): Provider {
  if (provider?.shell !== shell) provider = { shell, provider: createProvider(shell) }
  return provider.provider
}
