/** A site with its output and its cache in another place, as a service that builds it has them: only times differ. */

import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readText } from '../src/disk.ts'
import { buildAgain, type Way } from './warm-build.ts'
import { writeFile } from './write-files.ts'

const post = (date: string) => `---\ndate: ${date}\n---\n\nНачало.\n\n<!-- truncate -->\n\nТекст.\n`

let root = ''
let copies = 0
const at = (path: string): string => join(root, path)
const write = (path: string, text: string): void => writeFile(at(path), text)
const add = (path: string): void => write(path, `${readText(at(path)) ?? ''}\nЕщё абзац.\n`)

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'zapiski-copy-'))
  write(
    'zapiski.config.ts',
    "import { tagline } from './words.ts'\nexport default { title: 'Т', url: 'https://example.org', tagline }\n",
  )
  write('words.ts', "export const tagline = 'Слова'\n")
  write('package.json', '{ "dependencies": { "a": "*" } }\n')
  write('blog/a.md', post('2024-05-01'))
  write('blog/authors.yml', 'me:\n  name: Я\n')
  write('docs/a.mdx', "import { Part } from '../src/part.jsx'\n\n# Заметка\n\n<Part />\n\n![Точка](/img/dot.svg)\n")
  write('docs/b.md', '# Другая\n\nТекст.\n')
  write('src/part.jsx', 'export const Part = () => <b>Часть</b>\n')
  write('src/css/custom.css', 'b { color: red }\n')
  write('static/img/dot.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>\n')
  install()
  await sleep(100)
  expect(await build()).toBe('whole')
  await elsewhere()
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true, force: true })
})

function install(version = '1.0.0'): void {
  write('node_modules/.package-lock.json', `{ "packages": { "node_modules/a": {} } }\n`)
  write('node_modules/a/package.json', `{ "name": "a", "version": "${version}" }\n`)
}

/** The site goes to another folder; its packages are installed there, output and cache come as they are. */
async function elsewhere(version?: string): Promise<void> {
  const before = root
  copies += 1
  root = mkdtempSync(join(tmpdir(), `zapiski-copy-${copies}-`))
  const isMade = (path: string): boolean => /^\/(?:build|node_modules)(?:\/|$)/.test(path.slice(before.length))
  cpSync(before, root, { recursive: true, filter: path => !isMade(path) })
  install(version)
  // Node's own copy cuts times to milliseconds.
  for (const name of ['build', 'node_modules/.cache']) execFileSync('cp', ['-a', join(before, name), dirname(at(name))])
  rmSync(before, { recursive: true })
  await sleep(100)
}

/** Builds, and says how. */
const build = (): Promise<Way> => buildAgain(root)

test('nothing is done where nothing but times differs, however often it moves on', async () => {
  expect(await build()).toBe('nothing')
  expect(await build()).toBe('nothing')
  await elsewhere()
  expect(await build()).toBe('nothing')
})

test('an archive may have cut the times of the output to seconds', async () => {
  for (const entry of readdirSync(at('build'), { recursive: true, encoding: 'utf8' })) {
    const second = Math.floor(statSync(at(`build/${entry}`)).mtimeMs / 1000)
    utimesSync(at(`build/${entry}`), second, second)
  }
  expect(await build()).toBe('nothing')
  const page = at('build/docs/b.html')
  utimesSync(page, 1, 1)
  expect(await build()).toBe('whole')
})

test('a text that changed meanwhile is redone alone', async () => {
  add('docs/b.md')
  expect(await build()).toBe('short')
  expect(readText(at('build/docs/b.html'))).toContain('Ещё абзац.')
  await elsewhere()
  expect(await build()).toBe('nothing')
  add('blog/a.md')
  expect(await build()).toBe('short')
})

test.each([
  ['words of the config', 'words.ts', "export const tagline = 'Злова'\n"],
  ['a part', 'src/part.jsx', 'export const Part = () => <b>Чисть</b>\n'],
  ['a list of authors', 'blog/authors.yml', 'me:\n  name: Ю\n'],
  ['a picture', 'static/img/dot.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"></svg>\n'],
])('other bytes of %s of the same length make the site be built', async (_, path, text) => {
  write(path, text)
  expect(await build()).toBe('whole')
})

test('a machine in another place writes dates otherwise: code of the site runs again', async () => {
  expect(await build()).toBe('nothing')
  vi.stubEnv('TZ', 'Asia/Tokyo')
  expect(await build()).toBe('whole')
  expect(await build()).toBe('nothing')
})

test('another version of a package makes the site be built', async () => {
  await elsewhere('1.0.1')
  expect(await build()).toBe('whole')
})

test('a package that came without a word of a manager makes the site be built', async () => {
  write('node_modules/b/package.json', '{ "name": "b" }\n')
  expect(await build()).toBe('whole')
})

test('packages that no manager writes down are told by the times of their folder', async () => {
  rmSync(at('node_modules/.package-lock.json'))
  expect(await build()).toBe('whole')
  symlinkSync(at('node_modules/a'), at('node_modules/c'))
  expect(await build()).toBe('whole')
})
