import { describe, expect, test } from 'vitest'
import { makeDocument } from '../../../test/search-site.ts'
import type { SearchDocument } from '../documents.ts'
import type { Fragment, Lexicon, Shard, TermRow } from '../format.ts'
import { buildIndex } from './build-index.ts'

type SearchIndex = ReturnType<typeof buildIndex>
const body = (text: string): SearchDocument['sections'] => [{ anchor: '', heading: '', level: 0, text }]
const read = <Value>(index: SearchIndex, name: RegExp): Value[] =>
  index.files.filter(({ path }) => name.test(path)).map(({ text }) => JSON.parse(text))
const rowsOf = (index: SearchIndex): TermRow[] => read<Shard>(index, /\/s\d+\.json$/).flatMap(({ terms }) => terms)
const rowOf = (index: SearchIndex, term: string): TermRow | undefined => rowsOf(index).find(([found]) => found === term)
const build = (documents: SearchDocument[]): SearchIndex => buildIndex(documents, { build: 'b1' })

const DOCUMENTS = [
  makeDocument('/docker', { title: 'Docker без магии', sections: body('докер запускает контейнер') }),
  makeDocument('/notes', { kind: 'docs', title: 'Заметки', sections: body('контейнер контейнер') }),
  makeDocument('/about', { kind: 'page', title: 'О блоге' }),
]

describe('index', () => {
  test('is the same for the same documents in any order', () => {
    expect(build(DOCUMENTS.toReversed()).files).toEqual(build(DOCUMENTS).files)
  })

  test('lies in another folder when a letter changes, and the manifest names it', () => {
    const before = build(DOCUMENTS)
    const after = build([
      ...DOCUMENTS.slice(1),
      makeDocument('/docker', { title: 'Docker без магии', sections: body('!') }),
    ])
    expect(after.manifest.folder).not.toBe(before.manifest.folder)
    expect(before.files.at(-1)?.path).toBe('search/manifest.json')
    for (const { path } of before.files.slice(0, -1)) expect(path).toContain(`search/${before.manifest.folder}/`)
  })

  test('does not depend on the build it is for, but says it', () => {
    const other = buildIndex(DOCUMENTS, { build: 'b2' })
    expect(other.manifest).toEqual({ ...build(DOCUMENTS).manifest, build: 'b2' })
  })

  test('numbers pages by kind, then by route', () => {
    expect(build(DOCUMENTS).manifest.kinds).toEqual([1, 1, 1])
    const fragments = read<Fragment>(build(DOCUMENTS), /\/p\d+\.json$/)
    expect(fragments.map(({ route }) => route)).toEqual(['/docker', '/notes', '/about'])
  })

  test('a title weighs more than a tag, a tag more than text', () => {
    const index = build([
      makeDocument('/a', { title: 'ключ' }),
      makeDocument('/b', { title: 'x', tags: [{ label: 'ключ', permalink: '/tags/k' }] }),
      makeDocument('/c', { title: 'y', sections: body('ключ и ещё несколько слов') }),
    ])
    const impacts = (rowOf(index, 'ключ')?.[1] ?? []).map(packed => packed % 32)
    expect(impacts).toHaveLength(3)
    expect(impacts).toEqual(impacts.toSorted((a, b) => b - a))
    expect(new Set(impacts).size).toBe(3)
  })

  test('twins join a name in two scripts, but not short words that only look alike', () => {
    expect(rowOf(build(DOCUMENTS), 'докер')?.[2]).toEqual(['docker'])
    expect(rowOf(build(DOCUMENTS), 'docker')?.[2]).toEqual(['докер'])
    const forms = build([
      makeDocument('/a', { title: 'Telegram', sections: body('в телеграме, о графане') }),
      makeDocument('/b', { title: 'Grafana' }),
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
    expect(rowOf(index, 'ssh ')?.[1]).toEqual([1, 32 + 31])
  })

  test('a term of very many pages keeps the 2,000 strongest', () => {
    const many = Array.from({ length: 2100 }, (_, index) =>
      makeDocument(`/p${index}`, { title: `t${index}`, sections: body(index < 100 ? 'общее '.repeat(9) : 'общее') }),
    )
    const row = rowOf(build(many), 'общ')
    expect(row?.[1]).toHaveLength(2000)
    const strongest = build(many.slice(0, 100))
    expect(rowOf(strongest, 'общ')?.[1]).toHaveLength(100)
  })

  test('the lexicon has words of titles and repeated words, with a form to show, and no numbers', () => {
    const index = build([
      makeDocument('/a', { title: 'Установка 2024', sections: body('разовое') }),
      makeDocument('/b', { title: 'Я', sections: body('установок') }),
    ])
    const words = read<Lexicon>(index, /\/l\d+\.json$/).flatMap(({ words }) => words)
    expect(words).toEqual([['установк', 'а', 2]])
  })

  test('empty sections are not kept', () => {
    const [fragment] = read<Fragment>(build([makeDocument('/a', { sections: body('') })]), /\/p0\.json$/)
    expect(fragment?.sections).toEqual([])
  })

  test('no documents make an index all the same', () => {
    expect(build([]).manifest).toMatchObject({ kinds: [0, 0, 0], shards: [], lexicon: {} })
  })
})
