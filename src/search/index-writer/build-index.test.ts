import { describe, expect, test } from 'vitest'
import { makeDocument, searchIn } from '../../../test/search-site.ts'
import type { SearchDocument } from '../documents.ts'
import { type Fragment, type Lexicon, type Shard, type TermRow, TITLE_HEAD, WHOLE_TITLE } from '../format.ts'
import { countPostings, eachPosting, packStanding } from '../postings.ts'
import { buildIndex } from './build-index.ts'

type SearchIndex = ReturnType<typeof buildIndex>
const body = (text: string): SearchDocument['sections'] => [{ anchor: '', heading: '', level: 0, text }]
const read = <Value>(index: SearchIndex, name: RegExp): Value[] =>
  index.files.filter(({ path }) => name.test(path)).map(file => JSON.parse(String(file.read())))
const rowsOf = (index: SearchIndex): TermRow[] => read<Shard>(index, /\/s-[^/]+$/).flatMap(({ terms }) => terms)
const rowOf = (index: SearchIndex, term: string): TermRow | undefined => rowsOf(index).find(([found]) => found === term)
const build = (documents: SearchDocument[]): SearchIndex => buildIndex(documents)
const textsOf = (index: SearchIndex) => index.files.map(({ path, key, read }) => ({ path, key, text: read() }))
/** Standing of a term by route. */
function standingsOf(index: SearchIndex, term: string): Record<string, number> {
  const routes = new Map(
    index.files.flatMap(({ path, read }) => {
      const number = /\/p(\d+)-/.exec(path)?.[1]
      return number === undefined ? [] : [[Number(number), (JSON.parse(String(read())) as Fragment).route]]
    }),
  )
  const found: [string, number][] = []
  eachPosting(rowOf(index, term)?.[1] ?? '', (page, standing) => found.push([String(routes.get(page)), standing]))
  return Object.fromEntries(found)
}

const DOCUMENTS = [
  makeDocument('/docker', { title: 'Docker без магии', sections: body('докер запускает контейнер') }),
  makeDocument('/notes', { kind: 'docs', title: 'Заметки', sections: body('контейнер контейнер') }),
  makeDocument('/about', { kind: 'page', title: 'О блоге' }),
]

describe('index', () => {
  test('is the same for the same documents in any order', () => {
    expect(textsOf(build(DOCUMENTS.toReversed()))).toEqual(textsOf(build(DOCUMENTS)))
  })

  test('has one file with a fixed name, the last one; a key is a content, and so are the other names', () => {
    const before = textsOf(build(DOCUMENTS))
    const after = textsOf(
      build([...DOCUMENTS.slice(1), makeDocument('/docker', { title: 'Docker без магии', sections: body('!') })]),
    )
    expect(before.at(-1)?.path).toBe('search/manifest.json')
    expect(before.slice(0, -1).every(({ path }) => path.startsWith('assets/search/'))).toBe(true)
    const texts = new Map(before.map(({ path, text }) => [path, text]))
    const keys = new Map(before.map(({ key, text }) => [key, text]))
    expect(new Set(before.map(({ text }) => text)).size).toBe(keys.size)
    for (const { path, key, text } of after) {
      if (path !== 'search/manifest.json') expect(texts.get(path) ?? text).toBe(text)
      expect(keys.get(key) ?? text).toBe(text)
    }
    // Shards, fragment of the page, manifest.
    expect(after.filter(({ path }) => !texts.has(path))).not.toEqual([])
    expect(after.filter(({ path }) => texts.has(path)).length).toBeGreaterThan(2)
  })

  test('says how many pages there are, apart from their numbers', () => {
    expect(build(DOCUMENTS).manifest).toMatchObject({ pages: 3, kinds: [4, 4, 4] })
  })

  test('names of very many fragments lie in files of their own', async () => {
    const many = Array.from({ length: 3100 }, (_, index) => makeDocument(`/p${index}`, { title: `t${index}` }))
    const { manifest, files } = build(many)
    expect(manifest.kinds).toEqual([6144, 0, 0])
    expect(manifest.fragments).toHaveLength(6144 / 512)
    const seen: string[] = []
    const { groups } = await searchIn({ files }, path => seen.push(path)).search('t2999')
    expect(groups.map(({ route }) => route)).toEqual(['/p2999'])
    expect(seen.filter(path => path.includes('/n-'))).toHaveLength(1)
  })

  test('a term stands in titles, tags and texts, each told apart', () => {
    const index = build([
      makeDocument('/a', { title: 'ключ' }),
      makeDocument('/b', { title: 'x', tags: [{ label: 'ключ', permalink: '/tags/k' }] }),
      makeDocument('/c', { title: 'y', sections: body('ключ и ещё несколько слов') }),
    ])
    expect(standingsOf(index, 'ключ')).toEqual({
      '/a': packStanding({ title: 3, marks: 0, times: 0 }),
      '/b': packStanding({ title: 0, marks: 1, times: 0 }),
      '/c': packStanding({ title: 0, marks: 0, times: 1 }),
    })
  })

  test('twins join a name in two scripts, but not short words that only look alike', () => {
    const named = build([...DOCUMENTS, makeDocument('/more', { title: 'Ещё', sections: body('докер') })])
    expect(rowOf(named, 'докер')?.[2]).toEqual(['docker'])
    expect(rowOf(named, 'docker')?.[2]).toEqual(['докер'])
    // A word of one page is in no lexicon; who asks for it asks there for its name.
    expect(rowOf(build(DOCUMENTS), 'докер')).toHaveLength(2)
    const forms = build([
      makeDocument('/a', { title: 'Telegram', sections: body('в телеграме, о графане') }),
      makeDocument('/b', { title: 'Grafana', sections: body('в телеграме, о графане') }),
    ])
    expect(rowOf(forms, 'telegram')?.[2]).toEqual(['телегр'])
    expect(rowOf(forms, 'grafana')?.[2]).toEqual(['граф'])
    const set = build([makeDocument('/a', { title: 'set', sections: body('сеть') })])
    expect(rowOf(set, 'сет')).toHaveLength(2)
  })

  test('whole titles are terms of their own, stop words aside', () => {
    expect(rowOf(build(DOCUMENTS), 'маг docker ')).toBeUndefined()
    expect(
      rowsOf(build(DOCUMENTS))
        .filter(([term]) => term.endsWith(' '))
        .map(([term]) => term),
    ).toEqual(['docker маг ', 'блог ', 'заметк '])
  })

  test('what stands before the colon of a title is a title too, though a lesser one', () => {
    const index = build([makeDocument('/a', { title: 'SSH: туннели' }), makeDocument('/b', { title: 'SSH' })])
    expect(standingsOf(index, 'ssh ')).toEqual({ '/a': TITLE_HEAD, '/b': WHOLE_TITLE })
  })

  test('a title that is its own beginning is one posting, of the whole title', () => {
    const index = build([makeDocument('/a', { title: 'SSH: ssh' })])
    expect(standingsOf(index, 'ssh ')).toEqual({ '/a': WHOLE_TITLE })
    expect(countPostings(rowOf(index, 'ssh ')?.[1] ?? '')).toBe(1)
  })

  test('a word is shown as the first page writes it that has it in a title, else as the first page does', () => {
    const pages = ['/a', '/b', '/c'].map(route =>
      makeDocument(route, { title: 'x', sections: body('слова слова слово') }),
    )
    const words = (documents: SearchDocument[]) =>
      read<Lexicon>(build(documents), /\/l-[^/]+$/).flatMap(({ words }) => words)
    expect(words(pages)).toEqual([['слов', 'а']])
    expect(words([...pages, makeDocument('/d', { title: 'Словом' })])).toEqual([['слов', 'ом']])
  })

  test('the lexicon has words of titles and repeated words, with a form to show, and no numbers', () => {
    const index = build([
      makeDocument('/a', { title: 'Установка 2024', sections: body('разовое') }),
      makeDocument('/b', { title: 'Я', sections: body('установок') }),
    ])
    const words = read<Lexicon>(index, /\/l-[^/]+$/).flatMap(({ words }) => words)
    expect(words).toEqual([['установк', 'а']])
  })

  test('empty sections are not kept', () => {
    const [fragment] = read<Fragment>(build([makeDocument('/a', { sections: body('') })]), /\/p\d+-/)
    expect(fragment?.sections).toEqual([])
  })

  test('no documents make an index all the same', () => {
    expect(build([]).manifest).toMatchObject({ pages: 0, kinds: [0, 0, 0], fragments: '', shards: [], lexicon: {} })
  })
})
