/** Plugins of the site at the end of a build: each language's, over its own folder of the output. */

import { join } from 'node:path'
import type { BuiltPage } from '../../shared/config/made.ts'
import type { Problem } from '../../shared/problem.ts'
import type { Page, Site } from '../../shared/site.ts'
import type { Output } from '../write.ts'

export async function finishSites(sites: readonly Site[], output: Output): Promise<Problem[]> {
  if (!sites.some(({ config }) => config.made?.finish !== undefined)) return []
  return output.after(async folder => {
    const problems: Problem[] = []
    for (const { config, pages } of sites) {
      const built = { outDir: join(folder, config.folder), pages: pages.map(builtPage) }
      problems.push(...((await config.made?.finish?.(built)) ?? []))
    }
    return problems
  })
}

function builtPage(page: Page): BuiltPage {
  const { href, lastmod } = page
  return {
    path: page.kind === 'notFound' ? `${href}.html`.replace(/(?:\.html)+$/, '.html') : href,
    ...('parsed' in page && { sourceFilePath: page.parsed.source.file }),
    ...(lastmod !== undefined && { lastUpdatedAt: Date.parse(lastmod) }),
  }
}
