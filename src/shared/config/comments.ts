/** The conversation under pages, after `resolveConfig`. */

export interface GiscusConfig {
  provider: 'giscus'
  /** Origin of the service. */
  host: string
  repo: string
  repoId: string
  category: string
  categoryId: string
  mapping: 'pathname' | 'url' | 'title'
}

/** Services whose conversation hangs from a post that the front matter names. */
type PostedConfig =
  | { provider: 'telegram'; limit: number }
  /** Origins. */
  | { provider: 'mastodon' | 'bluesky'; host: string }

export type CommentsConfig = (GiscusConfig | PostedConfig) & {
  /** Which pages have one when their front matter says nothing. */
  posts: boolean
  docs: boolean
}
