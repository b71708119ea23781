/** What a site has instead of the theme: components for the tags of Markdown, parts of pages. */

import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { ModuleExports } from '../docusaurus/index.ts'
import { isComponent, seemsToTakeIn } from '../pages/index.ts'
import type { Config } from '../shared/config.ts'
import type { Source, SourceKind } from '../shared/document.ts'
import { isTextFile } from '../shared/files.ts'
import { type FilePath, toFilePath } from '../shared/path.ts'
import { type Position, positionAt } from '../shared/problem.ts'
import {
  ADMONITION_PARTS,
  ASKED_PARTS,
  AUTHOR_PART,
  BAR_PARTS,
  CODE_PARTS,
  DOC_FRAME,
  DOC_FRAMES,
  FOOTER_PARTS,
  HEADING_PARTS,
  LAYOUT,
  MENU_LIST,
  MENU_PARTS,
  PARTS,
  PHONE_MENU,
  PHONE_MENU_PARTS,
  TAG_PARTS,
  TEXT_PARTS,
  TOP_BAR,
  TOP_BAR_PARTS,
} from '../shared/site/parts.ts'
import { MDX_COMPONENTS, SLOTS } from '../shared/site/slots.ts'
import { attempt, isRecord } from '../shared/value.ts'
import { findThemeFile, type ThemePlaces } from './bundle/files.ts'

/** Name -> absolute file. */
export type OwnTheme = ReadonlyMap<string, string>

export const themePlaces = ({ siteDir, slots, made, blogs }: Config): ThemePlaces => ({
  siteDir,
  blogs: blogs.map(({ id }) => id),
  slots,
  aliases: made?.aliases,
  themes: made?.themeFolders ?? [],
})

/** A site without a folder of parts and without slots is asked once, not for each name in each spelling. */
const hasParts = ({ siteDir, slots = {}, themes = [] }: ThemePlaces): boolean =>
  themes.length > 0 || Object.keys(slots).length > 0 || existsSync(join(siteDir, 'src/theme'))

export const findOwnTheme = (places: ThemePlaces): OwnTheme =>
  new Map(
    (hasParts(places) ? SLOTS : []).flatMap(name => {
      const file = findThemeFile(name, places)
      return file === undefined ? [] : [[name, file] as const]
    }),
  )

/** As `publicName` reads them. */
const OWN_FILES = /@docusaurus\/theme-classic\/[\w-]+\/theme(?=\/)/g

/** Of a site's own layout: what it neither takes over from ours nor asks for stands nowhere. */
export function leftOutByLayout(theme: OwnTheme): string[] {
  const file = theme.get(LAYOUT)
  const code = file === undefined ? '' : readFileSync(file, 'utf8').replace(OWN_FILES, '@theme-original')
  if (file === undefined || /@theme-(?:original|init)\/Layout\b/.test(code)) return []
  return [TOP_BAR, 'Footer'].filter(name => !new RegExp(`@theme(?:-original|-init)?/${name}['"]`).test(code))
}

/** Their files hold components by name. */
const LISTS: ReadonlySet<string> = new Set([MDX_COMPONENTS, BAR_PARTS.kinds, 'Admonition/Types'])

/** Whether React can draw what a file of the theme exports. */
export const isDrawn = (name: string, exported: unknown): boolean => LISTS.has(name) || isComponent(exported)

/** Where a file says what it is for others; the top of one that does not. */
export function placeOfDefault(file: string): Position {
  const code = readFileSync(file, 'utf8')
  const offset = code.search(/^[ \t]*(?:export\s+default\b|export\s*\{[^}]*\bdefault\b|module\.exports\b)/m)
  return positionAt(code, Math.max(offset, 0))
}

/** Parts of which ours is composed where the site does not have the whole. */
const MADE_OF: Readonly<Record<string, readonly string[]>> = {
  Footer: FOOTER_PARTS,
  [TOP_BAR]: [...TOP_BAR_PARTS, PHONE_MENU, ...PHONE_MENU_PARTS],
  [PHONE_MENU]: PHONE_MENU_PARTS,
  [DOC_FRAME]: DOC_FRAMES,
  [MENU_LIST]: MENU_PARTS,
}

/** Where a part around all documents is drawn: items of the bar by a component of their kind, others maybe by one of their parts. */
export function placeOfPart(
  name: string,
  theme: OwnTheme,
  siteDir: string,
): ({ file: FilePath } & Position) | undefined {
  const others = name.startsWith(`${BAR_PARTS.any}#`) ? Object.values(BAR_PARTS) : (MADE_OF[name] ?? [])
  const file = [name, ...others].map(part => theme.get(part)).find(found => found !== undefined)
  return file === undefined ? undefined : { file: toFilePath(relative(siteDir, file)), ...placeOfDefault(file) }
}

/** Components by name, as a module of them exports them; MDX asks a function for them, and tells it of those around. */
export function readComponents(exported: unknown): ModuleExports {
  const list = typeof exported === 'function' ? attempt(() => exported({})) : exported
  return isRecord(list) && !('$$typeof' in list) ? { ...list } : {}
}

/** Whoever asks for them, they stand where they stand. */
const APART: ReadonlySet<string> = new Set([
  LAYOUT,
  PHONE_MENU,
  MENU_LIST,
  'DocSidebarItem',
  'DocRoot/Layout/Sidebar',
  'DocPage/Layout/Sidebar',
  ...DOC_FRAMES,
])
/** The shell has them beside the page: a copy of the layout only says where. */
const BESIDE: ReadonlySet<string> = new Set([TOP_BAR, 'AnnouncementBar', 'Footer', 'Layout/Provider'])

/** A part that the site has itself, asked for by somebody else; a component of texts is drawn where texts have it. */
export function ownPart(written: string, importer: string, places: ThemePlaces): string | undefined {
  const name = written.startsWith('@theme/') ? written.slice('@theme/'.length) : ''
  const isPart = SLOTS.includes(name) || ASKED_PARTS.test(name)
  const isAsked = isPart && !APART.has(name) && !TEXT_PARTS.includes(name)
  if (BESIDE.has(name) && importer === findThemeFile(LAYOUT, places)) return undefined
  const file = isAsked ? findThemeFile(name, places) : undefined
  return file === importer ? undefined : file
}

/** Where parts of the site's own theme show. */
export type Where = 'nowhere' | 'around' | 'inside'

/** In any text: what draws its tags and its code. */
const EVERYWHERE: ReadonlySet<string> = new Set([
  ...Object.keys(TAG_PARTS),
  ...HEADING_PARTS,
  ...CODE_PARTS,
  'CodeBlock',
])
/** In a text with one of these signs. */
const SIGNS: ReadonlyMap<string, RegExp> = new Map([
  ...ADMONITION_PARTS.map((name): [string, RegExp] => [name, /:::|admonition|\[!/i]),
  ...TEXT_PARTS.map((name): [string, RegExp] => [name, new RegExp(name, 'i')]),
])
const AROUND: Readonly<Record<SourceKind, ReadonlySet<string>>> = {
  post: new Set([...PARTS.post, AUTHOR_PART]),
  doc: new Set([...PARTS.doc, ...DOC_FRAMES]),
  page: new Set(PARTS.page),
}
const isInside = (name: string): boolean => name === MDX_COMPONENTS || EVERYWHERE.has(name) || SIGNS.has(name)

/** Whether one of these parts may show in a text of this kind at all. Others show beside all documents, and in lists. */
export const mayShowIn = (names: Iterable<string>, kind: SourceKind): boolean =>
  [...names].some(name => isInside(name) || AROUND[kind].has(name))

/** What is asked of the site's own theme for each text: plain data, which another run can be told. */
export interface ThemeOfTexts {
  /** Its parts. */
  names: readonly string[]
  /** Tags of Markdown are its own. */
  drawsTags: boolean
  /** Texts have components of it. */
  hasComponents: boolean
}

/** `components`: the site's own `MDXComponents`. A list that says ours again leaves ours as they are. */
export const themeOfTexts = (names: readonly string[], components: ModuleExports): ThemeOfTexts => ({
  names,
  drawsTags: Object.entries(components).some(([name, value]) => /^[a-z]/.test(name) && value !== name),
  hasComponents: Object.keys(components).length > 0,
})

/** Of a text without code of the site; one that imports may name a part of the theme. */
export function whereIn(
  source: Pick<Source, 'body' | 'kind'>,
  { names, drawsTags, hasComponents }: ThemeOfTexts,
): Where {
  // The text may have to be read from the disk.
  if (names.length === 0) return 'nowhere'
  if (drawsTags || names.some(name => EVERYWHERE.has(name))) return 'inside'
  const { body, kind } = source
  const isSigned = names.some(name => SIGNS.get(name)?.test(body) === true)
  if (isSigned || (hasComponents && COMPONENT.test(body)) || seemsToTakeIn(body)) return 'inside'
  return names.some(name => AROUND[kind].has(name)) ? 'around' : 'nowhere'
}
const COMPONENT = /<\s*\p{Lu}/u

/** What is known of the texts that were asked about. */
interface Asked {
  prepared: { candidates: ReadonlyMap<FilePath, readonly unknown[]> } | undefined
  theme: ThemeOfTexts
  places: WeakMap<Source, Where>
}

/** Of any document: in one with code of the site anything may show. */
export function themeIn(source: Source, { prepared, theme, places }: Asked): Where {
  const hasCode = (prepared?.candidates.get(source.file) ?? []).length > 0
  if (hasCode || !isTextFile(source.file)) return 'inside'
  const known = places.get(source) ?? whereIn(source, theme)
  if (theme.names.length > 0) places.set(source, known)
  return known
}
