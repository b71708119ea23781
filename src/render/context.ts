/** What a page is drawn with besides its view. */

import { createTranslate, type Translate } from '../messages/index.ts'
import type { Address } from '../shared/path.ts'
import type { Frame } from '../shared/view/frame.ts'

/** What follows from a value of a view and nothing else: the same value is always the same answer. */
export interface Materials {
  /** HTML of a document or an excerpt, with its marks. */
  html(digest: string): string
  /** Address of the sheet with these classes' declarations. */
  sheet(styles: Readonly<Record<string, string>>): Address
  /** `sha256-…` of a script that stands in a head. */
  scriptHash(text: string): string
}

export interface RenderContext {
  frame: Frame
  t: Translate
  materials: Materials
}

export const createRenderContext = (frame: Frame, materials: Materials): RenderContext => ({
  frame,
  materials,
  t: createTranslate(frame.config.locale.locale, frame.config.messages),
})
