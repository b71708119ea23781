/** `types/client.d.ts` declares the modules that components get by name, with the exports that they have. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createDocusaurus } from '../src/docusaurus/index.ts'
import { createFakeHost } from './fake-host.ts'

const text = readFileSync(join(import.meta.dirname, '../types/client.d.ts'), 'utf8')

/** Names that a module is declared to export, by module; files (`*.png`) are none of ours. */
const declared = new Map(
  [...text.matchAll(/^declare module '(@[^']+)' \{([\s\S]*?)^\}/gm)].map(([, name = '', body = '']) => [
    name,
    [...body.matchAll(/export (?:default|function|const) ?(\w+)?/g)].map(([whole, own = '']) =>
      whole.startsWith('export default') ? 'default' : own,
    ),
  ]),
)

/** Modules of Docusaurus' own machinery, which a site seldom names. */
const LEFT_OUT = [
  '@docusaurus/constants',
  '@docusaurus/theme-common/internal',
  '@docusaurus/useBrokenLinks',
  '@docusaurus/useGlobalData',
  '@docusaurus/useRouteContext',
  '@theme/CodeInline',
  '@theme/DocCard',
  '@theme/DocCardList',
  '@theme/MDXContent',
  '@theme/Mermaid',
  '@theme/TOCCollapsible',
  '@theme/TOCInline',
]

test('every declared export is there', () => {
  const modules = createDocusaurus(createFakeHost())
  // A pattern stands for many names: those that are there are looked at below.
  const named = [...declared].filter(([name]) => !name.endsWith('*'))
  const missing = named.flatMap(([name, exports]) =>
    exports.filter(own => !(own in (modules[name] ?? {}))).map(own => `${name}: ${own}`),
  )
  expect(missing).toEqual([])
})

test('every module that components import is declared', () => {
  const names = Object.keys(createDocusaurus(createFakeHost())).filter(name => /^@(docusaurus|theme)\//.test(name))
  const isDeclared = (name: string): boolean => declared.has(name) || declared.has(name.replace(/\/.*$/, '/*'))
  expect(names.filter(name => !isDeclared(name) && !LEFT_OUT.includes(name))).toEqual([])
})
