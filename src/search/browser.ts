/** Door for browsers: asks an index, knows nothing of how it is written. */

export type { SearchKind } from './format.ts'
export { type Load, SearchError, type SearchFailure } from './query/error.ts'
export type {
  SearchGroup,
  SearchItem,
  SearchOptions,
  SearchResult,
  TextPart,
} from './query/result.ts'
export { createSearcher } from './query/searcher.ts'
export { cutQuery } from './query/words.ts'
