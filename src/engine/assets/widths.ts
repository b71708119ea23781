/** The widths in which a picture is published: which there are, what they are called, how they are made. */

import { readFile } from 'node:fs/promises'
import { contentHash } from '../../content-hash.ts'
import { EXIT, stop } from '../../errors.ts'
import type { Config, ImagesConfig } from '../../shared/config.ts'
import { type AssetPath, assetToAddress, extensionOf, type FilePath, nameOf, toAssetPath } from '../../shared/path.ts'
import type { Asset, PictureSource, PictureWidths } from '../../shared/site/pictures.ts'
import type { Site } from '../../shared/site.ts'
import type { PictureCache } from '../cache/pictures.ts'
import type { EncodedFile } from '../output-file.ts'
import { type Encoder, type Look, loadEncoder, type NoEncoder } from './encoder.ts'
import { onDisk } from './on-disk.ts'

/** What is smaller has nothing to gain, bytes. */
const SMALL = 16 * 1024
/** Two widths nearer than this are one. */
const NEAR = 0.8

/** Makes the widths of pictures of one site. */
export interface Pictures {
  /** Of a picture that texts show; `undefined` when it is published as it is. */
  widthsOf(asset: Asset, bytes: Uint8Array): Promise<PictureWidths | undefined | Unable>
  /** Why nothing can be encoded; known once something was to be. */
  missing(): NoEncoder | undefined
}

/** A picture that the encoder cannot read. */
interface Unable {
  why: string
}

/** Without `images` of the config, and while a site is written, there are no widths. */
export function createPictures(
  { images, filesUrl }: Pick<Config, 'images' | 'filesUrl'>,
  cache: PictureCache | undefined,
): Pictures | undefined {
  if (images === undefined) return undefined
  let missing: NoEncoder | undefined
  return {
    async widthsOf(asset, bytes) {
      if (bytes.length < SMALL || asset.width === undefined) return undefined
      const encoder = await loadEncoder()
      if ('failure' in encoder) {
        missing = encoder
        return undefined
      }
      const look = await lookAt(encoder, { bytes, digest: asset.digest ?? '' }, cache)
      if ('why' in look) return look
      const sources = look.isAnimated ? [] : sourcesOf(asset, { images, filesUrl, version: encoder.version })
      return sources.length === 0 ? undefined : { sources, tone: look.tone }
    },
    missing: () => missing,
  }
}

interface Bytes {
  bytes: Uint8Array
  digest: string
}

async function lookAt(
  encoder: Encoder,
  { bytes, digest }: Bytes,
  cache: PictureCache | undefined,
): Promise<Look | Unable> {
  const known = cache?.look(digest)
  if (known !== undefined) return known
  try {
    const look = await encoder.look(bytes)
    cache?.noteLook(digest, look)
    return look
  } catch (error) {
    return { why: error instanceof Error ? (error.message.split('\n')[0] ?? '') : '' }
  }
}

interface Making {
  images: ImagesConfig
  filesUrl: string
  version: string
}

function sourcesOf({ file, output, href, width = 0, digest }: Asset, making: Making): PictureSource[] {
  const { widths, format } = making.images
  const widest = Math.min(width, widths.at(-1) ?? width)
  const narrower = widths.filter(other => other < widest * NEAR)
  // What is of such a format already is not made worse by making it again.
  const isReady = widest === width && /\.(?:webp|avif)$/i.test(file)
  if (isReady && narrower.length === 0) return []
  const encoded = [...narrower, ...(isReady ? [] : [widest])].map((width): PictureSource => {
    const { quality } = making.images
    const hash = contentHash(JSON.stringify([making.version, digest, format, quality, width]))
    const path = toAssetPath(`assets/images/${stemOf(file)}-${width}-${hash}.${format}`)
    return { href: assetToAddress(path, making.filesUrl), output: path, width }
  })
  return isReady ? [...encoded, { href, output, width }] : encoded
}

/** Name of a file for its copies. */
const stemOf = (file: FilePath): string =>
  [...nameOf(file).slice(0, -(extensionOf(file).length + 1))].slice(0, 60).join('')

/** Pictures that are published as they are: texts name them so, or nothing else was made of them. */
export function plainAssets({ assets, targets }: Pick<Site, 'assets' | 'targets'>): Asset[] {
  const named = new Set<Asset>()
  for (const list of targets.values()) {
    for (const { asset, widths } of list) {
      if (asset !== undefined && (widths === undefined || widths.sources.at(-1)?.output === asset.output))
        named.add(asset)
    }
  }
  return [...assets.values()].filter(asset => named.has(asset) || asset.widths === undefined)
}

/** The encoded widths that texts show, as files. The same bytes under two names are encoded once. */
export function encodedFiles({ config, targets }: Pick<Site, 'config' | 'targets'>, cache: PictureCache | undefined) {
  const files = new Map<string, EncodedFile>()
  const { images } = config
  if (images === undefined) return []
  const shared = createShared()
  for (const { asset, widths } of [...targets.values()].flat()) {
    for (const { output, width } of asset === undefined ? [] : (widths?.sources ?? [])) {
      if (asset === undefined || output === asset.output || files.has(output)) continue
      const key = keyOf(asset, output)
      const encode = shared(key, async () => {
        const known = cache?.encoded(key)
        if (known !== undefined) return known
        const made = await (await readPicture(config, asset))(width, images)
        cache?.keepEncoded(key, made)
        return made
      })
      files.set(output, { path: output, key, encode })
    }
  }
  return [...files.values()]
}

/** All that the bytes are made of: the end of the name says it, width and settings, what stands before is no part of it. */
const keyOf = ({ digest }: Asset, output: AssetPath): string =>
  contentHash(JSON.stringify([digest, output.slice(output.lastIndexOf('-', output.lastIndexOf('-') - 1))]), 32)

/** Makes what several ask for once, and keeps it until the last of them has it. */
function createShared() {
  const asked = new Map<string, { left: number; made?: Promise<Uint8Array> | undefined }>()
  return (key: string, make: () => Promise<Uint8Array>) => {
    const own = asked.get(key) ?? { left: 0 }
    own.left += 1
    asked.set(key, own)
    return (): Promise<Uint8Array> => {
      own.left -= 1
      own.made ??= make()
      const { made } = own
      if (own.left === 0) own.made = undefined
      return made
    }
  }
}

/** The picture that was looked at, ready to be encoded. */
async function readPicture({ siteDir }: Pick<Config, 'siteDir'>, { file, digest }: Asset) {
  const encoder = await loadEncoder()
  const bytes = await readFile(onDisk(siteDir, file))
  if ('failure' in encoder || contentHash(bytes, 32) !== digest)
    throw stop(EXIT.content, 'file-changed', { at: { file } })
  return (width: number, images: ImagesConfig) => encoder.encode(bytes, width, images)
}
