/** What a step over the tree of a text is, whether the engine's own or a plugin of a site: the contract of both. */

import type { Report } from '../messages/problem.ts'
import type { MarkdownPlugin } from '../shared/config.ts'
import type { TabsMarkup } from './html/tabs.ts'
import type { HtmlElement, HtmlNode, Place } from './html-tree.ts'

/**
 * What it sees is plain data: a tree, a file, its options. What it reads it reads through the file. It changes the tree
 * or gives another one, at once or later.
 */
export interface Step extends MarkdownPlugin {
  /** The form in which it gets the tree; ours is not copied for it. */
  tree: 'mdast' | 'hast' | 'own'
  when: When
}

/**
 * Of each text: its Markdown, its HTML. Of each page: before tags that authors wrote are paired; when its blocks have
 * their ids; its text and its title, before and after the description is taken from them.
 */
type When = 'markdown' | 'html' | 'written' | 'blocks' | 'words' | 'type'

/** A point, a span or a node, as plugins name places. */
export type Where = { line?: number; column?: number; start?: Point; position?: { start?: Point } } | null | undefined

interface Point {
  line?: number
  column?: number
}

/** A text as unified has it, and a reader in place of a disk. */
export interface PluginFile {
  path: string
  history: string[]
  cwd: string
  value: string
  contents: string
  basename: string
  stem: string
  extname: string
  dirname: string
  data: Record<string, unknown>
  messages: unknown[]
  toString(): string
  /** Text of a file by its path from the folder of the site, on which the page then depends; `undefined`: none there. */
  read(path: string): string | undefined
  message(reason: unknown, place?: Where): Error
  info(reason: unknown, place?: Where): Error
  /** Throws. */
  fail(reason: unknown, place?: Where): never
}

/** A tree of ours. */
export interface OwnRoot {
  type: 'root'
  children: HtmlNode[]
  /** It is the title of a page. */
  isTitle: boolean
}

/** Steps of the engine speak in its own words, which are in two languages, and show tabs as it does. */
export interface OwnFile extends PluginFile {
  report: Report
  tabs(markup: TabsMarkup): HtmlElement
}

/** `this` of a step of the engine. */
export interface OwnProcessor {
  /** HTML of a package. */
  parse(html: string, at: Place | undefined): HtmlNode[]
}
