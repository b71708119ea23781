/** A site at whose address nothing answers says so, by every way of a build; whatever answers there is enough. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { runIn } from './command.ts'
import { writeFile } from './write-files.ts'

const CONFIG = "title: 'T', url: 'https://example.org', baseUrl: '/b/', i18n: { defaultLocale: 'en', locales: ['en'] }"
const WORDS = 'nothing answers at https://example.org/b/'

let root = ''
const write = (path: string, text: string): void => writeFile(join(root, path), text)
const configure = (more = ''): void =>
  write('zapiski.config.mjs', `export default { ${CONFIG}, shareImages: false, search: false, ${more} }\n`)

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'zapiski-home-'))
  configure()
  write('docs/a.md', '# A\n\nFirst.\n\nText.\n')
  // What is as young as the command may have been another when it was read.
  await sleep(100)
})
afterEach(() => {
  for (const path of ['docs/home.md', 'src', 'static', 'build', '.zapiski'])
    rmSync(join(root, path), { recursive: true, force: true })
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('a whole build says it, one that finds nothing changed, and one of a text alone; under --strict it counts', async () => {
  const whole = await runIn(root, 'build')
  expect([whole.code, whole.text]).toEqual([0, expect.stringContaining(`warning: ${WORDS}`)])
  const nothing = await runIn(root, 'build')
  expect(nothing.text).toContain('Nothing changed')
  expect(nothing.text).toContain(WORDS)
  write('docs/a.md', '# A\n\nFirst.\n\nAnother text.\n')
  const short = await runIn(root, 'build')
  expect(short.text).not.toMatch(/Pages|Nothing/)
  expect(short.text).toContain(WORDS)
  expect(await runIn(root, 'check', '--strict')).toEqual({ code: 1, text: expect.stringContaining(WORDS) })
})

test.each<[what: string, put: () => void]>([
  ['a page', () => write('src/pages/index.md', '# Home\n')],
  [
    'a document',
    () => {
      configure("docs: { routeBasePath: '/' }")
      write('docs/home.md', '---\nslug: /\n---\n\n# Home\n')
    },
  ],
  ['a redirect', () => configure("redirects: [{ from: '/', to: '/docs/a' }]")],
  ['a file of its own', () => write('static/index.html', '<!doctype html><title>Home</title>')],
])('with %s at its address it says nothing', async (_, put) => {
  put()
  const { code, text } = await runIn(root, 'check')
  configure()
  expect([code, text]).toEqual([0, expect.not.stringContaining('nothing answers')])
})

test('a site of Docusaurus is told too', async () => {
  rmSync(join(root, 'zapiski.config.mjs'))
  write('docusaurus.config.mjs', `export default { ${CONFIG}, presets: [['classic', { blog: false }]] }\n`)
  const { code, text } = await runIn(root, 'build')
  expect([code, text]).toEqual([0, expect.stringContaining(WORDS)])
})
