/** The conversation under one page: what its document says of it, and what its policy allows for it. */

import type { CommentsConfig } from '../config/comments.ts'

export interface CommentsView {
  provider: CommentsConfig['provider']
  /** Where the conversation is, for those without scripts. */
  href: string
  /** What a frame shows, or where replies are asked for. */
  src: string
}

/** Directives of the policy and the one origin that they get. */
export function commentSources(comments: CommentsView | undefined): Record<string, string[]> {
  if (comments === undefined) return {}
  const { provider, src } = comments
  const isFrame = provider === 'giscus' || provider === 'telegram'
  return { [isFrame ? 'frame-src' : 'connect-src']: [new URL(src).origin] }
}
