/** Versions of the documents of one site: how each is entered, and what leads from one to another. */

import type { Config, DocsConfig } from '../shared/config.ts'
import { type Address, type Route, routeToAddress } from '../shared/path.ts'
import type { Page, VersionLink } from '../shared/site.ts'
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
  for (const version of versions) {
    const { instance, pages } = version
    const all = versionsOf(versions, instance.id)
    const latest = all.find(other => other.instance.version.isLast)
    for (const page of pages) {
      const counterparts = all.flatMap(other => {
        const route = counterpart(page, version, other)
        return route === undefined ? [] : [[other.instance.version.name, routeToAddress(route, config)] as const]
      })
      const alternates = Object.fromEntries(counterparts)
      if ((page.kind === 'doc' || page.kind === 'category') && latest !== undefined) {
        const same = alternates[latest.instance.version.name]
        page.latest = same === undefined ? versionLink(config, latest) : linkTo(latest, same)
      }
      if (all.length > 1) page.docsVersion = { pluginId: instance.id, version: instance.version.name, alternates }
    }
  }
}

/** The same document in another version by its id, the same generated index by its slug. */
function counterpart(page: Page, own: DocsVersionPages, other: DocsVersionPages): Route | undefined {
  if (page.kind === 'doc') return other.docs.find(({ id }) => id === page.docId)?.route
  if (page.kind !== 'category') return undefined
  const slug = own.indexes.find(({ route }) => route === page.route)?.slug
  return other.indexes.find(index => index.slug === slug)?.route
}
