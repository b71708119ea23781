import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { problemOf } from '../../messages/problem.ts'
import { toFilePath } from '../../shared/path.ts'
import type { EditorCommand } from './editor.ts'
import { openPlace, replyOpened, TOKEN } from './open.ts'

const problems = [
  problemOf('error', 'title-empty', { at: { file: toFilePath('docs/a.md'), line: 2, column: 4 } }),
  problemOf('error', 'title-empty', { at: { file: toFilePath('../outside.md'), line: 1 } }),
]

let server: Server
let origin = ''
let started: EditorCommand[] = []
beforeEach(async () => {
  started = []
  server = createServer(async (request, response) => {
    const opened = await openPlace(request, {
      siteDir: '/site',
      problems,
      editor: ({ file, line, column }) => ({ command: 'editor', args: [file, String(line), String(column)] }),
      start: async command => started.push(command) > 0,
    })
    replyOpened(response, opened, opened.says)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => new Promise(resolve => server.close(resolve)))

const WISH = { token: TOKEN, file: 'docs/a.md', line: 2, column: 4 }
const ask = async (wish: unknown, headers: Record<string, string> = {}): Promise<number> => {
  const response = await fetch(`${origin}/__zapiski/open`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', connection: 'close', ...headers },
    body: typeof wish === 'string' ? wish : JSON.stringify(wish),
  })
  return response.status
}

test('the place of a mistake is opened', async () => {
  expect(await ask(WISH)).toBe(204)
  expect(started).toEqual([{ command: 'editor', args: ['/site/docs/a.md', '2', '4'] }])
})

test.each<[string, unknown, Record<string, string>]>([
  ['without the token', { ...WISH, token: undefined }, {}],
  ['with another token', { ...WISH, token: 'x'.repeat(TOKEN.length) }, {}],
  ['from a page of another site', WISH, { origin: 'https://evil.example' }],
  ['from a page of another port', WISH, { origin: 'http://127.0.0.1:1' }],
  ['without an origin', WISH, { origin: '' }],
  ['as a form sends it', WISH, { 'content-type': 'text/plain' }],
  ['that is no JSON', '{', {}],
  ['that is no object', '[]', {}],
  ['that is too long', { ...WISH, more: 'x'.repeat(10_000) }, {}],
])('a wish %s is refused', async (_, wish, headers) => {
  expect(await ask(wish, headers)).toBe(403)
  expect(started).toEqual([])
})

test.each([
  ['where no mistake stands', { ...WISH, line: 3 }],
  ['of another file', { ...WISH, file: 'docs/b.md' }],
  ['outside of the site, though a mistake stands there', { ...WISH, file: '../outside.md', line: 1 }],
  ['that is a list', { ...WISH, file: ['docs/a.md'] }],
])('a place %s is not opened', async (_, wish) => {
  expect(await ask(wish)).toBe(404)
  expect(started).toEqual([])
})
