import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inWords, said } from '../../test/said.ts'
import { writeFile } from '../../test/write-files.ts'
import type { Problem } from '../shared/problem.ts'
import { scanFolder } from './scan.ts'

let base: string
let siteDir: string
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'scan-'))
  siteDir = join(base, 'site')
  mkdirSync(join(siteDir, 'docs'), { recursive: true })
})
afterEach(() => rmSync(base, { recursive: true, force: true }))

const write = (path: string): void => writeFile(join(siteDir, path), 'x')
const link = (target: string, path: string): void => symlinkSync(target, join(siteDir, path))
const scan = (hidden: 'skip' | 'keep' = 'skip', folder = 'docs') =>
  scanFolder({ siteDir, outDir: join(siteDir, 'docs/build'), folder, hidden })
const paths = ({ files }: Awaited<ReturnType<typeof scan>>): string[] => files.map(({ path }) => path)
const brief = (problems: Problem[]): string[] =>
  problems.map(inWords).map(({ level, code, file }) => `${level} ${code} ${file}`)

test('lists files by code units of their whole paths, whatever the disk says', async () => {
  for (const path of ['docs/б.md', 'docs/a/b.md', 'docs/a.md', 'docs/a-b.md', 'docs/Z.md', 'docs/a/a/a.md']) write(path)
  expect(paths(await scan())).toEqual(['Z.md', 'a-b.md', 'a.md', 'a/a/a.md', 'a/b.md', 'б.md'])
})

test('a missing folder is not there, an empty one is', async () => {
  expect(await scan('skip', 'nowhere')).toEqual({ files: [], exists: false, problems: [] })
  expect(await scan()).toEqual({ files: [], exists: true, problems: [] })
})

test('skips hidden files and leftovers, the output folder and packages', async () => {
  for (const name of ['.a.md', 'b.md~', '.c.swp', 'd.swo', '#e#', '.#f', 'Thumbs.db', '.DS_Store', 'desktop.ini']) {
    write(`docs/${name}`)
  }
  for (const path of ['.git/config', 'node_modules/x/readme.md', 'build/x.md', '.obsidian/x.md']) write(`docs/${path}`)
  write('docs/x.md')
  expect(paths(await scan())).toEqual(['x.md'])
})

test('keeps hidden files of static folders, but not leftovers', async () => {
  for (const name of ['.nojekyll', '.well-known/security.txt', '.DS_Store', '.git/config', 'x.swp'])
    write(`docs/${name}`)
  expect(paths(await scan('keep'))).toEqual(['.nojekyll', '.well-known/security.txt'])
})

test('reads names in NFC and keeps the way to the disk', async () => {
  const decomposed = 'ёжик.md'.normalize('NFD')
  write(`docs/${decomposed}`)
  const { files } = await scan()
  expect(files).toEqual([{ path: 'ёжик.md', file: 'docs/ёжик.md', disk: join(siteDir, 'docs', decomposed) }])
})

test('two names that differ in Unicode form only are an error', async () => {
  write('docs/ёжик.md')
  write(`docs/${'ёжик.md'.normalize('NFD')}`)
  const { problems } = await scan()
  expect(brief(problems)).toEqual(['error file-twin docs/ёжик.md'])
  expect(problems.map(said).join()).toContain('записью букв')
})

test('two names that differ in case only are an error, folders too', async () => {
  write('docs/About.md')
  write('docs/about.md')
  write('docs/Папка/x.md')
  write('docs/папка/x.md')
  expect(brief((await scan()).problems)).toEqual(['error file-twin docs/about.md', 'error file-twin docs/папка'])
})

test.each([
  ['что это?.md', 'warning'],
  ['a:b.md', 'warning'],
  ['точка.', 'warning'],
  ['пробел ', 'warning'],
  ['nul.md', 'warning'],
  ['CON', 'warning'],
  ['com1.tar.gz', 'warning'],
  ['перевод\nстроки.md', 'error'],
  ['a\\b.md', 'error'],
])('the name %j is a %s', async (name, level) => {
  write(`docs/${name}`)
  const { files, problems } = await scan()
  expect(problems.map(inWords)).toMatchObject([{ level, code: 'file-name' }])
  expect(files).toHaveLength(level === 'warning' ? 1 : 0)
})

test('names with spaces, #, %, &, quotes and emoji are fine', async () => {
  for (const name of ['с пробелом', 'a#b', '100%', 'a&b', "a'b", '🚀', 'console', 'null']) write(`docs/${name}.md`)
  const { files, problems } = await scan()
  expect(problems).toEqual([])
  expect(files).toHaveLength(8)
})

test('a name that is no UTF-8 is an error', async () => {
  writeFileSync(
    Buffer.concat([Buffer.from(join(siteDir, 'docs/')), Buffer.from([0xef, 0xe0]), Buffer.from('.md')]),
    'x',
  )
  expect((await scan()).problems.map(inWords)).toMatchObject([{ level: 'error', text: 'имя файла не в UTF-8' }])
})

test('a pipe is reported and never opened', async () => {
  execFileSync('mkfifo', [join(siteDir, 'docs/x.md'), join(siteDir, 'docs/y.png')])
  const { files, problems } = await scan()
  expect(files).toEqual([])
  expect(brief(problems)).toEqual(['error file-special docs/x.md', 'warning file-special docs/y.png'])
})

test('a socket is reported and never opened', async () => {
  const server = createServer().listen(join(siteDir, 'docs/x.md'))
  await once(server, 'listening')
  const { files, problems } = await scan()
  server.close()
  expect(files).toEqual([])
  expect(brief(problems)).toEqual(['error file-special docs/x.md'])
})

test('follows links to files and folders of the site', async () => {
  write('shared/a.md')
  write('docs/b.md')
  link('../shared', 'docs/all')
  link('b.md', 'docs/c.md')
  const { files, problems } = await scan()
  expect(problems).toEqual([])
  expect(files.map(({ path }) => path)).toEqual(['all/a.md', 'b.md', 'c.md'])
})

test('a link out of the site, a dangling one and a ring are errors', async () => {
  writeFileSync(join(base, 'secret.md'), 'x')
  mkdirSync(join(base, 'site-twin'))
  link('../../secret.md', 'docs/a.md')
  link('../../site-twin', 'docs/b')
  link('nowhere.md', 'docs/c.md')
  link('d.md', 'docs/d.md')
  const { files, problems } = await scan()
  expect(files).toEqual([])
  expect(brief(problems).sort()).toEqual([
    'error link-broken docs/c.md',
    'error link-broken docs/d.md',
    'error link-outside docs/a.md',
    'error link-outside docs/b',
  ])
})

test.each(['skip', 'keep'] as const)('keys and the inside of git are not reached by a link: %s', async hidden => {
  for (const path of ['.git/config', '.env', '.env.local', '.ssh/id_ed25519', 'keys/id_rsa']) write(path)
  link('../.git', 'docs/a')
  link('../.git/config', 'docs/b.md')
  link('../.env', 'docs/c.md')
  link('../.env.local', 'docs/d.txt')
  link('../.ssh', 'docs/e')
  link('../keys/id_rsa', 'docs/f')
  const { files, problems } = await scan(hidden)
  expect(files).toEqual([])
  expect(brief(problems).sort()).toEqual(
    ['a', 'b.md', 'c.md', 'd.txt', 'e', 'f'].map(name => `error link-outside docs/${name}`),
  )
})

test('no link makes a site hold the one before', async () => {
  const outDir = join(siteDir, 'made/build')
  for (const path of ['made/build/index.md', 'made/own.md']) write(path)
  link('../made/build', 'docs/a')
  link('../made/build/index.md', 'docs/b.md')
  link('../made', 'docs/c')
  const { problems, ...found } = await scanFolder({ siteDir, outDir, folder: 'docs', hidden: 'keep' })
  expect(paths({ ...found, problems })).toEqual(['c/own.md'])
  expect(brief(problems).sort()).toEqual(['error link-outside docs/a', 'error link-outside docs/b.md'])
})

test('a content folder that is itself a link out of the site is an error, one named in the config is not', async () => {
  mkdirSync(join(base, 'notes'))
  writeFileSync(join(base, 'notes/x.md'), 'x')
  link('../notes', 'blog')
  expect(brief((await scan('skip', 'blog')).problems)).toEqual(['error link-outside blog'])
  const beside = await scan('skip', '../notes')
  expect(beside.problems).toEqual([])
  expect(beside.files).toMatchObject([{ path: 'x.md', file: '../notes/x.md' }])
})

test('loops of links end, and chains of them do not multiply', async () => {
  write('docs/x.md')
  link('.', 'docs/self')
  mkdirSync(join(siteDir, 'docs/deep'))
  link('../..', 'docs/deep/up')
  for (let level = 0; level < 12; level++) {
    mkdirSync(join(siteDir, `level${level}`))
    link(`../level${level + 1}`, `level${level}/left`)
    link(`../level${level + 1}`, `level${level}/right`)
  }
  write('level12/x.md')
  link('../level0', 'docs/chain')
  const { files, problems } = await scan()
  expect(files.map(({ path }) => path)).toEqual(['x.md'])
  expect(brief(problems).sort()).toEqual([
    'warning link-loop docs/chain/left',
    'warning link-loop docs/chain/right',
    'warning link-loop docs/deep/up',
    'warning link-loop docs/self',
  ])
})

test.skipIf(process.getuid?.() === 0)('a folder without permission is an error', async () => {
  write('docs/closed/x.md')
  chmodSync(join(siteDir, 'docs/closed'), 0)
  expect(brief((await scan()).problems)).toEqual(['error folder-unreadable docs/closed'])
  chmodSync(join(siteDir, 'docs/closed'), 0o755)
})

test('a path that is longer than a system takes is an error, and the rest is read', async () => {
  write('docs/x.md')
  const deeper = "for (let i = 0; i < 45; i++) { fs.mkdirSync('d'.repeat(100)); process.chdir('d'.repeat(100)) }"
  execFileSync(process.execPath, ['-e', deeper], { cwd: join(siteDir, 'docs') })
  const { files, problems } = await scan()
  execFileSync('rm', ['-rf', join(siteDir, 'docs')])
  expect(files.map(({ path }) => path)).toEqual(['x.md'])
  expect(problems.map(inWords)).toMatchObject([{ level: 'error', code: 'folder-unreadable' }])
  expect(problems.map(said).join()).toContain('ENAMETOOLONG')
})

test('three hundred folders deep and a thousand files wide are no trouble', async () => {
  const deep = Array.from({ length: 300 }, () => 'd').join('/')
  write(`docs/${deep}/x.md`)
  for (let index = 0; index < 1000; index++) write(`docs/wide/${index}.md`)
  const { files, problems } = await scan()
  expect(problems).toEqual([])
  expect(files).toHaveLength(1001)
})
