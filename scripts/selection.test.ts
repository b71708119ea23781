import { execFileSync } from 'node:child_process'
import { relative } from 'node:path'
import { expect, test } from 'vitest'
import { selectTests } from './selection.mjs'
import { ROOT } from './setup.mjs'

/** Files that vitest would run. */
function filesOf(asked: { isQuick: boolean; withBrowser: boolean }): string[] {
  const { args, env } = selectTests(asked)
  const list = ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--json', ...args]
  const found: { file: string }[] = JSON.parse(
    execFileSync(process.execPath, list, { cwd: ROOT, env, encoding: 'utf8' }),
  )
  return found.map(({ file }) => relative(ROOT, file).replaceAll('\\', '/'))
}

const isWhole = (file: string): boolean => file.startsWith('test/')
const isOfBrowser = (file: string): boolean => file.startsWith('test/e2e/')

test('npm run check leaves tests of whole sites and of browsers out, and those that weigh and measure', () => {
  const all = filesOf({ isQuick: false, withBrowser: true })
  const quick = filesOf({ isQuick: true, withBrowser: false })
  expect(all.filter(isOfBrowser).length).toBeGreaterThan(0)
  expect(quick.filter(isWhole)).toEqual([])
  expect(quick).not.toContain('src/search/quality.test.ts')
  expect(quick).toContain('scripts/selection.test.ts')
  expect(all).toEqual(expect.arrayContaining(quick))
})

test('without a browser only its tests are left out', () => {
  const files = filesOf({ isQuick: false, withBrowser: false })
  expect(files.filter(isOfBrowser)).toEqual([])
  expect(files.filter(isWhole).length).toBeGreaterThan(0)
})
