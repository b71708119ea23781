import { describe, expect, test } from 'vitest'
import { makeContext, makeParsed, makeSource } from '../../test/factory.ts'
import { said } from '../../test/said.ts'
import type { FrontMatter, TagEntry } from '../shared/document.ts'
import { collectTags } from './tags.ts'

const post = (path: string, tags: FrontMatter['tags'], unlisted = false) =>
  makeParsed(makeSource('post', path, { tags, unlisted }))

const entry = (key: string, label: string, permalink: string): TagEntry => ({ key, label, permalink, description: '…' })

function collect(documents: ReturnType<typeof post>[], entries?: Record<string, TagEntry>) {
  const context = makeContext()
  const [instance] = context.config.blogs
  if (instance === undefined) throw new Error('the small configuration lost its blog')
  return collectTags(context, { instance, entries, documents })
}

describe('tags', () => {
  test('are counted by listed documents alone, each document once', () => {
    const twice = post('a.md', ['lua', 'Lua', 'ssh'])
    const hidden = post('b.md', ['ssh', 'тайна'], true)
    const book = collect([twice, hidden])
    expect(book.all.map(({ label, count }) => [label, count])).toEqual([
      ['тайна', 0],
      ['lua', 1],
      ['ssh', 1],
    ])
    expect(book.tagsOf(twice).map(({ route }) => route)).toEqual(['/tags/lua', '/tags/ssh'])
    expect(book.tagsOf(hidden).map(({ count }) => count)).toEqual([1, 0])
    expect(book.tagsOf(post('c.md', []))).toEqual([])
  })

  test('with numbers stand as the numbers do', () => {
    const book = collect([post('a.md', ['Java 17', 'Java 8', '10', 'Java 11', '2', 'v1.10', 'v1.9'])])
    expect(book.all.map(({ label }) => label)).toEqual(['2', '10', 'Java 8', 'Java 11', 'Java 17', 'v1.9', 'v1.10'])
  })

  test('of one address keep the label that came first, and the other is named', () => {
    const book = collect([post('a.md', ['Node.js']), post('b.md', ['node-js'])])
    expect(book.all).toMatchObject([{ label: 'Node.js', route: '/tags/node-js', count: 2 }])
    expect(book.problems.map(said)).toEqual(['теги «Node.js» и «node-js» ведут на одну страницу /tags/node-js'])
    expect(book.problems).toMatchObject([{ level: 'warning', file: 'blog/b.md' }])
  })

  test('of more bytes than a file’s name may have are told once, at the text, unless they have a permalink', () => {
    const long = 'длинный'.repeat(20)
    const book = collect([post('a.md', ['lua', long]), post('b.md', [long])])
    expect(book.problems.map(said)).toEqual([`тег «${long}» слишком длинный для имени своей страницы`])
    expect(book.problems).toMatchObject([{ level: 'error', code: 'output-path/tag', file: 'blog/a.md' }])
    expect(collect([post('a.md', [long])], { [long]: entry(long, long, '/long') }).problems).toEqual([])
  })

  test('that a file of tags has under another key, or written nearly so, are told with that key', () => {
    const entries = {
      balkans: entry('balkans', 'Балканы зимой', '/balkans'),
      docker: entry('docker', 'Docker', '/docker'),
    }
    const book = collect([post('a.md', ['Балканы зимой', 'dokcer', 'lua', 'docker'])], entries)
    expect(book.problems.map(({ code, values }) => [code, values?.label, values?.key])).toEqual([
      ['inline-tag/near', 'Балканы зимой', 'balkans'],
      ['inline-tag/near', 'dokcer', 'docker'],
      ['inline-tag', 'lua', undefined],
    ])
  })

  test('without a letter and a digit have no address: they are named and left out', () => {
    const odd = post('a.md', ['#', 'lua', '…'])
    const book = collect([odd])
    expect(book.all.map(({ label }) => label)).toEqual(['lua'])
    expect(book.tagsOf(odd).map(({ label }) => label)).toEqual(['lua'])
    expect(book.problems.map(said)).toEqual([
      'в теге «#» нет ни буквы, ни цифры для адреса его страницы',
      'в теге «…» нет ни буквы, ни цифры для адреса его страницы',
    ])
    expect(book.problems).toMatchObject([{ level: 'warning', file: 'blog/a.md' }, { level: 'warning' }])
  })

  test('that read the same are named, those of other addresses too', () => {
    const book = collect([post('a.md', ['Ёлка', { label: 'елка', permalink: '/fir' }])])
    expect(book.problems.map(said)).toEqual(['теги «Ёлка» и «елка» различаются только регистром или буквой ё'])
    expect(collect([post('a.md', ['ёлка', 'ёлка'])]).problems).toEqual([])
  })

  test('of the file have its labels and addresses; others are named only when there is a file', () => {
    const known = { lua: entry('lua', 'Язык Lua', '/language') }
    const book = collect([post('a.md', ['lua', 'ssh'])], known)
    expect(book.all).toMatchObject([
      { label: 'Язык Lua', route: '/tags/language', description: '…' },
      { label: 'ssh', route: '/tags/ssh', description: undefined },
    ])
    expect(book.problems.map(said)).toEqual(['тега «ssh» нет в файле tags.yml'])
    expect(collect([post('a.md', ['lua', 'ssh'])]).problems).toEqual([])
  })

  test('in place say their own address', () => {
    const book = collect([post('a.md', [{ label: 'C++', permalink: '/cpp' }])])
    expect(book.all).toMatchObject([{ label: 'C++', route: '/tags/cpp', href: '/tags/cpp' }])
  })
})
