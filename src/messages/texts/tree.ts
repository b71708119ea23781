/** Texts about the HTML of a document. */

import type { TextEntry } from '../text.ts'

export const tree = {
  'head-tag': {
    en: ['<{tag}> does not belong in <Head>', 'use title, meta, link or script'],
    ru: ['<{tag}> в <Head> не бывает', 'допустимы title, meta, link и script'],
  },
  'head-tag/style': {
    en: ['styles in <Head> are forbidden by the security policy', 'move them to src/css/custom.css'],
    ru: ['стили из <Head> запрещены политикой безопасности', 'перенесите их в src/css/custom.css'],
  },
} satisfies Record<string, TextEntry>
