/** Examples of code that readers run: what makes JavaScript of them is a package of the site's. */

import { dirname } from 'node:path'
import { realPath } from '../../disk.ts'
import type { Config } from '../../shared/config.ts'
import { entryOf, findInside, findPackage, type OptionalPackage } from './package.ts'

/** As the theme of Docusaurus brings it. */
const THROUGH = ['@docusaurus/theme-live-codeblock', 'react-live']

/** The package that reads the code; `undefined` for a site that runs none. */
export function sucrasePackage({ siteDir }: Pick<Config, 'siteDir'>): OptionalPackage | undefined {
  const inside = findInside(THROUGH, siteDir)
  return (inside === undefined ? undefined : findPackage(['sucrase'], inside)) ?? findPackage(['sucrase'], siteDir)
}

/** Its module for bundlers. */
export const compilerOf = ({ manifest }: OptionalPackage): string => entryOf(dirname(realPath(manifest)))
