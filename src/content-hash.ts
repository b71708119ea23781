/** Names and keys made of bytes: the same content is the same name on every machine. */

import { hash } from 'node:crypto'

/** sha256 in hex; eight characters tell apart what one site publishes, sixty-four anything. */
export const contentHash = (content: string | Uint8Array, length = 8): string =>
  hash('sha256', content, 'hex').slice(0, length)
