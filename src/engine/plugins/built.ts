/** A finished site as its plugins are told of it. */

import { pluginContent } from '../../model/index.ts'
import type { BuiltPage, BuiltSite } from '../../shared/config/made.ts'
import type { Page, Site } from '../../shared/site.ts'

export const builtSite = (site: Site, outDir: string): BuiltSite => ({
  outDir,
  pages: site.pages.map(builtPage),
  content: pluginContent(site),
})

function builtPage(page: Page): BuiltPage {
  const { href, lastmod } = page
  return {
    path: page.kind === 'notFound' ? href.replace(/(?:\.html)?$/, '.html') : href,
    ...('parsed' in page && { sourceFilePath: page.parsed.source.file }),
    ...(lastmod !== undefined && { lastUpdatedAt: Date.parse(lastmod) }),
  }
}
