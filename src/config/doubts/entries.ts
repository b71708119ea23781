/** What lies in a folder of the site, whether it is there or not. */

import { type Dirent, readdirSync } from 'node:fs'
import { codeOrder } from '../../shared/collections.ts'
import { attempt } from '../../shared/value.ts'

/** In order, without what names hide. */
export const entriesOf = (folder: string): Dirent[] =>
  (attempt(() => readdirSync(folder, { withFileTypes: true })) ?? [])
    .filter(({ name }) => !/^[._]/.test(name))
    .sort((a, b) => codeOrder(a.name, b.name))
