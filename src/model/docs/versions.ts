/** Versions of the documents of one site: how each is entered, and what leads from one to another. */

import type { Config, DocsConfig } from '../../shared/config.ts'
import { type Address, type Route, routeToAddress } from '../../shared/path.ts'
import type { VersionLink } from '../../shared/site.ts'
import { routesOf } from './docnav.ts'
import type { Doc, DocsPages } from './docs.ts'

/** One version, built. */
export interface DocsVersionPages extends DocsPages {
  instance: DocsConfig
}

/** Versions of one docs instance, the newest first. */
export const versionsOf = (versions: readonly DocsVersionPages[], id: string): DocsVersionPages[] =>
  versions.filter(({ instance }) => instance.id === id)

/** The document that a version is entered by: at its own address, else the first of its first menu, else any. */
export function mainDoc({ docs, sidebars }: Pick<DocsPages, 'docs' | 'sidebars'>): Doc | undefined {
  const [first] = Object.values(sidebars)
  const route = first === undefined ? undefined : routesOf(first)[0]
  const byId = docs.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return docs.find(doc => doc.place.slug === '/') ?? docs.find(doc => doc.route === route) ?? byId[0]
}

/** The version by the document that it is entered by. */
export function versionLink(config: Config, version: DocsVersionPages): VersionLink | undefined {
  const doc = mainDoc(version)
  return doc === undefined ? undefined : linkTo(version, routeToAddress(doc.route, config))
}

const linkTo = ({ instance }: DocsVersionPages, href: Address): VersionLink => ({
  pluginId: instance.id,
  name: instance.version.name,
  label: instance.version.label,
  href,
})

/** Tells the pages of every instance with several versions which one they belong to and where the others are. */
export function connectVersions(config: Config, versions: readonly DocsVersionPages[]): void {
  const places = new Map(versions.map(version => [version, counterparts(version)]))
  for (const version of versions) {
    const { instance, pages } = version
    const all = versionsOf(versions, instance.id)
    const latest = all.find(other => other.instance.version.isLast)
    const start = latest === undefined ? undefined : versionLink(config, latest)
    const slugs = new Map(version.indexes.map(({ route, slug }) => [route, slug]))
    for (const page of pages) {
      const key =
        page.kind === 'doc' ? docKey(page.docId) : page.kind === 'category' ? slugs.get(page.route) : undefined
      const found = all.flatMap(other => {
        const route = key === undefined ? undefined : places.get(other)?.get(key)
        return route === undefined ? [] : [[other.instance.version.name, routeToAddress(route, config)] as const]
      })
      const alternates = Object.fromEntries(found)
      if ((page.kind === 'doc' || page.kind === 'category') && latest !== undefined) {
        const same = alternates[latest.instance.version.name]
        page.latest = same === undefined ? start : linkTo(latest, same)
      }
      if (all.length > 1) page.docsVersion = { pluginId: instance.id, version: instance.version.name, alternates }
    }
  }
}

/** What is the same thing in another version: a document by its id, a generated index by its slug. */
function counterparts({ docs, indexes }: DocsVersionPages): Map<string, Route> {
  return new Map([
    ...docs.map(({ id, route }) => [docKey(id), route] as const),
    ...indexes.map(({ slug, route }) => [slug, route] as const),
  ])
}

/** No slug looks like this. */
const docKey = (id: string): string => `id:${id}`
