/**
 * Sites of Docusaurus, unchanged, built by us and compared with what Docusaurus 3.10.2 made of them. The golden facts
 * come from `node bench/oracle/index.mjs --golden`; differences on purpose stand in `bench/oracle/differences.mjs`.
 */

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compareFacts } from '../bench/oracle/compare.mjs'
import { DIFFERENCES, GROUPS } from '../bench/oracle/differences.mjs'
import { explain } from '../bench/oracle/explain.mjs'
import { RULES } from '../bench/oracle/facts/normal.mjs'
import { siteFacts } from '../bench/oracle/facts/site.mjs'
import { GOLDEN, goldenFile, prepareSite } from '../bench/oracle/sites.mjs'
import { build } from '../src/build/build.ts'
import { loadConfig } from '../src/config/index.ts'

const used = new Set<string>()
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zapiski-docusaurus-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe.sequential('a Docusaurus site as it is', () => {
  test.each(GOLDEN)('%s: the same pages, or a difference that is explained', async (name: string) => {
    const siteDir = join(folder, name)
    prepareSite(name, siteDir)
    const loaded = await loadConfig(siteDir, { outDir: join(siteDir, 'build') })
    if (loaded.config === undefined) throw new Error(JSON.stringify(loaded.problems, null, 1))
    const built = await build(loaded.config, { mode: 'production', write: true })
    expect(built.problems.filter(({ level }) => level === 'error')).toEqual([])

    const expected = JSON.parse(await readFile(goldenFile(name), 'utf8'))
    const found = siteFacts({ engine: 'zapiski', outDir: join(siteDir, 'build') })
    const differences = compareFacts(expected, found)
    const unexplained = differences.filter(difference => {
      const explanation = explain(difference, expected, found)
      if (explanation !== undefined) used.add(explanation.id)
      return explanation === undefined
    })
    expect(unexplained).toEqual([])
  })

  test('every explanation explains something', () => {
    expect(DIFFERENCES.map(({ id }) => id).filter(id => !used.has(id))).toEqual([])
  })
})

test('the guide tells every explained difference and every rule of comparison', async () => {
  const guide = await readFile(resolve(import.meta.dirname, '../docs/docusaurus.md'), 'utf8')
  const rows = guide.split('\n').filter(line => line.startsWith('| '))
  for (const { group, reason } of DIFFERENCES) {
    expect(rows.map(row => row.replace(/\s+/g, ' '))).toContain(
      `| ${Object.entries(GROUPS).find(([name]) => name === group)?.[1]} | ${reason} |`,
    )
  }
  for (const reason of Object.values(RULES)) expect(guide).toContain(reason)
})
