/** Plugins of the site at the end of a build: each language's, over its own folder of the output. */

import { join } from 'node:path'
import { builtSite } from '../../engine/plugins/built.ts'
import type { Problem } from '../../shared/problem.ts'
import type { Site } from '../../shared/site.ts'
import type { Output } from '../write.ts'

export async function finishSites(sites: readonly Site[], output: Output): Promise<Problem[]> {
  if (!sites.some(({ config }) => config.made?.finish !== undefined)) return []
  return output.after(async folder => {
    const problems: Problem[] = []
    for (const site of sites) {
      const { finish } = site.config.made ?? {}
      if (finish !== undefined) problems.push(...(await finish(builtSite(site, join(folder, site.config.folder)))))
    }
    return problems
  })
}
