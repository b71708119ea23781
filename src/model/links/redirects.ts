/** Old addresses that lead to pages: from the config and from `aliases` of the front matter. */

import type { Config } from '../../shared/config.ts'
import { type Address, type Route, routeToAddress, toRoute } from '../../shared/path.ts'
import type { Problem } from '../../shared/problem.ts'
import type { DocumentPage, Page } from '../../shared/site.ts'
import { toCanonicalRoute } from './route.ts'

export interface Redirect {
  from: Route
  to: Address
}

/** Old paths that follow from the paths of pages, by Docusaurus' rules of extensions. */
function derive({ derivedRedirects, trailingSlash }: Config, routes: readonly Route[]): { from: string; to: string }[] {
  const { fromExtensions, toExtensions, create } = derivedRedirects
  return routes.flatMap(route => {
    const old: string[] = []
    for (const extension of fromExtensions) if (route !== '/') old.push(`${route}.${extension}`)
    for (const extension of toExtensions)
      if (route.endsWith(`.${extension}`)) old.push(route.slice(0, -extension.length - 1))
    const path = trailingSlash === true && route !== '/' ? `${route}/` : route
    const created: unknown = create?.(path)
    old.push(...[created].flat().filter((from): from is string => typeof from === 'string' && from !== ''))
    return old.map(from => ({ from, to: route }))
  })
}

/** Checks that sources are free and single, that targets exist, and flattens chains. */
export function buildRedirects(
  config: Config,
  pages: ReadonlyMap<Route, Page>,
  documents: DocumentPage[],
): { redirects: Redirect[]; problems: Problem[] } {
  const problems: Problem[] = []
  const wanted = new Map<Route, string>()
  const add = (from: string, to: string, place: Partial<Problem>): void => {
    // Where pages are `x/index.html`, an old `x.html` is a file of its own.
    const isFile = config.trailingSlash !== false && from.endsWith('.html') && !/(^|\/)index\.html$/.test(from)
    const route = isFile ? toRoute(from) : toCanonicalRoute(from)
    const fail = (text: string, hint: string): void => {
      problems.push({ level: 'error', code: 'redirect', text, hint, ...place })
    }
    if (pages.has(route))
      fail(`перенаправление с ${route} закрыло бы страницу`, 'уберите его или смените адрес страницы')
    else if (wanted.has(route) && wanted.get(route) !== to)
      fail(`у адреса ${route} два перенаправления`, 'оставьте одно')
    else if (!/^(https:\/\/|\/(?!\/))/.test(to))
      fail(`перенаправление на ${to} запрещено`, 'цель — путь сайта или адрес https://')
    else wanted.set(route, to)
  }
  for (const { from, to } of config.redirects) add(from, to, {})
  const old = [...pages.values()].filter(({ kind }) => kind !== 'search' && kind !== 'notFound')
  for (const { from, to } of derive(
    config,
    old.map(({ route }) => route),
  )) {
    // Rules are wide: a page that is there wins over what a rule would put in its place.
    const isFree = (route: Route): boolean => !pages.has(route) && !wanted.has(route)
    if (config.trailingSlash === false ? isFree(toCanonicalRoute(from)) : isFree(toRoute(from))) add(from, to, {})
  }
  for (const page of documents) {
    const { aliases } = page.parsed.source.frontMatter
    const line = page.parsed.source.frontMatterLines.aliases ?? page.parsed.source.frontMatterLines.redirect_from
    for (const alias of aliases) add(alias, page.route, { file: page.parsed.source.file, line, column: 1 })
  }

  const redirects: Redirect[] = []
  for (const from of [...wanted.keys()].sort()) {
    const to = follow(from)
    if (to !== undefined) redirects.push({ from, to })
  }
  return { redirects, problems }

  function follow(from: Route): Address | undefined {
    const seen = new Set<Route>([from])
    let to = wanted.get(from) ?? '/'
    while (!to.startsWith('https://')) {
      const cut = to.search(/[?#]/)
      const route = toCanonicalRoute(cut < 0 ? to : to.slice(0, cut))
      const tail = cut < 0 ? '' : to.slice(cut)
      if (pages.has(route)) return `${routeToAddress(route, config)}${tail}` as Address
      const next = wanted.get(route)
      if (next === undefined || seen.has(route)) {
        const text =
          next === undefined
            ? `перенаправление с ${from} ведёт на ${route}, а такой страницы нет`
            : `перенаправления с ${from} ходят по кругу`
        problems.push({ level: 'error', code: 'redirect', text, hint: 'исправьте цель' })
        return undefined
      }
      seen.add(route)
      to = next
    }
    return to as Address
  }
}
