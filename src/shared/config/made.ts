/** What plugins of a site make besides settings and data: pages, parts of the theme, files of the output. */

import type { Problem } from '../problem.ts'

export interface Made {
  routes: readonly MadeRoute[]
  /** Absolute folders with parts of the theme; the later one wins. */
  themeFolders: readonly string[]
  /** Runs over the finished output of a language; absent: no plugin asks for it. */
  finish?: ((built: BuiltSite) => Promise<Problem[]>) | undefined
}

/** A page that a plugin makes: a component and what it is given. */
export interface MadeRoute {
  /** From the site's root: `/tags/a`. */
  path: string
  /** Absolute file. */
  component: string
  /** Properties as JSON. */
  props: string
}

/** A language of the site before it takes its place. */
export interface BuiltSite {
  /** Absolute: where its files stand now. */
  outDir: string
  pages: readonly BuiltPage[]
  /** Documents and posts, as Docusaurus' own plugins tell of them: by plugin and id. */
  content?: Readonly<Record<string, Readonly<Record<string, object>>>>
}

export interface BuiltPage {
  /** Address without the host. */
  path: string
  sourceFilePath?: string | undefined
  /** Milliseconds. */
  lastUpdatedAt?: number | undefined
}
