/** The examples of the guide's page on extensions, run as they stand there, in both languages. */

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildSiteDir } from './e2e/site.ts'

const GUIDE = join(import.meta.dirname, '../guide')
const PAGES = [
  { name: 'docs', figure: 'Figure 2', task: 'To do', description: 'A page of the example', slot: 'Write to us' },
  {
    name: 'i18n/ru/docusaurus-plugin-content-docs/current',
    figure: 'Рисунок 2',
    task: 'Сделать',
    description: 'Страница примера',
    slot: 'Напишите нам',
  },
]

let siteDir: string
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'extending-'))
})
afterEach(() => rmSync(siteDir, { recursive: true, force: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(siteDir, path)), { recursive: true })
  writeFileSync(join(siteDir, path), text)
}

test.each(PAGES)('work as they are written: $name', async ({ name, figure, task, description, slot }) => {
  const page = readFileSync(join(GUIDE, name, 'extending.md'), 'utf8')
  const examples = [...page.matchAll(/^```\w+ title="([^"]+)"\n([\s\S]*?)^```$/gm)]
  expect(examples.map(([, title]) => title)).toEqual([
    'src/theme/DocItem/Footer/index.tsx',
    'plugins/markdown.mjs',
    'zapiski.config.mjs',
  ])
  for (const [, title = '', text = ''] of examples) write(title, text)
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
