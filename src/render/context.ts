/** What a page is drawn with besides its view. */

import { createTranslate, type Translate } from '../messages/index.ts'
import type { Frame } from '../shared/view/frame.ts'

/** Large values that views name by digest: the same name is the same value. */
export interface Materials {
  /** HTML of a document or an excerpt, with its marks. */
  html(digest: string): string
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
