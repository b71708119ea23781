import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { configFixture, docsFixture } from '../../test/content-config.ts'
import { inWords } from '../../test/said.ts'
import { writeFile } from '../../test/write-files.ts'
import type { Config, TextHooks } from '../shared/config.ts'
import { readContent, readSource } from './index.ts'

let siteDir: string
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'hooks-'))
})
afterEach(() => rmSync(siteDir, { recursive: true, force: true }))

const write = (path: string, text: string): void => writeFile(join(siteDir, path), text)
function configWith(hooks: TextHooks): Config {
  const config = configFixture(siteDir, { blogs: [], docs: [docsFixture()] })
  return { ...config, markdown: { ...config.markdown, hooks } }
}

test('a preprocessor gets whole files by absolute path, parts too; what it gives is read', async () => {
  write('docs/a.md', '---\ntitle: А\n---\n\nраз\n')
  write('docs/_part.md', 'раз\n')
  const seen: string[] = []
  const content = await readContent(
    configWith({
      preprocessor({ filePath, fileContent }) {
        seen.push(filePath)
        return fileContent.replace('title: А', 'title: Б').replace('раз', 'два')
      },
    }),
  )
  expect(seen).toEqual([join(siteDir, 'docs/a.md'), join(siteDir, 'docs/_part.md')])
  // As in Docusaurus, metadata are those of the file.
  expect(content.sources.map(({ frontMatter, body }) => [frontMatter.title, body.trim()])).toEqual([['А', 'два']])
  expect(content.partials.map(({ body }) => body.trim())).toEqual(['два'])
  expect(content.problems).toEqual([])
})

test('metadata are what the function makes of them, checked at the lines where their keys stand', async () => {
  write('docs/a.md', '---\ntitle: А\nsidebar_position: 1\n---\n\nТекст\n')
  const config = configWith({
    async parseFrontMatter(file) {
      const { frontMatter, content } = await file.defaultParseFrontMatter(file)
      const { description } = { description: content.trim() }
      return {
        content,
        frontMatter: { ...frontMatter, sidebar_position: 'никакая', description, slug: '/x', draft: 3 },
      }
    },
  })
  const { sources, problems } = await readContent(config)
  expect(sources[0]).toMatchObject({
    frontMatter: { title: 'А', description: 'Текст', slug: '/x' },
    written: { slug: '/x' },
    body: '\nТекст\n',
    bodyLine: 5,
  })
  expect(problems.map(inWords).map(({ file, line }) => [file, line])).toEqual([
    ['docs/a.md', 1],
    ['docs/a.md', 3],
  ])
})

test('the same file is another source when the functions make another text or other metadata of it', async () => {
  write('docs/a.md', 'Текст\n')
  const hashOf = async (hooks: TextHooks) =>
    (await readSource(configWith(hooks), { ...instance, folder: 'docs' as never }, 'docs/a.md' as never)).source?.hash
  const instance = { kind: 'doc', id: 'default' } as never as Parameters<typeof readSource>[1]
  const [one, two, three] = [
    await hashOf({ preprocessor: () => 'раз' }),
    await hashOf({ preprocessor: () => 'два' }),
    await hashOf({ preprocessor: () => 'раз', parseFrontMatter: () => ({ frontMatter: { title: 'А' } }) }),
  ]
  expect(new Set([one, two, three]).size).toBe(3)
})

test('a function that fails is named with the file, and the text goes on without it', async () => {
  write('docs/a.md', '---\ntitle: А\n---\n\nраз\n')
  const { sources, problems } = await readContent(
    configWith({
      preprocessor() {
        throw new Error('нет файла')
      },
      parseFrontMatter: () => Promise.reject(new Error('нельзя')),
    }),
  )
  expect(sources.map(({ frontMatter, body }) => [frontMatter.title, body.trim()])).toEqual([['А', 'раз']])
  expect(problems.map(inWords).map(({ file, text }) => [file, text])).toEqual([
    ['docs/a.md', 'функция «parseFrontMatter» из конфига здесь не сработала: нельзя'],
    ['docs/a.md', 'функция «preprocessor» из конфига здесь не сработала: нет файла'],
  ])
})
