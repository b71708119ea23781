/** What every part of the model is made with. */

import type { Translate } from '../messages/index.ts'
import { textOf } from '../messages/problem.ts'
import type { Text } from '../messages/text.ts'
import { knownOr } from '../shared/collections.ts'
import type { Config } from '../shared/config.ts'
import type { Content } from '../shared/document.ts'
import type { AddressOptions, FilePath } from '../shared/path.ts'
import type { Asset } from '../shared/site.ts'

export type Mode = 'production' | 'development'

export interface Context {
  readonly config: Config
  readonly addresses: AddressOptions
  readonly content: Content
  readonly t: Translate
  readonly mode: Mode
  /** Files that documents name, read and measured. */
  readonly assets?: ReadonlyMap<FilePath, Asset> | undefined
  /** Instant of the build: posts of later dates wait for their time; `undefined`: none waits. */
  readonly now?: string | undefined
}

const orders = new Map<string, Intl.Collator['compare']>()

/** Order of texts in a language, 2 before 10: one collator per language, since they are slow to create. */
export const textOrder = (locale: string): Intl.Collator['compare'] =>
  knownOr(orders, locale, () => new Intl.Collator(locale, { numeric: true }).compare)

let routes: Intl.Collator['compare'] | undefined

/** Order of addresses: one for all sites, whatever the language of the machine; numbers are letters, as in Docusaurus. */
export const routeOrder: Intl.Collator['compare'] = (a, b) => {
  routes ??= new Intl.Collator('en').compare
  return routes(a, b)
}

const MEANT = {
  document: 'meant/document',
  file: 'meant/file',
  address: 'meant/address',
  name: 'meant/name',
  case: 'meant/case',
} as const

/** Cure of a mistyped word: what is close to it, when anything is. */
export const meant = (what: keyof typeof MEANT, close: string | undefined): Text | undefined =>
  close === undefined ? undefined : textOf(MEANT[what], { name: close })

/** For a list of what there is, when that is nothing. */
export const noneOf = (names: readonly string[]): Text | undefined =>
  names.length === 0 ? textOf('navbar-item/none') : undefined
