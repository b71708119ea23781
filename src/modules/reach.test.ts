import { expect, test } from 'vitest'
import { makeConfig } from '../../test/factory.ts'
import { createGraph, noteContent } from './bundle/graph.ts'
import { ENTRY, fileModule, ISLAND } from './bundle/virtual.ts'
import { fingerprintOf, reach } from './reach.ts'

const RAW = fileModule('raw', '/s/d.txt')
const PACKAGE = '/s/node_modules/chart/index.js'
const imports = new Map([
  [ENTRY, ['/s/a.ts', '/s/ba.ts', RAW, `${ISLAND}/s/c.ts`, PACKAGE]],
  ['/s/a.ts', ['/s/ba.ts', '/s/loop.ts']],
  ['/s/loop.ts', ['/s/a.ts']],
  [`${ISLAND}/s/c.ts`, ['/s/c.ts']],
])

test.each([
  ['/s/a.ts', ['/s/a.ts', '/s/ba.ts', '/s/loop.ts']],
  ['/s/d.txt?raw', [RAW]],
  ['/s/c.ts', [`${ISLAND}/s/c.ts`, '/s/c.ts']],
  ['chart', [PACKAGE]],
  ['/a.ts', []],
])('%s brings in all that it imports, once', (key, files) => expect(reach(imports, key)).toEqual(files))

test('it goes no further than it is told', () => {
  expect(reach(imports, '/s/c.ts', id => id.startsWith(ISLAND))).toEqual([])
  expect(reach(imports, '/s/a.ts', id => id === '/s/loop.ts')).toEqual(['/s/a.ts', '/s/ba.ts'])
})

test('a fingerprint changes with any file that is brought in, and with no other', () => {
  const graph = createGraph(makeConfig({ siteDir: '/s' }))
  const before = fingerprintOf(imports, '/s/a.ts', graph)
  noteContent(graph, '/s/c.ts', 'x')
  expect(fingerprintOf(imports, '/s/a.ts', graph)).toBe(before)
  noteContent(graph, '/s/loop.ts', 'x')
  expect(fingerprintOf(imports, '/s/a.ts', graph)).not.toBe(before)
})
