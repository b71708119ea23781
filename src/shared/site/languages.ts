/** What a page knows of itself in the other languages of the site. */

import type { Route } from '../path.ts'

/** A page in one language. */
export interface Alternate {
  locale: string
  /** Of `hreflang`. */
  lang: string
  /** Absolute. */
  url: string
}

/** Language of a name in a list or menu, where it is not that of the page around. */
export interface Spoken {
  lang?: string | undefined
  dir?: 'ltr' | 'rtl' | undefined
}

/** The text that a page shows instead of its translation. */
export interface Original {
  /** Absolute. */
  url: string
  /** From the pages of this language: a path where both are on one host. */
  href: string
  lang: string
  direction: 'ltr' | 'rtl'
}

export interface PageLanguages {
  /**
   * Every language that has the page in its own words, its own among them, in the order of the config. None for what
   * nobody has translated: search engines know it by the address of its original.
   */
  alternates: Alternate[]
  /** Nobody has translated its text. */
  original?: Original
  /** Where the language menu leads when it is not the same path: addresses by locale. */
  elsewhere?: Record<string, string>
}

/** By the route of the page. */
export type Languages = ReadonlyMap<Route, PageLanguages>

/** Whether a page shows the text of another language. */
export const isOriginal = ({ route }: { route: Route }, languages: Languages | undefined): boolean =>
  languages?.get(route)?.original !== undefined
