/** Pages that plugins of the site make, as sources among those that are files. */

import { relative } from 'node:path'
import { contentHash } from '../content-hash.ts'
import type { MadeRoute } from '../shared/config/made.ts'
import type { Config } from '../shared/config.ts'
import type { Source } from '../shared/document.ts'
import { withoutExtension } from '../shared/files.ts'
import { extensionOf, type FilePath, toFilePath } from '../shared/path.ts'
import { MADE_PAGES } from '../shared/version.ts'
import { emptyFrontMatter } from './front-matter/schema.ts'

export function madeSources({ made, siteDir }: Config): Source[] {
  const routes = made?.routes ?? []
  return routes.map(route => {
    const isAlone = routes.filter(({ component }) => component === route.component).length === 1
    const { path, component, props, texts } = route
    return {
      kind: 'page',
      instance: MADE_PAGES,
      file: isAlone ? shown(route, siteDir) : named(route, siteDir),
      path: `${path.slice(1)}.js`,
      body: '',
      bodyLine: 1,
      frontMatter: { ...emptyFrontMatter(), slug: path },
      frontMatterLines: {},
      hash: contentHash(JSON.stringify([path, component, props]), 64),
      made: { component, props, texts },
    }
  })
}

const shown = ({ component }: MadeRoute, siteDir: string): FilePath => toFilePath(relative(siteDir, component))

/** Several pages of one component are told apart: `src/Tag[tags/a].tsx`. */
function named(route: MadeRoute, siteDir: string): FilePath {
  const file = shown(route, siteDir)
  return toFilePath(`${withoutExtension(file)}[${route.path.slice(1).replaceAll('/', ' ')}].${extensionOf(file)}`)
}
