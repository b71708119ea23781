/** A commit step by step: what a reader finds after each, and what the next command makes of a kill before each. */

import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { toAssetPath } from '../shared/path.ts'
import { healOutput } from './journal.ts'
import { createOutput } from './write.ts'

type Step = (...args: unknown[]) => unknown

/** Called before each thing that is done to the disk. */
const disk = vi.hoisted((): { before?: (() => void) | undefined } => ({}))

vi.mock('node:fs', async original => {
  const real = await original<Record<string, unknown>>()
  const changing = [
    'chmodSync',
    'fsyncSync',
    'mkdirSync',
    'renameSync',
    'rmdirSync',
    'rmSync',
    'symlinkSync',
    'writeFileSync',
    'writeSync',
  ]
  const watched = changing.map((name): [string, Step] => {
    const run = real[name] as Step
    return [
      name,
      (...args) => {
        disk.before?.()
        return run(...args)
      },
    ]
  })
  return { ...real, ...Object.fromEntries(watched) }
})

let siteDir = ''
let out = ''
let cache = ''
beforeEach(() => {
  siteDir = realpathSync(mkdtempSync(join(tmpdir(), 'zapiski-kill-')))
  out = join(siteDir, 'build')
  cache = join(siteDir, '.zapiski')
})
afterEach(() => {
  disk.before = undefined
  rmSync(siteDir, { recursive: true, force: true })
})

type Texts = Record<string, string>

/** Writes a site aside; `commit` is what is left. */
async function prepare(site: Texts, folder = out) {
  const output = await createOutput(folder, { siteDir, wait: 0, cache: folder === out ? cache : undefined })
  for (const [path, text] of Object.entries(site)) await output.put({ path: toAssetPath(path), read: () => text })
  return output
}

async function publish(site: Texts, folder = out): Promise<void> {
  await (await prepare(site, folder)).commit()
}

/** Paths and texts of a folder, the marker and folders without files included. */
function whole(folder = out): Texts {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const pairs = entries.map((entry): [string, string] => {
    const path = join(entry.parentPath, entry.name)
    return [path.slice(folder.length + 1), entry.isDirectory() ? '/' : readFileSync(path, 'utf8')]
  })
  return Object.fromEntries(pairs.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

async function clean(site: Texts): Promise<Texts> {
  const folder = join(siteDir, 'clean')
  await publish(site, folder)
  const made = whole(folder)
  rmSync(folder, { recursive: true })
  return made
}

/** Pages name one file that they need; the front page is there at every moment. */
function faults(): string[] {
  if (!existsSync(join(out, 'index.html'))) return ['no front page']
  const texts = Object.entries(whole()).filter(([path]) => path.endsWith('.html'))
  return texts.filter(([, asset]) => !existsSync(join(out, asset))).map(([path, asset]) => `${path} without ${asset}`)
}

const first = {
  'index.html': 'assets/a.1.css',
  'old/page.html': 'assets/a.1.css',
  'kept.html': 'assets/kept.css',
  'assets/a.1.css': '1',
  'assets/kept.css': 'kept',
}
const second = {
  'index.html': 'assets/a.2.css',
  'new/page.html': 'assets/a.2.css',
  'kept.html': 'assets/kept.css',
  'assets/a.2.css': '2',
  'assets/kept.css': 'kept',
}

/** What is known of the site that stands there when the next build begins. */
const knowledge: [string, () => void][] = [
  ['whose last build is known', () => undefined],
  ['of which nothing is known', () => rmSync(cache, { recursive: true })],
  [
    'that somebody damaged, of which nothing is known',
    () => {
      rmSync(cache, { recursive: true })
      rmSync(join(out, 'kept.html'))
      mkdirSync(join(out, 'kept.html'))
      writeFileSync(join(out, 'old/page.html'), 'assets/kept.css')
    },
  ],
]

describe.each(knowledge)('over a site %s', (_, forget) => {
  test('a reader finds the front page and all that pages name after every step', async () => {
    await publish(first)
    forget()
    const output = await prepare(second)
    const found: string[] = []
    let steps = 0
    disk.before = () => {
      steps++
      found.push(...faults())
    }
    await output.commit()
    disk.before = undefined
    expect(found).toEqual([])
    expect(steps).toBeGreaterThan(8)
    expect(whole()).toEqual(await clean(second))
  })

  test('a kill before any step leaves a site that the next command makes whole', async () => {
    const ends = [await clean(first), await clean(second)]
    for (let step = 1, isOver = false; !isOver; step++) {
      rmSync(out, { recursive: true, force: true })
      await publish(first)
      forget()
      const isDamaged = lstatSync(join(out, 'kept.html')).isDirectory()
      isOver = await killedAt(step, second)
      expect(faults(), `after step ${step}`).toEqual([])
      const wasBegun = isBegun()
      await healOutput(out)
      expect(faults(), `healed after step ${step}`).toEqual([])
      expect(readdirSync(siteDir).filter(name => name.startsWith('.build'))).toEqual([])
      const healed = whole()
      if (wasBegun) expect(healed).toEqual(ends[1])
      else if (!isDamaged) expect(ends.map(filesOf)).toContainEqual(filesOf(healed))
      await publish(second)
      expect(whole()).toEqual(ends[1])
    }
  })
})

test.each([
  ['a folder in the place of a file', { tags: '1' }, { 'tags/a/go.html': 'tags/x', 'tags/x': '2' }],
  ['a file in the place of a folder', { 'tags/a/go.html': 'tags/x', 'tags/x': '2' }, { tags: '1' }],
  ['a name in other letters', { 'Tags/Go.html': 'index.html' }, { 'tags/go.html': 'index.html' }],
] as [string, Texts, Texts][])('%s comes in spite of a kill before any step', async (_, old, fresh) => {
  const home = { 'index.html': 'index.html' }
  const [begin, end] = [await clean({ ...home, ...old }), await clean({ ...home, ...fresh })]
  for (let step = 1, isOver = false; !isOver; step++) {
    rmSync(out, { recursive: true, force: true })
    await publish({ ...home, ...old })
    isOver = await killedAt(step, { ...home, ...fresh })
    expect(faults(), `after step ${step}`).toEqual([])
    const wasBegun = isBegun()
    await healOutput(out)
    expect(faults(), `healed after step ${step}`).toEqual([])
    if (wasBegun) expect(whole()).toEqual(end)
    else expect([begin, end].map(filesOf)).toContainEqual(filesOf(whole()))
    await publish({ ...home, ...fresh })
    expect(whole()).toEqual(end)
  }
})

/** Folders are made before anything begins. */
const filesOf = (found: Texts): Texts => Object.fromEntries(Object.entries(found).filter(([, text]) => text !== '/'))

/** A journal that was written is finished; one of which nothing was written had not begun. */
const isBegun = (): boolean =>
  (lstatSync(join(siteDir, '.build.zapiski-journal'), { throwIfNoEntry: false })?.size ?? 0) > 0

/** Commits a site until a step before which the process dies: nothing is done after that. Says whether it came to its end. */
async function killedAt(step: number, site: Texts): Promise<boolean> {
  const output = await prepare(site)
  let steps = 0
  disk.before = () => {
    if (++steps >= step) throw new Error('killed')
  }
  await output.commit().catch((error: Error) => expect(error.message).toBe('killed'))
  disk.before = undefined
  // A lock of a process that is gone counts for nothing; ours is not.
  rmSync(join(siteDir, '.build.zapiski-lock'), { force: true })
  return steps < step
}
