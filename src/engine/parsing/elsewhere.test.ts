import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { makeConfig } from '../../../test/factory.ts'
import { emptyFrontMatter } from '../../content/index.ts'
import { emptyPage } from '../../pages/index.ts'
import type { ParsedPage, Source } from '../../shared/document.ts'
import { toFilePath } from '../../shared/path.ts'
import type { Workers } from '../workers/index.ts'
import { parseElsewhere } from './elsewhere.ts'
import { type ParsedTexts, type Portable, parsePortable, readPortable } from './portable.ts'

const config = makeConfig()

const sourceOf = (path: string, body: string): Source => ({
  ...emptyPage({
    file: toFilePath(`docs/${path}`),
    path,
    kind: 'doc',
    instance: 'default',
    hash: path,
    body,
    bodyLine: 1,
    frontMatter: emptyFrontMatter(),
    frontMatterLines: {},
  } as unknown as Source).source,
})

const numbered = (count: number): Source[] =>
  Array.from({ length: count }, (_, index) => sourceOf(`n${index}.md`, `Текст ${index}.\n`))

/** Threads that answer when they are told to, as the real ones would. */
function createThreads(answer: (input: Portable) => Promise<ParsedTexts> = parsePortable) {
  const asked: Source[][] = []
  const waiting: (() => void)[] = []
  const workers = {
    count: 1,
    run(_: string, input: Portable) {
      asked.push(input.sources)
      return new Promise<void>(resolve => waiting.push(resolve)).then(() => answer(input))
    },
    end: async () => {},
  } as unknown as Workers
  return { workers, asked, answer: () => waiting.splice(0).forEach(done => done()) }
}

const filesOf = (sources: readonly Source[]): string[] => sources.map(({ path }) => path)

test('texts are given away from the end of the list until the two meet, and every text is parsed once', async () => {
  const sources = numbered(200)
  const threads = createThreads()
  const elsewhere = parseElsewhere({ config, workers: threads.workers, sources, isPortable: () => true })
  expect(threads.asked.flatMap(filesOf)[0]).toBe('n199.md')
  const pages: (ParsedPage | undefined)[] = []
  const own: string[] = []
  for (const source of sources) {
    threads.answer()
    const page = await elsewhere.take(source)
    if (page === undefined) own.push(source.path)
    pages.push(page)
    await setImmediate()
  }
  const given = threads.asked.flatMap(filesOf)
  expect([...own, ...given].sort()).toEqual(filesOf(sources).sort())
  expect(own.length).toBeGreaterThan(10)
  expect(given.length).toBeGreaterThan(10)
  expect(pages.at(-1)?.html).toContain('Текст 199.')
  expect(pages.at(-1)?.source).toBe(sources.at(-1))
})

test('what may not leave this thread stays in it', () => {
  const sources = numbered(100)
  const threads = createThreads()
  const isPortable = ({ path }: Source): boolean => path.endsWith('5.md')
  parseElsewhere({ config, workers: threads.workers, sources, isPortable })
  expect(threads.asked.flat().length).toBeGreaterThan(0)
  expect(threads.asked.flatMap(filesOf).every(path => path.endsWith('5.md'))).toBe(true)
})

test('after a thread has ended its texts are left to this one, and nothing more is asked for', async () => {
  const sources = numbered(60)
  const threads = createThreads(() => Promise.reject(new Error('ended')))
  const elsewhere = parseElsewhere({ config, workers: threads.workers, sources, isPortable: () => true })
  const before = threads.asked.length
  threads.answer()
  for (const source of sources) expect(await elsewhere.take(source)).toBeUndefined()
  expect(threads.asked).toHaveLength(before)
})

test('pages come back as they were parsed; code, faults and what a parser may be long at come back unparsed', async () => {
  const sources = [
    sourceOf(
      'a.md',
      '# Заголовок {#id}\n\nАбзац с `кодом` и **словом**.\n\n## Раздел\n\n```js\nconst a = { b: 1 }\n```\n',
    ),
    sourceOf('b.mdx', '<Tabs><TabItem value="a">Первая.</TabItem></Tabs>\n'),
    sourceOf('braces.mdx', 'Дважды два: {2 * 2}.\n'),
    sourceOf('module.mdx', 'export const now = Date.now()\n\nТекст.\n'),
    sourceOf('fault.md', '<div onclick="x()">Блок.</div>\n'),
    sourceOf('long.md', `${'а'.repeat(6000)}\n`),
  ]
  const pages = readPortable(sources, await parsePortable({ site: -1, config, sources }))
  expect(pages.map(page => page !== undefined)).toEqual([true, true, false, false, false, false])
  expect(pages[0]?.contentTitle).toBe('Заголовок')
  expect(pages[0]?.anchors).toContain('раздел')
  expect(pages[0]?.sections.map(({ heading }) => heading)).toContain('Раздел')
  expect(pages[1]?.html).toContain('Первая.')
})
