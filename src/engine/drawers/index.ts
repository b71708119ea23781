/** Packages of others that take part in what pages show. */

import type { Config } from '../../shared/config.ts'
import { mathPackage } from './math.ts'
import type { OptionalPackage } from './package.ts'

/** Those that this site uses: another version of one may draw differently. */
export const drawersOf = (config: Config): OptionalPackage[] =>
  [mathPackage(config)].filter(found => found !== undefined)
