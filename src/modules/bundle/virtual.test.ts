import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeConfig } from '../../../test/factory.ts'
import { createGraph } from './graph.ts'
import { dataAt } from './virtual.ts'

let siteDir = ''
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'zapiski-data-'))
})
afterEach(() => rmSync(siteDir, { recursive: true, force: true }))

const read = (text: string, name = 'a.yml') => {
  const graph = createGraph(makeConfig({ siteDir }))
  writeFileSync(join(siteDir, name), text)
  const data = dataAt(join(siteDir, name), graph)
  return { data, problems: [...graph.problems.values()].flat() }
}

test.each(['a.yml', 'a.yaml', 'a.YML'])('a file in YAML is taken in as its value: %s', name => {
  const text = 'base: &b\n  x: 1\nlist:\n  - <<: *b\n    day: 2024-01-02\n'
  const { data = '', problems } = read(text, name)
  expect(JSON.parse(data)).toEqual({ base: { x: 1 }, list: [{ x: 1, day: '2024-01-02' }] })
  expect(problems).toEqual([])
})

test('an empty one is null, one with a mistake is named where it breaks, others are none of these', () => {
  expect(read('').data).toBe('null')
  const { data, problems } = read('a: 1\nb: [1\n')
  expect(data).toBe('null')
  expect(problems.map(({ code, file, line }) => [code, file, line])).toEqual([['module-syntax', 'a.yml', 3]])
  expect(read('{}', 'a.json').data).toBeUndefined()
})
