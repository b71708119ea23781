/** What one run leaves to the next: everything in it can be made again, and nothing is believed that is not whole. */

import { join } from 'node:path'
import { instancesOf } from '../../content/index.ts'
import { contentHash } from '../../content-hash.ts'
import { siteData } from '../../modules/index.ts'
import type { Config } from '../../shared/config.ts'
import { drawersOf } from '../drawers/index.ts'
import { cacheFolder, nameFor } from './folder.ts'
import { engineIdentity, thisYear } from './identity.ts'
import { openPages, type PageCache } from './pages.ts'
import { openPictures, type PictureCache } from './pictures.ts'
import { openPublished, type PublishedIndex } from './search.ts'
import { openSources, type SourceCache } from './sources.ts'

export interface Cache {
  sources: SourceCache
  pages: PageCache
  index: PublishedIndex
  pictures: PictureCache
  /** The same for a config to which plugins have added something. */
  settled(config: Config): Cache
  /** Leaves to the next run what this one used; `imports` are those of texts by their digest. */
  save(imports: Map<string, readonly string[]>): void
}

/** `pictures`: those of another language of the same run. */
export function openCache(config: Config, known?: PictureCache): Cache {
  const folder = cacheFolder(config.siteDir)
  const sources = openSources(join(folder, nameFor(config, 'sources')), identity(config.timeZone, instancesOf(config)))
  const index = openPublished(config)
  const pictures = known ?? openPictures(folder, identity())
  const withPages = (pages: PageCache): Cache => ({
    sources,
    pages,
    index,
    pictures,
    settled: other => withPages(openParsed(other)),
    save(imports) {
      sources.save()
      pages.save(imports)
      pictures.save()
    },
  })
  return withPages(openParsed(config))
}

function openParsed(config: Config): PageCache {
  const { markdown, locale, messages, theme, blogs, docs, islands, staticDirectories, timeZone, security } = config
  const markers = blogs.map(({ id, truncateMarker }) => [id, truncateMarker])
  return openPages(
    join(cacheFolder(config.siteDir), nameFor(config, 'pages')),
    identity(
      thisYear(),
      markdown,
      locale,
      messages,
      theme.tableOfContents,
      markers,
      siteData(config),
      islands,
      staticDirectories,
      timeZone,
      security,
      [...docs, ...blogs].map(({ editUrl }) => String(editUrl)),
      drawersOf(config).map(({ name, version }) => [name, version]),
      config.lenient?.isPartial,
      config.lenient?.isFirstMdx,
    ),
  )
}

const identity = (...inputs: unknown[]): string =>
  contentHash(JSON.stringify([engineIdentity(), ...inputs], patternText), 32)

/** Patterns have no JSON of their own. */
const patternText = (_: string, value: unknown): unknown => (value instanceof RegExp ? String(value) : value)
