import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { makeConfig } from '../../test/factory.ts'
import { createDev, type DevServer } from './server.ts'

let server: DevServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

async function start(trailingSlash: boolean | undefined): Promise<(path: string) => Promise<[number, string]>> {
  const siteDir = join(import.meta.dirname, '../../test/sites/small')
  const config = makeConfig({ siteDir, outDir: join(siteDir, 'build'), trailingSlash })
  server = await createDev(config, { port: 0, host: 'localhost', log: () => {}, color: false, language: 'ru' })
  const { origin } = new URL(server.url)
  return async path => {
    const response = await fetch(origin + path, { redirect: 'manual' })
    return [response.status, response.headers.get('location') ?? '']
  }
}

test('every spelling of an address leads to the one that the site has', async () => {
  const bare = await start(false)
  expect(await bare('/docs/intro')).toEqual([200, ''])
  expect(await bare('/docs/intro/?a=1')).toEqual([302, '/docs/intro?a=1'])
  expect(await bare('/docs/intro.html')).toEqual([302, '/docs/intro'])
  expect(await bare('/docs/nope')).toEqual([404, ''])
})

test('a site with slashes answers at them and does not send readers round', async () => {
  const slashed = await start(true)
  expect(await slashed('/docs/intro/')).toEqual([200, ''])
  expect(await slashed('/docs/intro')).toEqual([302, '/docs/intro/'])
  expect(await slashed('/')).toEqual([200, ''])
})
