/**
 * Broken inputs, one folder each: the tiny site, `expected.txt` with every problem that must be named, and
 * `expected.json` with everything that is read all the same. `UPDATE_EXPECTED=1` writes both anew.
 */

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { blogFixture, configFixture, docsFixture, pagesFixture } from '../content-config.ts'
import { inWords } from '../said.ts'
import { readContent } from '../../src/content/index.ts'
import type { Content, Source } from '../../src/shared/document.ts'
import type { Problem } from '../../src/shared/problem.ts'

const ROOMS = ['front-matter', 'files', 'registry']

const formatProblem = (problem: Problem): string => {
  const { level, file, line, column, text, hint } = inWords(problem)
  const place = line === undefined ? '' : `:${line}:${column}`
  return `${level} ${file ?? ''}${place}  ${text}${hint === undefined ? '' : ` — ${hint}`}`
}

async function read(siteDir: string): Promise<Content> {
  const has = (folder: string): boolean => existsSync(join(siteDir, folder))
  return readContent(
    configFixture(siteDir, {
      blogs: has('blog') ? [blogFixture()] : [],
      docs: has('docs') ? [docsFixture()] : [],
      pages: has('pages') ? [pagesFixture()] : [],
    }),
  )
}

/** Metadata that are not the default, the first words of the text and the line it begins on. */
function summarize({ frontMatter, body, bodyLine }: Source): Record<string, unknown> {
  const set = Object.entries(frontMatter).filter(([key, value]) => {
    if (key === 'parseNumberPrefixes') return value === false
    return value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0)
  })
  return { ...Object.fromEntries(set), bodyLine, body: body.trim().slice(0, 40) }
}

const summarizeAll = (content: Content): unknown => ({
  sources: Object.fromEntries(content.sources.map(source => [source.file, summarize(source)])),
  partials: content.partials.map(({ file }) => file),
  files: [...content.files],
  authors: content.authors,
  tags: content.tags,
  categories: content.categories,
})

/** As JSON has it: no `undefined`, no prototypes. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

for (const room of ROOMS) {
  describe(room, () => {
    const root = join(import.meta.dirname, room)
    for (const name of readdirSync(root)) {
      test(name, async () => {
        const siteDir = join(root, name)
        // Git has nothing to say here: only its dates would differ from checkout to checkout.
        const content = await read(siteDir)
        const problems = content.problems.filter(({ code }) => !code.startsWith('git-'))
        const expected = join(siteDir, 'expected.txt')
        const printed = problems.map(problem => `${formatProblem(problem)}\n`).join('')
        if (process.env.UPDATE_EXPECTED !== undefined) {
          writeFileSync(expected, printed)
          writeFileSync(join(siteDir, 'expected.json'), `${JSON.stringify(plain(summarizeAll(content)), null, 2)}\n`)
        }
        expect(printed).toBe(readFileSync(expected, 'utf8'))
        expect(plain(summarizeAll(content))).toEqual(JSON.parse(readFileSync(join(siteDir, 'expected.json'), 'utf8')))
        expect({}).not.toHaveProperty('polluted')
        expect(globalThis).not.toHaveProperty('executed')
      })
    }
  })
}

test('every row of the front matter table has a folder', () => {
  const rows = readdirSync(join(import.meta.dirname, 'front-matter')).map(name => name.slice(0, 3))
  expect(rows).toEqual(Array.from({ length: 30 }, (_, index) => `F${String(index + 1).padStart(2, '0')}`))
})
