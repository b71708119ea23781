import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Watch, watchFiles } from './watch.ts'

let siteDir = ''
let watch: Watch | undefined
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), '.zapiski-watch-'))
  mkdirSync(at('docs'))
})
afterEach(async () => {
  await watch?.close()
  watch = undefined
  rmSync(siteDir, { recursive: true, force: true })
})

const at = (name: string): string => join(siteDir, name)
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const textOf = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

async function follow(change: (paths: string[]) => Promise<void> | void): Promise<void> {
  watch = watchFiles({ paths: [at('docs')], siteDir, change: async paths => change(paths) })
}

/** What was read of each file when it was last handed on. */
async function reading(work: number): Promise<Map<string, string | undefined>> {
  const seen = new Map<string, string | undefined>()
  await follow(async paths => {
    const read = paths.map(path => [path, textOf(path)] as const)
    await pause(work)
    for (const [path, text] of read) seen.set(path, text)
  })
  return seen
}

test('of two saves one to sixty milliseconds apart the second is what stays', async () => {
  const files = Array.from({ length: 8 }, (_, index) => at(`docs/${index}.md`))
  for (const file of files) writeFileSync(file, 'начало')
  const seen = await reading(5)
  for (let round = 0; round < 10; round++) {
    await Promise.all(
      files.map(async (file, index) => {
        const apart = 1 + ((round * files.length + index) * 59) / 79
        writeFileSync(file, `первое ${round}`)
        await pause(apart)
        writeFileSync(file, `второе ${round}`)
      }),
    )
    // A busy machine looks later; what it never sees is a second save that was missed.
    const stale = () => files.filter(file => seen.get(file) !== `второе ${round}`).map(file => seen.get(file))
    await expect.poll(stale, { timeout: 20_000 }).toEqual([])
  }
})

test('of five hundred saves one after another, as editors make them, the last is what stays', async () => {
  const seen = await reading(1)
  for (let number = 1; number <= 500; number++) {
    writeFileSync(at('docs/.a.md.tmp'), `раз ${number}`)
    renameSync(at('docs/.a.md.tmp'), at('docs/a.md'))
  }
  await expect.poll(() => seen.get(at('docs/a.md')), { timeout: 20_000 }).toBe('раз 500')
})

test('what is saved while something is handed on is handed on after it, never beside it', async () => {
  writeFileSync(at('docs/a.md'), 'раз')
  let running = 0
  let most = 0
  const seen: (string | undefined)[] = []
  await follow(async ([path = '']) => {
    running += 1
    most = Math.max(most, running)
    seen.push(textOf(path))
    await pause(80)
    running -= 1
  })
  writeFileSync(at('docs/a.md'), 'два')
  await expect.poll(() => seen).toEqual(['два'])
  writeFileSync(at('docs/a.md'), 'три')
  await expect.poll(() => seen.at(-1)).toBe('три')
  expect(most).toBe(1)
})

test('a file that is emptied before it is written is not taken for empty', async () => {
  writeFileSync(at('docs/a.md'), 'раз')
  const seen = new Set<string | undefined>()
  await follow(([path = '']) => void seen.add(textOf(path)))
  writeFileSync(at('docs/a.md'), '')
  await pause(20)
  writeFileSync(at('docs/a.md'), 'два')
  await expect.poll(() => seen.has('два')).toBe(true)
  expect(seen.has('')).toBe(false)
})

test('new, renamed and removed files and folders are handed on; hidden ones are not', async () => {
  const seen = await reading(0)
  mkdirSync(at('docs/deep/er'), { recursive: true })
  writeFileSync(at('docs/deep/er/a.md'), 'новый')
  await expect.poll(() => seen.get(at('docs/deep/er/a.md'))).toBe('новый')
  await rename(at('docs/deep/er/a.md'), at('docs/deep/er/b.md'))
  await expect.poll(() => seen.get(at('docs/deep/er/b.md'))).toBe('новый')
  await expect.poll(() => seen.get(at('docs/deep/er/a.md'))).toBe(undefined)
  writeFileSync(at('docs/.hidden.md'), 'скрытый')
  rmSync(at('docs/deep'), { recursive: true })
  await expect
    .poll(() => [seen.has(at('docs/deep/er/b.md')), seen.get(at('docs/deep/er/b.md'))])
    .toEqual([true, undefined])
  expect(seen.has(at('docs/.hidden.md'))).toBe(false)
})

test('a folder that is not there yet is waited for, and more can be followed', async () => {
  const seen = await reading(0)
  watch?.add([at('late'), at('one.css')])
  await pause(50)
  mkdirSync(at('late'))
  writeFileSync(at('late/a.md'), 'поздно')
  writeFileSync(at('one.css'), 'a{}')
  await expect.poll(() => [seen.get(at('late/a.md')), seen.get(at('one.css'))]).toEqual(['поздно', 'a{}'])
})

test('a folder that is moved in, removed and made anew is followed each time, also by a name of a root', async () => {
  const seen = await reading(0)
  mkdirSync(at('aside'))
  writeFileSync(at('aside/a.md'), 'внесён')
  renameSync(at('aside'), at('docs/in'))
  await expect.poll(() => seen.get(at('docs/in/a.md'))).toBe('внесён')
  renameSync(at('docs'), at('away'))
  await expect.poll(() => [seen.has(at('docs/in/a.md')), seen.get(at('docs/in/a.md'))]).toEqual([true, undefined])
  mkdirSync(at('docs/in'), { recursive: true })
  writeFileSync(at('docs/in/a.md'), 'заново')
  await expect.poll(() => seen.get(at('docs/in/a.md'))).toBe('заново')
  writeFileSync(at('docs/in/a.md'), 'и снова')
  await expect.poll(() => seen.get(at('docs/in/a.md'))).toBe('и снова')
})

test('of a link to a file elsewhere the change of that file is heard, and a link to a folder above ends nowhere', async () => {
  mkdirSync(at('elsewhere'))
  writeFileSync(at('elsewhere/a.md'), 'раз')
  symlinkSync(at('elsewhere/a.md'), at('docs/link.md'))
  symlinkSync(at('docs'), at('docs/loop'))
  const seen = await reading(0)
  writeFileSync(at('elsewhere/a.md'), 'два')
  await expect.poll(() => seen.get(at('docs/link.md'))).toBe('два')
  symlinkSync(at('elsewhere'), at('docs/folder'))
  await expect.poll(() => seen.get(at('docs/folder/a.md'))).toBe('два')
  writeFileSync(at('elsewhere/a.md'), 'три')
  await expect.poll(() => seen.get(at('docs/folder/a.md'))).toBe('три')
})

test('a file among packages is followed when it is named, waited for through folders that are not there, and replaced', async () => {
  const file = at('node_modules/theme/deep/style.css')
  const seen = await reading(0)
  watch?.add([file])
  mkdirSync(at('node_modules/theme/deep'), { recursive: true })
  writeFileSync(at('node_modules/theme/other.css'), 'a{}')
  writeFileSync(file, 'b{}')
  await expect.poll(() => seen.get(file)).toBe('b{}')
  rmSync(at('node_modules'), { recursive: true })
  await expect.poll(() => seen.get(file)).toBe(undefined)
  mkdirSync(at('node_modules/theme/deep'), { recursive: true })
  writeFileSync(at('node_modules/theme/deep/new'), 'c{}')
  renameSync(at('node_modules/theme/deep/new'), file)
  await expect.poll(() => seen.get(file)).toBe('c{}')
  expect([...seen.keys()].filter(path => /other|new$/.test(path))).toEqual([])
})

test('what an editor writes beside a text while it saves is no change', async () => {
  writeFileSync(at('docs/a.md'), 'раз')
  const seen: string[][] = []
  await follow(paths => void seen.push(paths.toSorted()))
  for (const [number, text] of ['два', 'три'].entries()) {
    writeFileSync(at('docs/4913'), '')
    rmSync(at('docs/4913'))
    renameSync(at('docs/a.md'), at('docs/a.md~'))
    writeFileSync(at('docs/a.md'), text)
    rmSync(at('docs/a.md~'))
    await expect.poll(() => seen.length).toBe(number + 1)
  }
  await pause(100)
  expect(seen).toEqual([[at('docs/a.md')], [at('docs/a.md')]])
})
