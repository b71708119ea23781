/** Texts about the HTML of a document. */

import type { TextEntry } from '../text.ts'

export const tree = {} satisfies Record<string, TextEntry>
