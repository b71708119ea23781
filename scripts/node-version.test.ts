import { expect, test } from 'vitest'

test('a Node older than the one that is needed is told apart', async () => {
  const { isTooOld } = await import(new URL('../bin/node-version.js', import.meta.url).href)
  const old = ['20.18.9', '18.20.4', '9.0.0', '20.2.0']
  const good = ['20.19.0', '20.20.2', '22.0.0', '100.1.0']
  expect(old.map(version => isTooOld(version, '>=20.19'))).toEqual([true, true, true, true])
  expect(good.map(version => isTooOld(version, '>=20.19'))).toEqual([false, false, false, false])
})
