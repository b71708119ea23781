/** What a text refers to. */

import type { Route } from '../path.ts'
import type { Asset, PictureWidths } from './pictures.ts'

/** Where a reference leads once the whole site is known. */
export interface Target {
  readonly href: string
  /** Page it leads to, for client navigation and backlinks. */
  readonly route: Route | undefined
  /** The file it names, for images and downloads. */
  readonly asset?: Asset | undefined
  /** The address is that of the widest of these. */
  readonly widths?: PictureWidths | undefined
}
