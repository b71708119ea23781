/** Texts about opening a site. */

import type { TextEntry } from '../text.ts'

export const engine = {} satisfies Record<string, TextEntry>
