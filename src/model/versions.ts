/** Versions of the documents of one site: how each is entered, and what leads from one to another. */

import type { Config, DocsConfig } from '../shared/config.ts'
import { routeToAddress } from '../shared/path.ts'
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

/** The same document in a version, else the document that the version is entered by. */
export function versionLink(config: Config, version: DocsVersionPages, docId?: string): VersionLink | undefined {
  const doc = version.docs.find(({ id }) => id === docId) ?? mainDoc(version)
  if (doc === undefined) return undefined
  const { id, version: own } = version.instance
  return { pluginId: id, name: own.name, label: own.label, href: routeToAddress(doc.route, config) }
}

/** Tells the pages of every instance with several versions which one they belong to and where the others are. */
export function connectVersions(config: Config, versions: readonly DocsVersionPages[]): void {
  for (const { instance, pages } of versions) {
    const all = versionsOf(versions, instance.id)
    const latest = all.find(other => other.instance.version.isLast)
    for (const page of pages) {
      const docId = page.kind === 'doc' ? page.docId : undefined
      if ((page.kind === 'doc' || page.kind === 'category') && latest !== undefined) {
        page.latest = versionLink(config, latest, docId)
      }
      if (all.length > 1) page.docsVersion = versionOfPage(config, page, instance, all)
    }
  }
}

function versionOfPage(config: Config, page: Page, instance: DocsConfig, all: DocsVersionPages[]): Page['docsVersion'] {
  const alternates = all.flatMap(other => {
    const doc = page.kind === 'doc' ? other.docs.find(({ id }) => id === page.docId) : undefined
    return doc === undefined ? [] : [[other.instance.version.name, routeToAddress(doc.route, config)]]
  })
  return { pluginId: instance.id, version: instance.version.name, alternates: Object.fromEntries(alternates) }
}
