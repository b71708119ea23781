/** A text that stands in a second place by a symbolic link takes in what lies beside it, as in Docusaurus. */

import { mkdtempSync, readFileSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runIn } from './command.ts'
import { smallConfig } from './small-site.ts'
import { buildAgain, expectCleanBuild } from './warm-build.ts'
import { writeFiles } from './write-files.ts'

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z"/></svg>'

let site: string
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'linked-texts-'))
  writeFiles(site, {
    'docusaurus.config.js': smallConfig('{}').replace('{ title', "{ onBrokenMarkdownLinks: 'throw', title"),
    'docs/real/one.mdx': `import Part from './_part.mdx'
import { word } from './words'
import data from './data.json'

# One

[two](./two.md) [three](deep/three.md) [site](/docs/real/two)

![p](./p.svg)

<Part/>

{word} {data.number}
`,
    'docs/real/_part.mdx': 'Part with [two](./two.md).\n',
    'docs/real/words.js': "export const word = 'spoken'\n",
    'docs/real/data.json': '{ "number": 42 }',
    'docs/real/p.svg': PICTURE,
    'docs/real/two.md': '# Two\n',
    'docs/real/deep/three.md': '# Three\n\n[two](../two.md)\n',
    'docs/start/index.md': '# Start\n',
    'src/pages/index.md': '# Home\n',
  })
  symlinkSync('../real/one.mdx', join(site, 'docs/start/first.mdx'))
  symlinkSync('../real/deep', join(site, 'docs/start/deep'))
})
afterEach(() => rmSync(site, { recursive: true, force: true }))

const page = (path: string): string => readFileSync(join(site, 'build', path, 'index.html'), 'utf8')

test('its links, pictures, parts, code and data are those of its own folder', async () => {
  const { code, text: said } = await runIn(site, 'build', '--lang', 'en')
  expect([code, said]).toEqual([0, expect.not.stringMatching(/warning|error/)])
  const html = page('docs/start/first')
  expect(html).toContain('<a href="/docs/real/two">two</a> <a href="/docs/real/deep/three">three</a>')
  expect(html).toContain('Part with <a href="/docs/real/two">two</a>')
  expect(html).toMatch(/<img src="[^"]+" alt="p"/)
  expect(html).toMatch(/spoken\s42/)
  expect(page('docs/start/deep/three')).toContain('<a href="/docs/real/two">two</a>')
})

test('a warm build is a clean one: of its part, of its text, and of a link that leads to another text', async () => {
  await buildAgain(site)
  await sleep(20)
  writeFileSync(join(site, 'docs/real/_part.mdx'), 'Another part.\n')
  await buildAgain(site)
  expect(page('docs/start/first')).toContain('Another part.')
  await expectCleanBuild(site)
  writeFileSync(join(site, 'docs/real/deep/three.md'), '# Three\n\n[one](../one.mdx)\n')
  await buildAgain(site)
  expect(page('docs/start/deep/three')).toContain('<a href="/docs/real/one">one</a>')
  await expectCleanBuild(site)
  writeFiles(site, { 'docs/other/one.mdx': readFileSync(join(site, 'docs/real/one.mdx'), 'utf8') })
  writeFiles(site, {
    'docs/other/_part.mdx': 'A third part.\n',
    'docs/other/words.js': "export const word = 'heard'\n",
  })
  writeFiles(site, {
    'docs/other/data.json': '{ "number": 7 }',
    'docs/other/p.svg': PICTURE,
    'docs/other/two.md': '# 2\n',
  })
  writeFiles(site, { 'docs/other/deep/three.md': '# 3\n' })
  unlinkSync(join(site, 'docs/start/first.mdx'))
  symlinkSync('../other/one.mdx', join(site, 'docs/start/first.mdx'))
  await buildAgain(site)
  expect(page('docs/start/first')).toMatch(/heard\s7/)
  expect(page('docs/start/first')).toContain('A third part.')
  expect(page('docs/start/first')).toContain('<a href="/docs/other/two">two</a>')
  await expectCleanBuild(site)
})

test('a mistake in it is told of each of its two places', async () => {
  writeFileSync(join(site, 'docs/real/one.mdx'), '# One\n\n[none](./none.md)\n\n![none](./none.png)\n')
  const { code, text: said } = await runIn(site, 'build', '--lang', 'en')
  expect([code, said]).toEqual([1, expect.stringContaining('docs/real/one.mdx:3:1')])
  expect(said).toContain('docs/start/first.mdx:3:1')
})
