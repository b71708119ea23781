import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { writeFile } from '../../../test/write-files.ts'
import { type FilePath, toFilePath } from '../../shared/path.ts'
import type { Memory, RememberedDates } from '../memory.ts'
import { readGitDates } from './index.ts'

let repository = ''
let day = 0
beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'git-'))
  day = 0
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(repository, { recursive: true, force: true })
  })
  git('init', '-q', '-b', 'main')
})

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=Иван', '-c', 'user.email=x@example.org']
  const time = `2024-05-01T00:00:00Z`.replace('01T', `${String((day % 28) + 1).padStart(2, '0')}T`)
  const dates = { GIT_AUTHOR_DATE: time, GIT_COMMITTER_DATE: time, GIT_CONFIG_GLOBAL: '/dev/null' }
  return execFileSync('git', [...identity, ...args], {
    cwd: repository,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...dates },
  })
}
const write = (path: string, text: string): void => writeFile(join(repository, path), text)
function commit(): void {
  day += 1
  git('add', '-A')
  git('commit', '-q', '-m', 'x', '--allow-empty')
}

/** What a cache keeps from one run to the next. */
function createMemory(): Memory & { kept: RememberedDates | undefined } {
  const memory = {
    kept: undefined as RememberedDates | undefined,
    source: () => undefined,
    keepSource: () => undefined,
    dates: () => memory.kept,
    keepDates(dates: RememberedDates) {
      memory.kept = dates
    },
  }
  return memory
}

const read = async (names: readonly string[], memory?: Memory) => {
  const wanted = new Set<FilePath>(names.map(toFilePath))
  const { dates, problems } = await readGitDates(repository, { folders: ['blog', 'docs'], wanted, memory })
  expect(problems).toEqual([])
  return Object.fromEntries([...dates].sort())
}

/** Arguments of each `git log` that is asked for from here on. */
function listenToLogs(): () => string[] {
  const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim()
  const asked = join(repository, '.git/asked')
  const bin = join(repository, '.git/bin')
  writeFile(join(bin, 'git'), `#!/bin/sh\necho "$*" >> '${asked}'\nexec ${real} "$@"\n`)
  chmodSync(join(bin, 'git'), 0o755)
  vi.stubEnv('PATH', `${bin}:${process.env.PATH}`)
  return () => {
    const lines = existsSync(asked) ? readFileSync(asked, 'utf8').split('\n') : []
    writeFileSync(asked, '')
    return lines.filter(line => line.includes(' log ') && line.includes('--name-status'))
  }
}

test('of a history that goes on only what came is asked for, and a new text asks for nothing', async () => {
  const files = ['blog/a.md', 'blog/b.md']
  for (const file of files) write(file, file)
  commit()
  const first = git('rev-parse', 'HEAD').trim()
  const memory = createMemory()
  await read(files, memory)
  write('blog/b.md', 'другой')
  commit()
  const logs = listenToLogs()
  const second = git('rev-parse', 'HEAD').trim()
  expect(await read(files, memory)).toEqual(await read(files))
  expect(logs().map(line => line.includes(`${first}..${second} `))).toEqual([true, false])
  write('blog/new.md', 'новый')
  expect(await read([...files, 'blog/new.md'], memory)).toEqual(await read(files))
  expect(logs()).toHaveLength(1)
})

test('where branches met, commits were written anew or other files are asked for, all is read', async () => {
  write('blog/a.md', '1')
  write('docs/code.tsx', '1')
  commit()
  const memory = createMemory()
  await read(['blog/a.md'], memory)
  const expectWhole = async (names: string[]): Promise<void> => {
    const fresh = await read(names)
    const logs = listenToLogs()
    expect(await read(names, memory)).toEqual(fresh)
    expect(logs().map(line => line.includes('..'))).toEqual([false])
    vi.unstubAllEnvs()
  }
  git('switch', '-q', '-c', 'side')
  write('blog/b.md', '2')
  commit()
  git('switch', '-q', 'main')
  write('blog/a.md', '2')
  commit()
  await read(['blog/a.md'], memory)
  git('merge', '-q', '--no-ff', '-m', 'x', 'side')
  await expectWhole(['blog/a.md', 'blog/b.md'])
  day += 1
  git('commit', '-q', '--amend', '-m', 'другое')
  await expectWhole(['blog/a.md', 'blog/b.md'])
  await expectWhole(['blog/a.md', 'docs/code.tsx'])
  git('reset', '-q', '--hard', 'HEAD~1')
  await expectWhole(['blog/a.md', 'docs/code.tsx'])
})

test('a file that had another ending, which nobody asked for, has its whole history', async () => {
  write('blog/a.txt', 'текст')
  write('blog/b.md', '1')
  commit()
  const memory = createMemory()
  await read(['blog/b.md'], memory)
  git('mv', 'blog/a.txt', 'blog/a.md')
  commit()
  const names = ['blog/a.md', 'blog/b.md']
  const dates = await read(names, memory)
  expect(dates).toEqual(await read(names))
  expect(dates['blog/a.md']?.created.date).toContain('2024-05-02')
})

/** A generator with a fixed seed: `random(n)` is 0 … n - 1. */
function createRandom(seed: number): (limit: number) => number {
  let state = seed
  return limit => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * limit)
  }
}

test('after any commits the dates are those of the whole history', { timeout: 120_000 }, async () => {
  const random = createRandom(11)
  const names = ['blog/a.md', 'blog/b.md', 'docs/c.md', 'docs/d.md', 'docs/e.md']
  const anyOf = <Item>(items: readonly Item[]): Item => items[random(items.length)] as Item
  const there = (): string[] => names.filter(name => existsSync(join(repository, name)))
  const memory = createMemory()
  write('blog/a.md', 'начало')
  commit()
  for (let step = 0; step < 16; step++) {
    for (let change = 0; change <= random(3); change++) {
      const [from, to] = [anyOf(there()), anyOf(names)]
      const kind = random(4)
      if (kind === 0 && there().length > 1) rmSync(join(repository, from))
      else if (kind === 1 && from !== to) {
        write(to, readFileSync(join(repository, from), 'utf8'))
        rmSync(join(repository, from))
      } else write(to, `${step} ${change}`)
      git('add', '-A')
      if (random(2) === 0) commit()
    }
    commit()
    if (random(6) === 0) git('reset', '-q', '--hard', 'HEAD~1')
    expect(await read(names, memory), `step ${step}`).toEqual(await read(names))
  }
})
