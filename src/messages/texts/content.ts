/** Texts about files and front matter. */

import type { TextEntry } from '../text.ts'

export const content = {} satisfies Record<string, TextEntry>
