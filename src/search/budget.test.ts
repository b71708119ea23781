/** Bytes a reader pays for, as they travel: gzip at its default level. */

import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { beforeAll, describe, expect, test } from 'vitest'
import { readDocuments, searchIn } from '../../test/search-site.ts'
import { buildIndex } from './index.ts'

const KB = 1000

async function bundle(): Promise<{ code: string; modules: string[] }> {
  const build = await rolldown({
    input: join(import.meta.dirname, 'browser.ts'),
    platform: 'browser',
    logLevel: 'silent',
  })
  const { output } = await build.generate({ format: 'esm', minify: true })
  await build.close()
  const [chunk] = output
  return { code: chunk.code, modules: Object.keys(chunk.modules) }
}

describe('the engine in the browser', () => {
  test('is at most 10 KB with its stemmer', async () => {
    const { code } = await bundle()
    expect(gzipSync(code).length).toBeLessThanOrEqual(10 * KB)
  })

  test('holds nothing of the writer and of the rest of the site', async () => {
    const { modules } = await bundle()
    const foreign = modules.filter(
      name =>
        !/src\/search\/(text|query|format|postings|browser)|shared\/(path|value|collections|text\/query)/.test(name),
    )
    expect(foreign.filter(name => !name.startsWith('\0'))).toEqual([])
  })
})

describe("this site's index", () => {
  let index: ReturnType<typeof buildIndex>
  const size = new Map<string, number>()
  beforeAll(async () => {
    const documents = await readDocuments(join(import.meta.dirname, '../../site'))
    index = buildIndex(documents)
    for (const { path, read } of index.files) size.set(path, gzipSync(read()).length)
  })
  const sum = (name: RegExp): number => [...size].reduce((all, [path, bytes]) => all + (name.test(path) ? bytes : 0), 0)
  const largest = (name: RegExp): number => Math.max(...[...size].map(([path, bytes]) => (name.test(path) ? bytes : 0)))

  test('terms and lexicon take at most 200 KB in all', () => expect(sum(/\/[sl]-[^/]+$/)).toBeLessThanOrEqual(200 * KB))
  test('a shard takes at most 16 KB', () => expect(largest(/\/s-[^/]+$/)).toBeLessThanOrEqual(16 * KB))
  test('a file of the lexicon takes at most 40 KB', () => expect(largest(/\/l-[^/]+$/)).toBeLessThanOrEqual(40 * KB))

  test.each([
    ['ssh', 2],
    ['docker compose', 3],
    ['настройка vpn на роутере', 4],
    // One word is rare: the name that it is stands elsewhere and betters the results later.
    ['установка докера на сервер', 5],
    // One word is unknown; what it may have meant comes later, and no other keys were meant.
    ['бэкап базы данных postgres', 5],
  ])('«%s»: results can be drawn after %i files', async (query, most) => {
    const seen: string[] = []
    let drawn: string[] | undefined
    const onTitles = () => {
      drawn ??= [...seen]
    }
    await searchIn(index, path => seen.push(path)).search(query, { onTitles })
    expect(drawn?.length).toBeLessThanOrEqual(most)
  })

  test.each(['ssh', 'настройка сервера', 'тейлскейл', 'ljrth', 'установка докера на сервер'])(
    'the first answer, «%s», takes at most 70 KB with the engine, another at most 60',
    async query => {
      const seen: string[] = []
      const searcher = searchIn(index, path => seen.push(path))
      const bytes = (): number => seen.splice(0).reduce((all, path) => all + (size.get(path) ?? 0), 0)
      await searcher.search(query, { limit: 10 })
      expect(bytes() + gzipSync((await bundle()).code).length).toBeLessThanOrEqual(70 * KB)
      await searcher.search('пароль от базы', { limit: 10 })
      expect(bytes()).toBeLessThanOrEqual(60 * KB)
    },
  )
})
