/** `create-zapiski`: what it writes is right as it stands, it never writes over anything, it asks only those who can answer. */

import fs, { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { PassThrough, type Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { managerOf } from '../create-zapiski/lib/manager.js'
import { planSite } from '../create-zapiski/lib/plan.js'
import { run } from '../create-zapiski/lib/run.js'
import { texts } from '../create-zapiski/lib/texts.js'
import { build } from '../src/build/build.ts'
import { readConfig } from './e2e/site.ts'
import { ROOT } from './packed.ts'
import { writeFile } from './write-files.ts'

let cwd = ''
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'zapiski-create-'))
})
afterEach(() => rmSync(cwd, { recursive: true, force: true }))

interface Ended {
  code: number
  out: string
  err: string
}

/** Runs the program with a terminal when there are `answers`. */
async function create(args: string[], answers?: string[], agent = 'npm/10.0.0 node/v22'): Promise<Ended> {
  const said = { out: '', err: '' }
  const stdout = Object.assign(new PassThrough(), { isTTY: answers !== undefined })
  const stdin: Readable = Object.assign(new PassThrough(), { isTTY: answers !== undefined })
  const left = [...(answers ?? [])]
  stdout.on('data', (data: Buffer) => {
    said.out += data
    // A question ends in a colon; one answer for each.
    if (/\]: $/.test(String(data))) stdin.push(left.length === 0 ? null : `${left.shift()}\n`)
  })
  const stderr = { write: (text: string) => (said.err += text) }
  const code = await run({
    argv: ['node', 'create', ...args],
    env: { LANG: 'en_US.UTF-8', npm_config_user_agent: agent },
    cwd: () => cwd,
    stdin,
    stdout,
    stderr,
  })
  return { code, ...said }
}

const answersFor = (kind: string, lang: string, host = 'none') => ({
  kind,
  lang,
  host,
  title: 'Мои «Notes»',
  url: 'https://me.example',
  baseUrl: '/notes/',
  version: '1.2.3',
  day: '2026-01-02',
})

describe.each(['blog', 'docs', 'both'])('%s', kind => {
  test.each(['en', 'ru'])('in %s has nothing to complain of', async lang => {
    for (const [path, text] of planSite(answersFor(kind, lang))) {
      writeFile(join(cwd, path), text)
    }
    const { problems, routes } = await build(await readConfig(cwd), { mode: 'production', write: false, strict: true })
    expect(problems).toEqual([])
    expect(routes).toContain('/about')
    expect(routes).toContain(kind === 'docs' ? '/basics/links' : '/hello')
  })
})

test.each([
  ['is deleted', undefined],
  ['is a draft', (text: string) => text.replace('title:', 'draft: true\ntitle:')],
] as const)('a new blog whose only post %s is built all the same', async (_, change) => {
  for (const [path, text] of planSite(answersFor('blog', 'ru'))) {
    const isPost = path === 'blog/hello.md'
    if (!isPost || change !== undefined) writeFile(join(cwd, path), isPost && change ? change(text) : text)
  }
  const { problems, routes } = await build(await readConfig(cwd), { mode: 'production', write: false })
  expect(problems.filter(({ level }) => level === 'error')).toEqual([])
  expect(problems.map(({ values }) => values?.route)).toEqual(['/archive', '/tags'])
  expect(routes).toContain('/')
})

test('a site holds a post, notes, a page with a live component, tags, an author, types and schemas for editors', () => {
  const files = planSite(answersFor('both', 'ru'))
  expect([...files.keys()]).toEqual([
    '.gitignore',
    '.vscode/extensions.json',
    '.vscode/settings.json',
    'README.md',
    'blog/authors.yml',
    'blog/hello.md',
    'blog/tags.yml',
    'docs/basics/_category_.yml',
    'docs/basics/links.md',
    'docs/basics/writing.md',
    'docs/index.md',
    'docs/tags.yml',
    'package.json',
    'src/components/Counter.module.css',
    'src/components/Counter.tsx',
    'src/pages/about.mdx',
    'static/favicon.svg',
    'tsconfig.json',
    'zapiski.config.ts',
  ])
  expect(files.get('blog/hello.md')).toMatch(/^---\ntitle: Первая запись\ndate: 2026-01-02\nauthors: \[me\]\n/)
  expect([...files.values()].join('\n')).not.toMatch(/%[A-Z]+%/)
  for (const [, path = ''] of (files.get('.vscode/settings.json') ?? '').matchAll(/node_modules\/zapiski\/([\w/.-]+)/g))
    expect({ path, isThere: existsSync(join(ROOT, path)) }).toEqual({ path, isThere: true })
  expect(JSON.parse(files.get('package.json') ?? '')).toMatchObject({
    name: 'notes',
    dependencies: { zapiski: '^1.2.3' },
  })
})

test('the template is read out of an archive of Yarn, whose list of all folders has other paths than that of Node', () => {
  const { readdirSync: list } = fs
  onTestFinished(() => {
    fs.readdirSync = list
    syncBuiltinESMExports()
  })
  const whole = planSite(answersFor('both', 'ru', 'github'))
  const listAsYarn = (folder: string, options: object): unknown => {
    const entries = list(folder, options) as unknown as fs.Dirent[]
    for (const entry of entries) entry.parentPath = relative(folder, entry.parentPath) || '.'
    return entries
  }
  fs.readdirSync = listAsYarn as typeof list
  syncBuiltinESMExports()
  expect(planSite(answersFor('both', 'ru', 'github'))).toEqual(whole)
})

test('the README speaks of what is there, at the address where it is shown', () => {
  const readme = (kind: string): string => planSite(answersFor(kind, 'en')).get('README.md') ?? ''
  expect(readme('both')).toContain('http://localhost:3000/notes/')
  for (const words of ['`blog/`', 'new post'])
    expect([readme('both'), readme('docs')].map(text => text.includes(words))).toEqual([true, false])
  for (const words of ['`docs/`', 'new doc'])
    expect([readme('both'), readme('blog')].map(text => text.includes(words))).toEqual([true, false])
})

test('each host gets the files that it reads', () => {
  const own = (host: string): Map<string, string> => {
    const common = planSite(answersFor('both', 'en'))
    return new Map([...planSite(answersFor('both', 'en', host))].filter(([path]) => !common.has(path)))
  }
  const workflow = parse(own('github').get('.github/workflows/pages.yml') ?? '')
  expect(workflow.jobs.publish.steps.map(({ uses, run }: { uses?: string; run?: string }) => uses ?? run)).toEqual([
    'actions/checkout@v4',
    'actions/setup-node@v4',
    'npm ci',
    'actions/cache@v4',
    'npm run build',
    'actions/upload-pages-artifact@v3',
    'actions/deploy-pages@v4',
  ])
  expect(workflow.jobs.publish.steps[0].with['fetch-depth']).toBe(0)
  // What a build leaves for the next one is no file of the site.
  expect(own('cloudflare').get('static/.assetsignore')).toBe('.zapiski-build\n')
  expect(own('netlify').get('netlify.toml')).toContain('publish = "build"')
  const wrangler = (own('cloudflare').get('wrangler.jsonc') ?? '').replaceAll(/^\s*\/\/.*$/gm, '')
  expect(JSON.parse(wrangler)).toMatchObject({
    name: 'notes',
    assets: { directory: './build', not_found_handling: '404-page' },
  })
  expect(JSON.parse(own('vercel').get('vercel.json') ?? '')).toMatchObject({
    outputDirectory: 'build',
    cleanUrls: true,
    headers: [
      {},
      { source: '/notes/data/frames/(.*)' },
      { source: '/notes/(.*)\\.md' },
      { source: '/notes/assets/(.*)' },
    ],
  })
  expect(own('nginx').get('deploy/nginx.conf')).toContain('include /var/www/notes/notes/nginx.conf;')
  expect(own('caddy').get('deploy/Caddyfile')).toContain('me.example {')
  expect([...own('none').keys()]).toEqual([])
})

test('where nobody can answer nothing is asked', async () => {
  const { code, out } = await create(['my-site', '--lang', 'ru'])
  expect(code).toBe(0)
  expect(out).toContain('Сайт лежит в my-site')
  expect(out).not.toContain(']: ')
  expect(readFileSync(join(cwd, 'my-site/zapiski.config.ts'), 'utf8')).toContain("defaultLocale: 'ru'")
})

test.each([
  ['pnpm/9.15.9 npm/? node/v22', 'pnpm install', 'pnpm start', 'pnpm zapiski new post'],
  ['yarn/1.22.22 npm/? node/v22', 'yarn install', 'yarn start', 'yarn zapiski new post'],
  ['something/1.0.0', 'npm install', 'npm start', 'npx zapiski new post'],
])('what was started by %s goes on with it', async (agent, ...commands) => {
  const { out } = await create(['my-site'], undefined, agent)
  for (const command of commands) expect(out).toContain(`\n  ${command}`)
})

test.each([
  ['npm/10.0.0 node/v22', 'npm', 'npm ci', undefined, []],
  ['pnpm/9.15.9 npm/? node/v22', 'pnpm', 'pnpm install --frozen-lockfile', 'pnpm@9.15.9', ['pnpm/action-setup@v4']],
  ['yarn/1.22.22 npm/? node/v22', 'yarn', 'yarn install --frozen-lockfile', 'yarn@1.22.22', []],
  ['yarn/4.5.0 npm/? node/v22', 'yarn', 'yarn install --immutable', 'yarn@4.5.0', ['corepack enable']],
])('hosts build a site that %s made with the same one', (agent, name, install, version, setup) => {
  const manager = managerOf({ npm_config_user_agent: agent })
  const textsFor = (host: string) => planSite({ ...answersFor('both', 'en', host), manager })
  const files = textsFor('github')
  const { steps } = parse(files.get('.github/workflows/pages.yml') ?? '').jobs.publish
  expect(steps.map(({ uses, run }: { uses?: string; run?: string }) => uses ?? run).slice(1, -2)).toEqual([
    ...setup,
    'actions/setup-node@v4',
    install,
    'actions/cache@v4',
    `${name} run build`,
  ])
  expect(steps[1 + setup.length].with.cache).toBe(name)
  expect(JSON.parse(files.get('package.json') ?? '').packageManager).toBe(version)
  expect(textsFor('netlify').get('netlify.toml')).toContain(`command = "${name} run build"`)
  expect(JSON.parse(textsFor('vercel').get('vercel.json') ?? '').buildCommand).toBe(`${name} run build`)
  const said = [...files.values()].join('\n')
  expect(said).not.toMatch(/%[A-Z]+%/)
  if (name !== 'npm') expect(said).not.toMatch(/\bnpm |npx|package-lock/)
})

test('a modern Yarn puts packages where editors and the engine look for them', () => {
  const files = planSite({
    ...answersFor('both', 'en'),
    manager: managerOf({ npm_config_user_agent: 'yarn/4.5.0 npm/? node/v22' }),
  })
  expect(files.get('.yarnrc.yml')).toBe('nodeLinker: node-modules\n')
  expect(files.get('.gitignore')).toContain('\n.yarn/\n')
})

test('on a terminal it asks for what the command line does not say, and again after a slip', async () => {
  const answers = ['ru', 'blag', 'blog', 'Дневник', 'github', 'somewhere', 'https://me.github.io/notes', 'n']
  const { code, out } = await create(['my-site'], answers)
  expect(code).toBe(0)
  expect(out).toContain('Годится одно из этого: blog, docs, both')
  expect(out).toContain('Адрес начинается с https://')
  expect(out).toContain('http://localhost:3000/notes/')
  const config = readFileSync(join(cwd, 'my-site/zapiski.config.ts'), 'utf8')
  expect(config).toContain("title: 'Дневник'")
  expect(config).toContain("url: 'https://me.github.io',\n  baseUrl: '/notes/'")
  expect(existsSync(join(cwd, 'my-site/.github/workflows/pages.yml'))).toBe(true)
})

test('an address that the chosen host cannot have is asked for again', async () => {
  const { code, out } = await create(
    ['my-site'],
    ['en', 'blog', '', 'vercel', 'https://me.example/notes/', 'https://me.example/', 'n'],
  )
  expect(code).toBe(0)
  expect(out).toContain('vercel publishes the site at the root of its address')
})

test('who goes away in the middle gets nothing, and is told so in the language chosen so far', async () => {
  const { code, err } = await create(['my-site'], ['ru', 'blog'])
  expect([code, err]).toEqual([130, 'Ничего не создано.\n'])
  expect(readdirSync(cwd)).toEqual([])
})

test.each([
  [[], 'no folder was named'],
  [['a', 'b'], 'a word too many: b'],
  [['a', '--kind', 'wiki'], '--kind cannot be “wiki” — choose one of: blog, docs, both'],
  [['a', '--url', 'me.github.io'], '--url cannot be “me.github.io”'],
  [['a', '--host', 'netlify', '--url', 'https://me.example/notes/'], 'netlify publishes the site at the root'],
  [['a', '--colour'], 'there is no option --colour — see --help'],
  [['a', '--kind'], '--kind has no value, or one that it does not take'],
  [['a', '--yes=no'], '--yes has no value, or one that it does not take'],
])('%j is refused in words', async (args, words) => {
  const { code, err } = await create(args)
  expect([code, err]).toEqual([2, expect.stringContaining(words)])
  expect(readdirSync(cwd)).toEqual([])
})

test('a folder that holds something, or is a file, is left as it is', async () => {
  mkdirSync(join(cwd, 'full/.git'), { recursive: true })
  writeFileSync(join(cwd, 'full/notes.txt'), 'mine')
  writeFileSync(join(cwd, 'file'), 'mine')
  expect((await create(['full'])).err).toBe(
    'the folder full is not empty (notes.txt) — name another one, or empty it\n',
  )
  expect((await create(['file', '--lang', 'ru'])).err).toBe('file — это файл, назовите другую папку\n')
  expect(readdirSync(join(cwd, 'full')).toSorted()).toEqual(['.git', 'notes.txt'])
  rmSync(join(cwd, 'full/notes.txt'))
  expect((await create(['full'])).code).toBe(0)
})

test('both languages say the same with the same values', () => {
  const namesIn = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted()
  for (const [id, { en, ru }] of Object.entries<{ en: string; ru: string }>(texts))
    expect({ id, names: namesIn(ru) }).toEqual({ id, names: namesIn(en) })
})
