/** Names and keys made of bytes: the same content is the same name on every machine. */

import { hash } from 'node:crypto'

const ALL = 64
const room = Buffer.alloc(ALL)

/** Of a script, as a policy says it. */
export const scriptHash = (text: string): string => `sha256-${hash('sha256', text, 'base64')}`

/** sha256 in hex; eight characters tell apart what one site publishes, sixty-four anything. */
export function contentHash(content: string | Uint8Array, length = 8): string {
  const digest = hash('sha256', content, 'hex')
  if (length >= ALL) return digest
  // Cut out of the whole it would keep all of it, and there are several for each file of a site.
  room.write(digest, 'latin1')
  return room.toString('latin1', 0, length)
}
