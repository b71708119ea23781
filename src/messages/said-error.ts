/** Errors that carry a message of the catalogue: thrown where there is no report, put into words by the catcher. */

import { firstLineOf } from '../shared/value.ts'
import type { Text, TextValues } from './text.ts'
import type { TextId } from './texts/index.ts'

export interface SaidError extends Error {
  said: Text & { id: TextId }
  /** A cure other than the catalogue's. */
  cure?: Text | undefined
}

export const saidError = (id: TextId, values?: TextValues, cure?: Text): SaidError =>
  Object.assign(new Error(id), { said: { id, values }, cure })

export const isSaidError = (error: unknown): error is SaidError => error instanceof Error && 'said' in error

/** Reason of any error, to stand in a message: its own text, or the first line of a foreign one. */
export function reasonOf(error: unknown): Text | string {
  if (isSaidError(error)) return error.said
  return firstLineOf(error)
}
