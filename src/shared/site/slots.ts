/** Names under which a site may say what stands in the place of a part of ours, or around it. */

import {
  ADMONITION_PARTS,
  AUTHOR_PART,
  BAR_PARTS,
  BAR_WORDS,
  CODE_PARTS,
  DOC_FRAMES,
  FOOTER_PARTS,
  FRAME_PARTS,
  HEADING_PARTS,
  LIST_PARTS,
  MENU_PARTS,
  PARTS,
  PHONE_MENU_PARTS,
  TAG_PARTS,
  TEXT_PARTS,
  TOP_BAR_PARTS,
} from './parts.ts'

/** Components for the tags of Markdown. */
export const MDX_COMPONENTS = 'MDXComponents'

/** Files of `src/theme` and keys of `slots` alike; `SlotName` of the public types lists the same. */
export const SLOTS: readonly string[] = [
  ...new Set([
    MDX_COMPONENTS,
    ...Object.keys(TAG_PARTS),
    ...HEADING_PARTS,
    ...TEXT_PARTS,
    ...CODE_PARTS,
    ...ADMONITION_PARTS,
    ...FRAME_PARTS,
    ...FOOTER_PARTS,
    ...TOP_BAR_PARTS,
    ...PHONE_MENU_PARTS,
    ...MENU_PARTS,
    ...DOC_FRAMES,
    ...Object.values(BAR_PARTS),
    ...Object.values(BAR_WORDS).flat(),
    ...LIST_PARTS,
    ...Object.values(PARTS).flat(),
    AUTHOR_PART,
  ]),
]

const EXTENSIONS = ['.tsx', '.ts', '.jsx', '.js', '.mjs', '.cjs', '.json']

/** Files that an import of code may name, the first that is there counts: `x` is `x.tsx`, `x/index.js`. */
export const codeFiles = (path: string): string[] => [
  path,
  ...EXTENSIONS.map(extension => path + extension),
  ...EXTENSIONS.map(extension => `${path}/index${extension}`),
  ...SOURCES.map(([made, source]) => path.replace(made, source)).filter(source => source !== path),
]

/** TypeScript lets its code be imported under the name of what it will be: `./x.js`. */
const SOURCES = [
  [/\.jsx?$/, '.ts'],
  [/\.jsx?$/, '.tsx'],
  [/\.mjs$/, '.mts'],
  [/\.cjs$/, '.cts'],
] as const
