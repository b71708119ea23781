/** Texts about the site as a whole. */

import type { TextEntry } from '../text.ts'

export const model = {} satisfies Record<string, TextEntry>
