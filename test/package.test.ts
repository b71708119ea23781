/** What a stranger does with the packages as they are published: create, install, type-check, start, edit, build, serve. */

import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { planSite } from '../create-zapiski/lib/plan.js'
import { copyOf, type Host, hasCaddy, hasNginx, serveCaddy, serveNginx, servePages } from './hosts.ts'
import { BASE, installedSite, ROOT, runIn } from './packed.ts'

let site = ''
let remove = (): void => {}

beforeAll(async () => {
  const copy = copyOf(await installedSite())
  site = copy.folder
  remove = copy.remove
}, 300_000)
afterAll(() => remove())

const read = (path: string): string => readFileSync(join(site, path), 'utf8')
const zapiski = (...args: string[]): Promise<string> =>
  runIn(site, process.execPath, ['node_modules/zapiski/bin/zapiski.js', ...args])
const typeCheck = (): Promise<string> =>
  runIn(site, process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', '.']).catch(
    (error: { stdout: string }) => error.stdout,
  )

/** A server of the installed program, with the address that it says. */
async function start(...args: string[]): Promise<{ url: string; stop(): Promise<void> }> {
  const child: ChildProcess = spawn(process.execPath, ['node_modules/zapiski/bin/zapiski.js', ...args, '--port', '0'], {
    cwd: site,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise(resolve => child.once('exit', resolve))
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (data: Buffer) => {
      said += data
      const found = /http:\S+/.exec(said)?.[0]
      if (found !== undefined) resolve(found)
    })
    void ended.then(() => reject(new Error(said)))
  })
  const stop = async (): Promise<void> => {
    child.kill()
    await ended
  }
  return { url, stop }
}

const textOf = async (url: string): Promise<string> => (await fetch(url)).text()

test('the package holds the program, its declarations, schemas and references, and no sources or tests', () => {
  const names = readdirSync(join(site, 'node_modules/zapiski'), { recursive: true }).map(String)
  for (const name of [
    'bin/zapiski.js',
    'dist/types/index.d.ts',
    'types/client.d.ts',
    'schemas/ru/tags.json',
    'docs/settings.md',
  ])
    expect(names).toContain(name)
  expect(
    names.filter(name => /(^|\/)(src|test|scripts|site)(\/|$)|\.test\.|(?<!\.d)\.tsx?$|\.sources$/.test(name)),
  ).toEqual([])
})

/** A number where an address belongs, and a colour mode that there is not. */
const WRONG = `import Link from '@docusaurus/Link'
import { useColorMode } from '@docusaurus/theme-common'
export default function Wrong() {
  const { colorMode } = useColorMode()
  return <Link to={5}>{colorMode === 'blue'}</Link>
}
`

test('one place makes paths, so that they look alike on every system', () => {
  const folder = join(ROOT, 'dist/engine')
  const asking = readdirSync(folder).filter(name =>
    /require\("node:path"\)/.test(readFileSync(join(folder, name), 'utf8')),
  )
  expect(asking).toEqual(['program.cjs'])
})

test('a config and a component are type-checked: right ones pass, a slip in either is named', async () => {
  expect(await typeCheck()).toBe('')
  const config = read('zapiski.config.ts')
  const wrong = join(site, 'src/components/Wrong.tsx')
  writeFileSync(join(site, 'zapiski.config.ts'), config.replace('  tagline:', '  taglin:'))
  writeFileSync(wrong, WRONG)
  const said = await typeCheck()
  writeFileSync(join(site, 'zapiski.config.ts'), config)
  rmSync(wrong)
  expect(said).toMatch(/zapiski\.config\.ts\(\d+,\d+\): error TS2\d+: .*taglin/)
  expect(said).toMatch(/Wrong\.tsx\(5,\d+\): error TS2322/)
  expect(said).toMatch(/Wrong\.tsx\(5,\d+\): error TS2367/)
  expect(said).not.toContain('TS7016')
})

test('the site starts, an edit is seen, a new post has its folder made', async () => {
  const dev = await start('dev')
  onTestFinished(dev.stop)
  expect(await textOf(dev.url)).toContain('Первая запись')
  writeFileSync(join(site, 'blog/hello.md'), read('blog/hello.md').replace('Это первый абзац', 'Это изменённый абзац'))
  await expect.poll(() => textOf(dev.url)).toContain('изменённый')
  const file = (await zapiski('new', 'doc', 'Новая заметка', '--in', 'deep/er')).trim()
  expect(file).toBe('docs/deep/er/novaya-zametka.md')
  await expect.poll(() => textOf(`${dev.url}docs/deep/er/novaya-zametka`)).toContain('Новая заметка')
}, 120_000)

test('it builds under its base path and is previewed', async () => {
  writeFileSync(
    join(site, 'zapiski.config.ts'),
    read('zapiski.config.ts').replace('  hosting:', '  markdown: { pages: true },\n  hosting:'),
  )
  await zapiski('build', '--strict')
  const preview = await start('preview')
  onTestFinished(preview.stop)
  expect(new URL(preview.url).pathname).toBe(BASE)
  expect(await textOf(`${preview.url}docs`)).toContain('База знаний')
  expect((await fetch(`${preview.url}nothing`)).status).toBe(404)
}, 120_000)

const assetsOf = (html: string): string[] =>
  [...html.matchAll(/(?:href|src)="(\/notes\/assets\/[^"]+)"/g)].map(([, path = '']) => path)

/** What any host of the site must answer. */
async function expectSite({ origin }: Host): Promise<void> {
  const at = (path: string): string => `${origin}${BASE}${path}`
  const home = await textOf(at(''))
  expect(home).toContain('Первая запись')
  for (const path of ['hello', 'docs', 'docs/basics/links', 'about', 'search', 'rss.xml'])
    expect({ path, status: (await fetch(at(path))).status }).toEqual({ path, status: 200 })
  const assets = assetsOf(home).map(path => origin + path)
  expect(assets.length).toBeGreaterThan(1)
  for (const asset of assets) expect({ asset, status: (await fetch(asset)).status }).toEqual({ asset, status: 200 })
  const missing = await fetch(at('nothing/here'))
  expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('Страница не найдена')])
}

const TEXTS = ['text/markdown; charset=utf-8', 'text/plain; charset=utf-8']
const typeOf = async ({ origin }: Host, path: string) => (await fetch(origin + BASE + path)).headers.get('content-type')

test('nginx serves it by the recipe that came with the site', async () => {
  if (!hasNginx()) return
  const host = await serveNginx(read('deploy/nginx.conf'), join(site, 'build'), BASE)
  onTestFinished(() => host.close())
  await expectSite(host)
  expect((await fetch(`${host.origin}${BASE}`)).headers.get('content-security-policy')).toContain('script-src')
  expect((await fetch(`${host.origin}${BASE}nginx.conf`)).status).toBe(404)
  expect(await Promise.all(['hello.md', 'llms.txt'].map(path => typeOf(host, path)))).toEqual(TEXTS)
})

test('Caddy serves it by the recipe that another site gets', async () => {
  if (!hasCaddy()) return
  const answers = { kind: 'both', lang: 'ru', host: 'caddy', title: 'Notes', version: '1.0.0', day: '2026-01-02' }
  const recipe = planSite({ ...answers, url: 'http://localhost', baseUrl: BASE }).get('deploy/Caddyfile') ?? ''
  const host = await serveCaddy(recipe, join(site, 'build'), BASE)
  onTestFinished(() => host.close())
  await expectSite(host)
  const statusOf = async (path: string): Promise<number> =>
    (await fetch(host.origin + BASE + path, { redirect: 'manual' })).status
  expect(await Promise.all(['hello/', 'hello.html', '404', '.zapiski-build'].map(statusOf))).toEqual([
    308, 308, 404, 404,
  ])
  expect(await Promise.all(['hello.md', 'llms.txt'].map(path => typeOf(host, path)))).toEqual(TEXTS)
  expect(await typeOf(host, 'nothing.md')).toContain('text/html')
  const ask = async (path: string): Promise<Headers> =>
    (await fetch(host.origin + path, { redirect: 'manual' })).headers
  const ways = ['hello/?a=1', 'docs/index.html', 'index.html'].map(path => ask(BASE + path))
  expect((await Promise.all(ways)).map(headers => headers.get('location'))).toEqual([
    '/notes/hello?a=1',
    '/notes/docs/',
    '/notes/',
  ])
  // Browsers take a backslash for a slash: sent back it would lead to another site.
  expect((await ask('/%5cevil.example/')).get('location')).toBe(null)
  const [asset = ''] = assetsOf(await textOf(host.origin + BASE))
  const kept = [`${BASE}hello`, `${BASE}assets/nothing.css`, asset].map(ask)
  expect((await Promise.all(kept)).map(headers => headers.get('cache-control'))).toEqual([
    'no-cache',
    'no-cache',
    'public, max-age=31536000, immutable',
  ])
})

test('a host by the rules of GitHub Pages serves it', async () => {
  const host = await servePages(join(site, 'build'), BASE)
  onTestFinished(() => host.close())
  await expectSite(host)
})

test('without the folder of the first post it is made', async () => {
  expect(existsSync(join(site, 'blog/notes'))).toBe(false)
  expect((await zapiski('new', 'post', 'Ещё', '--in', 'notes')).trim()).toBe('blog/notes/eshchyo.md')
})
