/** An index made of the earlier one is the index that all documents make, byte for byte. */

import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../bench/scale/corpus.mjs'
import { makeDocument, type SearchDocument } from '../../../test/search-site.ts'
import type { AssetPath } from '../../shared/path.ts'
import { encodingOf, textOf } from '../alphabet.ts'
import { amendIndex, buildIndex } from './build-index.ts'

const WORDS =
  'докер docker докером телеграм Telegram в сеть set getUpdates docker-compose сервер сервера настройка настройки ключ ключи ключом lua луа графана Grafana Argon2 пароль пароли пароля «кавычка» ubuntu убунту apple эпл и не на ёлка елка ёлки élève Eleve Straße strasse L’été c’est ½ ⑴ 2024 Wi-Fi том тома томе'.split(
    ' ',
  )

type Files = Map<AssetPath, string>
const textsOf = ({ files, manifest }: ReturnType<typeof buildIndex>): Files =>
  new Map(files.map(({ path, read }) => [path, textOf(read(), manifest.encoding)]))

function createWriter(seed: number) {
  const random = createRandom(seed)
  const words = (count: number): string => Array.from({ length: count }, () => WORDS[random(WORDS.length)]).join(' ')
  const sections = (): SearchDocument['sections'] =>
    Array.from({ length: 1 + random(3) }, (_, index) => ({
      anchor: `s${index}`,
      heading: index === 0 ? '' : words(random(3)),
      level: 2,
      text: words(random(14)),
    }))
  const tags = () => Array.from({ length: random(3) }, () => words(1)).map(label => ({ label, permalink: label }))
  const page = (index: number): SearchDocument => {
    const isDoc = random(3) === 0
    return makeDocument(`/${isDoc ? 'docs' : 'post'}/${index}`, {
      kind: isDoc ? 'docs' : random(9) === 0 ? 'page' : 'blog',
      title: `${words(1 + random(3))}${random(4) === 0 ? `: ${words(2)}` : ''}`,
      date: isDoc ? undefined : new Date(Date.UTC(2010 + random(15), random(12), 1)).toISOString(),
      tags: tags(),
      section: isDoc ? words(1) : '',
      lang: random(4) === 0 ? 'en' : undefined,
      sections: sections(),
    })
  }
  return { random, words, sections, tags, page }
}

/** One small change of a site, as an author makes it. */
function edit(documents: readonly SearchDocument[], writer: ReturnType<typeof createWriter>): SearchDocument[] {
  const { random, words, sections, tags, page } = writer
  const at = random(documents.length)
  const change = (fields: Partial<SearchDocument>): SearchDocument[] =>
    documents.map((old, index) => (index === at ? { ...old, ...fields } : old))
  switch (random(8)) {
    case 7:
      // Somebody has translated it, or nobody has any more.
      return change({ lang: documents[at]?.lang === undefined ? 'en' : undefined })
    case 0:
      return change({ title: words(2) })
    case 1:
      return change({ tags: tags() })
    case 2:
      return [...documents, page(1000 + random(100_000))]
    case 3:
      return documents.length < 5 ? change({ sections: [] }) : documents.filter((_, index) => index !== at)
    case 4:
      return change({ date: documents[at]?.date === undefined ? undefined : '2030-05-05T00:00:00.000Z' })
    default:
      return change({ sections: sections() })
  }
}

// Fragments of Russian are no UTF-8, and the words have signs that no Russian encoding has.
describe.each([
  [1, ''],
  [2, 'ru'],
  [3, 'en'],
  [4, 'ru-RU'],
] as const)('random edits, seed %i, language %s', (seed, locale) => {
  const writer = createWriter(seed)
  const start = Array.from({ length: seed === 4 ? 120 : 20 }, (_, index) => writer.page(index))

  test('an index made of the earlier one is a clean one', () => {
    let documents = start
    let files = textsOf(buildIndex(documents, { locale }))
    for (let step = 0; step < 60; step++) {
      documents = edit(documents, writer)
      const clean = textsOf(buildIndex(documents, { locale }))
      const warm = textsOf(buildIndex(documents, { locale, earlier: path => files.get(path) }))
      expect(warm, `step ${step}`).toEqual(clean)
      files = warm
    }
  })

  test('and so is one made of changed documents alone', () => {
    let documents = start
    let files = textsOf(buildIndex(documents, { locale }))
    let made = 0
    for (let step = 0; step < 60; step++) {
      const at = writer.random(documents.length)
      const changed = { ...documents[at], sections: step % 4 === 0 ? [] : writer.sections() }
      documents = documents.map((old, index) => (index === at ? (changed as SearchDocument) : old))
      const amended = amendIndex(path => files.get(path), [changed as SearchDocument])
      const clean = textsOf(buildIndex(documents, { locale }))
      if (amended === undefined) {
        files = clean
        continue
      }
      made++
      expect(amended.files.at(-1)?.path).toBe('search/manifest.json')
      for (const path of amended.gone) expect(files.delete(path), path).toBe(true)
      for (const { path, read } of amended.files) {
        expect(path === 'search/manifest.json' || !files.has(path), path).toBe(true)
        files.set(path, textOf(read(), encodingOf(locale)))
      }
      expect(new Map([...files].sort()), `step ${step}`).toEqual(new Map([...clean].sort()))
    }
    expect(made).toBe(60)
  })
})

describe('an earlier index is not believed', () => {
  const { page, sections } = createWriter(9)
  const documents = Array.from({ length: 30 }, (_, index) => page(index))
  const files = textsOf(buildIndex(documents))
  const changed = { ...documents[3], sections: sections() } as SearchDocument
  const next = documents.map((old, index) => (index === 3 ? changed : old))
  const clean = textsOf(buildIndex(next))

  test.each([
    ['a letter is another', (text: string) => text.replace(/[а-я](?=[^а-я]*$)/, 'ъ')],
    ['it is cut short', (text: string) => text.slice(0, -2)],
    ['it is empty', () => ''],
    ['it is not there', () => undefined],
  ])('when of any file of it %s', (_, spoil) => {
    for (const spoilt of files.keys()) {
      const read = (path: AssetPath) => (path === spoilt ? spoil(files.get(path) ?? '') : files.get(path))
      expect(textsOf(buildIndex(next, { earlier: read })), spoilt).toEqual(clean)
    }
  })

  test('when it is of another format', () => {
    const manifest = (files.get('search/manifest.json' as AssetPath) ?? '').replace('"format":', '"format":1')
    const read = (path: AssetPath) => (path === 'search/manifest.json' ? manifest : files.get(path))
    expect(amendIndex(read, [changed])).toBeUndefined()
  })

  test('to say that a page is not searched, when a page in its place cannot be read', () => {
    const read = (path: AssetPath) => (/\/p\d/.test(path) ? '' : files.get(path))
    expect(amendIndex(read, [changed])).toBeUndefined()
  })
})

test('texts of pages that are not searched change nothing', () => {
  const { page } = createWriter(9)
  const files = textsOf(buildIndex(Array.from({ length: 30 }, (_, index) => page(index))))
  const amended = amendIndex(path => files.get(path), [page(777)])
  expect(amended?.gone).toEqual([])
  expect(amended?.files.map(({ path, read }) => [path, read()])).toEqual([...files].slice(-1))
})
