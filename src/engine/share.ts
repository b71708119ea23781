/** Share images of pages: which there are, under which names, and their bytes when they are asked for. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { constants, deflateSync, inflateSync } from 'node:zlib'
import { contentHash } from '../content-hash.ts'
import { packageRoot } from '../package-root.ts'
import { createSharePainter, parseAtlas, SHARE_DESIGN, SHARE_SIZE } from '../render/share/index.ts'
import { type ShareSubject, shareTextOf, subjectOf } from '../render/share/text.ts'
import type { Config } from '../shared/config.ts'
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

const paint = once(() =>
  createSharePainter(parseAtlas(inflateSync(atlas().packed)), bytes => deflateSync(bytes, PACKING)),
)

interface ShareImage {
  file: MadeFile
  /** Absolute. */
  url: string
}

/**
 * The image of a page. Its name is a hash of the texts on it and of how it is made, so an unchanged title keeps its
 * address; it says everything that is on the picture, so it is the key, too.
 */
export function shareImage(subject: ShareSubject, config: Config): ShareImage {
  const text = shareTextOf(subject, config)
  const path = toAssetPath(`assets/share/${contentHash(`[${atlas().design},${JSON.stringify(text)}]`, 12)}.png`)
  const url = absoluteUrl(config.url, assetToAddress(path, config.filesUrl))
  // Its drawing is made again: kept for every page, they would be as large as the site.
  return { file: { path, key: path, read: () => paint()(shareTextOf(subject, config)) }, url }
}

interface Illustrated extends ShareImage {
  /** The page with the address of its image. */
  page: Page
}

/** Under development most pages are the same objects after a change, and are then the same with their images. */
const illustrated = new WeakMap<Page, Illustrated>()
/** Images of pages that have the address of one. */
const paths = new WeakMap<Page, AssetPath>()

function illustrate(page: Page, config: Config): Illustrated {
  const image = shareImage(subjectOf(page), config)
  const found = { ...image, page: { ...page, image: image.url, imageSize: SHARE_SIZE } }
  illustrated.set(page, found)
  paths.set(found.page, image.file.path)
  return found
}

/** Which image was made for a page that `withShareImages` gave. */
export const sharePathOf = (page: Page): AssetPath | undefined => paths.get(page)

/** Names a share image for every indexed page that has no image of its own; the pages come back with its address. */
export function withShareImages(site: Site): { site: Site; shares: MadeFile[] } {
  if (!site.config.shareImages) return { site, shares: [] }
  const shares = new Map<AssetPath, MadeFile>()
  const pages = site.pages.map(page => {
    if (page.noindex || page.image !== undefined || page.kind === 'notFound') return page
    const image = illustrated.get(page) ?? illustrate(page, site.config)
    shares.set(image.file.path, image.file)
    return image.page
  })
  return { site: { ...site, pages }, shares: [...shares.values()] }
}
