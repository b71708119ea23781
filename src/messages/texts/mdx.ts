/** Texts about MDX. */

import type { TextEntry } from '../text.ts'

export const mdx = {} satisfies Record<string, TextEntry>
