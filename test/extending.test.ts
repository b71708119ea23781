/** The examples of the guide's page on extensions, run as they stand there, in both languages. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildSiteDir } from './e2e/site.ts'
import { writeFile } from './write-files.ts'

const GUIDE = join(import.meta.dirname, '../guide')
const PAGES = [
  {
    name: 'docs',
    figure: 'Figure 2',
    task: 'To do',
    description: 'A page of the example',
    slot: 'Write to us',
    newest: 'This is the newest one.',
  },
  {
    name: 'i18n/ru/docusaurus-plugin-content-docs/current',
    figure: 'Рисунок 2',
    task: 'Сделать',
    description: 'Страница примера',
    slot: 'Напишите нам',
    newest: 'Это последний выпуск.',
  },
]

let siteDir: string
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'extending-'))
})
afterEach(() => rmSync(siteDir, { recursive: true, force: true }))

const write = (path: string, text: string): void => writeFile(join(siteDir, path), text)

/** Writes the examples of a page, the first or the others. */
function writeExamples(name: string, { from, to }: { from: number; to: number }): void {
  const page = readFileSync(join(GUIDE, name, 'extending.md'), 'utf8')
  const examples = [...page.matchAll(/^```\w+ title="([^"]+)"\n([\s\S]*?)^```$/gm)]
  expect(examples.map(([, title]) => title)).toEqual([
    'src/parts/doc-footer.tsx',
    'plugins/markdown.mjs',
    'zapiski.config.mjs',
    'plugins/releases.mjs',
    'src/components/Release.jsx',
    'docusaurus.config.mjs',
  ])
  for (const [, title = '', text = ''] of examples.slice(from, to)) write(title, text)
}

test.each(PAGES)('work as they are written: $name', async ({ name, figure, task, description, slot }) => {
  writeExamples(name, { from: 0, to: 3 })
  const dot = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>'
  write('docs/dot.svg', dot)
  write('data/task.txt', `${task}\n`)
  const texts = 'TODO: %RELEASE%\n\n![a](./dot.svg)\n\n![b](./dot.svg)\n'
  write('docs/index.md', `---\ncomments: https://mastodon.example/@me/1\n---\n\n# A\n\n${texts}`)
  const { outDir, result, remove } = await buildSiteDir(siteDir)
  try {
    expect(result.problems.filter(({ level }) => level !== 'note')).toEqual([])
    const html = readFileSync(join(outDir, 'index.html'), 'utf8')
    expect(html).toContain(`<aside class="task" aria-label="${task}">TODO: 1.2</aside>`)
    expect(html).toContain(`<figcaption>${figure}</figcaption>`)
    expect(html).toContain(`<meta name="description" content="${description}">`)
    expect(html).toContain(slot)
    expect(html).toContain('https://example.net/source')
    // Services are met in the policy alone, and in what a browser is told.
    expect(html).toContain('https://mastodon.example')
    expect(html).toMatch(/algolia/)
  } finally {
    await remove()
  }
})

test.each(PAGES)('a lifecycle plugin makes data, pages and files: $name', async ({ name, newest }) => {
  writeExamples(name, { from: 3, to: 6 })
  write('docs/index.md', '# A\n\n[One](/releases/1.0)\n')
  write('releases.json', '[{ "version": "1.1", "summary": "Faster." }, { "version": "1.0", "summary": "First." }]')
  const { outDir, result, remove } = await buildSiteDir(siteDir)
  try {
    expect(result.problems.filter(({ level }) => level !== 'note')).toEqual([])
    const release = (version: string) => readFileSync(join(outDir, `releases/${version}/index.html`), 'utf8')
    expect(release('1.0')).toContain('<p>First.</p>')
    expect(release('1.0')).not.toContain(newest)
    expect(release('1.1')).toContain(newest)
    expect(readFileSync(join(outDir, 'routes.txt'), 'utf8').split('\n')).toContain('/releases/1.1')
    expect(readFileSync(join(outDir, 'sitemap.xml'), 'utf8')).toContain('https://example.org/releases/1.1')
  } finally {
    await remove()
  }
})
