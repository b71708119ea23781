/** The same texts are the same bytes: whatever the machine, its clock, its language, its order of files. */

import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDice, createSite } from '../../bench/steps/site.mjs'
import { writeFile } from '../write-files.ts'

const CLI = join(import.meta.dirname, '../../dist/cli.js')
const FAKETIME = ['/usr/bin/faketime', '/usr/local/bin/faketime'].find(path => existsSync(path))

let root = ''
let first: Record<string, string>

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))

const bytesOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    listFiles(folder)
      .toSorted()
      .map(path => [relative(folder, path), readFileSync(path, 'latin1')]),
  )

/** A copy of the site whose files came into being in another order. */
function copyReversed(from: string, to: string): void {
  for (const path of listFiles(from).toSorted().toReversed()) {
    const target = join(to, relative(from, path))
    writeFile(target, readFileSync(path))
  }
}

interface Machine {
  env?: Record<string, string>
  before?: string
  cwd?: string
}

function buildOn(folder: string, { env = {}, before = '', cwd = root }: Machine = {}): Record<string, string> {
  const out = join(mkdtempSync(join(root, 'out-')), 'build')
  const command = `${before} ${process.execPath} ${CLI} build ${folder} --out-dir ${out} --no-cache`
  execFileSync('sh', ['-c', command], { cwd, env: { PATH: process.env.PATH ?? '', HOME: root, ...env }, stdio: 'pipe' })
  return bytesOf(out)
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'zapiski-same-'))
  createSite(join(root, 'site'), createDice(7))
  first = buildOn(join(root, 'site'))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('another time zone, language, mask of rights and number of processors', () => {
  const env = { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'C', UV_THREADPOOL_SIZE: '1' }
  const taskset = existsSync('/usr/bin/taskset') ? 'taskset -c 0' : ''
  expect(buildOn(join(root, 'site'), { env, before: `umask 077; ${taskset}`, cwd: join(root, 'site') })).toEqual(first)
})

test.runIf(FAKETIME !== undefined)('S11: a clock before all dates: posts wait for theirs, the rest is there', () => {
  const site = join(root, 'dated')
  const post = (date: string): string => `---\ndate: ${date}\n---\n# П\n\n<!-- truncate -->\n\nТекст.\n`
  for (const [name, text] of [
    ['zapiski.config.mjs', "export default { title: 'З', url: 'https://example.org', shareImages: false }\n"],
    ['docs/index.md', '# Начало\n'],
    ['blog/a.md', post('1999-05-01')],
    ['blog/b.md', post('2024-05-01')],
  ] as const) {
    writeFile(join(site, name), text)
  }
  const postsAt = (clock: string): string[] =>
    Object.keys(buildOn(site, { before: `${FAKETIME} '${clock}'` })).filter(path => /^blog\/\w\.html$/.test(path))
  expect(postsAt('1970-01-02 00:00:00')).toEqual([])
  expect(postsAt('2023-12-31 23:59:59')).toEqual(['blog/a.html'])
  expect(postsAt('2030-01-01 00:00:00')).toEqual(['blog/a.html', 'blog/b.html'])
})

test('another place on the disk, files in another order', () => {
  const elsewhere = join(root, 'совсем другое место', 'глубже')
  copyReversed(join(root, 'site'), elsewhere)
  rmSync(join(elsewhere, 'build'), { recursive: true, force: true })
  expect(buildOn(`'${elsewhere}'`, { env: { TZ: 'America/New_York' } })).toEqual(first)
})

const CLOCKS = ['2031-02-03 04:05:06', '2039-12-31 23:59:59']
// Where there is no `faketime`, the clock is only seconds later than at the first build: that is tried once.
test.each(FAKETIME === undefined ? CLOCKS.slice(0, 1) : CLOCKS)('another clock: %s', clock => {
  const before = FAKETIME === undefined ? '' : `${FAKETIME} '${clock}'`
  expect(buildOn(join(root, 'site'), { before })).toEqual(first)
})
