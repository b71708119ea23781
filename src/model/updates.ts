/** When a document was changed last: what its author writes down goes before the history. */

import type { BlogConfig, Config, DocsConfig, PagesConfig } from '../shared/config.ts'
import type { LastUpdate, Source } from '../shared/document.ts'

type Dated = Pick<Source, 'frontMatter' | 'updated'>

/** Under the text, as far as the instance shows it. */
export function lastUpdate(
  { showLastUpdateTime, showLastUpdateAuthor }: BlogConfig | DocsConfig | PagesConfig,
  { frontMatter, updated }: Dated,
): LastUpdate | undefined {
  const shown = {
    date: showLastUpdateTime ? (frontMatter.lastUpdate?.date ?? updated?.date) : undefined,
    author: showLastUpdateAuthor ? (frontMatter.lastUpdate?.author ?? updated?.author) : undefined,
  }
  return shown.date === undefined && shown.author === undefined ? undefined : shown
}

interface BlogOf {
  config: Pick<Config, 'lenient'>
  blog: BlogConfig
  /** Of the post. */
  date: string
}

/** The same of a post. Who writes down when it changed wants it said; Docusaurus says it where the setting does. */
export function lastUpdateOfPost({ config, blog, date }: BlogOf, source: Dated): LastUpdate | undefined {
  const written = source.frontMatter.lastUpdate?.date
  const isSaid = config.lenient === undefined && written !== undefined && written > date
  return isSaid && !blog.showLastUpdateTime ? { date: written, author: undefined } : lastUpdate(blog, source)
}

/** For the sitemap. */
export const lastmodOf = ({ frontMatter, updated }: Dated): string | undefined =>
  frontMatter.lastUpdate?.date ?? updated?.date

/** For the feeds: a commit that touches every file must not bring every post back to the top of readers. */
export const changedOf = (blog: BlogConfig, { frontMatter, updated }: Dated): string | undefined =>
  frontMatter.lastUpdate?.date ?? (blog.showLastUpdateTime ? updated?.date : undefined)

/** For search engines: a change before the day of the post is none. */
export const modifiedOf = (lastmod: string | undefined, date: string): string | undefined =>
  lastmod !== undefined && lastmod > date ? lastmod : undefined
