/** Share images of pages: which there are, under which names, and their bytes when they are asked for. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { constants, deflateSync, inflateSync } from 'node:zlib'
import { contentHash } from '../content-hash.ts'
import { packageRoot } from '../package-root.ts'
import { createSharePainter, parseAtlas, SHARE_DESIGN, SHARE_SIZE } from '../render/share/index.ts'
import { shareTextOf } from '../render/share/text.ts'
import { type AssetPath, absoluteUrl, assetToAddress, toAssetPath } from '../shared/path.ts'
import type { Page, Site } from '../shared/site.ts'
import { once } from './once.ts'
import type { MadeFile } from './output-file.ts'

/** Flat colours are runs of one value: packed four times faster than by searching for repetitions, half again as large. */
const PACKING = { level: 1, memLevel: 9, strategy: constants.Z_RLE }

const atlas = once(() => {
  const packed = readFileSync(join(packageRoot(), 'dist/share-atlas.bin'))
  return { packed, design: JSON.stringify([contentHash(packed), SHARE_DESIGN, PACKING]) }
})

interface Named {
  text: ReturnType<typeof shareTextOf>
  path: AssetPath
  /** The page with the address of its image. */
  page: Page
}

/** Under development most pages are the same objects after a change, and are then the same with their images. */
const named = new WeakMap<Page, Named>()

function nameOf(page: Page, site: Site, design: string): Named {
  const { url, baseUrl } = site.config
  const text = shareTextOf(page, site)
  const path = toAssetPath(`assets/share/${contentHash(`[${design},${JSON.stringify(text)}]`, 12)}.png`)
  const image = absoluteUrl(url, assetToAddress(path, baseUrl))
  const found = { text, path, page: { ...page, image, imageSize: SHARE_SIZE } }
  named.set(page, found)
  return found
}

/**
 * Names a share image for every indexed page that has no image of its own; the pages come back with its address.
 * The name is a hash of the texts on it and of how it is made, so an unchanged title keeps its address.
 */
export function withShareImages(site: Site): { site: Site; shares: MadeFile[] } {
  if (!site.config.shareImages) return { site, shares: [] }
  const { packed, design } = atlas()
  let paint: ReturnType<typeof createSharePainter> | undefined
  const shares = new Map<AssetPath, MadeFile>()
  const pages = site.pages.map(page => {
    if (page.noindex || page.image !== undefined || page.kind === 'notFound') return page
    const { text, path, page: illustrated } = named.get(page) ?? nameOf(page, site, design)
    const read = (): Uint8Array => {
      paint ??= createSharePainter(parseAtlas(inflateSync(packed)), bytes => deflateSync(bytes, PACKING))
      return paint(text)
    }
    // The name says everything that is on the picture, so it is the key.
    shares.set(path, { path, key: path, read })
    return illustrated
  })
  return { site: { ...site, pages }, shares: [...shares.values()] }
}
