/** A site of Docusaurus with packages of its own among its files, as whoever moves has it. */

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { version } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { problemLine } from './markdown-fixture.ts'
import { buildSmall, smallConfig } from './small-site.ts'
import { writeFiles } from './write-files.ts'

const CLI = join(import.meta.dirname, '../dist/cli.js')

const pageOf = (paths: readonly string[]): string => paths.find(path => /^docs\/a(?:\/index)?\.html$/.test(path)) ?? ''

test('a text takes in React, which is the engine’s also where the site has one of its own', async () => {
  const site = await buildSmall({
    'docs/a.mdx': "# А\n\nimport React, { useMemo } from 'react'\n\n{React.version} {useMemo(() => 'вид', [])}\n",
    'node_modules/react/package.json': '{"main":"index.js"}',
    'node_modules/react/index.js':
      "exports.version = 'theirs'\nexports.useMemo = () => { throw new Error('theirs') }\n",
  })
  expect(site.problems.map(problemLine).filter(line => line.includes('docs/a.mdx'))).toEqual([])
  expect(site.read(pageOf(site.paths)).replace(/\s+/g, ' ')).toContain(`${version} вид`)
})

test('sheets that components draw stand in the sheet of their page, which the policy lets in', async () => {
  const site = await buildSmall({
    'docs/a.mdx': "# А\n\nimport Box from '@site/src/Box'\n\n<Box />\n",
    'src/Box.jsx': `export default () => (<>
      <style data-emotion="css 1x" dangerouslySetInnerHTML={{ __html: '.css-1x{color:teal}' }} />
      <b className="css-1x">Ряд</b>
    </>)`,
  })
  const html = site.read(pageOf(site.paths))
  expect(html).toContain('<b class="css-1x">Ряд</b>')
  expect(html).not.toContain('<style')
  const sheets = [...html.matchAll(/assets\/css\/inline-[^"]+\.css/g)].map(([path]) => site.read(path))
  expect(sheets.join()).toContain('.css-1x{color:teal}')
  // In browsers the same code begins with an empty sheet and fills it.
  expect(html).toContain("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
})

test('a plugin takes in names of a package that Node alone does not find there, in the site and installed', () => {
  // The program itself: what runs tests knows names that Node does not.
  const folder = mkdtempSync(join(tmpdir(), 'zapiski-names-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFiles(folder, {
    'docusaurus.config.js': `export default {
      title: 'Сайт', url: 'https://example.org', baseUrl: '/', presets: [['classic', {}]],
      plugins: ['./counter.mjs', ['docusaurus-plugin-beacon', { mode: 'auto' }]],
    }`,
    'counter.mjs': `import checks, { Joi as checked, once } from 'checks'
      export default () => ({ name: 'counter', contentLoaded: ({ actions }) =>
        actions.setGlobalData({ said: [checked('a'), once('b'), typeof checks].join() }) })`,
    'docs/a.mdx':
      "# А\n\nimport { usePluginData } from '@docusaurus/useGlobalData'\n\n{usePluginData('counter').said} {usePluginData('beacon').said}\n",
    'node_modules/checks/package.json': '{"name":"checks","main":"index.js"}',
    // Node reads names of CommonJS without running it: a getter that calls is none to it.
    'node_modules/checks/index.js': `"use strict"
      Object.defineProperty(exports, "__esModule", { value: true });
      exports.once = value => 'once ' + value
      Object.defineProperty(exports, "Joi", { enumerable: true, get: function () { return wrap(value => 'checked ' + value).default; } });
      const wrap = value => ({ default: value })`,
    'node_modules/docusaurus-plugin-beacon/package.json': '{"name":"docusaurus-plugin-beacon","main":"lib/index.js"}',
    'node_modules/docusaurus-plugin-beacon/lib/index.js': `"use strict"
      Object.defineProperty(exports, "__esModule", { value: true })
      exports.default = (context, options) => ({ name: 'beacon', contentLoaded: ({ actions }) => actions.setGlobalData({ said: options.said }) })
      const options_1 = require("./options")
      Object.defineProperty(exports, "validateOptions", { enumerable: true, get: function () { return options_1.validateOptions } })`,
    'node_modules/docusaurus-plugin-beacon/lib/options.js':
      "import { Joi } from 'checks'\nexport const validateOptions = ({ options }) => ({ said: Joi(options.mode) })\n",
  })
  const { status, stderr } = spawnSync(process.execPath, [CLI, 'build', folder, '--no-cache'], { encoding: 'utf8' })
  expect(stderr).not.toMatch(/checks|counter|beacon/)
  expect(status).toBe(0)
  const html = readFileSync(join(folder, 'build/docs/a/index.html'), 'utf8')
  expect(html.replace(/\s+/g, ' ')).toContain('checked a,once b,object checked auto')
})

test('a package finds its own files as it says: what a folder begins with, and others for browsers', async () => {
  const site = await buildSmall({
    'docs/a.mdx': "# А\n\nimport Shown from '@site/src/Shown'\n\n<Shown />\n",
    'src/Shown.jsx': `import { useState } from 'react'
      import { Mark } from 'marks/small'
      export default () => { const [sign] = useState('вид'); return <Mark sign={sign} /> }`,
    'node_modules/marks/package.json': '{"name":"marks","main":"index.js"}',
    'node_modules/marks/small/package.json': '{"module":"./index.esm.js"}',
    'node_modules/marks/small/index.esm.js': "export { make as Mark } from '../lib'",
    'node_modules/marks/lib/package.json':
      '{"main":"./cjs/index.js","module":"./esm/index.js","browser":{"./esm/place.js":"./esm/window.js"}}',
    'node_modules/marks/lib/cjs/index.js': "exports.make = ({ sign }) => sign + ' placed-at-build'",
    'node_modules/marks/lib/esm/index.js':
      "import { place } from './place.js'\nexport const make = ({ sign }) => sign + ' ' + place",
    'node_modules/marks/lib/esm/place.js': "export const place = 'placed-nowhere'",
    'node_modules/marks/lib/esm/window.js': "export const place = 'placed-in-browser'",
  })
  expect(site.problems.map(problemLine).filter(line => line.includes('marks'))).toEqual([])
  expect(site.read(pageOf(site.paths)).replace(/\s+/g, ' ')).toContain('вид placed-at-build')
  const scripts = site.paths.filter(path => path.startsWith('assets/js/islands/')).map(site.read)
  expect(scripts.join()).toContain('placed-in-browser')
})

test('code of the newer kind, in a package and in the site, takes in what comes with Docusaurus', async () => {
  const site = await buildSmall({
    'docs/a.mdx': "# А\n\nimport Own from '@site/src/Own'\n\n<Own />\n",
    'package.json': '{"type":"module"}',
    'docusaurus.config.js': smallConfig('{}'),
    'src/Own.js': `import Link from '@docusaurus/Link'
      import { Box } from 'boxes'
      export default () => <Link to="/docs/a"><Box /></Link>`,
    'node_modules/boxes/package.json': '{"name":"boxes","main":"index.mjs"}',
    'node_modules/boxes/index.mjs':
      "import clsx from 'clsx'\nimport * as React from 'react'\nexport const Box = () => React.createElement('b', { className: clsx('x', 'y') }, 'ряд')",
  })
  expect(site.problems.map(problemLine).filter(line => line.includes('docs/a.mdx'))).toEqual([])
  expect(site.read(pageOf(site.paths))).toContain('<a href="/docs/a"><b class="x y">ряд</b></a>')
})

test('a module may declare a name that the engine hands to all of them', async () => {
  const site = await buildSmall({
    'docs/a.mdx': "# А\n\nimport Sum from '@site/src/Sum'\n\n<Sum />\n",
    'src/Sum.jsx':
      "import crypto from 'crypto'\nexport default () => <b>{crypto.createHash('md5').update('a').digest('hex')}</b>",
  })
  expect(site.read(pageOf(site.paths))).toContain('<b>0cc175b9c0f1b6a831c399e269772661</b>')
})

test('a sheet of a component takes in the sheet of a package, one beside it first', async () => {
  const site = await buildSmall({
    'docs/a.mdx': "# А\n\nimport Row from '@site/src/Row'\n\n<Row />\n",
    'src/Row.jsx': "import './row.css'\nexport default () => <b className='row-x'>Ряд</b>",
    'src/row.css':
      "@import '@tints/all/plum.css';\n@import '~@tints/all/sky.css';\n@import 'tints/own.css';\n.row-x { order: 1 }",
    'src/tints/own.css': '.row-own { order: 2 }',
    'node_modules/tints/own.css': '.row-theirs { order: 5 }',
    'node_modules/@tints/all/package.json': '{"name":"@tints/all","main":"index.js"}',
    'node_modules/@tints/all/plum.css': '.row-plum { order: 3 }',
    'node_modules/@tints/all/sky.css': '.row-sky { order: 4 }',
  })
  expect(site.problems.map(problemLine).filter(line => line.includes('row.css'))).toEqual([])
  const css = site.paths.filter(path => path.endsWith('.css')).map(site.read)
  for (const name of ['row-x', 'row-own', 'row-plum', 'row-sky']) expect(css.join()).toContain(`.${name}`)
  expect(css.join()).not.toContain('.row-theirs')
})

const CONFIG = {
  url: 'https://example.org',
  baseUrl: '/',
  title: 'Т',
  presets: [['classic', { docs: { sidebarPath: './sidebars.js' } }]],
}

test('a plugin whose schema asks for its id gets it, and one whose schema knows none is not refused for it', async () => {
  const schema = (keys: readonly string[]): string => `const schema = keys => ({
      append: more => schema({ ...keys, ...more }),
      validate: given => {
        const odd = Object.keys(given).find(key => !(key in keys)) ?? Object.keys(keys).find(key => !(key in given))
        return odd === undefined ? { value: given } : { error: new Error(odd), value: given }
      },
    })
    module.exports = (context, options) => ({ name: 'seal', injectHtmlTags: () => ({ headTags: [{ tagName: 'meta', attributes: { name: 'seal', content: JSON.stringify(options) } }] }) })
    module.exports.validateOptions = ({ validate, options }) => validate(schema(${JSON.stringify(Object.fromEntries(keys.map(key => [key, true])))}), options)`
  const plugins = [
    ['docusaurus-plugin-seal', { id: 'one', ink: 'red' }],
    ['docusaurus-plugin-mark', { id: 'two', ink: 'blue' }],
  ]
  const site = await buildSmall({
    'docs/a.md': '# А\n',
    'sidebars.js': "module.exports = { menu: ['a'] }",
    'docusaurus.config.js': `module.exports = ${JSON.stringify({ ...CONFIG, plugins })}`,
    'node_modules/docusaurus-plugin-seal/package.json': '{"name":"docusaurus-plugin-seal"}',
    'node_modules/docusaurus-plugin-seal/index.js': schema(['id', 'ink']),
    'node_modules/docusaurus-plugin-mark/package.json': '{"name":"docusaurus-plugin-mark"}',
    'node_modules/docusaurus-plugin-mark/index.js': schema(['ink']),
  })
  expect(site.problems.map(problemLine).filter(line => /seal|mark/.test(line))).toEqual([])
  const seals = [...site.read(pageOf(site.paths)).matchAll(/name="seal" content="([^"]*)"/g)]
  expect(seals.map(([, written = '']) => JSON.parse(written.replaceAll('&quot;', '"')))).toEqual([
    { id: 'one', ink: 'red' },
    { id: 'two', ink: 'blue' },
  ])
})

test('a component of a package that fails is left out alone: the text around it stays what it is', async () => {
  const site = await buildSmall({
    'docs/a.mdx': "# А\n\nimport { Near, Far } from 'store'\n\n<Near>\n\n**рядом**\n\n</Near>\n\n<Far />\n",
    'docs/b.mdx': "# Б\n\nimport { Far } from 'store'\n\n{Far.gone.more} **текст**\n",
    'node_modules/store/package.json': '{"name":"store","main":"index.js"}',
    'node_modules/store/index.js': `const { createElement } = require('react')
      exports.Near = ({ children }) => createElement('section', null, children)
      exports.Far = () => { throw new Error('no store around it') }`,
  })
  const lines = site.problems.map(problemLine).filter(line => line.startsWith('docs/'))
  expect(lines).toEqual([
    expect.stringMatching(/^docs\/a\.mdx:\d+:1 warning component-run:/),
    expect.stringContaining('warning mdx-fallback'),
  ])
  expect(site.read(pageOf(site.paths))).toMatch(/<section><p><strong>рядом<\/strong><\/p>\s*<\/section>/)
  expect(site.read(site.paths.find(path => path.startsWith('docs/b')) ?? '')).toContain('<strong>текст</strong>')
})

test('a component of a package that a text takes in by itself comes alive, and is at rest where it looks into what it holds', async () => {
  const site = await buildSmall({
    'docs/a.mdx':
      "# А\n\nimport Count from 'count'\nimport { Sheets, Sheet } from 'sheets'\nimport { One } from 'many'\n\n<Count from={2} />\n\n<Sheets><Sheet name=\"x\">лист</Sheet></Sheets>\n\n<One />\n",
    'node_modules/count/package.json': '{"name":"count","main":"index.js"}',
    'node_modules/count/index.js': `const { createElement, useState } = require('react')
      exports.__esModule = true
      exports.default = ({ from }) => createElement('button', { onClick: () => {} }, useState(from)[0])`,
    'node_modules/sheets/package.json': '{"name":"sheets","type":"module","exports":"./index.js"}',
    'node_modules/sheets/index.js': `import { Children, createElement, useState } from 'react'
      export const Sheet = ({ children }) => children
      export const Sheets = ({ children }) => {
        useState(0)
        return createElement('div', null, Children.toArray(children).filter(child => child.props.name))
      }`,
    'node_modules/many/package.json': '{"name":"many","type":"module","exports":"./index.js"}',
    'node_modules/many/index.js': `import { createElement, useState } from 'react'
      export const One = () => createElement('i', null, useState('один')[0])
      export const [Two, Three, Four] = [One, One, One]
      export { One as A, One as B, One as C, One as D, One as E, One as F, One as G, One as H }`,
  })
  const html = site.read(pageOf(site.paths))
  expect(html).toMatch(
    /<x-island [^>]*data-name="default"[^>]*data-props="\{&quot;from&quot;:2\}"[^>]*><button>2<\/button>/,
  )
  expect(html).toMatch(/(?<!<x-island[^>]*>)<div>лист<\/div>/)
  expect(html).toMatch(/(?<!<x-island[^>]*>)<i>один<\/i>/)
})
