import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

test('a Node older than the one that is needed is told apart', async () => {
  const { isTooOld } = await import(new URL('../bin/node-version.js', import.meta.url).href)
  const old = ['20.18.9', '18.20.4', '9.0.0', '20.2.0']
  const good = ['20.19.0', '20.20.2', '22.0.0', '100.1.0']
  expect(old.map(version => isTooOld(version, '>=20.19'))).toEqual([true, true, true, true])
  expect(good.map(version => isTooOld(version, '>=20.19'))).toEqual([false, false, false, false])
})

test('the command says so before anything else', () => {
  const old = "data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '18.20.4' })"
  const bin = fileURLToPath(new URL('../bin/zapiski.js', import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', old, bin, 'build'], { encoding: 'utf8' })
  expect([status, stdout]).toEqual([3, ''])
  expect(stderr).toMatch(/^error: Node >=\S+ is needed, this is 18\.20\.4 — [^\n]*\n$/)
})
