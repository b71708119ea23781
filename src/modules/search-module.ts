/** `search.algolia.transformItems`: the author's module that the search box hands every answer of the service to. */

import { join, relative } from 'node:path'
import { contentHash } from '../content-hash.ts'
import { problemOf, textOf } from '../messages/problem.ts'
import type { TextValue } from '../messages/text.ts'
import type { Config } from '../shared/config.ts'
import { type Address, type AssetPath, assetToAddress, toAssetPath, toFilePath } from '../shared/path.ts'
import type { Problem } from '../shared/problem.ts'
import { firstLineOf } from '../shared/value.ts'
import { bundleScript } from './browser-script.ts'

interface SearchModule {
  /** Absent without one, and when it cannot be bundled. */
  file?: { path: AssetPath; body: string }
  address?: Address
  problems: Problem[]
  /** Absolute files that it was made of. */
  watched: string[]
}

/** Bundles it for browsers into one script named by its bytes. */
export async function readSearchModule({ siteDir, search, filesUrl }: Config): Promise<SearchModule> {
  const name = search.hosted?.transformItems
  if (name === undefined) return { problems: [], watched: [] }
  const source = join(siteDir, name)
  const failed = (message: TextValue): SearchModule => {
    const at = { file: toFilePath(relative(siteDir, source)) }
    return { problems: [problemOf('error', 'search-module', { values: { message }, at })], watched: [source] }
  }
  try {
    const { code, exports, watched } = await bundleScript({ input: source })
    if (!exports.includes('default')) return failed(textOf('search-module/no-default'))
    const path = toAssetPath(`assets/js/search-items-${contentHash(code)}.js`)
    return { file: { path, body: code }, address: assetToAddress(path, filesUrl), problems: [], watched }
  } catch (error) {
    return failed(firstLineOf(error))
  }
}
