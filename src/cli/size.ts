/** How large a site is, in words. */

import { textOf } from '../messages/problem.ts'
import type { Text } from '../messages/text.ts'

/** `980 B`, `12.3 KB`, `4.5 MB`: by 1024. */
export function sizeOf(bytes: number): Text {
  if (bytes < 1024) return textOf('size/bytes', { value: bytes })
  if (bytes < 1024 ** 2) return textOf('size/kilobytes', { value: bytes / 1024 })
  return textOf('size/megabytes', { value: bytes / 1024 ** 2 })
}
