/** Settings of the conversation under pages as an author writes them. */

export interface CommentsUserConfig {
  /** Discussions of a repository on GitHub, shown by giscus. */
  giscus?: {
    /** Public repository: `owner/name`. */
    repo: string
    /** Its id, from giscus.app. */
    repoId: string
    /** Category of the discussions. */
    category: string
    /** Its id, from giscus.app. */
    categoryId: string
    /** What a discussion is found by. @default 'pathname' */
    mapping?: 'pathname' | 'url' | 'title'
    /** Where the service runs. @default 'https://giscus.app' */
    host?: string
  }
  /** Comments of a message in a channel of Telegram; `comments` of the front matter names the message. */
  telegram?: {
    /** Comments shown at once. @default 5 */
    limit?: number
  }
  /** Replies to a post of Mastodon; `comments` of the front matter names the post. */
  mastodon?: {
    /** Server of the posts: `https://mastodon.social`. */
    host: string
  }
  /** Replies to a post of Bluesky; `comments` of the front matter names the post. */
  bluesky?: {
    /** Where the public API answers. @default 'https://public.api.bsky.app' */
    host?: string
  }
  /** Under posts. @default true */
  posts?: boolean
  /** Under documents. @default true */
  docs?: boolean
}
