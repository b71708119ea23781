import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { writeFiles } from '../../../test/write-files.ts'
import { isNameless, takeNames } from './loose-names.ts'

const folder = mkdtempSync(join(tmpdir(), 'zapiski-names-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Node itself: what runs tests knows names that it does not. */
function run(code: string): { said: string; failed: string } {
  const files = {
    'node_modules/checks/package.json': '{"name":"checks","main":"index.js"}',
    'node_modules/checks/index.js': `exports.once = 'once'
      Object.defineProperty(exports, 'late', { enumerable: true, get: function () { return of('late').default } })
      const of = value => ({ default: value })`,
    'config.mjs': code,
  }
  writeFiles(folder, files)
  const { stdout, stderr } = spawnSync(process.execPath, [join(folder, 'config.mjs')], { encoding: 'utf8' })
  return { said: stdout.trim(), failed: stderr }
}

test.each([
  ['import { late } from "checks";\nconsole.log(late)', 'late'],
  ['import { late as l, once } from "checks";\nconsole.log(l, once)', 'late once'],
  ['import all, { late } from "checks";\nconsole.log(all.once, late)', 'once late'],
])('names that Node does not find in a package are taken from what it gives: %s', async (code, said) => {
  expect(isNameless(run(code).failed)).toBe(true)
  expect(run(await takeNames(code))).toEqual({ said, failed: '' })
})

test('what names nothing stays as it is, and so do lines', async () => {
  const code = 'import "a";\nimport b from "b";\nimport * as c from "c";\n'
  expect(await takeNames(code)).toBe(code)
  expect((await takeNames('import { d } from "d";\nd()')).split('\n')).toHaveLength(2)
  const example = 'const text = `\nimport { a } from "a";\n`\n'
  expect(await takeNames(example)).toBe(example)
})
