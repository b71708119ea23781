import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeConfig } from '../../../test/factory.ts'
import { writeFiles } from '../../../test/write-files.ts'
import { toFilePath } from '../../shared/path.ts'
import { openSite } from '../open-site.ts'
import { openCache } from './cache.ts'

let siteDir = ''
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'zapiski-steady-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
  rmSync(siteDir, { recursive: true, force: true })
})

/** A site with this component in a document. */
async function open(component: string, more: Record<string, string> = {}) {
  const files = {
    'src/Part.tsx': component,
    'docs/a.mdx': "---\ntitle: A\n---\n\nimport Part from '@site/src/Part'\n\n<Part />\n",
    ...more,
  }
  writeFiles(siteDir, files)
  const config = makeConfig({ siteDir, outDir: join(siteDir, 'build') })
  const site = await openSite(config, { mode: 'production', cache: openCache(config) })
  expect(site.problems.filter(({ level }) => level === 'error')).toEqual([])
  return site
}

/** Whether a site with this component, and this text around it, is made of its files alone. */
async function isSteady(component: string, text = '<Part />'): Promise<boolean> {
  const document = `---\ntitle: A\n---\n\nimport Part from '@site/src/Part'\n\n${text}\n`
  return (await open(component, { 'docs/a.mdx': document })).inputs() !== undefined
}

test('a component that asks the clock in the browser alone leaves the site what its files make it', async () => {
  const code = `'use client'
    import { useEffect, useState } from 'react'
    export default function Part() {
      const [now, setNow] = useState()
      useEffect(() => setNow(new Date().toISOString() + Math.random()), [])
      return <button onClick={() => fetch('/x')}>{now}</button>
    }`
  expect(await isSteady(code)).toBe(true)
})

test.each([
  'export default () => <b>{new Date().getFullYear()}</b>',
  'const year = new Date().getFullYear()\nexport default () => <b>{year}</b>',
])('a component that says the year leaves it what it is, which is kept until the year ends: %s', async code => {
  expect(await isSteady(code, '<Part /> {new Date().getFullYear()}')).toBe(true)
  const config = makeConfig({ siteDir, outDir: join(siteDir, 'build') })
  expect(openCache(config).pages.isEmpty).toBe(false)
  vi.useFakeTimers({ now: new Date(new Date().getFullYear() + 1, 1, 1), toFake: ['Date'] })
  expect(openCache(config).pages.isEmpty).toBe(true)
})

const PLAIN = 'export default () => <b>1</b>'
test.each([
  ['Footer', 'export default () => <footer>{new Date().toISOString()}</footer>', false],
  ['Footer', 'const now = Date.now()\nexport default () => <footer>{now}</footer>', false],
  ['Footer', 'const year = new Date().getFullYear()\nexport default () => <footer>{year}</footer>', true],
  ['DocSidebarItem', 'export default () => <b>{Math.random()}</b>', false],
  ['DocSidebarItem', PLAIN, true],
  ['BlogArchivePage', 'export default () => <b>{Math.random()}</b>', false],
  ['BlogArchivePage', PLAIN, true],
])('what stands beside all documents, in menus and lists may ask, too: %s, %s', async (name, code, isSame) => {
  const post = { 'blog/2026-01-01-a.md': '# А\n\nТекст.\n' }
  const site = await open('export default () => null', { [`src/theme/${name}.tsx`]: code, ...post })
  expect(site.inputs() !== undefined).toBe(isSame)
})

test.each([
  ['while it is drawn', 'export default () => <b>{new Date().getDate()}</b>'],
  ['while it is loaded', 'const day = new Date().getDate()\nexport default () => <b>{day}</b>'],
  ['by chance', 'export default () => <b>{Math.random()}</b>'],
  [
    'for all documents',
    "import { useDocsVersion } from '@docusaurus/plugin-content-docs/client'\nexport default () => <b>{Object.keys(useDocsVersion().docs).length}</b>",
  ],
])('a component that asks %s makes the site another every time', async (_, code) => {
  expect(await isSteady(code)).toBe(false)
})

test.each([
  ["import { join } from 'node:path'\nexport default () => <b>{join('a', 'b')}</b>", true],
  ["import { readFileSync } from 'node:fs'\nexport default () => <b>{typeof readFileSync}</b>", true],
  ["import { existsSync } from 'node:fs'\nexport default () => <b>{String(existsSync('/'))}</b>", false],
  ["import { existsSync } from 'node:fs'\nconst is = existsSync('/')\nexport default () => <b>{String(is)}</b>", false],
  ['export default () => <b>{process.env.WORD_OF_SITE ?? 1}</b>', true],
  ['const name = "WORD_OF_SITE"\nexport default () => <b>{process.env[name] ?? 1}</b>', false],
  ["import { EOL } from 'node:os'\nexport default () => <b>{EOL}</b>", true],
  [
    "import { createHash } from 'node:crypto'\nexport default () => <b>{createHash('md5').update('a').digest('hex')}</b>",
    true,
  ],
  ['export default () => <b>{new Intl.DateTimeFormat("ru").format(new Date("2026-01-02"))}</b>', true],
  ['const day = new Date(2026, 0, 2)\nexport default () => <b>{day.toLocaleDateString()}</b>', true],
  ['export default () => <b>{new Intl.DateTimeFormat("ru").format()}</b>', false],
])('what answers by what it is given asks nothing: %s', async (code, isSame) => {
  expect(await isSteady(code)).toBe(isSame)
})

test.each(['export const a = await fetch("http://127.0.0.1:9/").catch(() => 1)\n\n{a}', '{new Date().getDate()}'])(
  'a text that asks by itself does too: %s',
  async text => {
    expect(await isSteady('export default () => null', text)).toBe(false)
  },
)

test('a component that lists all documents lists them as they are, in the next build and while one writes', async () => {
  const component = `import { useDocById, useDocsVersion } from '@docusaurus/plugin-content-docs/client'
    export default () => <b>{useDocById('b').title}: {Object.values(useDocsVersion().docs)
      .map(({ id, title, description, sidebar }) => [id, title, description, sidebar].join('/')).join()}</b>`
  const shown = ({ site }: Awaited<ReturnType<typeof open>>): string | undefined =>
    site.pages
      .flatMap(page => (page.kind === 'doc' && page.docId === 'a' ? page.parsed.html : []))
      .map(html => /<b>(.*)<\/b>/.exec(html)?.[1])[0]
  const first = await open(component, { 'docs/b.md': '# Б\n\nО чём.\n', 'docs/c.md': '---\ndraft: true\n---\n\n# В\n' })
  expect(shown(first)).toBe('Б: a/A//defaultSidebar,b/Б/О чём./defaultSidebar')
  const again = await open(component, { 'docs/b.md': '# Г\n\nО чём.\n' })
  expect(shown(again)).toBe('Г: a/A//defaultSidebar,b/Г/О чём./defaultSidebar')
  writeFileSync(join(siteDir, 'docs/b.md'), '# Д\n\nО чём.\n')
  expect(shown(await again.update([toFilePath('docs/b.md')]))).toBe('Д: a/A//defaultSidebar,b/Д/О чём./defaultSidebar')
})

test('another value of a variable that a component names makes its page another', async () => {
  const code = 'export default () => <b>{process.env.WORD_OF_SITE}</b>'
  const shown = async (word: string) => {
    vi.stubEnv('WORD_OF_SITE', word)
    const site = await open(code)
    expect(site.inputs()?.variables).toEqual(['WORD_OF_SITE'])
    return site.site.pages.flatMap(page => ('parsed' in page ? page.parsed.html : [])).join()
  }
  expect(await shown('один')).toContain('<b>один</b>')
  expect(await shown('два')).toContain('<b>два</b>')
})
