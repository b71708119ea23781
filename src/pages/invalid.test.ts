import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseText, problemLine } from '../../test/markdown-fixture.ts'

const root = join(import.meta.dirname, '../../test/invalid/markdown')
const update = process.env.UPDATE_GOLDEN === '1'
const cases = readdirSync(root, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(entry => entry.name)

/** `page.md`, `page.mdx`, or the same with `.json` and the parts of a text too long to keep: `[["> ", 20000], ["а", 1]]`. */
function readPage(folder: string): { name: string; body: string } {
  for (const name of ['page.md', 'page.mdx']) {
    const file = join(folder, name)
    if (existsSync(file)) return { name, body: readFileSync(file, 'utf8') }
  }
  const name = existsSync(join(folder, 'page.md.json')) ? 'page.md' : 'page.mdx'
  const parts: [string, number][] = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
  return { name, body: parts.map(([text, times]) => text.repeat(times)).join('') }
}

describe('bad documents get problems, not crashes', () => {
  test.each(cases)('%s', async name => {
    const folder = join(root, name)
    const page = readPage(folder)
    const beside = readdirSync(folder).filter(file => file.startsWith('_'))
    const partials = Object.fromEntries(beside.map(file => [file, readFileSync(join(folder, file), 'utf8')]))
    const parsed = await parseText(page.name, page.body, partials)
    const lines = parsed.problems.slice(0, 12).map(problemLine)
    const actual = `${lines.length === 0 ? 'no problems' : lines.join('\n')}\n`
    const expected = join(folder, 'expected.txt')
    if (update) writeFileSync(expected, actual)
    expect(actual).toBe(readFileSync(expected, 'utf8'))
    expect(parsed.html).not.toMatch(/<script|javascript:|onerror|onclick|<base|http-equiv/i)
  })
})
