/** Files that content refers to: read once, measured, named by their bytes. */

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { resolveAsset } from '../model/index.ts'
import type { Config } from '../shared/config.ts'
import type { Content, ParsedPage } from '../shared/document.ts'
import { type AssetPath, assetToAddress, extensionOf, type FilePath, nameOf, toAssetPath } from '../shared/path.ts'
import type { Problem } from '../shared/problem.ts'
import type { Asset } from '../shared/site.ts'

const IMAGES = new Set(['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg', 'ico', 'bmp', 'apng'])
/** Twice Full HD in both directions; beyond this a picture is a mistake or a bomb. */
const MAX_PIXELS = 268_402_689

export interface ReadAssets {
  assets: Map<FilePath, Asset>
  problems: Problem[]
}

/** Reads every image and download that documents name. Sizes are pixels as declared by the file itself. */
export async function readAssets(config: Config, content: Content, parsed: ParsedPage[]): Promise<ReadAssets> {
  const users = new Map<FilePath, { page: ParsedPage; line: number; column: number }>()
  for (const page of parsed) {
    for (const reference of page.references) {
      const file = resolveAsset(reference, page, content)
      if (file !== undefined && !users.has(file)) users.set(file, { page, ...reference })
    }
  }
  const staticPaths = new Map([...content.statics].map(([path, file]) => [file, path]))
  const problems: Problem[] = []
  const assets = new Map<FilePath, Asset>()
  await Promise.all(
    [...users].map(async ([file, user]) => {
      const bytes = await readFile(join(config.siteDir, file))
      const image = IMAGES.has(extensionOf(file))
      const measured = image ? measure(bytes, file) : undefined
      if (typeof measured === 'string') {
        const { page, line, column } = user
        const text = `картинка ${file} не читается: ${measured}`
        const hint = 'сохраните её заново; расширение должно отвечать содержимому'
        problems.push({ level: 'error', code: 'bad-image', file: page.source.file, line, column, text, hint })
        return
      }
      const output = outputOf(file, staticPaths.get(file), bytes, image)
      const href = assetToAddress(output, config.baseUrl)
      assets.set(file, { file, output, href, width: measured?.width, height: measured?.height })
    }),
  )
  return { assets, problems }
}

/** Static files keep their name; others get a hash of their bytes, so that two `plan.png` never meet. */
function outputOf(file: FilePath, staticPath: string | undefined, bytes: Uint8Array, image: boolean): AssetPath {
  if (staticPath !== undefined) return toAssetPath(staticPath)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const extension = extensionOf(file)
  const name = nameOf(file).slice(0, -(extension.length + 1))
  return toAssetPath(`assets/${image ? 'images' : 'files'}/${[...name].slice(0, 60).join('')}-${hash}.${extension}`)
}

/** Size in pixels, or what is wrong with the file. */
function measure(bytes: Uint8Array, file: string): { width: number; height: number } | string {
  if (bytes.length === 0) return 'файл пуст'
  try {
    const { width, height, type } = imageSize(bytes)
    const extension = extensionOf(file).replace('jpeg', 'jpg')
    if (
      type !== undefined &&
      type !== extension &&
      !(type === 'heif' && extension === 'avif') &&
      extension !== 'apng'
    ) {
      return `внутри ${type.toUpperCase()}, а расширение .${extension}`
    }
    if (width * height > MAX_PIXELS) return `слишком велика: ${width}×${height}`
    return { width: Math.round(width), height: Math.round(height) }
  } catch {
    return 'повреждена или другого формата'
  }
}
