/** Share images of pages: which there are, under which names, and their bytes when they are asked for. */

import { contentHash } from '../../content-hash.ts'
import { isBorrowed } from '../../model/index.ts'
import { SHARE_SIZE, type ShareText } from '../../render/share/index.ts'
import { type ShareSubject, shareTextOf, subjectOf } from '../../render/share/text.ts'
import { knownOr } from '../../shared/collections.ts'
import type { Config } from '../../shared/config.ts'
import { type AssetPath, absoluteUrl, assetToAddress, toAssetPath } from '../../shared/path.ts'
import type { Page, Site } from '../../shared/site.ts'
import type { ImageView } from '../../shared/view/page-view.ts'
import type { Apart } from '../files.ts'
import type { MadeFile } from '../output-file.ts'
import { inTurn } from '../workers/apart.ts'
import type { Workers } from '../workers/index.ts'
import { paintShare, shareDesign } from './paint.ts'

/** Made by this thread when it is read, or by another one of its text. */
interface ShareFile extends MadeFile {
  text(): ShareText
}

interface ShareImage {
  file: ShareFile
  /** Absolute. */
  url: string
}

/**
 * The image of a page. Its name is a hash of the texts on it and of how it is made, so an unchanged title keeps its
 * address; it says everything that is on the picture, so it is the key, too.
 */
export function shareImage(subject: ShareSubject, config: Config): ShareImage {
  // Made again when it is asked for: kept for every page, these would be as large as the site.
  const text = (): ShareText => shareTextOf(subject, config)
  const path = toAssetPath(`assets/share/${contentHash(`[${shareDesign()},${JSON.stringify(text())}]`, 12)}.png`)
  const url = absoluteUrl(config.url, assetToAddress(path, config.filesUrl))
  return { file: { path, key: path, text, read: () => paintShare(text()) }, url }
}

/** Under development most pages are the same objects after a change, and so are their images. */
const made = new WeakMap<Page, ShareImage>()

const imageOf = (page: Page, config: Config): ShareImage =>
  knownOr(made, page, () => shareImage(subjectOf(page, config), config))

/** Which image was made for a page of its own. */
export const sharePathOf = (page: Page): AssetPath | undefined => made.get(page)?.file.path

interface ShareImages {
  /** Of a page that has one. */
  imageOf(page: Page): ImageView | undefined
  files: ShareFile[]
}

/**
 * A share image for every indexed page that has no image of its own. A text that nobody has translated has that of the
 * original, which is of `host`, the first language on the same host.
 */
export function shareImages(site: Site, host?: Site): ShareImages {
  const files = new Map<AssetPath, ShareFile>()
  const urls = new Map<Page, string>()
  const originals = host?.config.shareImages === true ? originalsOf(site, host) : undefined
  const wanting = ({ noindex, image, kind }: Page): boolean => !noindex && image === undefined && kind !== 'notFound'
  for (const page of site.config.shareImages ? site.pages.filter(wanting) : []) {
    const original = originals?.get(page)
    const isBorrowed = original !== undefined && original.image === undefined && !original.noindex
    const { file, url } = isBorrowed && host !== undefined ? imageOf(original, host.config) : imageOf(page, site.config)
    urls.set(page, url)
    if (!isBorrowed) files.set(file.path, file)
  }
  return {
    files: [...files.values()],
    imageOf(page) {
      const url = urls.get(page)
      return url === undefined ? undefined : { url, size: SHARE_SIZE }
    },
  }
}

/** Images that a thread makes at once; so many such tasks a thread are under way. */
const BATCH = 12
const AHEAD = 4
/** Images after which this thread listens to others. */
const SHARE = 4

/**
 * Images made by other threads, in their order: no more of them wait here than these threads are ahead. Whoever has
 * nothing else to do takes the last of them.
 */
export function paintApart(
  shares: readonly ShareFile[],
  workers: Workers,
  isWanted: (file: MadeFile) => boolean,
): Apart {
  const wanted: ShareFile[] = []
  const standing: ShareFile[] = []
  for (const file of shares) (isWanted(file) ? wanted : standing).push(file)
  const begin = () => (wanted.length > 0 ? paintBatch(wanted.splice(0, BATCH), workers) : undefined)
  async function* coming(): AsyncIterable<MadeFile[][]> {
    for (const file of standing) yield [[file]]
    yield* inTurn(workers.count * AHEAD, begin)
  }
  return { coming: coming(), share: () => (wanted.length > 0 ? wanted.splice(-SHARE).map(file => [file]) : undefined) }
}

async function paintBatch(files: readonly ShareFile[], workers: Workers): Promise<MadeFile[][]> {
  const made = await workers.run(
    'shares',
    files.map(file => file.text()),
  )
  return files.map((file, index) => [{ ...file, read: () => made[index] ?? file.read() }])
}

/** Pages of texts of the first language, each with the page that it is of. */
function originalsOf({ pages, languages }: Site, host: Site): Map<Page, Page> {
  const byFile = new Map(host.pages.flatMap(page => ('parsed' in page ? [[page.parsed.source.file, page]] : [])))
  return new Map(
    pages.flatMap(page => {
      const original = 'parsed' in page && isBorrowed(page, languages) && byFile.get(page.parsed.source.file)
      return original ? [[page, original]] : []
    }),
  )
}
