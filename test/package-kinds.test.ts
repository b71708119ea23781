import { expect, test } from 'vitest'
import { buildSmall } from './small-site.ts'

test('what a package takes in by `require` is the file that another package names for that, at build and in browsers', async () => {
  const site = await buildSmall({
    'node_modules/outer/package.json': '{ "name": "outer", "main": "./index.js" }',
    'node_modules/outer/index.js':
      "var say = require('inner/say')\nexports.words = function () { return say('слова') }",
    'node_modules/inner/package.json':
      '{ "name": "inner", "exports": { "./say": { "import": "./new.mjs", "default": "./old.js" } } }',
    'node_modules/inner/old.js': "module.exports = function (text) { return 'прежний вид: ' + text }",
    'node_modules/inner/new.mjs': "export default function (text) { return 'новый вид: ' + text }",
    'src/talk.jsx': `import React, {useState} from 'react'
import {words} from 'outer'
export default function Talk() { const [count] = useState(1); return <p>{words()} {count}</p> }`,
    'src/pages/index.mdx': "import Talk from '@site/src/talk'\n\n# Начало\n\n<Talk />\n",
  })
  expect(site.problems.filter(({ level }) => level !== 'note')).toEqual([])
  expect(site.read('index.html')).toContain('прежний вид: слова')
  const script = site.paths.find(path => /^assets\/js\/islands\/talk-/.test(path)) ?? ''
  expect(site.read(script)).toContain('прежний вид: ')
  expect(site.read(script)).not.toContain('новый вид: ')
})
