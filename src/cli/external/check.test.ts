import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { toFilePath } from '../../shared/path.ts'
import { checkExternal } from './check.ts'

let server: Server
let folder = ''
let origin = ''
let asked: string[] = []
let busy = 0
let most = 0
let answer = (_: string, response: ServerResponse): void => void response.end()

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zapiski-external-'))
  asked = []
  busy = 0
  most = 0
  server = createServer(({ method = '', url = '' }, response) => {
    asked.push(`${method} ${url}`)
    busy++
    most = Math.max(most, busy)
    setTimeout(() => {
      busy--
      answer(`${method} ${url}`, response)
    }, 5)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
  rmSync(folder, { recursive: true, force: true })
})

const link = (path: string, line = 1) => ({
  url: `${origin}${path}`,
  at: { file: toFilePath('blog/a.md'), line, column: 3 },
})
const status =
  (code: number, headers = {}) =>
  (_: string, response: ServerResponse) =>
    void response.writeHead(code, headers).end()
const options = { timeout: 1000, patience: 1000, memory: undefined }

describe('links to other sites', () => {
  test('what is gone is a warning wherever it is linked, asked once', async () => {
    answer = (request, response) => void response.writeHead(request.includes('gone') ? 404 : 200).end()
    const problems = await checkExternal([link('/gone', 4), link('/there', 5), link('/gone#part', 9)], options)
    expect(problems.map(({ level, code, line, column }) => [level, code, line, column])).toEqual([
      ['warning', 'external-link', 4, 3],
      ['warning', 'external-link', 9, 3],
    ])
    expect(asked).toEqual(['HEAD /gone', 'GET /gone', 'HEAD /there'])
  })

  test('who does not know HEAD is asked for the page; a door for people alone is no mistake', async () => {
    answer = (request, response) => void response.writeHead(request === 'GET /a' ? 200 : 405).end()
    expect(await checkExternal([link('/a'), link('/b')], options)).toEqual([])
    expect(asked).toEqual(['HEAD /a', 'GET /a', 'HEAD /b', 'GET /b'])
  })

  test('a host is asked one thing at a time', async () => {
    await checkExternal(
      Array.from({ length: 6 }, (_, index) => link(`/${index}`)),
      options,
    )
    expect(most).toBe(1)
  })

  test('a server that asks to wait is asked again, once; one that asks for too long is left alone', async () => {
    let times = 0
    answer = (_, response) =>
      void response.writeHead(times++ === 0 ? 429 : 200, times === 1 ? { 'retry-after': '0' } : {}).end()
    expect(await checkExternal([link('/a')], options)).toEqual([])
    expect(asked).toEqual(['HEAD /a', 'HEAD /a'])
    answer = status(503, { 'retry-after': '3600' })
    expect(await checkExternal([link('/b')], options)).toEqual([])
  })

  test('one that never answers is told by its reason', async () => {
    answer = () => {}
    const problems = await checkExternal([link('/a')], { ...options, timeout: 100 })
    expect(problems).toMatchObject([{ code: 'external-link/silent', values: { reason: 'TimeoutError' } }])
  })

  test('who answered is not asked again soon; who did not is', async () => {
    const memory = join(folder, 'external.json')
    answer = (request, response) => void response.writeHead(request.includes('gone') ? 410 : 200).end()
    const links = [link('/there'), link('/gone')]
    await checkExternal(links, { ...options, memory })
    asked = []
    expect(await checkExternal(links, { ...options, memory })).toHaveLength(1)
    expect(asked).toEqual(['HEAD /gone', 'GET /gone'])
  })
})
