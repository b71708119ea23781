/** `@docusaurus/plugin-content-docs/client`: versions of the documents, and which of them a page belongs to. */

import { useContext } from 'react'
import { type DocsData, type DocsVersionData, type Host, PageContext, type PageFacts } from '../host.ts'

type Exports = Record<string, unknown>

const nothing = () => undefined
const none = () => []
const same = (value: unknown) => value

/** Where there are no documents. */
const NO_DOCS: DocsData = { path: '/', versions: [], breadcrumbs: true }

/**
 * A version with its documents. Who asks for these is drawn twice, so nobody is asked before a component wants them; a
 * browser knows what the island that it takes over was told.
 */
const createFill = (host: Host) =>
  function useFill(): (pluginId: string, version: DocsVersionData) => DocsVersionData {
    const told = useContext(PageContext)?.documents
    return (pluginId, version) => {
      const all = () =>
        host.documents === undefined
          ? (told?.[pluginId]?.[version.name] ?? [])
          : Object.values(host.documents(pluginId, version.name))
      return {
        ...version,
        get docs() {
          const docs = all().map(({ id, path, sidebar }) => ({ id, path, sidebar }))
          return docs.length === 0 ? version.docs : docs
        },
        get mainDocId() {
          const docs = all()
          return (docs.find(({ path }) => path === version.path) ?? docs[0])?.id ?? version.mainDocId
        },
      }
    }
  }

/** Menus and documents are known when all have been read: components are drawn before that. */
export function createDocsClient(host: Host, { useFacts, Frame }: { useFacts: () => PageFacts; Frame: unknown }) {
  const all = (): Record<string, DocsData> => host.site().docs ?? {}
  const dataOf = (id = 'default'): DocsData => all()[id] ?? NO_DOCS
  const latest = (id?: string): DocsVersionData | undefined => dataOf(id).versions.find(({ isLast }) => isLast)
  const pluginOf = ({ metadata }: PageFacts): string | undefined =>
    typeof metadata.pluginId === 'string' ? metadata.pluginId : undefined
  const versionOf = ({ metadata }: PageFacts, id = 'default'): DocsVersionData | undefined =>
    metadata.pluginId === id ? dataOf(id).versions.find(({ name }) => name === metadata.version) : undefined
  const useActivePlugin = () => {
    const pluginId = pluginOf(useFacts())
    return pluginId === undefined ? undefined : { pluginId, pluginData: dataOf(pluginId) }
  }
  const useActiveVersion = (id?: string) => versionOf(useFacts(), id)
  const useDocsVersion = () => {
    const facts = useFacts()
    const pluginId = pluginOf(facts) ?? 'default'
    const version = versionOf(facts, pluginId) ?? latest(pluginId)
    const name = version?.name ?? 'current'
    const told = facts.documents?.[pluginId]?.[name] ?? []
    return {
      pluginId,
      ...version,
      version: name,
      // Who asks is drawn twice, so nobody is asked before a component wants them.
      get docs() {
        return host.documents?.(pluginId, name) ?? Object.fromEntries(told.map(doc => [doc.id, doc]))
      },
      docsSidebars: {},
    }
  }
  return {
    ...menus(Frame),
    ...versions(host),
    useDocsVersion,
    useDocById(id?: string) {
      const current = useDocsVersion()
      // Of one document an island is told that one.
      return id === undefined
        ? undefined
        : (host.documents?.(current.pluginId, current.version, id) ?? current.docs)[id]
    },
    useDocsVersionCandidates: (id?: string) => [useActiveVersion(id) ?? latest(id)].filter(Boolean),
    useActivePlugin,
    useActivePluginAndVersion() {
      const activePlugin = useActivePlugin()
      const activeVersion = versionOf(useFacts(), activePlugin?.pluginId)
      return activePlugin === undefined ? undefined : { activePlugin, activeVersion }
    },
    useActiveVersion,
    useActiveDocContext(id?: string) {
      const facts = useFacts()
      const activeVersion = versionOf(facts, id)
      const { id: docId, permalink: path } = facts.metadata
      return { activeVersion, activeDoc: activeVersion && { id: docId, path }, alternateDocVersions: {} }
    },
    // Which document of the last version says the same is not known yet.
    useDocVersionSuggestions: (id?: string) => ({
      latestDocSuggestion: undefined,
      latestVersionSuggestion: latest(id),
    }),
  }
}

/** What tells of versions, each with its documents. */
function versions(host: Host) {
  const useFill = createFill(host)
  const useAllDocsData = (): Record<string, DocsData> => {
    const fill = useFill()
    const filled = Object.entries(host.site().docs ?? {}).map(([id, data]): [string, DocsData] => [
      id,
      { ...data, versions: data.versions.map(version => fill(id, version)) },
    ])
    return Object.fromEntries(filled)
  }
  const useDocsData = (id = 'default'): DocsData => useAllDocsData()[id] ?? NO_DOCS
  return {
    useAllDocsData,
    useDocsData,
    useVersions: (id?: string) => useDocsData(id).versions,
    useLatestVersion: (id?: string) => useDocsData(id).versions.find(({ isLast }) => isLast),
  }
}

const menus = (Frame: unknown): Exports => ({
  findSidebarCategory: nothing,
  findFirstSidebarItemLink: (item: { href?: string } | undefined) => item?.href,
  isActiveSidebarItem: () => false,
  isVisibleSidebarItem: () => true,
  useVisibleSidebarItems: same,
  useSidebarBreadcrumbs: () => null,
  useCurrentSidebarCategory: () => ({ type: 'category', label: '', items: [] }),
  useCurrentSidebarSiblings: none,
  filterDocCardListItems: same,
  useDocsSidebar: () => ({ name: '', items: [] }),
  // A frame of documents is given what stands in it.
  useDocRootMetadata: ({ children }: { children?: unknown }) => ({ docElement: children, sidebarItems: [] }),
  useDocRouteMetadata: ({ children }: { children?: unknown }) => ({ docElement: children, sidebarItems: [] }),
  // Items of the bar are drawn before documents are known.
  useLayoutDoc: () => null,
  useLayoutDocsSidebar: () => ({ name: '', link: { label: '', path: '' } }),
  DocsSidebarProvider: Frame,
  DocsVersionProvider: Frame,
  useDocsPreferredVersion: () => ({ preferredVersion: null, savePreferredVersionName: nothing }),
  useDocsPreferredVersionByPluginId: () => ({}),
  DocsPreferredVersionContextProvider: Frame,
  DocSidebarItemsExpandedStateProvider: Frame,
  useDocSidebarItemsExpandedState: () => ({ expandedItem: null, setExpandedItem: nothing }),
  useDocsContextualSearchTags: none,
  getDocsVersionSearchTag: (id: string, name: string) => `docs-${id}-${name}`,
  useBreadcrumbsStructuredData: () => ({}),
})
