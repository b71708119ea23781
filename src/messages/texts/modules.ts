/** Texts about the site's own modules. */

import type { TextEntry } from '../text.ts'

export const modules = {} satisfies Record<string, TextEntry>
