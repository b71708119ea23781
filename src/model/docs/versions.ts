/** Versions of the documents of one site: how each is entered, and what leads from one to another. */

import { codeOrder } from '../../shared/collections.ts'
import { type Address, type AddressOptions, type Route, routeToAddress } from '../../shared/path.ts'
import type { VersionLink } from '../../shared/site/menus.ts'
import type { Page } from '../../shared/site.ts'
import { routesOf } from './docnav.ts'
import type { Doc, DocsPages } from './docs.ts'

/** Versions of one docs instance, the newest first. */
export const versionsOf = (versions: readonly DocsPages[], id: string): DocsPages[] =>
  versions.filter(({ instance }) => instance.id === id)

/** The document that a version is entered by: at its own address, else the first of its first menu, else any. */
export function mainDoc({ docs, sidebars }: Pick<DocsPages, 'docs' | 'sidebars'>): Doc | undefined {
  const [first] = Object.values(sidebars)
  const route = first === undefined ? undefined : routesOf(first)[0]
  const byId = docs.toSorted((a, b) => codeOrder(a.id, b.id))
  return docs.find(doc => doc.place.slug === '/') ?? docs.find(doc => doc.route === route) ?? byId[0]
}

/** The version by the document that it is entered by. */
export function versionLink(addresses: AddressOptions, version: DocsPages): VersionLink | undefined {
  const doc = mainDoc(version)
  return doc && linkTo(version, routeToAddress(doc.route, addresses))
}

const linkTo = ({ instance }: DocsPages, href: Address): VersionLink => ({
  pluginId: instance.id,
  name: instance.version.name,
  label: instance.version.label,
  href,
})

/** Pages of all versions, each knowing which one it belongs to and where the others are. */
export function connectVersions(addresses: AddressOptions, versions: readonly DocsPages[]): Page[] {
  const places = new Map(versions.map(version => [version, counterparts(version)]))
  return versions.flatMap(version => {
    const { instance, pages } = version
    const all = versionsOf(versions, instance.id)
    const latest = all.find(other => other.instance.version.isLast)
    const start = latest && versionLink(addresses, latest)
    const keyOf = createKeys(version)
    return pages.map((page): Page => {
      const key = keyOf(page)
      const found = all.flatMap(other => {
        const route = key === undefined ? undefined : places.get(other)?.get(key)
        return route === undefined ? [] : [[other.instance.version.name, routeToAddress(route, addresses)] as const]
      })
      const alternates = Object.fromEntries(found)
      const { name } = instance.version
      const docsVersion = all.length > 1 ? { pluginId: instance.id, version: name, alternates } : undefined
      if (page.kind !== 'doc' && page.kind !== 'category') return { ...page, docsVersion }
      const same = latest && alternates[latest.instance.version.name]
      return { ...page, docsVersion, latest: latest && same ? linkTo(latest, same) : start }
    })
  })
}

/** What names the same thing in every version: a document's id, a generated index' slug. */
function createKeys({ indexes }: DocsPages): (page: Page) => string | undefined {
  const slugs = new Map(indexes.map(({ route, slug }) => [route, slug]))
  return page =>
    page.kind === 'doc' ? docKey(page.docId) : page.kind === 'category' ? slugs.get(page.route) : undefined
}

function counterparts({ docs, indexes }: DocsPages): Map<string, Route> {
  return new Map([
    ...docs.map(({ id, route }) => [docKey(id), route] as const),
    ...indexes.map(({ slug, route }) => [slug, route] as const),
  ])
}

/** No slug looks like this. */
const docKey = (id: string): string => `id:${id}`
