/** Everything the site publishes as text, made when it is asked for: one door for the build and the dev server. */

import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Translate } from '../messages/index.ts'
import type { Modules, PublishedFile } from '../modules/index.ts'
import { renderFeeds } from '../render/feeds/feeds.ts'
import { contentOrigins } from '../render/hosting/content-origins.ts'
import { buildCsp, inlineScripts } from '../render/hosting/csp.ts'
import { renderHosting } from '../render/hosting/hosting.ts'
import { renderRedirects } from '../render/hosting/redirects.ts'
import { renderRobots } from '../render/hosting/robots.ts'
import { type RenderContext, renderBody, renderPage } from '../render/index.ts'
import { renderSitemap } from '../render/sitemap.ts'
import { buildIndex, searchDocuments } from '../search/index.ts'
import type { Content } from '../shared/document.ts'
import { type AssetPath, type Route, toAssetPath } from '../shared/path.ts'
import { recordPath } from '../shared/record.ts'
import type { Page, Post, Site } from '../shared/site.ts'
import type { Engine } from './engine.ts'
import { type Share, withShareImages } from './share.ts'
import { createSheets } from './sheets.ts'
import { createShell } from './shell.ts'

export interface OutputFile {
  path: AssetPath
  body: string
}

/** What the dev server may answer with besides pages. */
export interface FoundFile {
  /** Absolute path of a file to send as it is. */
  from?: string
  body?: string | Uint8Array
  type: string
}

export interface Renderer {
  site: Site
  /** Document and record of a page. */
  page(page: Page): OutputFile[]
  /** Feeds, sitemap, redirects, files of hosts. */
  siteFiles(): OutputFile[]
  /** Index of the search; the same in a build and under development. */
  searchFiles(): OutputFile[]
  /** What the site's own modules publish: scripts of islands, style sheets, pictures. */
  moduleFiles(): PublishedFile[]
  shares: Share[]
  has(route: Route): boolean
  html(route: Route): string | undefined
  /** Any other file by its output path. */
  file(path: string): FoundFile | undefined
}

export interface RendererInput {
  site: Site
  engine: Engine
  modules: Pick<Modules, 'files' | 'css'>
  t: Translate
  statics: Content['statics']
  /** Put the configured counters in: only into a published site. */
  counters: boolean
}

export function createRenderer({ site: built, engine, modules, t, statics, counters }: RendererInput): Renderer {
  const { site, shares } = withShareImages(built)
  const { config } = site
  const { headTags: pageTags } = site
  const scriptHashes = inlineScripts(config, pageTags).map(
    script => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  )
  const origins = contentOrigins(site)
  const shell = createShell({ site, engine, t, counters })
  const sheets = createSheets({ site, engine, css: modules.css() })
  const published = [...modules.files(), ...sheets.files]
  const context: RenderContext = {
    site,
    assets: {
      ...engine.assets,
      styles: [...engine.assets.styles, ...shell.styles],
      shell: shell.address,
      optional: sheets.optional,
    },
    t,
    shell: shell.data,
    csp: buildCsp({ config, pageTags, scriptHashes, for: 'meta', origins }),
  }
  const byRoute = new Map(site.pages.map(page => [page.route, page]))
  const bodies = new Map<Post, string>()
  const bodyOf = (post: Post): string => {
    const page = byRoute.get(post.route)
    const body = bodies.get(post) ?? (page?.kind === 'post' ? renderBody(context, page) : '')
    bodies.set(post, body)
    return body
  }
  let texts: Map<string, string> | undefined
  let index: OutputFile[] | undefined

  return {
    site,
    page,
    siteFiles,
    searchFiles,
    moduleFiles: () => published,
    shares,
    has: route => byRoute.has(route),
    html,
    file,
  }

  function page(page: Page): OutputFile[] {
    const { html, record } = renderPage(context, page)
    return [
      { path: page.output, body: html },
      { path: recordPath(page.route), body: JSON.stringify(record) },
    ]
  }

  function siteFiles(): OutputFile[] {
    const csp = buildCsp({ config, pageTags, scriptHashes, for: 'headers', origins })
    const files = [
      ...shell.files,
      ...renderFeeds({ site, t, bodyOf }),
      ...renderRedirects(site, t),
      ...renderHosting(site, { csp }),
    ]
    if (config.sitemap !== undefined) files.push(...renderSitemap(site))
    if (!statics.has('robots.txt')) files.push(...renderRobots(site))
    // A file of the static folder is the author's own word.
    return files.filter(({ path }) => !statics.has(path))
  }

  function searchFiles(): OutputFile[] {
    if (site.searchHref === undefined) return []
    index ??= buildIndex(searchDocuments(site), { build: shell.data.build }).files.map(({ path, text }) => ({
      path,
      body: text,
    }))
    return index
  }

  function html(route: Route): string | undefined {
    const found = byRoute.get(route)
    return found === undefined ? undefined : renderPage(context, found).html
  }

  function file(path: string): FoundFile | undefined {
    const asset = [...site.assets.values()].find(asset => asset.output === path)
    const own = statics.get(path) ?? asset?.file
    if (own !== undefined) return { from: join(config.siteDir, own), type: '' }
    const engineFile = engine.files.find(file => file.path === path)
    if (engineFile?.from !== undefined) return { from: engineFile.from, type: '' }
    if (engineFile !== undefined) return { body: engineFile.body, type: 'text/css' }
    const moduleFile = published.find(file => file.path === path)
    if (moduleFile?.from !== undefined) return { from: moduleFile.from, type: '' }
    if (moduleFile !== undefined)
      return { body: moduleFile.body ?? '', type: path.endsWith('.css') ? 'text/css' : 'text/javascript' }
    const shellFile = shell.files.find(file => file.path === path)
    if (shellFile !== undefined)
      return { body: shellFile.body, type: path.endsWith('.css') ? 'text/css' : 'application/json' }
    const indexFile = path.startsWith('search/') ? searchFiles().find(file => file.path === path) : undefined
    if (indexFile !== undefined) return { body: indexFile.body, type: 'application/json' }
    const record = site.pages.find(page => recordPath(page.route) === path)
    if (record !== undefined)
      return { body: JSON.stringify(renderPage(context, record).record), type: 'application/json' }
    if (!/\.(xml|json|txt)$/.test(path)) return undefined
    texts ??= new Map(siteFiles().map(file => [file.path, file.body]))
    const body = texts.get(toAssetPath(path))
    const type = path.endsWith('.json') ? 'application/json' : path.endsWith('.xml') ? 'application/xml' : 'text/plain'
    return body === undefined ? undefined : { body, type: `${type}; charset=utf-8` }
  }
}
