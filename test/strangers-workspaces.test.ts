/** Packages of the repository that a Docusaurus site stands in. */

import { expect, test } from 'vitest'
import { buildSmall, smallConfig } from './small-site.ts'

test.each([
  ['package.json', '{ "workspaces": { "packages": ["packages/*"] } }'],
  ['pnpm-workspace.yaml', "packages:\n  # Its own.\n  - 'packages/**'\n  - '!**/test'\n\ncatalog:\n  a: 1\n"],
])('packages and plugins of the same repository are found without an install: %s', async (file, text) => {
  const { read, problems } = await buildSmall({
    [file]: text,
    'docusaurus.config.js': `import { title } from '@own/words'\nimport { tagline } from '@own/words/more'\n${smallConfig('{}').replace(/title: *'[^']*'/, "title, tagline, plugins: ['@own/marks']")}`,
    'packages/words/package.json':
      '{ "name": "@own/words", "exports": { ".": { "types": "./src/index.d.ts", "import": "./src/index.ts" }, "./more": "./more.js" } }',
    'packages/words/src/index.ts': "import { word } from './word'\nexport const title: string = word\n",
    'packages/words/src/word.js': "export const word = 'Рядом'\n",
    'packages/words/more.js': "export const tagline = 'Ещё'\n",
    'packages/marks/package.json': '{ "name": "@own/docusaurus-plugin-marks" }',
    'packages/marks/index.ts':
      "import type { Plugin } from '@docusaurus/types'\nimport { title } from '@own/words'\nexport default (): Plugin => ({ name: 'marks', injectHtmlTags: () => ({ headTags: [{ tagName: 'meta', attributes: { name: 'mark', content: title } }] }) })",
    'docs/index.md': '# Дом\n',
  })
  expect(read('docs/index.html')).toContain('| Рядом</title>')
  expect(read('docs/index.html')).toContain('<meta name="mark" content="Рядом">')
  expect(problems.map(({ code }) => code)).toEqual(['no-home'])
})
