/** Packages of others that take part in what pages show. */

import type { ParseOptions } from '../../pages/index.ts'
import type { Config } from '../../shared/config.ts'
import { createMath, mathPackage } from './math.ts'
import { createDiagrams, mermaidPackage } from './mermaid/index.ts'
import type { OptionalPackage } from './package.ts'

/** Those that this site uses: another version of one may draw differently. */
export const drawersOf = (config: Config): OptionalPackage[] =>
  [mathPackage(config), mermaidPackage(config)].filter(found => found !== undefined)

export const createDrawers = (config: Config): Pick<ParseOptions, 'drawMath' | 'drawDiagram'> => ({
  drawMath: createMath(config),
  drawDiagram: createDiagrams(config),
})
