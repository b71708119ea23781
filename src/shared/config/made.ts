/** What plugins of a site make besides settings and data: pages, parts of the theme, files of the output. */

import type { FilePath } from '../path.ts'
import type { Problem } from '../problem.ts'

/** A name that stands for a folder or a file of the site in imports. */
export interface Alias {
  name: string
  /** That name alone, and nothing below it. */
  isExact: boolean
  /** Absolute. */
  path: string
}

export interface Made {
  routes: readonly MadeRoute[]
  /** Absolute folders with parts of the theme; the later one wins. */
  themeFolders: readonly string[]
  texts?: PluginTexts
  aliases?: readonly Alias[]
  /** Asks the plugins once more when the files of the content are read; absent: none waits for it. */
  gather?: ((content: PluginContent) => Promise<Gathered>) | undefined
  /** Runs over the finished output of a language; absent: no plugin asks for it. */
  finish?: ((built: BuiltSite) => Promise<Problem[]>) | undefined
  /** What PostCSS makes of a sheet, whose file is absolute; absent: no plugin asks for it, or it is not installed. */
  style?: ((css: string, path: string) => Promise<StyledSheet>) | undefined
}

export interface StyledSheet {
  css: string
  /** Absolute files that it was made of besides itself. */
  files: readonly string[]
  /** It stayed as it was. */
  problem?: Problem
}

/** Texts of plugins that a language may say otherwise, by their files in its folder, then by id. */
export type PluginTexts = Record<string, Record<string, { message: string; description?: string }>>

/** By plugin and id, as Docusaurus' own plugins tell of it. */
export type PluginContent = Readonly<Record<string, Readonly<Record<string, object>>>>

/** All that plugins made, before and now. */
interface Gathered {
  routes: readonly MadeRoute[]
  globalData: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  problems: readonly Problem[]
}

/** A page that a plugin makes: a component and what it is given. */
export interface MadeRoute {
  /** From the site's root: `/tags/a`. */
  path: string
  /** Absolute file. */
  component: string
  /** Properties as JSON; texts stand in it as `giveText` puts them. */
  props: string
  /** Names of these texts. */
  texts: readonly FilePath[]
}

/** A language of the site before it takes its place. */
export interface BuiltSite {
  /** Absolute: where its files stand now. */
  outDir: string
  pages: readonly BuiltPage[]
  /** The same as Docusaurus nests them. */
  routes: readonly BuiltRoute[]
  content: PluginContent
}

export interface BuiltRoute {
  path: string
  exact: boolean
  component: string
  plugin?: BuiltPage['plugin']
  metadata?: object
  /** Of a document. */
  sidebar?: string
  props?: Readonly<Record<string, unknown>>
  routes?: BuiltRoute[]
}

export interface BuiltPage {
  /** Address without the host. */
  path: string
  /** Docusaurus' plugin that such pages are of, and its instance. */
  plugin: { name: string; id: string }
  /** Not for robots. */
  noIndex: boolean
  sourceFilePath?: string | undefined
  /** Milliseconds. */
  lastUpdatedAt?: number | undefined
}
