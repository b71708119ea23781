/** Old addresses that lead to pages: from the config and from `aliases` of the front matter. */

import { createReport, type Report } from '../../messages/problem.ts'
import type { Config } from '../../shared/config.ts'
import {
  type Address,
  isPathAlone,
  type Route,
  routeToAddress,
  splitAddress,
  toCanonicalRoute,
  toPageRoute,
  toRoute,
} from '../../shared/path.ts'
import type { Place, Problem } from '../../shared/problem.ts'
import type { Page, Site } from '../../shared/site.ts'
import type { Context } from '../context.ts'

type Redirects = Site['redirects']

/** Redirects while they are collected. */
interface Work extends Context {
  pages: ReadonlyMap<Route, Page>
  wanted: Map<Route, string>
  report: Report
}

/** Checks that sources are free and single, that targets exist, and flattens chains. */
export function buildRedirects(
  context: Context,
  pages: ReadonlyMap<Route, Page>,
): { redirects: Redirects; problems: Problem[] } {
  const problems: Problem[] = []
  const work: Work = { ...context, pages, wanted: new Map(), report: createReport(problems) }
  for (const redirect of context.config.redirects) add(work, redirect)
  addDerived(work)
  for (const page of pages.values()) {
    if (!('parsed' in page)) continue
    const { frontMatter, frontMatterLines, file } = page.parsed.source
    const at = { file, line: frontMatterLines.aliases ?? frontMatterLines.redirect_from }
    for (const from of frontMatter.aliases) add(work, { from, to: page.route, at })
  }
  const redirects = [...work.wanted.keys()].sort().flatMap((from): Redirects => {
    const to = follow(work, from)
    return to === undefined ? [] : [{ from, to }]
  })
  return { redirects, problems }
}

function add(work: Work, { from, to, at }: { from: string; to: string; at?: Partial<Place> }): void {
  const { pages, wanted, report } = work
  const route = routeOfOld(work, from)
  if (!isPathAlone(from)) report('error', 'redirect/from', { at, values: { from } })
  else if (pages.has(route)) report('error', 'redirect/page', { at, values: { from: route } })
  else if (wanted.has(route) && wanted.get(route) !== to)
    report('error', 'redirect/twice', { at, values: { from: route } })
  else if (!/^(https:\/\/|\/(?!\/))\P{Cc}*$/u.test(to)) report('error', 'redirect/forbidden', { at, values: { to } })
  else wanted.set(route, to)
}

/** Where pages are `x/index.html`, an old `x.html` is a file of its own. */
function routeOfOld({ config }: Work, from: string): Route {
  const isFile = config.trailingSlash !== false && from.endsWith('.html') && !/(^|\/)index\.html$/.test(from)
  return isFile ? toRoute(from) : toCanonicalRoute(from)
}

/** Rules are wide: a page that is there wins over what a rule would put in its place. */
function addDerived(work: Work): void {
  const { config, pages, wanted } = work
  for (const { route, kind } of pages.values()) {
    if (kind === 'search' || kind === 'notFound') continue
    for (const from of derive(config, route)) {
      const old = config.trailingSlash === false ? toCanonicalRoute(from) : toRoute(from)
      if (!pages.has(old) && !wanted.has(old)) add(work, { from, to: route })
    }
  }
}

/** Old paths that follow from the path of a page, by Docusaurus' rules of extensions. */
function derive({ derivedRedirects, trailingSlash }: Config, route: Route): string[] {
  const { fromExtensions, toExtensions, create } = derivedRedirects
  const created: unknown = create?.(trailingSlash === true && route !== '/' ? `${route}/` : route)
  return [
    ...(route === '/' ? [] : fromExtensions.map(extension => `${route}.${extension}`)),
    ...toExtensions
      .filter(extension => route.endsWith(`.${extension}`))
      .map(({ length }) => route.slice(0, -length - 1)),
    ...[created].flat().filter((from): from is string => typeof from === 'string' && from !== ''),
  ]
}

/** Where an old address leads in the end. */
function follow({ config, pages, wanted, addresses, report }: Work, from: Route): Address | undefined {
  const seen = new Set<Route>([from])
  let to = wanted.get(from) ?? '/'
  while (!to.startsWith('https://')) {
    const { path, tail } = splitAddress(to)
    const route = toPageRoute(path, pages)
    if (pages.has(route)) {
      const address = routeToAddress(route, addresses)
      // Servers that answer `x` with the file `x.html`, which this redirect is, would go round in a circle.
      const isBeside = config.trailingSlash === undefined && from === `${route}.html` && !address.endsWith('/')
      return `${address}${isBeside ? '/' : ''}${tail}` as Address
    }
    const next = wanted.get(route)
    if (next === undefined || seen.has(route)) {
      report('error', next === undefined ? 'redirect/nowhere' : 'redirect/circle', { values: { from, to: route } })
      return undefined
    }
    seen.add(route)
    to = next
  }
  return to as Address
}
