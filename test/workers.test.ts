/** How many threads build a site changes none of its bytes; one that fails leaves the earlier output as it was. */

import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { writeCorpus } from '../bench/scale/corpus.mjs'
import { build } from '../src/build/build.ts'
import { createProgress } from '../src/engine/progress.ts'
import type { Workers } from '../src/engine/workers/index.ts'
import type { Input } from '../src/engine/workers/tasks.ts'
import { readConfig } from './e2e/site.ts'

const threads = vi.hoisted(() => ({
  script: undefined as string | undefined,
  /** Share images that they were asked for, and what they wait for before they make them. */
  asked: 0,
  /** Pages that they were given to draw. */
  drawn: 0,
  /** Files that they were given to parse. */
  texts: [] as string[],
  begin: Promise.resolve(),
}))
vi.mock('../src/engine/workers/index.ts', async original => {
  const { startWorkers, ...others } = await original<typeof import('../src/engine/workers/index.ts')>()
  return {
    ...others,
    drawsElsewhere: () => true,
    startWorkers(count: number): Workers {
      const workers = startWorkers(count, threads.script)
      return {
        ...workers,
        run: (name, input) => {
          if (name === 'parse') threads.texts.push(...(input as Input<'parse'>).sources.map(({ file }) => file))
          if (name === 'draw') threads.drawn += (input as Input<'draw'>).pages.length
          if (name !== 'shares') return workers.run(name, input)
          threads.asked += (input as Input<'shares'>).length
          return threads.begin.then(() => workers.run(name, input))
        },
      }
    },
  }
})

const folder = mkdtempSync(join(tmpdir(), 'zapiski-threads-'))
const siteDir = join(folder, 'site')
const out = join(siteDir, 'build')

/** Texts with code, and one with what is to be told of it. */
const OTHERS = {
  'braces.mdx': '# Скобки\n\nДважды два: {2 * 2}.\n',
  'module.mdx': 'export const name = "имя"\n\n# Модуль\n\n<Admonition type="tip">Совет.</Admonition>\n',
  'component.mdx': "import Own from './Own'\n\n# Своё\n\n<Own />\n",
  'Own.tsx': 'export default function Own() { return <b>своё</b> }\n',
  'tabs.mdx': '# Вкладки\n\n<Tabs><TabItem value="a">Первая.</TabItem></Tabs>\n',
  'raw.md': '# Разметка\n\nТекст <sup>1</sup> и `код`.\n\n<div onclick="x()">Блок.</div>\n',
}

beforeAll(() => {
  mkdirSync(siteDir)
  writeCorpus(siteDir, { posts: 24, docs: 16, folders: 4, length: 60 })
  for (const [path, text] of Object.entries(OTHERS)) writeFileSync(join(siteDir, 'docs', path), text)
  mkdirSync(join(siteDir, 'node_modules'))
  symlinkSync(resolve(import.meta.dirname, '..'), join(siteDir, 'node_modules/zapiski'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Files are read as bytes. */
const latin = (text: string): string => Buffer.from(text).toString('latin1')

const buildWith = async (workers: number, cache = false) =>
  build(await readConfig(siteDir, out), { mode: 'production', write: true, cache, workers })

function filesOf(root: string): Map<string, string> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  const paths = files.map(entry => join(entry.parentPath, entry.name)).sort()
  return new Map(paths.map(path => [path.slice(root.length), readFileSync(path, 'latin1')]))
}

test('no other thread, one and three give the same files, byte for byte', async () => {
  const { problems } = await buildWith(0)
  expect(problems.map(({ file }) => file)).toContain('docs/raw.md')
  const alone = filesOf(out)
  expect([...alone.keys()].filter(path => path.startsWith('/assets/share/')).length).toBeGreaterThan(40)
  expect([threads.texts, threads.drawn]).toEqual([[], 0])
  for (const workers of [1, 3]) {
    rmSync(out, { recursive: true })
    expect((await buildWith(workers)).problems).toEqual(problems)
    expect(filesOf(out)).toEqual(alone)
    expect(threads.texts.length).toBeGreaterThan(10)
    expect(threads.drawn).toBeGreaterThan(20)
    threads.drawn = 0
    expect(threads.texts).not.toContain('docs/component.mdx')
    threads.texts = []
  }
})

/** Beside all documents, around those of the documentation, in texts that have a component of it. */
const THEME = {
  'Footer.jsx': 'export default () => <footer>{new Date().getFullYear()}</footer>\n',
  'DocItem/Footer.jsx': 'export default () => <footer>Низ документа</footer>\n',
  'Admonition.jsx': 'export default ({ children }) => <aside>{children}</aside>\n',
  'MDXComponents.jsx':
    "import MDXComponents from '@theme-original/MDXComponents'\nexport default { ...MDXComponents, Own: () => <b>своё</b> }\n",
}
const INSIDE = { 'own.mdx': '# Своё\n\n<Own />\n', 'box.md': '# Коробка\n\n:::tip\n\nСовет.\n\n:::\n' }

test("around the texts of other threads stands the site's own theme; those that it shows in stay in this one", async () => {
  const theme = join(siteDir, 'src/theme')
  mkdirSync(join(theme, 'DocItem'), { recursive: true })
  for (const [path, text] of Object.entries(THEME)) writeFileSync(join(theme, path), text)
  for (const [path, text] of Object.entries(INSIDE)) writeFileSync(join(siteDir, 'docs', path), text)
  rmSync(out, { recursive: true })
  await buildWith(0)
  const alone = filesOf(out)
  rmSync(out, { recursive: true })
  await buildWith(1)
  expect(filesOf(out)).toEqual(alone)
  const given = threads.texts.splice(0)
  const notes = given.filter(file => file.startsWith('docs/'))
  expect(notes.length).toBeGreaterThan(3)
  for (const name of Object.keys(INSIDE)) expect(notes).not.toContain(`docs/${name}`)
  const around = [...alone].filter(([path, html]) => path.startsWith('/docs/') && html.includes(latin('Низ документа')))
  expect(around.length).toBeGreaterThan(notes.length)
  for (const path of Object.keys(INSIDE)) rmSync(join(siteDir, 'docs', path))
  rmSync(theme, { recursive: true })
})

test('pages of two languages that several threads draw are those that one draws', async () => {
  const file = join(siteDir, 'zapiski.config.ts')
  const config = readFileSync(file, 'utf8')
  const i18n = "i18n: { defaultLocale: 'ru', locales: ['ru', 'en'] },"
  writeFileSync(file, config.replace("title: 'Проба',", `title: 'Проба', ${i18n}`))
  rmSync(out, { recursive: true })
  await buildWith(0)
  const alone = filesOf(out)
  expect([...alone.keys()].filter(path => path.startsWith('/en/docs/')).length).toBeGreaterThan(10)
  threads.drawn = 0
  rmSync(out, { recursive: true })
  await buildWith(2)
  expect(filesOf(out)).toEqual(alone)
  expect(threads.drawn).toBeGreaterThan(40)
  writeFileSync(file, config)
})

/** More than a thread has at hand. */
const MANY = 40

test('share images that no thread has begun are made by this one, when it has nothing else to do', async () => {
  const many = join(siteDir, 'docs/many')
  mkdirSync(many)
  for (let i = 0; i < MANY; i++) writeFileSync(join(many, `${i}.md`), `# Документ ${i}\n\nТекст.\n`)
  const progress = createProgress()
  let begin = (): void => {}
  threads.begin = new Promise(resolve => {
    begin = resolve
  })
  threads.asked = 0
  const stage: typeof progress.stage = (name, total, run) => {
    if (name === 'stage/shares') begin()
    return progress.stage(name, total, run)
  }
  rmSync(out, { recursive: true })
  await build(await readConfig(siteDir, out), {
    mode: 'production',
    write: true,
    workers: 1,
    progress: { ...progress, stage },
  })
  const images = [...filesOf(out).keys()].filter(path => path.startsWith('/assets/share/')).length
  expect(threads.asked).toBeGreaterThan(0)
  expect(threads.asked).toBeLessThan(images)
  rmSync(many, { recursive: true })
})

test('what stands in its place already is asked of no thread', async () => {
  await buildWith(1, true)
  const post = join(siteDir, 'blog/post-3.md')
  writeFileSync(post, readFileSync(post, 'utf8').replace(/title: .*/, 'title: Другое имя'))
  // And the marker of the folder.
  const { files, changes } = await buildWith(2, true)
  expect(changes?.added.filter(path => path.startsWith('assets/share/'))).toHaveLength(1)
  const warm = filesOf(out)
  expect(warm.size).toBe(files + 1)
  rmSync(out, { recursive: true })
  await buildWith(0)
  expect(filesOf(out)).toEqual(warm)
})

test('a thread that ends before its time is named, and the earlier output stays', async () => {
  await buildWith(0)
  cpSync(out, join(folder, 'earlier'), { recursive: true })
  threads.script = join(folder, 'ends.mjs')
  writeFileSync(
    threads.script,
    "import { parentPort } from 'node:worker_threads'\nparentPort.on('message', () => process.exit(9))\n",
  )
  const post = join(siteDir, 'blog/post-4.md')
  writeFileSync(post, `${readFileSync(post, 'utf8')}\nЕщё абзац.\n`)
  await expect(buildWith(1)).rejects.toMatchObject({ problem: { code: 'worker/ended', values: { reason: 'exit 9' } } })
  threads.script = undefined
  expect(filesOf(out)).toEqual(filesOf(join(folder, 'earlier')))
  expect(readdirSync(siteDir).filter(name => name.startsWith('.build'))).toEqual([])
})
