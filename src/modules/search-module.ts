/** `search.algolia.transformItems`: the author's module that the search box hands every answer of the service to. */

import { createHash } from 'node:crypto'
import { join, relative } from 'node:path'
import type { Config } from '../shared/config.ts'
import { type Address, type AssetPath, assetToAddress, toAssetPath, toFilePath } from '../shared/path.ts'
import type { Problem } from '../shared/problem.ts'

export interface SearchModule {
  /** Absent without one, and when it cannot be bundled. */
  file?: { path: AssetPath; body: string }
  address?: Address
  problems: Problem[]
}

/** Bundles it for browsers into one script named by its bytes. */
export async function readSearchModule({ siteDir, search, baseUrl }: Config): Promise<SearchModule> {
  const name = search.hosted?.transformItems
  if (name === undefined) return { problems: [] }
  const source = join(siteDir, name)
  try {
    const { rolldown } = await import('rolldown')
    const bundle = await rolldown({ input: source, platform: 'browser', logLevel: 'silent', tsconfig: false })
    const { output } = await bundle.generate({ format: 'esm', codeSplitting: false, minify: true })
    await bundle.close()
    const [{ code, exports }] = output
    if (!exports.includes('default')) throw new Error('нет export default')
    const hash = createHash('sha256').update(code).digest('hex').slice(0, 8)
    const path = toAssetPath(`assets/js/search-items-${hash}.js`)
    return { file: { path, body: code }, address: assetToAddress(path, baseUrl), problems: [] }
  } catch (error) {
    const message = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
    const problem: Problem = {
      level: 'error',
      code: 'search-module',
      file: toFilePath(relative(siteDir, source)),
      text: `модуль transformItems не собирается: ${message}`,
      hint: 'нужна функция: export default items => items',
    }
    return { problems: [problem] }
  }
}
