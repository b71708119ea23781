/** Share images of pages: which there are, under which names, and their bytes when they are asked for. */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync, inflateSync } from 'node:zlib'
import { contentHash } from '../content-hash.ts'
import { packageRoot } from '../package-root.ts'
import { drawShareImage, parseAtlas } from '../render/share/index.ts'
import { shareTextOf } from '../render/share/text.ts'
import { type AssetPath, absoluteUrl, assetToAddress, toAssetPath } from '../shared/path.ts'
import type { Site } from '../shared/site.ts'
import type { MadeFile } from './output-file.ts'

/**
 * Names a share image for every indexed page that has no image of its own; the pages come back with its address.
 * The name is a hash of the texts on it, so an unchanged title keeps its address.
 */
export function withShareImages(site: Site): { site: Site; shares: MadeFile[] } {
  const { config } = site
  if (!config.shareImages) return { site, shares: [] }
  const packed = readFileSync(join(packageRoot(), 'dist/share-atlas.bin'))
  const design = contentHash(packed)
  let atlas: ReturnType<typeof parseAtlas> | undefined
  const shares = new Map<AssetPath, MadeFile>()
  const pages = site.pages.map(page => {
    if (page.noindex || page.image !== undefined || page.kind === 'notFound') return page
    const text = shareTextOf(page, site)
    const path = toAssetPath(`assets/share/${contentHash(JSON.stringify([design, text]), 12)}.png`)
    const read = (): Uint8Array => {
      // The name says everything that is on the picture, so the last output is its own cache.
      const previous = join(config.outDir, path)
      if (existsSync(previous)) return readFileSync(previous)
      atlas ??= parseAtlas(inflateSync(packed))
      return drawShareImage(text, { atlas, deflate: bytes => deflateSync(bytes, { level: 6 }) })
    }
    shares.set(path, { path, read })
    return { ...page, image: absoluteUrl(config.url, assetToAddress(path, config.baseUrl)), shareImage: true }
  })
  return { site: { ...site, pages }, shares: [...shares.values()] }
}
