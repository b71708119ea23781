/** Why a search could not be answered. */

/**
 * - `network`: a file could not be fetched; trying again may help
 * - `broken`: a file is missing, cut short or not what it should be
 * - `stale`: the index is of another version of the engine; the page should be loaded anew
 */
export type SearchFailure = 'network' | 'broken' | 'stale'

export class SearchError extends Error {
  readonly reason: SearchFailure

  constructor(reason: SearchFailure, path: string, cause?: unknown) {
    super(`search: ${reason}: ${path}`, { cause })
    this.name = 'SearchError'
    this.reason = reason
  }
}

/**
 * Reads a file of the index: `path` is relative to the site's base, the encoding is UTF-8 unless it is said. Rejects when there is none. Says
 * `new SearchError('broken', path)` for an answer that is no JSON or a file that is not there; any other error counts
 * as `network`, a `SyntaxError` as `broken`. Time limits are the loader's business.
 */
export type Load = (path: string, signal: AbortSignal | undefined, encoding?: string) => Promise<unknown>

export function toSearchError(error: unknown, path: string): SearchError {
  if (error instanceof SearchError) return error
  return new SearchError(error instanceof SyntaxError ? 'broken' : 'network', path, error)
}
