/** Files that content refers to: read once, measured, named by their bytes. */

import { readFile } from 'node:fs/promises'
import { mapConcurrently } from '../../content/index.ts'
import { contentHash } from '../../content-hash.ts'
import { createReport, type Report } from '../../messages/problem.ts'
import { pictureBeside, resolveAsset, sharedPicture } from '../../model/index.ts'
import type { Config } from '../../shared/config.ts'
import type { AuthorReference, Content, ParsedPage } from '../../shared/document.ts'
import { isImageFile } from '../../shared/files.ts'
import { type AssetPath, assetToAddress, extensionOf, type FilePath, nameOf, toAssetPath } from '../../shared/path.ts'
import type { Place, Problem } from '../../shared/problem.ts'
import type { Asset } from '../../shared/site.ts'
import { checkPicturesAround } from './around.ts'
import { lookAt } from './look.ts'
import { onDisk } from './on-disk.ts'
import { withoutPosition } from './position.ts'
import type { Pictures } from './widths.ts'

interface ReadAssets {
  assets: Map<FilePath, Asset>
  problems: Problem[]
}

/** What assets are read with. */
interface Reading {
  config: Config
  content: Content
  parsed: readonly ParsedPage[]
  /** Makes widths of pictures; without it they are published as they are. */
  pictures?: Pictures | undefined
}

/** Reads every image and download that documents name. Sizes are pixels as declared by the file itself. */
export async function readAssets(reading: Reading): Promise<ReadAssets> {
  const { content, pictures } = reading
  const staticPaths = new Map([...content.statics].map(([path, file]) => [file, path]))
  const problems: Problem[] = []
  const report = createReport(problems)
  const users = [...findUsers(reading)]
  const read = await mapConcurrently(users, user => readAsset(reading, { user, staticPaths, report }))
  await checkPicturesAround(reading, new Set(users.map(([file]) => file)), report)
  const missing = pictures?.missing()
  if (missing !== undefined) {
    const values = { failure: missing.failure ?? '' }
    report('note', missing.failure === undefined ? 'no-encoder' : 'no-encoder/failed', { values })
  }
  return { assets: new Map(read.flatMap(asset => (asset === undefined ? [] : [[asset.file, asset]]))), problems }
}

interface One {
  user: [FilePath, User]
  /** Output paths of files of the static folders. */
  staticPaths: ReadonlyMap<FilePath, string>
  report: Report
}

async function readAsset(reading: Reading, { user, staticPaths, report }: One): Promise<Asset | undefined> {
  const { config, pictures } = reading
  const [file, { at, isShown }] = user
  const bytes = await readFile(onDisk(config.siteDir, file))
  const { size, isBad, isCut } = lookAt(bytes, { file, at, report })
  // Browsers look at the bytes: most such pictures are seen all the same.
  if (isBad && config.lenient === undefined) return undefined
  const extension = extensionOf(file)
  const hasPosition = /^(?:jpe?g|png|webp|avif)$/.test(extension) && withoutPosition(bytes) !== undefined
  // Static files keep their name; others get a hash of their bytes, so that two `plan.png` never meet.
  const staticPath = staticPaths.get(file)
  const output = staticPath === undefined ? hashedPath(file, bytes) : toAssetPath(staticPath)
  const asset: Asset = {
    file,
    output,
    href: assetToAddress(output, config.filesUrl),
    width: size?.width,
    height: size?.height,
    ...(hasPosition && { hasPosition }),
  }
  if (pictures === undefined || !isShown || size === undefined || isCut) return asset
  const named = { ...asset, digest: contentHash(bytes, 32) }
  const widths = await pictures.widthsOf(named, bytes)
  if (widths === undefined) return asset
  if ('sources' in widths) return { ...named, widths }
  report('warning', 'bad-image/undecodable', { at, values: { file, why: widths.why } })
  return asset
}

interface User {
  /** The first place that names the file. */
  at: Place
  /** Some text shows it as a picture. */
  isShown: boolean
}

/** Every file that documents name. */
function findUsers({ config: addresses, content, parsed }: Reading): Map<FilePath, User> {
  const users = new Map<FilePath, User>()
  for (const { file, at } of portraits(content)) if (!users.has(file)) users.set(file, { at, isShown: false })
  for (const page of parsed) {
    const { file: source, frontMatterLines } = page.source
    const shared = sharedPicture(page, content)
    const at = { file: source, line: frontMatterLines.image ?? 1, column: 1 }
    if (shared !== undefined && !users.has(shared)) users.set(shared, { at, isShown: false })
    for (const reference of page.references) {
      const file = resolveAsset(reference, page, { content, addresses })
      if (file === undefined) continue
      const known = users.get(file)
      if (known === undefined) {
        const at = { file: page.source.file, line: reference.line, column: reference.column }
        users.set(file, { at, isShown: reference.fits === true })
      } else if (reference.fits) known.isShown = true
    }
  }
  return users
}

/** Pictures of authors that lie beside the file which names them. */
function* portraits(content: Content): Generator<{ file: FilePath; at: Place }> {
  for (const [blog, authors] of Object.entries(content.authors)) {
    const from = content.authorFiles?.[blog]?.file
    if (from !== undefined) yield* found(from, Object.values(authors), 1)
  }
  for (const { file, frontMatter, frontMatterLines } of content.sources)
    yield* found(file, frontMatter.authors, frontMatterLines.authors ?? 1)

  function* found(from: FilePath, authors: readonly AuthorReference[], line: number) {
    for (const author of authors) {
      const file = typeof author === 'string' ? undefined : pictureBeside(from, author.imageUrl, content)
      if (file !== undefined) yield { file, at: { file: from, line, column: 1 } }
    }
  }
}

function hashedPath(file: FilePath, bytes: Uint8Array): AssetPath {
  const extension = extensionOf(file)
  const end = extension === '' ? '' : `.${extension}`
  const name = [...nameOf(file).slice(0, nameOf(file).length - end.length)].slice(0, 60).join('')
  const folder = isImageFile(file) ? 'images' : 'files'
  return toAssetPath(`assets/${folder}/${name}-${contentHash(bytes)}${end}`)
}
