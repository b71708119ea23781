/** The engine's search for Node: bundled from its sources, so that what is measured is what is written now. */

import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

export const ROOT = resolve(import.meta.dirname, '../..')

/** Names of `test/search-site.ts`. */
export async function loadEngine() {
  // Inside `node_modules`, so that the bundle finds its packages.
  const folder = join(ROOT, 'node_modules/.cache/zapiski-search-bench')
  mkdirSync(folder, { recursive: true })
  const bundle = await rolldown({
    input: join(ROOT, 'test/search-site.ts'),
    platform: 'node',
    external: id => !/^[./]/.test(id) && !id.startsWith('@orama/'),
    logLevel: 'silent',
  })
  await bundle
    .write({ dir: folder, format: 'esm', entryFileNames: 'engine-[hash].mjs', cleanDir: false })
    .then(({ output }) => {
      loadEngine.file = output[0].fileName
    })
  await bundle.close()
  const engine = await import(pathToFileURL(join(folder, loadEngine.file)).href)
  rmSync(folder, { recursive: true, force: true })
  return engine
}
