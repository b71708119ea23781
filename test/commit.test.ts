/** A site of every kind of page, built again over its own output. */

import {
  appendFileSync,
  cpSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDice, createSite } from '../bench/steps/site.mjs'
import { type BuildResult, build } from '../src/build/build.ts'
import { cacheFolder } from '../src/engine/cache/folder.ts'
import { readConfig } from './e2e/site.ts'

let root = ''
let folder = ''
let out = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'zapiski-commit-'))
  folder = join(root, 'site')
  out = join(folder, 'build')
  createSite(folder, createDice(1))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

async function publish(outDir = out, cache = true): Promise<BuildResult> {
  return build(await readConfig(folder, outDir), { mode: 'production', write: true, cache })
}

/** Every file of a folder with what `look` makes of it. */
function files(of: string, look: (file: string) => string): Record<string, string> {
  const entries = readdirSync(of, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  const paths = entries.map(entry => join(entry.parentPath, entry.name)).toSorted()
  return Object.fromEntries(paths.map(path => [relative(of, path), look(path)]))
}
const bytes = (of: string) => files(of, path => readFileSync(path, 'latin1'))

/** Who wrote a file, and when. */
function hand(path: string): string {
  const { ino, mtimeMs, ctimeMs } = lstatSync(path)
  return [ino, mtimeMs, ctimeMs].join()
}

async function expectClean(): Promise<void> {
  const clean = join(root, 'clean')
  await publish(clean, false)
  expect(bytes(out)).toEqual(bytes(clean))
}

const pagesOf = (paths: string[] = []) => paths.filter(path => path.endsWith('.html'))
/** Of which lists show an excerpt. */
function post(): string {
  const paths = readdirSync(join(folder, 'blog')).map(name => join(folder, 'blog', name))
  return paths.find(path => /post-/.test(path) && readFileSync(path, 'utf8').includes('<!-- truncate -->')) ?? ''
}

test('a second build writes nothing', async () => {
  await publish()
  const before = files(out, hand)
  expect((await publish()).changes).toEqual({ added: [], changed: [], removed: [] })
  expect(files(out, hand)).toEqual(before)
})

test('a new paragraph writes the page and what shows it, and names exactly the differences', async () => {
  await publish()
  cpSync(out, join(root, 'before'), { recursive: true })
  appendFileSync(post(), '\nЕщё один абзац для всех.\n')
  const { changes } = await publish()
  expect(pagesOf(changes?.changed)).toHaveLength(1)
  const [old, now] = [bytes(join(root, 'before')), bytes(out)]
  const isSite = (path: string) => path !== '.zapiski-build'
  expect(changes).toEqual({
    added: Object.keys(now)
      .filter(path => isSite(path) && !(path in old))
      .toSorted(),
    changed: Object.keys(now)
      .filter(path => isSite(path) && path in old && old[path] !== now[path])
      .toSorted(),
    removed: Object.keys(old)
      .filter(path => isSite(path) && !(path in now))
      .toSorted(),
  })
  await expectClean()
})

test('a page whose text is gone leaves', async () => {
  const passing = join(folder, 'docs/passing.md')
  writeFileSync(passing, '# Недолго\n\nТекст.\n')
  await publish()
  rmSync(passing)
  expect(pagesOf((await publish()).changes?.removed)).toEqual(['docs/passing.html'])
  await expectClean()
})

test('a cache whose files are damaged, each in its way, leaves the site what its texts make it', async () => {
  await publish()
  const cache = cacheFolder(folder)
  const stored = Object.keys(files(cache, String)).map(path => join(cache, path))
  expect(stored.length).toBeGreaterThan(3)
  for (const [index, file] of stored.entries()) {
    const whole = readFileSync(file)
    const [half, other] = [
      whole.subarray(0, whole.length / 2),
      whole.map((byte, at) => (at % 99 === 50 ? byte ^ 1 : byte)),
    ]
    writeFileSync(file, [half, other, ''][index % 3] ?? '')
  }
  appendFileSync(post(), '\nЕщё один абзац.\n')
  expect((await publish()).problems.filter(({ level }) => level !== 'note')).toEqual([])
  await expectClean()
})

test('what somebody changed in the output is put right, a picture that has its own name too', async () => {
  await publish()
  const picture = Object.keys(bytes(out)).find(path => path.startsWith('assets/share/')) ?? expect.fail()
  writeFileSync(join(out, picture), 'scribble')
  appendFileSync(join(out, 'index.html'), '<!-- mine -->')
  rmSync(join(out, '404.html'))
  expect((await publish()).changes).toEqual({
    added: ['404.html'],
    changed: [picture, 'index.html'].toSorted(),
    removed: [],
  })
  await expectClean()
})
