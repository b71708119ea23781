import { expect, test } from 'vitest'
import { moduleAlone } from './alone.ts'

const made = async (text: string): Promise<string | undefined> =>
  (
    await moduleAlone({
      file: '/site/zapiski.config.ts',
      text,
      ownName: 'zapiski',
      define: { __dirname: '"/site"', 'import.meta.dirname': '"/site"' },
    })
  )?.code

test('a module that stands alone is ready without the bundler: types go, its place and the engine’s own name are put in', async () => {
  const code = await made(
    `import type { Config } from 'zapiski'\nimport { defineConfig as define } from 'zapiski'\nimport { join } from 'node:path'\nexport default define({ title: join(import.meta.dirname, __dirname) } as Config)`,
  )
  expect(code).toContain('function define(config)')
  expect(code).toContain('join("/site", "/site")')
  expect(code).not.toMatch(/zapiski|as Config/)
})

test('what is put in stands on as many lines, so that an error is told at its own', async () => {
  const text = `import {\n  defineConfig,\n} from 'zapiski'\nexport default defineConfig({ title: missing() })`
  const found = await moduleAlone({ file: '/site/zapiski.config.ts', text, ownName: 'zapiski', define: {} })
  const lines = found?.code.split('\n') ?? []
  const line = lines.findIndex(each => each.includes('missing()'))
  const entry = found?.map?.findEntry(line, lines[line]?.indexOf('missing') ?? 0)
  expect(entry).toMatchObject({ originalLine: 3, originalColumn: text.split('\n')[3]?.indexOf('missing') })
})

test.each([
  ['takes in a file', `import { a } from './a'\nexport default a`],
  ['takes in a file later', `export default async () => import('./a.mjs')`],
  ['passes on what another gives', `export { default } from 'other'`],
  ['asks the engine for something else', `import { other } from 'zapiski'\nexport default other`],
  ['is of the older kind', `module.exports = {}`],
  ['asks for others in the older way', `export default require('node:path')`],
  ['gives nothing', `const a = 1`],
  ['has a mistake', `export default {`],
  ['is in another encoding', `export default { title: '\uFFFD' }`],
])('a module that %s is the bundler’s', async (_, text) => {
  expect(await made(text)).toBe(undefined)
})
