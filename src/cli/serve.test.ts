import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeFile } from '../../test/write-files.ts'
import { run } from './run.ts'

const configOf = (title: string, more = ''): string =>
  `export default { title: '${title}', url: 'https://example.org', docs: { routeBasePath: 'docs' }${more} }`

let cwd = ''
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'zapiski-serve-'))
  put('zapiski.config.mjs', configOf('Первый'))
  put('docs/a.md', '---\ntitle: Заметка\n---\n\nТекст.\n')
})
afterEach(() => rmSync(cwd, { recursive: true, force: true }))

const put = (name: string, text: string): void => writeFile(join(cwd, name), text)

/** Runs a server's command until `use` is through with it. */
async function serving(args: string[], use: (said: () => string) => Promise<void>): Promise<number> {
  const said: string[] = []
  const write = (text: string) => void said.push(text)
  let stop = (): void => {}
  const stopped = new Promise<void>(resolve => {
    stop = resolve
  })
  const untilStopped = async (): Promise<void> => {
    await use(() => said.join('')).finally(stop)
    await stopped
  }
  const now = () => new Date(0)
  const io = { cwd, env: {}, out: write, err: write, isTerminal: false, columns: 80, color: false, now, untilStopped }
  const code = await run(args, io, '1.0.0')
  if (code !== 0) throw new Error(said.join(''))
  return code
}

const titleAt = async (address: string): Promise<string> =>
  /<title>([^<]*)/.exec(await (await fetch(address)).text())?.[1] ?? ''
const addressIn = (text: string): string => /http:\S+/.exec(text)?.[0] ?? ''

test('dev takes in versions, a language’s texts and a sidebar that come while it runs', async () => {
  const locales = ", i18n: { defaultLocale: 'ru', locales: ['ru', 'en'] }"
  put('zapiski.config.mjs', configOf('Первый', locales))
  await serving(['dev', '--port', '0'], async said => {
    const home = addressIn(said())
    expect((await fetch(`${home}docs/next/a`)).status).toBe(404)
    put('versioned_docs/version-1.0/a.md', '---\ntitle: Старая\n---\n\nТекст.\n')
    put('versions.json', '["1.0"]')
    await expect.poll(() => titleAt(`${home}docs/next/a`)).toContain('Заметка')
    expect(await titleAt(`${home}docs/a`)).toContain('Старая')
    put('i18n/en/code.json', '{ "theme.common.skipToMainContent": "Jump over" }')
    await expect.poll(async () => (await fetch(`${home}en/docs/a`)).text()).toContain('Jump over')
    put('zapiski.config.mjs', configOf('Второй', locales).replace("'docs' }", "'docs', sidebarPath: 'menu.json' }"))
    await expect.poll(said).toContain('menu.json')
    put('menu.json', '{ "menu": ["a"] }')
    await expect.poll(() => titleAt(`${home}docs/a`)).toContain('Второй')
  })
})

test('dev starts again at the same address when the config changes, and waits while it is wrong', async () => {
  await serving(['dev', '--port', '0'], async said => {
    const page = `${addressIn(said())}docs/a`
    expect(said()).toMatch(/^Сайт: http:\/\/localhost:\d+\/\nОстановить: Ctrl\+C\n$/m)
    expect(await titleAt(page)).toContain('Первый')
    put('zapiski.config.mjs', configOf('Второй', ', titel: 1'))
    await expect.poll(said, { timeout: 5000 }).toContain('Ошибок: 1')
    expect(await titleAt(page)).toContain('Первый')
    put('zapiski.config.mjs', configOf('Второй'))
    await expect.poll(said, { timeout: 5000 }).toContain('Настройки прочитаны заново.')
    expect(await titleAt(page)).toContain('Второй')
  })
})

test('a taken port is said with the one in its place, in the language asked for', async () => {
  put('build/index.html', 'x')
  const other = createServer()
  await new Promise<void>(resolve => other.listen(0, 'localhost', resolve))
  const { port } = other.address() as AddressInfo
  await serving(['preview', '-p', String(port), '--lang', 'en'], async said => {
    expect(said()).toMatch(new RegExp(`^Port ${port} is taken, the site is on \\d+\\.\nBuilt site: http`))
    expect(await (await fetch(addressIn(said()))).text()).toBe('x')
  })
  await new Promise(resolve => other.close(resolve))
})
