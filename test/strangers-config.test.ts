/** Configs of Docusaurus sites that run there and would not run as one strict module. */

import { expect, test } from 'vitest'
import { buildSmall, smallConfig } from './small-site.ts'

test('names that a module of the older kind never declares have their values', async () => {
  const { read } = await buildSmall({
    'docusaurus.config.js': `const words = require('./words')\n${smallConfig('{}').replace(/title: *'[^']*'/, "title: [words.first, words.second].join(' ')")}`,
    'words.js': "first = 'Первое'\nfor (name of ['второе']) second = name\nmodule.exports = { first, second }\n",
    'docs/index.md': '# Дом\n',
  })
  expect(read('docs/index.html')).toContain('Первое второе')
})

test('a package in TypeScript that nobody has built is read with what it takes in', async () => {
  const { read } = await buildSmall({
    'docusaurus.config.js': `const { title } = require('@own/words')\n${smallConfig('{}').replace(/title: *'[^']*'/, 'title')}`,
    'node_modules/@own/words/package.json': '{ "name": "@own/words", "main": "src/index.ts" }',
    'node_modules/@own/words/src/index.ts': "import { word } from './word'\nexport const title: string = word\n",
    'node_modules/@own/words/src/word.ts': "export const word: string = 'Из TypeScript'\n",
    'docs/index.md': '# Дом\n',
  })
  expect(read('docs/index.html')).toContain('Из TypeScript')
})
