import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeConfig } from '../../test/factory.ts'
import type { Config } from '../shared/config.ts'
import { createDev } from './server.ts'

let siteDir = ''
let server: Awaited<ReturnType<typeof createDev>> | undefined
let logged: string[] = []
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'zapiski-dev-'))
  cpSync(join(import.meta.dirname, '../../test/sites/small'), siteDir, { recursive: true })
  logged = []
})
afterEach(async () => {
  await server?.close()
  server = undefined
  rmSync(siteDir, { recursive: true, force: true })
})

type Get = (path: string, init?: RequestInit) => Promise<Response>

async function start(fields: Partial<Config> = {}): Promise<Get> {
  const config = makeConfig({ siteDir, outDir: join(siteDir, 'build'), ...fields })
  const log = (line: string) => logged.push(line)
  server = await createDev(config, { port: 0, host: 'localhost', log, color: false, language: 'ru' })
  const { origin } = new URL(server.url)
  return (path, init) => fetch(origin + path, { redirect: 'manual', ...init })
}

const placeOf = async (response: Promise<Response>): Promise<[number, string]> => {
  const { status, headers } = await response
  return [status, headers.get('location') ?? '']
}

test('every spelling of an address leads to the one that the site has', async () => {
  const get = await start({ trailingSlash: false })
  expect(await placeOf(get('/docs/intro'))).toEqual([200, ''])
  expect(await placeOf(get('/docs/intro/?a=1'))).toEqual([302, '/docs/intro?a=1'])
  expect(await placeOf(get('/docs/intro.html'))).toEqual([302, '/docs/intro'])
  expect(await placeOf(get('/docs/nope'))).toEqual([404, ''])
})

test('a site with slashes answers at them and does not send readers round', async () => {
  const get = await start({ trailingSlash: true })
  expect(await placeOf(get('/docs/intro/'))).toEqual([200, ''])
  expect(await placeOf(get('/docs/intro'))).toEqual([302, '/docs/intro/'])
  expect(await placeOf(get('/'))).toEqual([200, ''])
})

test('an old address leads on as it does in a build', async () => {
  const redirects = [
    { from: '/old', to: '/docs/intro' },
    { from: '/older/name', to: 'https://example.com/' },
  ]
  const get = await start({ baseUrl: '/base/', redirects })
  for (const [path, href] of [
    ['/base/old', '/base/docs/intro'],
    ['/base/older/name', 'https://example.com/'],
  ] as const) {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(`<meta http-equiv="refresh" content="0; url=${href}">`)
  }
  expect((await get('/base/oldest')).status).toBe(404)
})

test('a site under a base answers there and sends others to it', async () => {
  const get = await start({ baseUrl: '/base/' })
  expect(await placeOf(get('/'))).toEqual([302, '/base/'])
  expect(await placeOf(get('/base/docs/intro'))).toEqual([200, ''])
})

test.each(['/база/', '/a b/'])('a base of letters that addresses escape answers there: %s', async base => {
  const get = await start({ baseUrl: encodeURI(base), filesUrl: encodeURI(base) })
  expect(await placeOf(get('/'))).toEqual([302, encodeURI(base)])
  expect(await placeOf(get(encodeURI(base)))).toEqual([200, ''])
  expect(await placeOf(get(`${encodeURI(base)}docs/intro`))).toEqual([200, ''])
})

test('pages and files are never kept by browsers, each is of its type', async () => {
  const get = await start({ shareImages: true, markdown: { ...makeConfig().markdown, pages: true } })
  const page = await get('/docs/intro')
  const html = await page.text()
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(html).toMatch(/<script type="module" src="\/__zapiski\/dev\.js" data-site="\w+\.1"><\/script><\/body>/)
  const types = async (paths: string[]) =>
    Promise.all(paths.map(async path => (await get(path)).headers.get('content-type')))
  const found = (pattern: RegExp): string => pattern.exec(html)?.[0] ?? 'nothing'
  expect(
    await types([
      '/docs/intro',
      '/sitemap.xml',
      '/docs/intro.md',
      '/llms.txt',
      found(/\/assets\/data\/shell-\w+\.json/),
      found(/\/assets\/css\/[^"]+\.css/),
      found(/\/assets\/share\/\w+\.png/),
      '/__zapiski/dev.js',
    ]),
  ).toEqual([
    'text/html; charset=utf-8',
    'application/xml; charset=utf-8',
    'text/markdown; charset=utf-8',
    'text/plain; charset=utf-8',
    'application/json; charset=utf-8',
    'text/css; charset=utf-8',
    'image/png',
    'text/javascript; charset=utf-8',
  ])
})

test('a page that is not there is the page of missing ones, with the script too', async () => {
  const get = await start()
  const missing = await get('/nowhere')
  expect(missing.status).toBe(404)
  expect(await missing.text()).toContain('/__zapiski/dev.js')
})

test('a saved mistake is told to open pages in the author’s language and written down', async () => {
  const get = await start()
  const stop = new AbortController()
  const { body } = await get('/__zapiski/events', { signal: stop.signal })
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let heard = (await reader?.read())?.value ?? ''
  expect(heard).toContain('event: problems')
  expect(heard).toContain('"mistakes":[]')
  writeFileSync(join(siteDir, 'docs/intro.md'), '---\ntitle: Введение: начало\n---\n')
  while (!heard.includes('event: update')) heard += (await reader?.read())?.value ?? ''
  stop.abort()
  expect(heard).toContain('"heading":"Ошибок: 1"')
  expect(heard).toContain('"place":"docs/intro.md:2')
  expect(heard).toMatch(/data: \{"site":"\w+\.2","addresses":\[\]\}/)
  await expect.poll(() => logged.join('\n')).toMatch(/^docs\/intro\.md: [\d,]+ (мс|с)$/m)
  expect(logged.join('\n')).toContain('Ошибок: 1')
})

test('of many files that change together the first are named and the others counted', async () => {
  await start()
  for (let n = 0; n < 9; n++) writeFileSync(join(siteDir, `docs/many-${n}.md`), `# ${n}\n`)
  await expect.poll(() => logged.join('\n')).toContain(' и ещё 4: ')
  expect(logged.join('\n').match(/many-/g)).toHaveLength(5)
})

test('a warning that stands is said once, counted at every save, and said again when it comes anew', async () => {
  await start()
  const save = async (name: string, text: string): Promise<string> => {
    logged = []
    writeFileSync(join(siteDir, `docs/${name}.md`), text)
    await expect.poll(() => logged.join('\n')).toContain(`docs/${name}.md: `)
    return logged.join('\n')
  }
  const words = 'нет описания'
  const picture = '# Вид\n\n![](https://example.org/a.png)\n'
  expect(await save('a', picture)).toContain(words)
  const again = await save('a', `Ещё.\n\n${picture}`)
  expect(again).not.toContain(words)
  expect(again).toMatch(/\nПредупреждений: \d+$/)
  expect(await save('b', picture)).toMatch(/^docs\/b\.md:\d+:\d+ .*нет описания/m)
  await save('a', '# Вид\n')
  expect(await save('a', picture)).toContain(words)
})

test('an author whose site has nothing at its address is told when the server starts, until something is there', async () => {
  await start({ blogs: [] })
  const words = 'по адресу https://example.org/, который набирают первым, ничего нет'
  expect(logged.join('\n')).toContain(words)
  logged = []
  mkdirSync(join(siteDir, 'static'))
  writeFileSync(join(siteDir, 'static/index.html'), '<!doctype html><title>Дом</title>')
  await expect.poll(() => logged.join('\n')).toContain('static/index.html: ')
  expect(logged.join('\n')).not.toContain(words)
})

test('files of the site before the last change are still there for pages that are loading', async () => {
  const get = await start({ shareImages: true })
  const imageOf = async () => /\/assets\/share\/\w+\.png/.exec(await (await get('/docs/intro')).text())?.[0] ?? ''
  const old = await imageOf()
  writeFileSync(join(siteDir, 'docs/intro.md'), '---\ntitle: Другое имя\n---\n\nТекст.\n')
  await expect.poll(imageOf).not.toBe(old)
  expect((await get(old)).status).toBe(200)
})

test('strangers who call the server by another name are refused in words', async () => {
  await start()
  const { port } = new URL(server?.url ?? '')
  const { request } = await import('node:http')
  const status = await new Promise<number | undefined>(resolve =>
    request({ port, host: 'localhost', headers: { host: 'evil.example' } }, answer => {
      answer.resume()
      resolve(answer.statusCode)
    }).end(),
  )
  expect(status).toBe(403)
})
