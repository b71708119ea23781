/** What every field of a query and the search itself hold to. */

import { toAssetPath } from '../path.ts'

/** Characters; a longer query is cut. */
export const MAX_QUERY = 64

/** What every search begins with: the only file of the index with a name that stays. */
export const SEARCH_PATH = toAssetPath('search/manifest.json')
