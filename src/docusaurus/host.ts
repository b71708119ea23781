/** What Docusaurus' own components and hooks ask of their surroundings: a build or a browser. */

import { createContext, createElement, type ReactNode, useContext } from 'react'
import type { ListedDocument } from '../shared/document.ts'

/** What authors read of their config; plain JSON except functions, which browsers do not get. */
export interface SiteData {
  siteConfig: Record<string, unknown> & { baseUrl: string; title: string; url: string; trailingSlash?: boolean }
  /** All languages by name, when there are several. */
  locales?: Record<string, object>
  locale: { current: string; direction: 'ltr' | 'rtl'; label: string; htmlLang: string; calendar: string }
  /** The site's own texts by id, for `<Translate>`. */
  messages: Record<string, string>
  defaultColorMode: 'light' | 'dark'
  /** Of each instance of documents, by id. */
  docs?: Record<string, DocsData>
  /** What plugins of the site left, by plugin and id. */
  globalData?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** Docusaurus' names. */
export interface DocsData {
  path: string
  versions: DocsVersionData[]
  breadcrumbs: boolean
}

export interface DocsVersionData {
  name: string
  label: string
  isLast: boolean
  path: string
  /** What pages say of it. */
  banner: 'unreleased' | 'unmaintained' | null
  badge: boolean
  noIndex: boolean
  className: string
  /** Where it begins; of others nothing is known when components are drawn at first. */
  mainDocId: string
  docs: { id: string; path: string; sidebar?: string | undefined }[]
  draftIds: never[]
  sidebars: Record<string, never>
}

/** Names of Docusaurus' `<Layout>`. */
export interface LayoutProps {
  title?: unknown
  description?: unknown
  keywords?: unknown
  image?: unknown
  wrapperClassName?: unknown
  noFooter?: unknown
  /** The page of a post that the site draws is given no contents to stand beside it. */
  noContents?: unknown
  children?: ReactNode
}

export type AnyProps = Record<string, unknown> & { children?: ReactNode }
export type AnyComponent = (props: AnyProps) => ReactNode
export type Parts = Readonly<Record<string, AnyComponent>>

/** Shows what stands in it. */
export const Frame: AnyComponent = ({ children }) => children ?? null
export const Nothing: AnyComponent = () => null

export type ToldDocuments = Record<string, Record<string, readonly ListedDocument[]>>

/** What Docusaurus tells components of the document that they stand in: plain JSON. */
export interface PageFacts {
  metadata: Record<string, unknown>
  frontMatter: Record<string, unknown>
  toc: readonly unknown[]
  contentTitle: string | undefined
  /** Of a post: what stands beside its text. */
  assets?: Record<string, unknown>
  /** Documents that an island asked for: by the id of their instance and the version. */
  documents?: ToldDocuments
  /** The top bar is being drawn, or the menu of narrow screens, no page. */
  bar?: 'top' | 'menu'
  /** Of a menu of documents: lists, single items, or what stands around all of them. */
  menu?: 'lists' | 'items' | 'column'
  /** Its place in the list that is being drawn; a page of its own has none. */
  listed?: number
}

export interface Host {
  isBrowser: boolean
  site(): SiteData
  /** Of a version, by id; browsers are told what their island asked for, all of them or the one of an `id`. */
  documents?: ((pluginId: string, version: string, id?: string) => Readonly<Record<string, ListedDocument>>) | undefined
  /** What stands in `href` for an address as written; `frozen`: inside an island, where it is not processed again. */
  link(to: string, frozen: boolean): string
  /** `useBaseUrl`. */
  address(path: string): string
  /** Path of the page, base included. */
  pathname(): string
  head(children: ReactNode): void
  layout(props: LayoutProps): void
  redirect(to: string): void
  anchor(id: string): void
  /** What the page being drawn says of itself; an island brings its own. */
  page(): PageFacts | undefined
  /** Where a site's own part asks for one of ours; `frozen`: inside an island. */
  part(name: string, frozen: boolean, children: ReactNode): ReactNode
  /** The site's own part of the theme; browsers have none. */
  own?: ((name: string) => AnyComponent | undefined) | undefined
  /** Draws a component of the theme in a document; `undefined` where there is none. */
  theme(name: string): AnyComponent | undefined
  colorMode: {
    get(): 'light' | 'dark'
    subscribe(listener: () => void): () => void
    choose(mode: 'light' | 'dark' | null): void
  }
}

/** True for what is drawn again in the browser. */
export const IslandContext = createContext(false)

/** Of an island: whether it has been taken over, until when it shows what the build drew. */
export const TakenOverContext = createContext<boolean | undefined>(undefined)

/** Of an island: what the build knew of its page. */
export const PageContext = createContext<PageFacts | undefined>(undefined)

/** Props come from documents and may be anything. */
export const textProp = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** Ours of that name: the engine draws it where it is asked for. */
export const oursOf = (host: Host, name: string): AnyComponent =>
  function Ours({ children }) {
    return host.part(name, useContext(IslandContext), children)
  }

/** Whether the site draws one of these itself. */
export const isOwn = (host: Host, names: readonly string[]): boolean =>
  names.some(name => host.own?.(name) !== undefined)

/** The site's own part of that name, where it has one, else `ours`. A browser draws an island again and has none. */
export const ownOr = (host: Host, name: string, ours: AnyComponent): AnyComponent =>
  function OwnOrOurs(props) {
    const frozen = useContext(IslandContext)
    const Found = (frozen ? undefined : host.own?.(name)) ?? ours
    return createElement(Found, props)
  }
