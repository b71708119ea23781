/** What every field of a query and the search itself hold to. */

/** Characters; a longer query is cut. */
export const MAX_QUERY = 64
