/** Texts about what is published and written: host files, the output folder, servers. */

import type { TextEntry } from '../text.ts'

export const output = {} satisfies Record<string, TextEntry>
