import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askRaw } from '../../test/ask-raw.ts'
import { makeConfig } from '../../test/factory.ts'
import { sendOddRequests } from '../../test/raw-requests.ts'
import { createPreview } from './preview.ts'
import { createDev } from './server.ts'

let siteDir = ''
beforeAll(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'zapiski-odd-'))
  cpSync(join(import.meta.dirname, '../../test/sites/small'), siteDir, { recursive: true })
  mkdirSync(join(siteDir, 'build/docs'), { recursive: true })
  writeFileSync(join(siteDir, 'build/index.html'), 'Начало')
  writeFileSync(join(siteDir, 'build/404.html'), 'Нет')
  writeFileSync(join(siteDir, 'build/docs/intro.html'), 'Введение')
  writeFileSync(join(siteDir, 'build/_headers'), '/*\n  X-A: b\n')
})
afterAll(() => rmSync(siteDir, { recursive: true, force: true }))

const start = {
  dev: () => {
    const config = makeConfig({ siteDir, outDir: join(siteDir, 'build') })
    return createDev(config, { port: 0, host: 'localhost', color: false, language: 'ru', log: () => {} })
  },
  preview: () =>
    createPreview({ outDir: join(siteDir, 'build'), baseUrl: '/', port: 0, host: 'localhost', language: 'ru' }),
}

test.each(['dev', 'preview'] as const)('nothing that comes over a socket ends %s', async name => {
  const server = await start[name]()
  const { port, origin } = new URL(server.url)
  const statuses = await sendOddRequests(Number(port), 5000, name.length)
  // Which of them are answered before their sender leaves depends on the machine, so one is waited for.
  const odd = { method: 'GET', target: '/a b', headers: {} }
  expect((await askRaw(Number(port), odd)).status).toBe(400)
  expect([...statuses].filter(status => status >= '500')).toEqual([])
  expect((await fetch(`${origin}/no-such-page`)).status).toBe(404)
  expect((await fetch(`${origin}/docs/intro`, { method: 'POST' })).status).toBe(405)
  const intro = await fetch(`${origin}/docs/intro`)
  expect([intro.status, (await intro.text()).includes('Введение')]).toEqual([200, true])
  await server.close()
})
