/** Addresses of a finished site as Docusaurus has them at that moment: documents below their version and instance. */

import type { BuiltPage, BuiltRoute, PluginContent } from '../../shared/config/made.ts'
import { listOf, recordOf } from '../../shared/value.ts'

const DOCS = 'docusaurus-plugin-content-docs'

interface Built {
  pages: readonly BuiltPage[]
  content: PluginContent
  trailingSlash: boolean | undefined
}

export function builtRoutes({ pages, content, trailingSlash }: Built): BuiltRoute[] {
  const ended = (path: string): string =>
    trailingSlash === undefined || path === '/' ? path : path.replace(/\/*$/, trailingSlash ? '/' : '')
  const versions = Object.entries(content[DOCS] ?? {}).flatMap(([id, its]) =>
    listOf(recordOf(its).loadedVersions).map(version => versionOf(id, recordOf(version))),
  )
  // The longest one first: the last version stands at the beginning of all others' addresses.
  const byLength = versions.toSorted((a, b) => b.base.length - a.base.length)
  const routes: BuiltRoute[] = []
  const below = new Map(versions.map(version => [version, [] as BuiltRoute[]]))
  for (const page of pages) {
    const version = page.plugin.name === DOCS ? byLength.find(one => one.holds(page.path)) : undefined
    if (version === undefined) routes.push(leaf(page))
    else below.get(version)?.push({ ...leaf(page), ...version.docOf(page.path) })
  }
  const ids = [...new Set(versions.map(({ id }) => id))]
  return [
    ...routes,
    ...ids.map(id => {
      const own = versions.filter(version => version.id === id)
      return {
        // All of them stand below the one that is read without a name.
        path: ended((own.find(({ isLast }) => isLast) ?? own[0])?.base ?? '/'),
        exact: false,
        component: '@theme/DocsRoot',
        plugin: { name: DOCS, id },
        routes: own.map(version => ofVersion(version, ended(version.base), below.get(version) ?? [])),
      }
    }),
  ]
}

type Version = ReturnType<typeof versionOf>

function versionOf(id: string, version: Record<string, unknown>) {
  const base = String(version.path)
  const docs = listOf(version.docs).map(recordOf)
  const byPath = new Map(docs.map(doc => [String(doc.permalink), doc]))
  const { versionName, label, banner, isLast, tagsPath } = version
  return {
    id,
    base,
    isLast: isLast === true,
    tags: String(tagsPath),
    /** One of its documents, or what lies below its address. */
    holds: (path: string): boolean => byPath.has(path) || `${path}/`.startsWith(base.replace(/\/?$/, '/')),
    docOf: (path: string): Partial<BuiltRoute> => {
      const doc = byPath.get(path)
      return doc === undefined
        ? {}
        : { component: '@theme/DocItem', ...(typeof doc.sidebar === 'string' && { sidebar: doc.sidebar }) }
    },
    props: {
      pluginId: id,
      version: versionName,
      label,
      banner,
      isLast,
      noIndex: false,
      className: `docs-version-${String(versionName)}`,
      docsSidebars: {},
      docs: Object.fromEntries(
        docs.map(({ id, title, description, sidebar }) => [String(id), { id, title, description, sidebar }]),
      ),
    },
  }
}

function ofVersion({ props, tags }: Version, path: string, below: readonly BuiltRoute[]): BuiltRoute {
  const isTag = ({ path }: BuiltRoute): boolean =>
    tags !== '' && `${path}/`.includes(`/${tags.replace(/^\/|\/$/g, '')}/`)
  const root = { path, exact: false, component: '@theme/DocRoot', routes: below.filter(one => !isTag(one)) }
  return {
    path,
    exact: false,
    component: '@theme/DocVersionRoot',
    props: { version: props },
    routes: [root, ...below.filter(isTag)],
  }
}

function leaf({ path, plugin, sourceFilePath, lastUpdatedAt }: BuiltPage): BuiltRoute {
  const metadata = { ...(sourceFilePath && { sourceFilePath }), ...(lastUpdatedAt && { lastUpdatedAt }) }
  return { path, exact: true, component: '', plugin, metadata }
}
