/** Files that content refers to: read once, measured, named by their bytes. */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { contentHash } from '../../content-hash.ts'
import { createReport, textOf } from '../../messages/problem.ts'
import type { Text } from '../../messages/text.ts'
import { resolveAsset } from '../../model/index.ts'
import type { Config } from '../../shared/config.ts'
import type { Content, ParsedPage } from '../../shared/document.ts'
import { isImageFile } from '../../shared/files.ts'
import { type AssetPath, assetToAddress, extensionOf, type FilePath, nameOf, toAssetPath } from '../../shared/path.ts'
import type { Place, Problem } from '../../shared/problem.ts'
import type { Asset } from '../../shared/site.ts'
import { isActiveDrawing, isTruncated, withoutPosition } from './pictures.ts'

/** Twice Full HD in both directions; beyond this a picture is a mistake or a bomb. */
const MAX_PIXELS = 268_402_689

interface ReadAssets {
  assets: Map<FilePath, Asset>
  problems: Problem[]
}

/** Reads every image and download that documents name. Sizes are pixels as declared by the file itself. */
export async function readAssets(config: Config, content: Content, parsed: ParsedPage[]): Promise<ReadAssets> {
  const staticPaths = new Map([...content.statics].map(([path, file]) => [file, path]))
  const problems: Problem[] = []
  const report = createReport(problems)
  const assets = new Map<FilePath, Asset>()
  await Promise.all(
    [...findUsers(config, content, parsed)].map(async ([file, at]) => {
      const bytes = await readFile(join(config.siteDir, file))
      const measured = isImageFile(file) ? measure(bytes, file) : undefined
      const isBad = measured !== undefined && 'id' in measured
      if (isBad) report('error', 'bad-image', { at, values: { file, why: measured } })
      // Browsers look at the bytes: most such pictures are seen all the same.
      if (isBad && config.lenient === undefined) return
      const size = isBad ? undefined : measured
      const extension = extensionOf(file)
      if (size !== undefined && isTruncated(bytes, extension))
        report('warning', 'bad-image/cut', { at, values: { file } })
      if (extension === 'svg' && isActiveDrawing(bytes)) report('warning', 'active-drawing', { at, values: { file } })
      const hasPosition = /^jpe?g$/.test(extension) && withoutPosition(bytes) !== undefined
      // Static files keep their name; others get a hash of their bytes, so that two `plan.png` never meet.
      const staticPath = staticPaths.get(file)
      const output = staticPath === undefined ? hashedPath(file, bytes) : toAssetPath(staticPath)
      const href = assetToAddress(output, config.baseUrl)
      assets.set(file, {
        file,
        output,
        href,
        width: size?.width,
        height: size?.height,
        ...(hasPosition && { hasPosition }),
      })
    }),
  )
  return { assets, problems }
}

/** Every file that documents name, with the first place that does. */
function findUsers({ baseUrl }: Config, content: Content, parsed: ParsedPage[]): Map<FilePath, Place> {
  const users = new Map<FilePath, Place>()
  for (const page of parsed) {
    for (const reference of page.references) {
      const file = resolveAsset(reference, page, { content, baseUrl })
      if (file === undefined || users.has(file)) continue
      users.set(file, { file: page.source.file, line: reference.line, column: reference.column })
    }
  }
  return users
}

function hashedPath(file: FilePath, bytes: Uint8Array): AssetPath {
  const extension = extensionOf(file)
  const name = [...nameOf(file).slice(0, -(extension.length + 1))].slice(0, 60).join('')
  const folder = isImageFile(file) ? 'images' : 'files'
  return toAssetPath(`assets/${folder}/${name}-${contentHash(bytes)}.${extension}`)
}

/** Size in pixels, or what is wrong with the file. */
function measure(bytes: Uint8Array, file: string): { width: number; height: number } | Text {
  if (bytes.length === 0) return textOf('bad-image/empty')
  try {
    const { width, height, type } = imageSize(bytes)
    const extension = extensionOf(file).replace('jpeg', 'jpg')
    const isOther = type !== extension && !(type === 'heif' && extension === 'avif') && extension !== 'apng'
    if (type !== undefined && isOther) {
      return textOf('bad-image/other-type', { type: type.toUpperCase(), extension })
    }
    if (width * height > MAX_PIXELS) return textOf('bad-image/too-large', { width, height })
    return { width: Math.round(width), height: Math.round(height) }
  } catch {
    return textOf('bad-image/broken')
  }
}
