import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseText, printPage } from '../../test/markdown-fixture.ts'

const folder = join(import.meta.dirname, '../../test/golden')
const read = (name: string): string => readFileSync(join(folder, name), 'utf8')
const names = readdirSync(folder).filter(name => /\.mdx?$/.test(name))
const partials = Object.fromEntries(names.filter(name => name.startsWith('_')).map(name => [name, read(name)]))

/** `UPDATE_GOLDEN=1` writes what came out; read the difference before committing it. */
const update = process.env.UPDATE_GOLDEN === '1'

describe('golden documents', () => {
  test.each(names.filter(name => !name.startsWith('_')))('%s', async name => {
    const expected = name.replace(/\.mdx?$/, '.html')
    const actual = printPage(await parseText(name, read(name), partials))
    if (update) writeFileSync(join(folder, expected), actual)
    expect(actual).toBe(read(expected))
  })
})
