/** Texts about settings. */

import type { TextEntry } from '../text.ts'

export const config = {} satisfies Record<string, TextEntry>
