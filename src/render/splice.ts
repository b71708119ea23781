/** Puts addresses, image sizes and components into the HTML of a parsed document. */

import type { ParsedPage } from '../shared/document.ts'
import { type MarkKind, replaceMarks } from '../shared/mark.ts'
import type { Site } from '../shared/site.ts'
import { escapeAttribute } from './html.ts'

interface SpliceOptions {
  site: Site
  /** Draws `slots[index]`. */
  slot: (index: number) => string
}

/** Final HTML of a document, or of its excerpt. */
export function spliceHtml(html: string, parsed: ParsedPage, { site, slot }: SpliceOptions): string {
  const targets = site.targets.get(parsed.source.file) ?? []
  const replace: Record<MarkKind, (index: number) => string> = {
    link: index => escapeAttribute(targets[index]?.href ?? ''),
    size: index => sizeOf(index),
    slot,
  }
  return replaceMarks(html, (kind, index) => replace[kind](index))

  function sizeOf(index: number): string {
    const asset = targets[index]?.asset
    if (asset?.width === undefined || asset.height === undefined) return ''
    return ` width="${asset.width}" height="${asset.height}"`
  }
}
