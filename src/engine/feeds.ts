/** Feeds as files: each a function of what is in it. */

import { contentHash } from '../content-hash.ts'
import type { Translate } from '../messages/index.ts'
import { createFeedWriter, type FeedFile, feedsOf } from '../render/feeds/feeds.ts'
import type { Config } from '../shared/config.ts'
import type { Content } from '../shared/document.ts'
import type { Site } from '../shared/site.ts'
import { engineIdentity } from './cache/identity.ts'
import type { MadeFile } from './output-file.ts'
import type { PageFiles } from './pages.ts'

export type { FeedFile }

interface FeedsInput {
  site: Site
  t: Translate
  pages: PageFiles
  /** An author's own file of the same path is published in place of a feed. */
  statics: Content['statics']
  /** Hears of what the feeds are made of. */
  note?: ((files: readonly FeedFile[], textOf: (digest: string) => string) => void) | undefined
}

export function createFeeds({ site, t, pages, statics, note }: FeedsInput): MadeFile[] {
  const files = feedsOf({ site, t, bodyOf: pages.body }).filter(({ path }) => !statics.has(path))
  note?.(files, pages.text)
  return feedFiles(files, { config: site.config, html: pages.html })
}

interface Writing {
  config: Pick<Config, 'locale' | 'messages'>
  html: PageFiles['html']
}

/** Texts are drawn when a feed is read: one that stands as it was costs no text. */
export function feedFiles(files: readonly FeedFile[], { config, html }: Writing): MadeFile[] {
  const { locale, messages } = config
  const shared = [engineIdentity(), 'feed', locale.locale, messages]
  const write = createFeedWriter(html)
  const digests = new Map<object, string>()
  const digestOf = (item: object): string => {
    const digest = digests.get(item) ?? contentHash(JSON.stringify(item), 32)
    digests.set(item, digest)
    return digest
  }
  return files.map(file => {
    const { path, type, feed } = file
    const value = [shared, type, { ...feed, items: feed.items.map(digestOf) }]
    return { path, key: contentHash(JSON.stringify(value), 32), read: () => write(file) }
  })
}
