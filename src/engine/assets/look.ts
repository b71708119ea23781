/** One picture as readers would get it: its size, and what is wrong with its bytes. */

import { imageSize } from 'image-size'
import { type Report, textOf } from '../../messages/problem.ts'
import type { Text } from '../../messages/text.ts'
import { isImageFile } from '../../shared/files.ts'
import { extensionOf } from '../../shared/path.ts'
import type { Place } from '../../shared/problem.ts'
import { countFrames } from './frames.ts'
import { isActiveDrawing, isDrawing, isTruncated, sizedPart } from './pictures.ts'

/** Twice Full HD in both directions; beyond this a picture is a mistake or a bomb. */
const MAX_PIXELS = 268_402_689

/** No camera writes more; whoever opens the page without an encoder of the site's would wait for all of it. */
const MAX_BYTES = 50 * 1024 ** 2

/** What Git LFS leaves in the place of a file that was not brought. */
const POINTER = 'version https://git-lfs.github.com/spec/'

interface Named {
  file: string
  /** Where it is named. */
  at: Partial<Place>
  report: Report
  /** Style sheets give it its size: a drawing may have none of its own. */
  isSized?: boolean
}

interface Seen {
  /** Pixels as declared by the file itself. */
  size: { width: number; height: number } | undefined
  isBad: boolean
  /** The end of the file is missing. */
  isCut: boolean
}

/** Measures a file, where it is a picture, and reports what is wrong with it. */
export function lookAt(bytes: Buffer, { file, at, report, isSized = false }: Named): Seen {
  if (isImageFile(file) && bytes.subarray(0, POINTER.length).toString('latin1') === POINTER) {
    report('error', 'bad-image/pointer', { at, values: { file } })
    return { size: undefined, isBad: true, isCut: false }
  }
  const isVector = extensionOf(file) === 'svg' && isDrawing(bytes)
  const isFree = isSized && isVector
  const found = isImageFile(file) && !isFree ? measure(bytes, file) : undefined
  // A drawing without a size is one all the same: browsers give it a room of their own.
  const isUnsized = isVector && found !== undefined && 'id' in found && found.id === 'bad-image/broken'
  if (isUnsized) report('warning', 'bad-image/unsized', { at, values: { file } })
  const measured = isUnsized ? undefined : found
  const isUnread = measured !== undefined && 'id' in measured
  if (isUnread) report('error', 'bad-image', { at, values: { file, why: measured } })
  const { size = undefined, type = extensionOf(file), isMisnamed = false } = isUnread ? {} : (measured ?? {})
  if (isMisnamed) {
    const values = { file, type: type.toUpperCase(), extension: extensionOf(file) }
    report('error', 'bad-image/misnamed', { at, values })
  }
  const isCut = (size !== undefined || isVector) && isTruncated(bytes, type)
  if (isCut) report('warning', 'bad-image/cut', { at, values: { file } })
  const frames = size === undefined ? 1 : countFrames(bytes, type)
  if (size !== undefined && frames * size.width * size.height > MAX_PIXELS)
    report('warning', 'bad-image/frames', { at, values: { file, frames, ...size } })
  if (bytes.length > MAX_BYTES && isImageFile(file))
    report('warning', 'bad-image/heavy', { at, values: { file, size: Math.round(bytes.length / 1024 ** 2) } })
  if (extensionOf(file) === 'svg' && isActiveDrawing(bytes))
    report('warning', 'active-drawing', { at, values: { file } })
  return { size, isBad: isUnread || isMisnamed, isCut }
}

interface Measured {
  /** In pixels. */
  size: { width: number; height: number }
  /** Extension that says what is inside. */
  type: string
  /** Its name says another; browsers look inside. */
  isMisnamed: boolean
}

/** Of these browsers ask the bytes what they are; a drawing is one by its name alone. */
const RASTER = new Set(['png', 'jpg', 'gif', 'webp', 'avif'])

/** What a file is, or what is wrong with it. */
function measure(bytes: Buffer, file: string): Measured | Text {
  if (bytes.length === 0) return textOf('bad-image/empty')
  try {
    const { type = '', orientation = 1, ...size } = imageSize(extensionOf(file) === 'svg' ? sizedPart(bytes) : bytes)
    // Of a camera that was held upright; browsers turn the picture too.
    const [width, height] = orientation > 4 ? [size.height, size.width] : [size.width, size.height]
    const extension = extensionOf(file).replace('jpeg', 'jpg')
    // An icon of a site may be of any kind inside.
    const isKnown = ['', extension].includes(type) || ['apng', 'ico'].includes(extension)
    const isOther = !isKnown && !(type === 'heif' && extension === 'avif')
    const isMisnamed = isOther && RASTER.has(type) && RASTER.has(extension)
    if (isOther && !isMisnamed) return textOf('bad-image/other-type', { type: type.toUpperCase(), extension })
    if (!(width * height > 0)) return textOf('bad-image/broken')
    if (width * height > MAX_PIXELS) return textOf('bad-image/too-large', { width, height })
    const rounded = { width: Math.round(width), height: Math.round(height) }
    return { size: rounded, type: isMisnamed ? type : extension, isMisnamed }
  } catch {
    return textOf('bad-image/broken')
  }
}
