import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeFile } from '../../../test/write-files.ts'
import { type FilePath, toFilePath } from '../../shared/path.ts'
import { readGitDates } from './index.ts'

let repository: string
beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'git-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(repository, { recursive: true, force: true })
})

function git(...args: string[]): void {
  execFileSync('git', args, {
    cwd: repository,
    stdio: 'ignore',
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' },
  })
}

const write = (path: string, text: string): void => writeFile(join(repository, path), text)

/** Commits everything on a day of May 2024 as an author. */
function commit(day: number, author = 'Иван'): void {
  vi.stubEnv('GIT_COMMITTER_DATE', `2024-05-0${day}T12:00:00Z`)
  git('add', '-A')
  const identity = ['-c', `user.name=${author}`, '-c', 'user.email=x@example.org']
  git(...identity, 'commit', '-m', 'x', '--allow-empty', '--date', '2020-01-01T00:00:00Z')
}

const on = (day: number): string => `2024-05-0${day}T12:00:00.000Z`

const read = (files: string[], folders = ['blog'], siteDir = repository): ReturnType<typeof readGitDates> =>
  readGitDates(siteDir, { folders, wanted: new Set<FilePath>(files.map(toFilePath)) })

test('finds the first and the last commit of files with any names', async () => {
  git('init', '-q')
  const names = ['blog/ёжик и кот.md', 'blog/"кавычки".md', 'blog/a\tb.md', 'blog/🚀.md']
  for (const name of names) write(name, '1')
  commit(1, 'Анна')
  write('blog/ёжик и кот.md', '2')
  commit(3, 'Пётр')
  const { dates, problems } = await read(names)
  expect(problems).toEqual([])
  expect(dates.get(toFilePath('blog/ёжик и кот.md'))).toEqual({
    created: { date: on(1), author: 'Анна' },
    updated: { date: on(3), author: 'Пётр' },
  })
  expect([...dates.keys()].sort()).toEqual(names.map(toFilePath).sort())
})

test('matches a name that git keeps in another Unicode form', async () => {
  git('init', '-q')
  write(`blog/${'ёжик.md'.normalize('NFD')}`, '1')
  commit(1)
  expect((await read(['blog/ёжик.md'])).dates.size).toBe(1)
})

test('works in a subfolder of the repository, also for folders beside it', async () => {
  git('init', '-q')
  write('сайт/web/blog/x.md', '1')
  write('сайт/notes/y.md', '1')
  write('blog/x.md', 'другой')
  commit(1)
  write('сайт/web/blog/x.md', '2')
  commit(2)
  const { dates } = await read(['blog/x.md', '../notes/y.md'], ['blog', '../notes'], join(repository, 'сайт/web'))
  expect(dates.get(toFilePath('blog/x.md'))).toMatchObject({ created: { date: on(1) }, updated: { date: on(2) } })
  expect(dates.get(toFilePath('../notes/y.md'))).toMatchObject({ created: { date: on(1) }, updated: { date: on(1) } })
})

test('follows a rename back to the first commit', async () => {
  git('init', '-q')
  write('blog/a.md', 'текст')
  commit(1)
  git('mv', 'blog/a.md', 'blog/b.md')
  commit(2)
  git('mv', 'blog/b.md', 'blog/c.md')
  commit(3)
  write('blog/c.md', 'новый текст')
  commit(4)
  const { dates } = await read(['blog/c.md'])
  expect(dates.get(toFilePath('blog/c.md'))).toMatchObject({ created: { date: on(1) }, updated: { date: on(4) } })
})

test('an older file of the same name is another file', async () => {
  git('init', '-q')
  write('blog/a.md', 'старый')
  commit(1)
  git('mv', 'blog/a.md', 'blog/b.md')
  commit(2)
  write('blog/a.md', 'совсем другой')
  commit(3)
  const { dates } = await read(['blog/a.md', 'blog/b.md'])
  expect(dates.get(toFilePath('blog/a.md'))).toMatchObject({ created: { date: on(3) } })
  expect(dates.get(toFilePath('blog/b.md'))).toMatchObject({ created: { date: on(1) }, updated: { date: on(2) } })
})

test('a file deleted and written anew begins with the new one', async () => {
  git('init', '-q')
  write('blog/a.md', 'старый')
  commit(1)
  git('rm', '-q', 'blog/a.md')
  commit(2)
  write('blog/a.md', 'совсем другой')
  commit(3)
  const { dates } = await read(['blog/a.md'])
  expect(dates.get(toFilePath('blog/a.md'))).toMatchObject({ created: { date: on(3) }, updated: { date: on(3) } })
})

test('a file that is not committed has no dates', async () => {
  git('init', '-q')
  write('blog/a.md', '1')
  commit(1)
  write('blog/b.md', '1')
  const { dates, problems } = await read(['blog/a.md', 'blog/b.md'])
  expect([...dates.keys()]).toEqual(['blog/a.md'])
  expect(problems).toEqual([])
})

test('a clock set back changes the order of nothing; a commit of an impossible time has an author and no date', async () => {
  git('init', '-q')
  write('blog/a.md', '1')
  commit(3)
  write('blog/a.md', '2')
  commit(1)
  const datesOf = async () => (await read(['blog/a.md'])).dates.get(toFilePath('blog/a.md'))
  const created = { date: on(3), author: 'Иван' }
  expect(await datesOf()).toEqual({ created, updated: { date: on(1), author: 'Иван' } })
  const ask = (input: string, ...args: string[]): string =>
    execFileSync('git', args, { cwd: repository, input, encoding: 'utf8' }).trim()
  for (const time of ['99999999999999', '9223372036854775807', 'вчера']) {
    write('blog/a.md', time)
    git('add', '-A')
    const who = `Пётр <x@example.org> ${time} +0000`
    const written = [`tree ${ask('', 'write-tree')}`, `parent ${ask('', 'rev-parse', 'HEAD')}`, `author ${who}`]
    const text = [...written, `committer ${who}`, '', 'x', ''].join('\n')
    git('update-ref', 'HEAD', ask(text, 'hash-object', '-t', 'commit', '-w', '--stdin', '--literally'))
    expect(await datesOf()).toEqual({ created, updated: { author: 'Пётр' } })
  }
})

test('the user’s own git settings change nothing', async () => {
  git('init', '-q')
  for (const [key, value] of [
    ['log.showSignature', 'true'],
    ['core.quotePath', 'true'],
    ['log.follow', 'true'],
    ['diff.renames', 'false'],
    ['log.date', 'relative'],
    ['color.ui', 'always'],
    ['i18n.logOutputEncoding', 'windows-1251'],
  ]) {
    git('config', key ?? '', value ?? '')
  }
  write('blog/ёж.md', '1')
  commit(1, 'Пётр')
  const { dates } = await read(['blog/ёж.md'])
  expect(dates.get(toFilePath('blog/ёж.md'))?.updated).toEqual({ date: on(1), author: 'Пётр' })
})

test('a shallow clone gives no dates and says how to get them', async () => {
  git('init', '-q')
  write('blog/a.md', '1')
  commit(1)
  write('blog/a.md', '2')
  commit(2)
  git('clone', '-q', '--depth', '1', `file://${repository}`, 'shallow')
  const { dates, problems } = await read(['blog/a.md'], ['blog'], join(repository, 'shallow'))
  expect(dates.size).toBe(0)
  expect(problems).toMatchObject([{ level: 'warning', code: 'git-shallow' }])
})

test('no repository and no commits are one note', async () => {
  vi.stubEnv('GIT_CEILING_DIRECTORIES', tmpdir())
  expect(await read(['blog/a.md'])).toMatchObject({ problems: [{ level: 'note', code: 'git-none' }] })
  git('init', '-q')
  expect(await read(['blog/a.md'])).toMatchObject({ problems: [{ level: 'note', code: 'git-none' }] })
})

test('git missing is one note', async () => {
  vi.stubEnv('PATH', repository)
  expect(await read(['blog/a.md'])).toMatchObject({ problems: [{ level: 'note', code: 'git-missing' }] })
})

test('a folder that git does not trust is a warning', async () => {
  git('init', '-q')
  write('blog/a.md', '1')
  commit(1)
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1')
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null')
  vi.stubEnv('GIT_CONFIG_SYSTEM', '/dev/null')
  expect(await read(['blog/a.md'])).toMatchObject({ problems: [{ level: 'warning', code: 'git-refused' }] })
})

test('one look at the history serves all files', async () => {
  git('init', '-q')
  const files = Array.from({ length: 40 }, (_, index) => `blog/${index}.md`)
  for (const [index, file] of files.entries()) write(file, `${index}`)
  commit(1)
  const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim()
  write('bin/git', `#!/bin/sh\necho "$*" >> '${join(repository, 'asked')}'\nexec ${real} "$@"\n`)
  chmodSync(join(repository, 'bin/git'), 0o755)
  vi.stubEnv('PATH', `${join(repository, 'bin')}:${process.env.PATH}`)
  expect((await read(files)).dates.size).toBe(40)
  const asked = readFileSync(join(repository, 'asked'), 'utf8').split('\n')
  expect(asked.filter(line => / log /.test(line))).toHaveLength(1)
  expect(asked.length).toBeLessThan(10)
})

test('git that says nothing is ended, also when what it started goes on', async () => {
  for (const script of ['exec sleep 60', 'sleep 60']) {
    write('bin/git', `#!/bin/sh\n${script}\n`)
    chmodSync(join(repository, 'bin/git'), 0o755)
    vi.stubEnv('PATH', `${join(repository, 'bin')}:${process.env.PATH}`)
    const asked = { folders: ['blog'], wanted: new Set<FilePath>(), patience: 300 }
    const { problems, dates } = await readGitDates(repository, asked)
    expect(problems).toMatchObject([{ level: 'warning', code: 'git-failed/late' }])
    expect(dates.size).toBe(0)
  }
})
