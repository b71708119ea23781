/** Texts about Markdown as written. */

import type { TextEntry } from '../text.ts'

export const markdown = {} satisfies Record<string, TextEntry>
