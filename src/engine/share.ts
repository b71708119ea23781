/** Share images of pages: which there are, under which names, and their bytes when they are asked for. */

import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync, inflateSync } from 'node:zlib'
import { packageRoot } from '../package-root.ts'
import { drawShareImage, parseAtlas } from '../render/share/index.ts'
import { type AssetPath, absoluteUrl, assetToAddress, toAssetPath } from '../shared/path.ts'
import type { Page, Site } from '../shared/site.ts'
import { formatDate } from '../theme/index.ts'

export interface Share {
  path: AssetPath
  read(): Uint8Array
}

/**
 * The site with a share image for every indexed page that has no image of its own. The name is a hash of the texts on
 * it, so an unchanged title keeps its address.
 */
export function withShareImages(site: Site): { site: Site; shares: Share[] } {
  const { config } = site
  if (!config.shareImages) return { site, shares: [] }
  const packed = readFileSync(atlasPath())
  const design = createHash('sha256').update(packed).digest('hex').slice(0, 8)
  let atlas: ReturnType<typeof parseAtlas> | undefined
  const shares = new Map<AssetPath, Share>()
  const pages = site.pages.map((page): Page => {
    if (page.noindex || page.image !== undefined || page.kind === 'notFound') return page
    const text = {
      title: page.kind === 'post' ? page.post.title : page.title,
      kicker: kickerOf(site, page),
      footer: `${config.title} · ${new URL(config.url).host}`,
    }
    const hash = createHash('sha256')
      .update(JSON.stringify([design, text]))
      .digest('hex')
      .slice(0, 12)
    const path = toAssetPath(`assets/share/${hash}.png`)
    shares.set(path, {
      path,
      read() {
        // The name says everything that is on the picture, so the last output is its own cache.
        const previous = join(config.outDir, path)
        if (existsSync(previous)) return readFileSync(previous)
        atlas ??= parseAtlas(inflateSync(packed))
        return drawShareImage(text, { atlas, deflate: bytes => deflateSync(bytes, { level: 6 }) })
      },
    })
    return { ...page, image: absoluteUrl(config.url, assetToAddress(path, config.baseUrl)), shareImage: true }
  })
  return { site: { ...site, pages }, shares: [...shares.values()] }
}

function atlasPath(): string {
  return join(packageRoot(), 'dist/share-atlas.bin')
}

/** Small line over the title: what kind of page this is. */
function kickerOf(site: Site, page: Page): string {
  if (page.kind === 'post')
    return formatDate(page.post.date, { locale: site.config.locale.locale, timeZone: site.config.timeZone })
  if (page.kind === 'doc' || page.kind === 'category') return page.breadcrumbs.at(0)?.label ?? ''
  return site.config.tagline
}
