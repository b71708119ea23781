/** Small sites by the row of `docs/trust.md` that answers them. */

import { CODE, FILES, FRONT_MATTER, TEXTS } from './sites-content.ts'
import { ADDRESSES, CONFIGS, PICTURES } from './sites-output.ts'

/** Row, what it is, files besides a home page and a plain config, what is said (in any order), what else is done first. */
export type SiteVariant = [
  row: string,
  what: string,
  files: Record<string, string | Buffer>,
  said: string[],
  prepare?: ((folder: string) => void) | undefined,
  /** Some mistakes are seen when the output is written. */
  write?: 'write',
]

export const SITES: SiteVariant[] = [
  ...FRONT_MATTER,
  ...FILES,
  ...TEXTS,
  ...CODE,
  ...ADDRESSES,
  ...PICTURES,
  ...CONFIGS,
]
