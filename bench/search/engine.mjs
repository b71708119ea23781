/** The engine's search for Node: bundled from its sources, so that what is measured is what is written now. */

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

export const ROOT = resolve(import.meta.dirname, '../..')

/** Names of `test/search-site.ts`. */
export async function loadEngine() {
  // Inside `node_modules`, so that the bundle finds its packages.
  const cache = join(ROOT, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'search-bench-'))
  const bundle = await rolldown({
    input: join(ROOT, 'test/search-site.ts'),
    platform: 'node',
    external: id => !/^[./]/.test(id),
    logLevel: 'silent',
  })
  const { output } = await bundle.write({ dir: folder, format: 'esm', entryFileNames: 'engine.mjs' })
  await bundle.close()
  const engine = await import(pathToFileURL(join(folder, output[0].fileName)).href)
  rmSync(folder, { recursive: true })
  return engine
}
