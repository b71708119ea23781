import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inWords } from '../../test/said.ts'
import { createReport } from '../messages/problem.ts'
import { toFilePath } from '../shared/path.ts'
import type { Problem } from '../shared/problem.ts'
import { readText } from './read.ts'
import { scanFolder } from './scan.ts'
import { MAX_FILE_BYTES } from './text.ts'

/** What happens to a file after it was looked at. */
const meanwhile = vi.hoisted(() => ({ run: () => {}, refusal: '' }))
vi.mock('node:fs', async load => {
  const fs = await load<typeof import('node:fs')>()
  const fstatSync = (handle: number) => {
    const stats = fs.fstatSync(handle)
    meanwhile.run()
    return stats
  }
  const openSync = (path: string, flags: number) => {
    if (meanwhile.refusal !== '') throw Object.assign(new Error('refused'), { code: meanwhile.refusal })
    return fs.openSync(path, flags)
  }
  return { ...fs, fstatSync, openSync }
})

/** The folder that the system refuses to list: to root it refuses none. */
const refused = vi.hoisted(() => ({ folder: '', code: '' }))
vi.mock('node:fs/promises', async load => {
  const fs = await load<typeof import('node:fs/promises')>()
  const readdir = (path: string, options: { withFileTypes: true }) =>
    path === refused.folder
      ? Promise.reject(Object.assign(new Error('refused'), { code: refused.code }))
      : fs.readdir(path, options)
  return { ...fs, readdir }
})

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'read-'))
})
afterEach(() => {
  meanwhile.run = () => {}
  meanwhile.refusal = ''
  rmSync(folder, { recursive: true, force: true })
})

async function read(name = 'x.md'): Promise<{ text: string | undefined; problems: ReturnType<typeof inWords>[] }> {
  const problems: Problem[] = []
  const result = await readText(join(folder, name), createReport(problems, toFilePath(name)))
  return { text: result?.text, problems: problems.map(inWords) }
}

test('reads UTF-8 with or without BOM and makes every line end LF', async () => {
  writeFileSync(join(folder, 'x.md'), '\uFEFFёж\r\nа\rб\nв')
  expect(await read()).toEqual({ text: 'ёж\nа\nб\nв', problems: [] })
})

test('refuses a file above the limit and reads one at it', async () => {
  writeFileSync(join(folder, 'x.md'), 'a'.repeat(MAX_FILE_BYTES))
  expect((await read()).text).toHaveLength(MAX_FILE_BYTES)
  writeFileSync(join(folder, 'x.md'), 'a'.repeat(MAX_FILE_BYTES + 1))
  const { text, problems } = await read()
  expect(text).toBeUndefined()
  expect(problems).toMatchObject([{ level: 'error', code: 'file-size', text: 'файл занимает 2,0 МБ, допустимо 2 МБ' }])
})

test('a pipe, a folder and a file that is gone are errors, and nothing hangs', async () => {
  execFileSync('mkfifo', [join(folder, 'pipe.md')])
  mkdirSync(join(folder, 'folder.md'))
  expect((await read('pipe.md')).problems).toMatchObject([{ level: 'error', code: 'file-special' }])
  expect((await read('folder.md')).problems).toMatchObject([{ level: 'error', code: 'file-special' }])
  expect((await read('gone.md')).problems).toMatchObject([{ level: 'error', code: 'file-gone' }])
})

test('a file that is written while it is read is read once more, then its author is asked to wait', async () => {
  const grow = () => writeFileSync(join(folder, 'x.md'), 'ещё ', { flag: 'a' })
  writeFileSync(join(folder, 'x.md'), '')
  let left = 1
  meanwhile.run = () => {
    if (left-- > 0) grow()
  }
  expect(await read()).toEqual({ text: 'ещё ', problems: [] })
  meanwhile.run = grow
  expect((await read()).problems).toMatchObject([{ level: 'error', code: 'file-changed' }])
})

test.each([
  ['EACCES', 'нет прав'],
  ['EPERM', 'нет прав'],
  ['EIO', 'EIO'],
])('a file that the system refuses to open (%s) is an error', async (code, reason) => {
  writeFileSync(join(folder, 'x.md'), 'x')
  meanwhile.refusal = code
  const { text, problems } = await read()
  expect(text).toBeUndefined()
  expect(problems).toMatchObject([{ level: 'error', code: 'file-unreadable' }])
  expect(problems[0]?.text).toContain(reason)
})

test.skipIf(process.getuid?.() === 0)('a file without permission is an error', async () => {
  writeFileSync(join(folder, 'x.md'), 'x')
  chmodSync(join(folder, 'x.md'), 0)
  expect((await read()).problems).toMatchObject([{ level: 'error', code: 'file-unreadable' }])
})

test.each(['EACCES', 'EIO'])(
  'a folder that the system refuses to list (%s) is one, its neighbours are read',
  async code => {
    for (const name of ['closed', 'open']) {
      mkdirSync(join(folder, 'docs', name), { recursive: true })
      writeFileSync(join(folder, 'docs', name, 'x.md'), 'x')
    }
    Object.assign(refused, { folder: join(folder, 'docs/closed'), code })
    const { files, problems } = await scanFolder({ siteDir: folder, outDir: '/none', folder: 'docs', hidden: 'skip' })
    refused.folder = ''
    expect(files.map(({ path }) => path)).toEqual(['open/x.md'])
    expect(problems.map(inWords)).toMatchObject([{ level: 'error', code: 'folder-unreadable', file: 'docs/closed' }])
    expect(inWords(problems[0] ?? expect.fail()).text).toContain(code)
  },
)

test('names the place of a character that cannot stay', async () => {
  writeFileSync(join(folder, 'x.md'), 'а\r\nбв\0')
  expect((await read()).problems).toMatchObject([{ code: 'control-character', line: 2, column: 3 }])
  writeFileSync(join(folder, 'x.md'), 'а\n\n\uFDD1')
  expect((await read()).problems).toMatchObject([{ code: 'reserved-character', line: 3, column: 1 }])
})

test('short files are not mistaken for UTF-16', async () => {
  for (const text of ['', 'a', 'ab', 'ёё', '\u0004\u0004\u0004\u0004']) {
    writeFileSync(join(folder, 'x.md'), text)
    expect(await read()).toEqual({ text, problems: [] })
  }
})
