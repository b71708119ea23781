/** A style sheet that the config names, ready to be published. */

import { join } from 'node:path'
import { contentHash } from '../../content-hash.ts'
import type { Config } from '../../shared/config.ts'
import { type AssetPath, nameOf, toAssetPath } from '../../shared/path.ts'
import type { Problem } from '../../shared/problem.ts'
import { createGraph } from '../bundle/graph.ts'
import { translateInfima } from './infima.ts'
import { inlineSheet } from './sheet.ts'

interface SiteSheet {
  path: AssetPath
  body: string
  /** Files that it names. */
  published: { path: AssetPath; from: string }[]
  problems: Problem[]
  /** Absolute files that it was made of. */
  watched: string[]
}

/** Under a name made of its bytes: Infima's properties set ours too, imports are put in, files in `url()` published. */
export function readSiteSheet(config: Config, file: string): SiteSheet {
  const graph = createGraph(config)
  const body = translateInfima(inlineSheet(graph, join(config.siteDir, file)), {
    isGuest: config.lenient !== undefined,
  })
  return {
    path: toAssetPath(`assets/css/${nameOf(file).replace(/\.css$/, '')}-${contentHash(body)}.css`),
    body,
    published: [...graph.published].map(([path, from]) => ({ path, from })),
    problems: [...graph.problems.values()].flat(),
    watched: [...graph.hashes.keys()],
  }
}
