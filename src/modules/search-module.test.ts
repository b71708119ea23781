import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeConfig } from '../../test/factory.ts'
import { hostedSearch } from '../../test/hosted-search.ts'
import { inWords } from '../../test/said.ts'
import { readSearchModule } from './search-module.ts'

let siteDir = ''
beforeAll(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'zapiski-items-'))
  writeFileSync(join(siteDir, 'items.ts'), 'export default (items: unknown[]) => items.slice(0, 3)\n')
  writeFileSync(join(siteDir, 'nothing.ts'), 'export const items = 1\n')
})
afterAll(() => rmSync(siteDir, { recursive: true }))

const read = (transformItems: string | undefined) => {
  const hosted = hostedSearch({ transformItems })
  return readSearchModule(makeConfig({ siteDir, search: { searchPagePath: 'search', hosted } }))
}

test('a module becomes a script named by its bytes', async () => {
  const { file, address, problems } = await read('items.ts')
  expect(problems).toEqual([])
  expect(address).toMatch(/^\/assets\/js\/search-items-[0-9a-f]{8}\.js$/)
  expect(file?.body).toContain('slice(0,3)')
})

test('without one nothing is made', async () => expect(await read(undefined)).toEqual({ problems: [], watched: [] }))

test.each(['absent.ts', 'nothing.ts'])('%s is told with its name and the cure', async name => {
  const { file, problems } = await read(name)
  expect(file).toBeUndefined()
  expect(problems).toMatchObject([{ level: 'error', file: name }])
  expect(problems.map(inWords)).toMatchObject([{ hint: 'нужна функция: export default items => items' }])
})
