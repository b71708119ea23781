import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { writeFiles } from '../../../test/write-files.ts'
import { isForBundler, wholeName } from './packages.ts'

const folder = mkdtempSync(join(tmpdir(), 'zapiski-packages-'))
afterAll(() => rmSync(folder, { recursive: true }))
writeFiles(folder, {
  'orders/package.json': '{"main":"lib/index.js"}',
  'orders/lib/tools/order.js': '',
  'orders/lib/tools/index.js': '',
  'orders/lib/inner/package.json': '{"main":"far.js"}',
  'shut/package.json': '{"exports":{"./lib/*":"./lib/*.js"}}',
  'shut/lib/a.js': '',
})

test.each([
  ['orders', 'orders'],
  ['orders/lib/tools/order', 'orders/lib/tools/order.js'],
  ['orders/lib/tools/order.js', 'orders/lib/tools/order.js'],
  ['orders/lib/tools', 'orders/lib/tools/index.js'],
  ['orders/lib/inner', 'orders/lib/inner'],
  ['orders/lib/none', 'orders/lib/none'],
  ['shut/lib/a', 'shut/lib/a'],
])('%s is imported as %s, since Node looks for no ending', (id, whole) => {
  expect(wholeName(id, join(folder, id.split('/')[0] ?? ''))).toBe(whole)
})

test('data of a package is put into the bundle: Node imports none without being told', () => {
  expect(isForBundler('/site/node_modules/orders/package.json')).toBe(true)
})
