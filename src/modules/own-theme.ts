/** What a site has instead of the theme: components for the tags of Markdown, parts of pages. */

import { readFileSync } from 'node:fs'
import type { ModuleExports } from '../docusaurus/index.ts'
import { ADMONITION_PARTS, BAR_PARTS, FOOTER_PARTS, FRAME_PARTS, LAYOUT, PARTS } from '../shared/site/parts.ts'
import { isRecord } from '../shared/value.ts'
import { findThemeFile } from './bundle/files.ts'

/** Components for the tags of Markdown. */
export const MDX_COMPONENTS = 'MDXComponents'

/** Name -> absolute file. */
export type OwnTheme = ReadonlyMap<string, string>

/** Names of the theme that a site may have files for: what they hold is drawn in the place of ours, or around it. */
const REPLACEABLE: readonly string[] = [
  MDX_COMPONENTS,
  ...ADMONITION_PARTS,
  ...FRAME_PARTS,
  ...FOOTER_PARTS,
  ...Object.values(BAR_PARTS),
  ...new Set(Object.values(PARTS).flat()),
]

export const findOwnTheme = (siteDir: string): OwnTheme =>
  new Map(
    REPLACEABLE.flatMap(name => {
      const file = findThemeFile(name, siteDir)
      return file === undefined || (name === LAYOUT && !isAround(file)) ? [] : [[name, file] as const]
    }),
  )

/** A copy of the whole layout would draw the shell a second time; what wraps ours adds to it. */
const isAround = (file: string): boolean => /@theme-(?:original|init)\/Layout\b/.test(readFileSync(file, 'utf8'))

/** Components by name, as a module of them exports them. */
export const readComponents = (exported: unknown): ModuleExports => (isRecord(exported) ? { ...exported } : {})

/** A part that the site has itself, asked for by somebody else. */
export function ownPart(written: string, importer: string, siteDir: string): string | undefined {
  const name = written.startsWith('@theme/') ? written.slice('@theme/'.length) : ''
  const file = REPLACEABLE.includes(name) && name !== LAYOUT ? findThemeFile(name, siteDir) : undefined
  return file === importer ? undefined : file
}
