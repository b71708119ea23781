/** Pages that another thread draws: each is a function of its view, the frame and its texts, which are sent as they are. */

import { deserialize } from 'node:v8'
import { scriptHash } from '../../content-hash.ts'
import { createRenderContext, type RenderContext, renderPage } from '../../render/index.ts'
import type { Address } from '../../shared/path.ts'
import { attempt } from '../../shared/value.ts'
import type { Frame } from '../../shared/view/frame.ts'
import { joined } from './joined.ts'

/** What one page is drawn from. */
export interface PageOrder {
  frame: Frame
  /** Digest of the frame and the engine. */
  frameKey: string
  /** The two halves of its view as JSON. */
  article: string
  document: string
  /** Sheet of its inline styles. */
  sheet: Address | undefined
  /** HTML of its texts, with their marks, by their digests. */
  bodies: [digest: string, html: string][]
}

/** Pages as they are sent; those of one frame name it. */
export interface Drawing {
  /** Serialized, by key. */
  frames: Map<string, Uint8Array>
  pages: Omit<PageOrder, 'frame'>[]
}

/** Pages one after another as UTF-8. */
export interface DrawnPages {
  bytes: Uint8Array
  /** Bytes of each; `undefined` for one that could not be drawn. */
  sizes: (number | undefined)[]
}

/** Languages of one site have a frame each. */
const FRAMES = 100
const frames = new Map<string, Pick<RenderContext, 'frame' | 't'>>()

function frameOf(key: string, sent: Drawing['frames']): Pick<RenderContext, 'frame' | 't'> {
  const known = frames.get(key)
  if (known !== undefined) return known
  const frame = deserialize(sent.get(key) ?? new Uint8Array()) as Frame
  const made = createRenderContext(frame, { html: () => '', sheet: () => '' as Address, scriptHash })
  if (frames.size >= FRAMES) frames.clear()
  frames.set(key, made)
  return made
}

export function drawPages({ frames: sent, pages }: Drawing): DrawnPages {
  // One that fails says what is wrong when it is drawn once more, where it was asked for.
  const drawn = pages.map(page => attempt(() => Buffer.from(drawPage(page, frameOf(page.frameKey, sent)))))
  return { bytes: joined(drawn.flatMap(part => part ?? [])), sizes: drawn.map(part => part?.length) }
}

function drawPage(
  { article, document, sheet, bodies }: Drawing['pages'][number],
  { frame, t }: Pick<RenderContext, 'frame' | 't'>,
) {
  const texts = new Map(bodies)
  const materials = { html: (digest: string) => texts.get(digest) ?? '', sheet: () => sheet as Address, scriptHash }
  return renderPage({ frame, t, materials }, { article: JSON.parse(article), document: JSON.parse(document) })
}
