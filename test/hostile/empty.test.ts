/** A site that would be empty, or that lost most of itself, does not take the place of the one that stands. */

import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTrial, type Trial } from './trial.ts'

const notes = (count: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`docs/note-${index}.md`, `# Заметка ${index}\n`]))

let trial: Trial
beforeEach(() => {
  trial = createTrial({ 'docs/index.md': '# Начало\n', ...notes(20) })
})
afterEach(() => trial.end())

test('drafts alone are no site', async () => {
  await trial.build()
  const before = trial.published()
  rmSync(join(trial.folder, 'docs'), { recursive: true })
  trial.put({ 'docs/a.md': '---\ndraft: true\n---\n# А\n', 'docs/b.md': '---\ndraft: true\n---\n# Б\n' })
  const { lines } = await trial.build({ allowShrink: true })
  expect(lines).toEqual([' error site-empty/drafts'])
  expect(trial.published()).toEqual(before)
})

test.each([true, false])('a folder that is gone stops the build (cache: %s)', async cache => {
  trial.put({ 'pages/about.md': '# О сайте\n', 'zapiski.config.mjs': CONFIG })
  await trial.build({ cache })
  const before = trial.published()
  renameSync(join(trial.folder, 'docs'), join(trial.folder, 'elsewhere'))
  trial.put({ 'docs/one.md': '# Одна\n' })
  const { lines, said } = await trial.build({ cache })
  expect(lines).toEqual([' error site-shrunk'])
  expect(said).toContain('в папке вывода 24 страницы, а на новом сайте 4')
  expect(trial.published()).toEqual(before)
  expect((await trial.build({ cache, allowShrink: true })).failed).toBe(false)
  expect(trial.published().has('docs/note-1.html')).toBe(false)
})

test('half of the pages may go, and the few of a small site', async () => {
  await trial.build()
  for (let index = 0; index < 10; index++) rmSync(join(trial.folder, `docs/note-${index}.md`))
  expect((await trial.build()).failed).toBe(false)
  const small = createTrial({ 'docs/index.md': '# Начало\n', ...notes(3) })
  await small.build()
  for (let index = 0; index < 3; index++) rmSync(join(small.folder, `docs/note-${index}.md`))
  expect((await small.build()).failed).toBe(false)
  small.end()
})

const CONFIG =
  "export default { title: 'Записки', url: 'https://example.org', shareImages: false, pages: { path: 'pages' } }\n"
