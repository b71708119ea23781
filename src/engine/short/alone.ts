/** Documents that are made of their own file alone: no code of the site, no other text. */

import type { Modules } from '../../modules/index.ts'
import type { Source } from '../../shared/document.ts'

export const isAlone = (modules: Modules, source: Source): boolean =>
  modules.fingerprint(source) === '' &&
  modules.imported(source.file).length === 0 &&
  modules.embedded(source).length === 0

const SAMPLES = /^[ \t]*(`{3,}|~{3,})[\s\S]*?^[ \t]*\1|`[^`\n]*`/gm

/** Code in braces runs where somebody watches it alone. `{#id}` and comments are no code. */
export const mayRun = (body: string): boolean => body.includes('{') && /\{(?!#|\/\*)/.test(body.replace(SAMPLES, ''))
