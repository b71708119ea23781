/** Packages of others that take part in what pages show. */

import type { ParseOptions } from '../../pages/index.ts'
import type { Config } from '../../shared/config.ts'
import type { FrameKind } from '../../shared/document.ts'
import { assetToAddress } from '../../shared/path.ts'
import { framePath } from '../../shared/site/frames.ts'
import { sucrasePackage } from './live.ts'
import { createMath, mathPackage } from './math.ts'
import { createDiagrams, libraryOf, mermaidPackage } from './mermaid/index.ts'
import type { OptionalPackage } from './package.ts'

/** Those that this site uses: another version of one may draw differently. */
export const drawersOf = (config: Config): OptionalPackage[] =>
  [mathPackage(config), mermaidPackage(config), sucrasePackage(config)].filter(found => found !== undefined)

export const createDrawers = (config: Config): Pick<ParseOptions, 'drawMath' | 'drawDiagram' | 'frames'> => ({
  drawMath: createMath(config),
  drawDiagram: createDiagrams(config),
  frames: framesFor(config),
})

function framesFor(config: Config): ParseOptions['frames'] {
  const address = (kind: FrameKind) => assetToAddress(framePath(kind), config.filesUrl)
  const mermaid = mermaidPackage(config)
  return {
    ...(mermaid !== undefined && libraryOf(mermaid) !== undefined && { mermaid: address('mermaid') }),
    ...(sucrasePackage(config) !== undefined && { live: address('live') }),
  }
}
