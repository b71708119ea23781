/** The rooms that parse, bundled from their sources: what is tried is what is written now. */

import { join } from 'node:path'
import { rolldown } from 'rolldown'

/** Resolves with the bundle's file, which exports what `test/markdown-fixture.ts` and the parser's doors do. */
export async function rolldownBuild(root, folder) {
  const entry = join(folder, 'entry.ts')
  const code = [
    `export { parseText } from ${JSON.stringify(join(root, 'test/markdown-fixture.ts'))}`,
    `export { codeInText } from ${JSON.stringify(join(root, 'src/pages/index.ts'))}`,
    `export { parseText as parseBare } from ${JSON.stringify(join(root, 'src/markdown/parse-text.ts'))}`,
    `export { importsOf } from ${JSON.stringify(join(root, 'src/modules/bundle/imports.ts'))}`,
  ].join('\n')
  const plugin = {
    name: 'entry',
    resolveId: id => (id === 'entry' ? entry : null),
    load: id => (id === entry ? code : null),
  }
  const bundle = await rolldown({
    input: 'entry',
    plugins: [plugin],
    platform: 'node',
    // As the engine's own build and the tests have it.
    transform: { define: { 'import.meta.env.SSR': 'true' } },
    external: id => !/^[./]/.test(id) && id !== 'entry',
    logLevel: 'silent',
  })
  const { output } = await bundle.write({ dir: folder, format: 'esm', entryFileNames: 'parser.mjs' })
  await bundle.close()
  return join(folder, output[0].fileName)
}
