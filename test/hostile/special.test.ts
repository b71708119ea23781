/** Pipes, devices and folders in the place of files, and functions of a config that fail: said with the file, never hung. */

import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { explainError } from '../../src/errors.ts'
import { createTrial, type Trial } from './trial.ts'

const config = (more = ''): string =>
  `export default { title: 'З', url: 'https://example.org', shareImages: false, search: false, ${more} }\n`

let trial: Trial
afterEach(() => trial.end())

/** A pipe under each of these names, besides these files. */
async function answersTo(pipes: readonly string[], files: Record<string, string>): Promise<string[]> {
  trial = createTrial({ 'docs/index.md': '# Начало\n', ...files })
  for (const name of pipes) {
    mkdirSync(dirname(join(trial.folder, name)), { recursive: true })
    execFileSync('mkfifo', [join(trial.folder, name)])
  }
  return (await trial.build({ write: false })).lines.toSorted()
}

const inMdx = (code: string, use: string) => ({ 'docs/b.mdx': `import A from '${code}'\n\n# Б\n\n${use}\n` })

type Case = [what: string, pipe: string, files: Record<string, string>, said: string]

const IN_TEXTS: Case[] = [
  ['a part', 'docs/_a.mdx', inMdx('./_a.mdx', '<A />'), 'docs/_a.mdx error file-special/text'],
  ['data', 'src/a.json', inMdx('@site/src/a.json', '{A.x}'), 'docs/b.mdx:1 error mdx-import/failed'],
  ['a raw text', 'a.txt', inMdx('!!raw-loader!@site/a.txt', '{A}'), 'docs/b.mdx:1 error mdx-import/failed'],
  ['a component', 'src/a.tsx', inMdx('@site/src/a', '<A />'), 'docs/b.mdx:1 error mdx-import/failed'],
  ['a text of the site', 'README.md', inMdx('@site/README.md', '<A />'), 'docs/b.mdx:1 error missing-partial'],
  ['a picture', 'docs/a.png', { 'docs/b.md': '# Б\n\n![x](./a.png)\n' }, 'docs/a.png warning file-special/other'],
  ['authors', 'blog/authors.yml', {}, 'blog/authors.yml error file-special/replaced'],
  [
    'a category',
    'docs/s/_category_.json',
    { 'docs/s/a.md': '# А\n' },
    'docs/s/_category_.json warning file-special/other',
  ],
]

test.each(IN_TEXTS)('a pipe in the place of %s', async (_, pipe, files, said) => {
  expect(await answersTo([pipe], files)).toContainEqual(said)
})

const AT_FIRST: Case[] = [
  ['the config', 'zapiski.config.js', {}, 'zapiski.config.js error file-special/text'],
  [
    'sidebars',
    'sidebars.json',
    { 'zapiski.config.mjs': config("docs: { sidebarPath: './sidebars.json' }") },
    'sidebars.json error file-special/text',
  ],
  ['the manifest', 'package.json', {}, 'package.json error file-special/text'],
  ['versions', 'versions.json', { 'zapiski.config.mjs': config() }, 'versions.json error file-special/text'],
  [
    'a style sheet',
    'a.css',
    { 'zapiski.config.mjs': config("customCss: 'a.css'") },
    'zapiski.config.mjs:1 error config/file-special',
  ],
]

test.each(AT_FIRST)('a pipe in the place of %s stops before anything is read', async (_, pipe, files, said) => {
  expect(await answersTo([pipe], files)).toContainEqual(said)
})

test('a device in the place of a style sheet', async () => {
  trial = createTrial({ 'docs/a.md': '# А\n', 'zapiski.config.mjs': config("customCss: 'a.css'") })
  symlinkSync('/dev/zero', join(trial.folder, 'a.css'))
  expect((await trial.build({ write: false })).lines).toContainEqual('zapiski.config.mjs:1 error config/file-special')
})

const FAILS = "() => { throw new Error('сбой') }"

test.each([
  ['editUrl', `docs: { editUrl: ${FAILS} }`],
  ['numberPrefixParser', `docs: { numberPrefixParser: ${FAILS} }`],
  ['createRedirects', `createRedirects: ${FAILS}`],
  ['createSitemapItems', `sitemap: { createSitemapItems: ${FAILS} }`],
])('%s that fails ends the command with its place', async (_, setting) => {
  trial = createTrial({ 'docs/a.md': '# А\n', 'zapiski.config.mjs': config(setting) })
  const error: unknown = await trial.build({ write: false }).catch((reason: unknown) => reason)
  const { problem, exitCode } = explainError(error, trial.folder)
  expect([exitCode, problem.file, problem.line]).toEqual([1, 'zapiski.config.mjs', 1])
})

test.each([
  ['editUrl', 'docs: { editUrl: () => ({}) }', 'config/not-text'],
  ['editUrl', 'docs: { editUrl: async () => "x" }', 'config/not-text'],
  ['numberPrefixParser', 'docs: { numberPrefixParser: () => 5 }', 'config/not-object'],
  ['numberPrefixParser', 'docs: { numberPrefixParser: () => ({ filename: {} }) }', 'config/not-text'],
])('%s that gives what it should not ends the command with its name: %s', async (name, setting, code) => {
  trial = createTrial({ 'docs/a.md': '# А\n', 'zapiski.config.mjs': config(setting) })
  const error: unknown = await trial.build({ write: false }).catch((reason: unknown) => reason)
  const { problem, exitCode } = explainError(error, trial.folder)
  expect([exitCode, problem.code]).toEqual([1, code])
  expect(String(problem.values?.where)).toContain(name)
})

test('a getter that fails is a problem of the config', async () => {
  trial = createTrial({
    'docs/a.md': '# А\n',
    'zapiski.config.mjs': config(`get tagline() { throw new Error('сбой') }`),
  })
  expect((await trial.build({ write: false })).lines).toEqual(['zapiski.config.mjs:1 error config-run'])
})

test('a part of MDXComponents that the site takes in where it has none of its own', async () => {
  trial = createTrial({
    'src/theme/MDXComponents.tsx': "import A from '@theme/MDXComponents/A'\nexport default { a: A }\n",
    'docs/a.mdx': '# А\n\n[ссылка](./b.md)\n',
    'docs/b.md': '# Б\n',
  })
  expect((await trial.build()).lines).toEqual([])
  expect(trial.published().get('docs/a.html')).toContain('href="/docs/b"')
})

describe('a folder of texts that is a submodule of git', () => {
  const git = (folder: string, ...args: string[]): void =>
    void execFileSync('git', ['-c', 'user.name=И', '-c', 'user.email=a@a.example', ...args], {
      cwd: folder,
      env: { ...process.env, GIT_COMMITTER_DATE: '2020-05-05T00:00:00Z', GIT_AUTHOR_DATE: '2020-05-05T00:00:00Z' },
      stdio: 'ignore',
    })
  const made = (files: Record<string, string> = {}): Trial => {
    const trial = createTrial({
      '../texts/index.md': '# Начало\n',
      'src/pages/index.md': '# Дом\n',
      'zapiski.config.mjs':
        "export default { title: 'З', url: 'https://example.org', shareImages: false, docs: { showLastUpdateTime: true } }\n",
      ...files,
    })
    git(trial.folder, 'init')
    return trial
  }

  test('has the dates of its own history', async () => {
    trial = made()
    const texts = join(trial.folder, '../texts')
    git(texts, 'init')
    git(texts, 'add', '.')
    git(texts, 'commit', '-m', 'а')
    git(trial.folder, '-c', 'protocol.file.allow=always', 'submodule', 'add', '../texts', 'docs')
    git(trial.folder, 'add', '.')
    git(trial.folder, 'commit', '-m', 'б')
    expect((await trial.build()).lines).toEqual([])
    expect(trial.published().get('docs.html')).toContain('dateTime="2020-05-05')
  })

  test('is named when it was not fetched', async () => {
    trial = made({ '.gitmodules': '[submodule "docs"]\n\tpath = docs\n\turl = ../texts\n' })
    mkdirSync(join(trial.folder, 'docs'))
    expect((await trial.build()).lines).toContain('docs error submodule-missing')
  })
})
