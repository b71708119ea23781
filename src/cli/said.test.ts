import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Ran, runIn } from '../../test/run-here.ts'
import { writeFile } from '../../test/write-files.ts'
import type { build as realBuild } from '../build/build.ts'
import { problemOf } from '../messages/problem.ts'
import { toFilePath } from '../shared/path.ts'
import type { Io } from './io.ts'

const build = vi.hoisted(() => vi.fn<typeof realBuild>())
vi.mock('../build/build.ts', () => ({ build }))

const CONFIG = "export default { title: 'Т', url: 'https://example.org', blog: {}, docs: {} }"

let cwd = ''
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'zapiski-said-'))
  put('site/zapiski.config.ts', CONFIG)
})
afterEach(() => rmSync(cwd, { recursive: true, force: true }))

const put = (name: string, text: string): void => writeFile(join(cwd, name), text)

const cli = (args: string[], io: Partial<Io> = {}): Promise<Ran> =>
  runIn(cwd, args, { env: {}, isTerminal: false, ...io })

test('mistakes and help are in the language that the settings here name, which are not run for it', async () => {
  const here = async (name: string, text: string) => {
    put(name, text)
    const said = [await cli(['bild']), await cli(['build', 'a', 'b', 'c']), await cli(['--help'])]
    rmSync(join(cwd, name))
    return said.map(({ out, err }) => (/[а-я]/.test(out + err) ? 'ru' : 'en')).join(' ')
  }
  const fails = `throw new Error('it ran')\n`
  expect(await here('zapiski.config.ts', `${fails}export default { i18n: { defaultLocale: 'ru' } }`)).toBe('ru ru ru')
  expect(await here('zapiski.config.ts', `${fails}export default { i18n: { defaultLocale: 'de' } }`)).toBe('en en en')
  expect(await here('zapiski.config.mjs', `${fails}export default {}`)).toBe('ru ru ru')
  expect(await here('docusaurus.config.js', `${fails}export default {}`)).toBe('en en en')
})

test('who watches a command speaks the language of the site, or the one that is asked for', async () => {
  const heard: string[] = []
  const watch: Io['watch'] = call => {
    heard.push(call.format.language)
    return Promise.resolve(0)
  }
  await cli(['build', 'site'], { watch })
  await cli(['build', 'site', '--lang', 'en'], { watch })
  expect(heard).toEqual(['ru', 'en'])
})

test('what only the whole site shows of a setting is told at its line', async () => {
  const items = `themeConfig: { navbar: { items: [\n  { to: '/', label: 'A' },\n  { to: '/x', label: 'B' }] } }`
  put('site/zapiski.config.ts', `${CONFIG.slice(0, -2)},\n  ${items},\n  redirects: [{ from: '/old', to: '/x' }] }`)
  const problems = [
    problemOf('error', 'navbar-link', { values: { where: 'themeConfig.navbar.items[1]', route: '/x' } }),
    problemOf('error', 'redirect/nowhere', { values: { from: '/old', to: '/x' } }),
    problemOf('error', 'config-picture', { values: { where: 'authors.yml: a.image_url', file: '/a.png' } }),
  ]
  build.mockResolvedValue({ problems, stages: [], pages: 0, files: 0, bytes: 0, routes: [] })
  const { err } = await cli(['check', 'site'])
  expect(err.match(/^.*ошибка/gm)).toEqual([
    'ошибка',
    'zapiski.config.ts:4:3  ошибка',
    'zapiski.config.ts:5:23  ошибка',
  ])
})

test('what a page in React links to in vain is told where the address stands in its code', async () => {
  put('site/src/pages/a.tsx', "export default () => (\n  <a href={'/docs/x'}>\n    <b id='/docs/x#y' />\n  </a>\n)\n")
  const at = { file: toFilePath('src/pages/a.tsx'), line: 1, column: 1 }
  const problems = [
    problemOf('error', 'broken-link', { at, values: { route: '/docs/x' } }),
    problemOf('error', 'broken-anchor', { at, values: { route: '/docs/x', id: 'y' } }),
    problemOf('error', 'broken-link', { at, values: { route: '/docs/elsewhere' } }),
  ]
  build.mockResolvedValue({ problems, stages: [], pages: 0, files: 0, bytes: 0, routes: [] })
  const { err } = await cli(['check', 'site'])
  expect(err.match(/^.*ошибка/gm)).toEqual([
    'src/pages/a.tsx:1:1  ошибка',
    'src/pages/a.tsx:2:12  ошибка',
    'src/pages/a.tsx:3:11  ошибка',
  ])
})
