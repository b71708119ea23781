/** Names and keys made of bytes: the same content is the same name on every machine. */

import { createHash } from 'node:crypto'

/** sha256 in hex; eight characters tell apart what one site publishes, sixty-four anything. */
export const contentHash = (content: string | Uint8Array, length = 8): string =>
  createHash('sha256').update(content).digest('hex').slice(0, length)
