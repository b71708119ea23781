/** Files of the engine and of the site that pages name in their heads. */

import type { Address } from '../path.ts'

/** A style sheet for some pages only. */
export interface OptionalSheet {
  href: Address
  /** A page with one of these classes has it; `undefined`: every page. */
  classes: readonly string[] | undefined
  /** So does a page in which one of these stands. */
  markup?: readonly string[]
  /** So do pages with islands, whatever stands in them at first. */
  islands: boolean
}

/** Files of one face, by the letters that they have. */
export interface FaceFiles {
  latin: readonly Address[]
  cyrillic: readonly Address[]
}

/** Engine files that pages name: style sheets, scripts. */
export interface Assets {
  /** Addresses in the order of the head. */
  styles: Address[]
  /** Module scripts. */
  scripts: Address[]
  /** Fonts of texts and of code; absent where the site's own sheets speak of fonts. */
  fonts?: { text: FaceFiles; code: FaceFiles } | undefined
  /** Of the `ShellData` file. */
  shell: Address
  optional?: OptionalSheet[]
}
