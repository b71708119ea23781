/** What a page and its frames say to each other. Neither takes the other's word: whatever else comes is not heard. */

import { recordOf } from '../../shared/value.ts'

/** To a frame: what to show. */
export interface Order {
  kind: 'order'
  /** Stands in the answer. */
  id: number
  text: string
  mode: 'dark' | 'light'
  /** The code calls `render` itself. */
  isBare: boolean
}

/** From a frame. */
export type Answer =
  | { kind: 'ready' }
  /** Pixels that it takes; a diagram comes as a picture. */
  | { kind: 'shown'; id: number; width: number; height: number; svg: string }
  | { kind: 'failed'; id: number; message: string }

const MAX_PIXELS = 20_000
const MAX_LETTERS = 500
const MAX_PICTURE = 5_000_000

export function readOrder(data: unknown): Order | undefined {
  const { kind, id, text, mode, isBare } = recordOf(data)
  if (kind !== 'order' || typeof text !== 'string' || !isCount(id)) return undefined
  return { kind, id, text, mode: mode === 'dark' ? 'dark' : 'light', isBare: isBare === true }
}

export function readAnswer(data: unknown): Answer | undefined {
  const { kind, id, width, height, message, svg = '' } = recordOf(data)
  if (kind === 'ready') return { kind }
  if (!isCount(id)) return undefined
  if (kind === 'failed') return { kind, id, message: String(message).slice(0, MAX_LETTERS) }
  if (kind !== 'shown' || !isCount(width) || !isCount(height)) return undefined
  return typeof svg === 'string' && svg.length <= MAX_PICTURE ? { kind, id, width, height, svg } : undefined
}

const isCount = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= MAX_PIXELS
