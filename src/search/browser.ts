/** Door for browsers: asks an index, knows nothing of how it is written. */

export { KINDS, MANIFEST_PATH, type SearchKind } from './format.ts'
export { type Load, SearchError, type SearchFailure } from './query/error.ts'
export type {
  Repair,
  SearchFacets,
  SearchGroup,
  SearchItem,
  SearchOptions,
  SearchResult,
  TextPart,
} from './query/result.ts'
export { createSearcher, type Searcher, type SearcherOptions } from './query/searcher.ts'
export { MAX_QUERY } from './query/words.ts'
