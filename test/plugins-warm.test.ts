/** What a site's functions over texts read besides is in no cache: a warm build is a clean one with them, too. */

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { run } from '../src/cli/run.ts'
import { buildAgain, expectCleanBuild } from './warm-build.ts'

const CONFIG = `import { readFileSync } from 'node:fs'
const data = name => readFileSync(new URL('./data.txt', import.meta.url), 'utf8').trim() + ' ' + name
const text = value => ({ type: 'text', value })
const paragraph = children => ({ type: 'paragraph', children })
export default {
  title: 'T', url: 'https://example.org', blog: false,
  sitemap: { createSitemapItems: () => [{ url: '/' + data('sitemap').replace(' ', '-') }] },
  markdown: {
    preprocessor: ({ fileContent }) => fileContent + '\\n\\n' + data('preprocessor') + '\\n',
    parseFrontMatter: async file => ({ ...(await file.defaultParseFrontMatter(file)), frontMatter: { description: data('matter') } }),
  },
  docs: {
    routeBasePath: '/',
    remarkPlugins: [function own() { return tree => { tree.children.push(paragraph([text(data('remark'))])) } }],
    rehypePlugins: [function own() { return tree => { tree.children.push({ type: 'element', tagName: 'p', properties: {}, children: [text(data('rehype'))] }) } }],
    sidebarItemsGenerator: () => [{ type: 'doc', id: 'index', label: data('sidebar') }],
  },
}
`

let siteDir: string
const now = Date.now
let ahead = 0
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'plugins-warm-'))
  mkdirSync(join(siteDir, 'docs'))
  writeFileSync(join(siteDir, 'docs/index.md'), '# A\n\nText.\n')
  writeFileSync(join(siteDir, 'zapiski.config.mjs'), CONFIG)
  // Files are believed when they are older than two seconds: to wait is to move the clock.
  vi.spyOn(Date, 'now').mockImplementation(() => now() + ahead)
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(siteDir, { recursive: true, force: true })
})

async function build(outDir: string, ...more: string[]): Promise<string> {
  const said: string[] = []
  const say = (words: string): void => void said.push(words)
  const io = { cwd: siteDir, env: {}, out: say, err: say, isTerminal: false, columns: 80, color: false }
  const process = { now: () => new Date(), untilStopped: () => Promise.resolve() }
  const code = await run(['build', '--out-dir', outDir, ...more], { ...io, ...process }, '')
  expect(code, said.join('')).toBe(0)
  return readFileSync(join(siteDir, outDir, 'index.html'), 'utf8')
}

function filesIn(folder: string): Record<string, string> {
  const names = readdirSync(join(siteDir, folder), { recursive: true, encoding: 'utf8' }).sort()
  const files = names.filter(name => statSync(join(siteDir, folder, name)).isFile())
  return Object.fromEntries(files.map(name => [name, readFileSync(join(siteDir, folder, name), 'latin1')]))
}

test('a file that only they read is heeded, and the output is that of a clean build', async () => {
  writeFileSync(join(siteDir, 'data.txt'), 'first')
  await build('warm')
  ahead += 5000
  expect(await build('warm')).toContain('first rehype')
  writeFileSync(join(siteDir, 'data.txt'), 'second')
  ahead += 5000
  const html = await build('warm')
  for (const name of ['preprocessor', 'matter', 'remark', 'rehype', 'sidebar']) expect(html).toContain(`second ${name}`)
  expect(html).not.toContain('first')
  expect(readFileSync(join(siteDir, 'warm/sitemap.xml'), 'utf8')).toContain(
    '<loc>https://example.org/second-sitemap</loc>',
  )
  await build('clean', '--no-cache')
  expect(filesIn('warm')).toEqual(filesIn('clean'))
})

const DECLARED = `const paragraph = value => ({ type: 'paragraph', children: [{ type: 'text', value }] })
function snippet({ folder }) {
  return (tree, file) => {
    globalThis.drawnTexts?.push(file.basename)
    const name = file.data.frontMatter.title ?? ''
    const text = file.read(folder + '/' + name + '.txt')
    tree.children.push(paragraph(text ?? 'nothing of ' + name))
  }
}
snippet.cacheable = true
export default {
  title: 'T', url: 'https://example.org', blog: false,
  docs: { routeBasePath: '/', remarkPlugins: [[snippet, { folder: 'snippets' }]] },
}
`

test('what they say that they read is an input of its pages alone', async () => {
  const drawn: string[] = []
  vi.stubGlobal('drawnTexts', drawn)
  const step = async (drawnNow: string[], ...files: [string, string][]): Promise<void> => {
    for (const [name, text] of files) writeFileSync(join(siteDir, name), text)
    ahead += 5000
    drawn.length = 0
    await build('warm')
    expect(drawn.toSorted()).toEqual(drawnNow)
    await build('clean', '--no-cache')
    expect(filesIn('warm')).toEqual(filesIn('clean'))
  }
  mkdirSync(join(siteDir, 'snippets'))
  const text = (title: string): string => `---\ntitle: ${title}\n---\n\nText.\n`
  await step(['a.md', 'b.md', 'index.md'], ['zapiski.config.mjs', DECLARED], ['docs/a.md', text('a')], ['docs/b.md', text('b')], ['snippets/a.txt', 'one']) // biome-ignore format: files of one step
  await step([])
  await step(['a.md'], ['snippets/a.txt', 'two'])
  expect(readFileSync(join(siteDir, 'warm/a.html'), 'utf8')).toContain('<p>two</p>')
  await step(['b.md'], ['snippets/b.txt', 'there now'])
  await step(['index.md'], ['docs/index.md', '# A\n\nAnother text.\n'])
  const options = DECLARED.replace("folder: 'snippets'", "folder: 'none'")
  await step(['a.md', 'b.md', 'index.md'], ['zapiski.config.mjs', options])
  vi.unstubAllGlobals()
})

test('a file for which they look in vain is no reason to build a site whole until it comes', async () => {
  mkdirSync(join(siteDir, 'snippets'))
  const russian = "title: 'Т', i18n: { defaultLocale: 'ru', locales: ['ru'] }"
  // A config that may ask for anything is run in every build.
  const config = DECLARED.replace("title: 'T'", russian).replace(/.*globalThis.*\n/, '')
  writeFileSync(join(siteDir, 'zapiski.config.mjs'), config)
  writeFileSync(join(siteDir, 'docs/index.md'), '---\ntitle: a\n---\n\nText.\n')
  await sleep(100)
  expect(await buildAgain(siteDir)).toBe('whole')
  expect(await buildAgain(siteDir)).toBe('nothing')
  writeFileSync(join(siteDir, 'snippets/a.txt'), 'there now')
  await sleep(100)
  expect(await buildAgain(siteDir)).toBe('whole')
  expect(readFileSync(join(siteDir, 'build/index.html'), 'utf8')).toContain('<p>there now</p>')
  rmSync(join(siteDir, 'snippets/a.txt'))
  await sleep(100)
  expect(await buildAgain(siteDir)).toBe('whole')
  await expectCleanBuild(siteDir)
})
