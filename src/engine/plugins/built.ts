/** A finished site as its plugins are told of it. */

import { pluginContent } from '../../model/index.ts'
import type { BuiltPage, BuiltSite } from '../../shared/config/made.ts'
import type { Page, Site } from '../../shared/site.ts'
import { MADE_PAGES, readContentKey } from '../../shared/version.ts'
import { builtRoutes } from './routes.ts'

export function builtSite(site: Site, outDir: string): BuiltSite {
  const content = pluginContent(site)
  const pages = site.pages.map(builtPage)
  // That no page is there has no route of its own.
  const found = pages.filter((_, index) => site.pages[index]?.kind !== 'notFound')
  return {
    outDir,
    pages,
    routes: builtRoutes({ pages: found, content, trailingSlash: site.config.trailingSlash }),
    content,
  }
}

/** Lists of posts, of documents, and pages that are neither. */
function sectionOf(page: Page): 'blog' | 'docs' | 'pages' {
  if ('of' in page) return page.of === 'doc' ? 'docs' : 'blog'
  if (page.kind === 'doc' || page.kind === 'category') return 'docs'
  return page.kind === 'page' || page.kind === 'search' || page.kind === 'notFound' ? 'pages' : 'blog'
}

function pluginOf(page: Page): BuiltPage['plugin'] {
  const instance = 'parsed' in page ? readContentKey(page.parsed.source.instance).pluginId : ''
  const isNamed = instance !== '' && instance !== MADE_PAGES
  return { name: `docusaurus-plugin-content-${sectionOf(page)}`, id: isNamed ? instance : 'default' }
}

function builtPage(page: Page): BuiltPage {
  const { href, lastmod, noindex, unlisted } = page
  return {
    plugin: pluginOf(page),
    noIndex: noindex || unlisted,
    path: page.kind === 'notFound' ? href.replace(/(?:\.html)?$/, '.html') : href,
    ...('parsed' in page && { sourceFilePath: page.parsed.source.file }),
    ...(lastmod !== undefined && { lastUpdatedAt: Date.parse(lastmod) }),
  }
}
