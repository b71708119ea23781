/** Feeds as files: each a function of what is in it. */

import { contentHash } from '../content-hash.ts'
import type { Translate } from '../messages/index.ts'
import { createFeedWriter, feedsOf } from '../render/feeds/feeds.ts'
import type { Site } from '../shared/site.ts'
import { engineIdentity } from './cache/identity.ts'
import type { MadeFile } from './output-file.ts'
import type { PageFiles } from './pages.ts'

interface FeedsInput {
  site: Site
  t: Translate
  pages: PageFiles
}

/** Texts are drawn when a feed is read: one that stands as it was costs no text. */
export function createFeeds({ site, t, pages }: FeedsInput): MadeFile[] {
  const { locale, messages } = site.config
  const shared = [engineIdentity(), 'feed', locale.locale, messages]
  const write = createFeedWriter(pages.html)
  const digests = new Map<object, string>()
  const digestOf = (item: object): string => {
    const digest = digests.get(item) ?? contentHash(JSON.stringify(item), 32)
    digests.set(item, digest)
    return digest
  }
  return feedsOf({ site, t, bodyOf: pages.body }).map(file => {
    const { path, type, feed } = file
    const value = [shared, type, { ...feed, items: feed.items.map(digestOf) }]
    return { path, key: contentHash(JSON.stringify(value), 32), read: () => write(file) }
  })
}
