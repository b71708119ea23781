/** `images` of a config: in which widths pictures are published. */

import type { ImagesConfig } from '../../shared/config.ts'
import { isRecord, recordOf } from '../../shared/value.ts'
import { type Fields, kindOf, readFields } from '../fields.ts'

const WIDTHS = [480, 960, 1600]
/** The same to the eye. */
const QUALITY = { webp: 80, avif: 55 }
const WIDEST = 16_000

/**
 * A site of Docusaurus is published as it is, unless it asks: its config takes no keys of ours, but fields of the site's
 * own, `customFields: { images: {...} }`.
 */
export function resolveImages(parent: Fields, isLenient: boolean): ImagesConfig | undefined {
  const beside = recordOf(parent.raw('customFields')).images
  if (parent.raw('images') === false || (isLenient && !isRecord(beside))) return undefined
  const fields = isLenient ? readFields(beside, 'customFields.images', parent.report) : parent.inside('images')
  const format = fields.oneOf('format', ['webp', 'avif'], 'webp')
  const images: ImagesConfig = {
    widths: widthsOf(fields),
    format,
    quality: fields.number('quality', QUALITY[format], { min: 1, max: 100, integer: true }),
  }
  fields.end()
  return images
}

function widthsOf(fields: Fields): number[] {
  const written = fields.list('widths')
  const widths = written.flatMap(({ value, where }) => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= WIDEST) return value
    fields.report(where, 'config/image-width', { kind: kindOf(value), max: WIDEST })
    return []
  })
  if (widths.length === 0) return WIDTHS
  return [...new Set(widths)].sort((a, b) => a - b)
}
