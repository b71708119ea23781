import { describe, expect, test } from 'vitest'
import { inWords } from '../../../test/said.ts'
import { formatProblems } from '../../errors.ts'
import type { SourceKind } from '../../shared/document.ts'
import { toFilePath } from '../../shared/path.ts'
import { parseFrontMatter } from './index.ts'

const NOW = new Date('2026-01-01T00:00:00Z')

const parse = (yaml: string, kind: SourceKind = 'post', body = '') =>
  parseFrontMatter(`---\n${yaml}\n---\n${body}`, { file: toFilePath('x.md'), kind, timeZone: 'UTC', now: NOW })

test('quoted values of several lines are read however far their lines are indented', () => {
  const text = `title: "Ёлка: \n первая строка"\ndescription: "\nЭта заметка о \\"том\\" и этом,\nв две строки."\nkeywords:\n- 'it''s\none'`
  const { frontMatter, problems } = parse(text)
  expect(problems).toEqual([])
  expect(frontMatter).toMatchObject({
    title: 'Ёлка: первая строка',
    description: 'Эта заметка о "том" и этом, в две строки.',
    keywords: ["it's one"],
  })
})

test('a list in brackets is read however far its lines are indented', () => {
  const text = `title: x\nkeywords: [\nёлка,\n"a ] b",\n{ c: d },\n]\ntags:\n  - y\nlast_update: {\nauthor: z\n}\nslug: /a`
  const { frontMatter, problems } = parse(text.replace('{ c: d },\n', ''), 'doc')
  expect(problems).toEqual([])
  expect(frontMatter).toMatchObject({
    title: 'x',
    keywords: ['ёлка', 'a ] b'],
    tags: ['y'],
    lastUpdate: { author: 'z' },
    slug: '/a',
  })
  expect(parse('title: x\nkeywords: [\nёлка,\nслед\nslug: /a').problems.map(inWords)).toMatchObject([{ code: 'yaml' }])
})

test('an anchor before a list is named where it stands, and no quotes are advised', () => {
  const { problems } = parse('title: x\ntags: &all\n  - ёлка\nkeywords: *all')
  expect(problems.map(inWords)).toMatchObject([{ code: 'yaml-feature', line: 3, column: 7 }])
  expect(problems[0]?.cure).toBeUndefined()
})

test('a quote that is closed nowhere is still named in its line', () => {
  expect(parse(`title: x\ndescription: "Эта\nзаметка`).problems.map(inWords)).toMatchObject([{ code: 'yaml', line: 3 }])
})

test('a key behind a list is read as one on a line of its own, and is named', () => {
  const { frontMatter, problems } = parse(`title: x\nauthors: [ivan] tags: [выпуск]\nslug: /a`)
  expect(frontMatter).toMatchObject({ title: 'x', authors: ['ivan'], tags: ['выпуск'], slug: '/a' })
  expect(problems).toMatchObject([
    { code: 'yaml/beside', level: 'error', line: 3, column: 17, values: { key: 'tags' } },
  ])
})

const codes = (parsed: ReturnType<typeof parse>): string[] =>
  parsed.problems.map(inWords).map(({ level, code }) => `${level} ${code}`)

describe('keys', () => {
  test('reads every key of a doc', () => {
    const parsed = parse(
      `id: intro
title: Введение
title_meta: Введение в Linux
description: >
  Две
  строки
keywords: [linux, 2024]
image: /img/a.png
slug: /start
draft: false
unlisted: true
tags:
  - linux
  - label: Свой
    permalink: /own
hide_title: true
hide_table_of_contents: true
toc_min_heading_level: 2
toc_max_heading_level: 4
sidebar_key: key
sidebar_label: Начало
sidebar_position: 1.5
sidebar_class_name: red
sidebar_custom_props: {icon: star}
displayed_sidebar: null
pagination_label: Дальше
pagination_next: null
pagination_prev: other
custom_edit_url: ""
parse_number_prefixes: false
last_update:
  date: 2024-05-02
  author: Иван
mdx:
  format: md
aliases: /old
redirect_from: [older, /oldest/]`,
      'doc',
    )
    expect(parsed.problems).toEqual([])
    expect(parsed.frontMatter).toEqual({
      id: 'intro',
      title: 'Введение',
      titleMeta: 'Введение в Linux',
      description: 'Две строки',
      keywords: ['linux', '2024'],
      image: '/img/a.png',
      slug: '/start',
      tags: ['linux', { label: 'Свой', permalink: '/own' }],
      authors: [],
      draft: false,
      unlisted: true,
      hideTitle: true,
      hideTableOfContents: true,
      tocMinHeadingLevel: 2,
      tocMaxHeadingLevel: 4,
      lastUpdate: { date: '2024-05-02T00:00:00.000Z', author: 'Иван' },
      sidebarLabel: 'Начало',
      sidebarPosition: 1.5,
      sidebarClassName: 'red',
      displayedSidebar: null,
      paginationLabel: 'Дальше',
      paginationNext: null,
      paginationPrev: 'other',
      customEditUrl: null,
      parseNumberPrefixes: false,
      format: 'md',
      aliases: ['/old', '/older', '/oldest/'],
    })
  })

  test('reads the keys of a post', () => {
    const { frontMatter, problems } = parse(`date: 2024-05-01
series: Сети
series_position: 2
sidebar_label: Коротко
authors:
  - ivan
  - key: petr
    title: Гость
  - name: Анна
    imageURL: /a.png
    url: https://example.org
    email: anna@example.org
    socials: {github: anna, email: anna@example.org, mastodon: "@anna@example.social"}
    custom: 1`)
    expect(problems).toEqual([])
    expect(frontMatter).toMatchObject({
      series: 'Сети',
      seriesPosition: 2,
      sidebarLabel: 'Коротко',
      authors: [
        'ivan',
        { key: 'petr', title: 'Гость' },
        {
          name: 'Анна',
          imageUrl: '/a.png',
          url: 'https://example.org',
          socials: {
            github: 'https://github.com/anna',
            email: 'mailto:anna@example.org',
            mastodon: 'https://example.social/@anna',
          },
        },
      ],
    })
  })

  test('takes one author key, one author, and the legacy keys in both spellings', () => {
    expect(parse('authors: ivan').frontMatter.authors).toEqual(['ivan'])
    expect(parse('authors: {name: Иван}').frontMatter.authors).toMatchObject([{ name: 'Иван' }])
    const legacy = { name: 'Иван', title: 'Автор', url: 'https://a.b', imageUrl: '/i.png' }
    const snake = 'author: Иван\nauthor_title: Автор\nauthor_url: https://a.b\nauthor_image_url: /i.png'
    const camel = 'author: Иван\nauthorTitle: Автор\nauthorURL: https://a.b\nauthorImageURL: /i.png'
    expect(parse(snake).frontMatter.authors).toMatchObject([legacy])
    expect(parse(camel).frontMatter.authors).toMatchObject([legacy])
  })

  test('reads the keys of a page and leaves those of other kinds alone', () => {
    const { frontMatter, problems } = parse(
      'title: О сайте\nwrapperClassName: wide\nsidebar_position: x\ndate: вчера',
      'page',
    )
    expect(problems).toEqual([])
    expect(frontMatter).toMatchObject({ title: 'О сайте', wrapperClassName: 'wide' })
    expect(frontMatter.date).toBeUndefined()
    expect(frontMatter.sidebarPosition).toBeUndefined()
  })

  test.each([
    ['date: true', 'post', 'пишите 2024-05-01', 'date: 2024-05-01'],
    ['date: [2024]', 'post', 'пишите 2024-05-01', 'date: 2024-05-01'],
    ['last_update: { date: { a: 1 } }', 'doc', 'пишите 2024-05-01', 'last_update: { date: 2024-05-01 }'],
    ['pagination_next: false', 'doc', 'если не нужно ничего, пишите pagination_next: null', 'pagination_next: null'],
    [
      'displayed_sidebar: false',
      'doc',
      'если не нужно ничего, пишите displayed_sidebar: null',
      'displayed_sidebar: null',
    ],
  ] as const)('a value of another kind is told with what to write: %s', (yaml, kind, hint, cured) => {
    const { problems } = parse(yaml, kind)
    expect(problems.map(inWords)).toMatchObject([{ code: 'key-type', hint }])
    // What is advised is no mistake.
    expect(parse(cured, kind).problems).toEqual([])
  })

  test('keeps an empty description as a wish for none', () => {
    expect(parse('description: ""').frontMatter.description).toBe('')
    expect(parse('title: x').frontMatter.description).toBeUndefined()
  })

  test('takes a number in quotes where a number is wanted', () => {
    expect(parse('sidebar_position: "3"', 'doc')).toMatchObject({ problems: [], frontMatter: { sidebarPosition: 3 } })
    expect(codes(parse('sidebar_position: .inf', 'doc'))).toEqual(['error key-type'])
  })

  test.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:x',
    'java\\tscript:x',
    '\\njavascript:x',
    'data:text/html,x',
    'vbscript:x',
  ])('the address %j is an error wherever it would become a link', address => {
    expect(codes(parse(`custom_edit_url: "${address}"`, 'doc'))).toEqual(['error url'])
    expect(codes(parse(`image: "${address}"`))).toEqual(['error url'])
    expect(codes(parse(`authors: {name: a, url: "${address}"}`))).toEqual(['error url'])
    expect(codes(parse(`author: a\nauthor_url: "${address}"`))).toEqual(['error url'])
  })

  test.each(['https://example.org/a:b', '/img/a.png', './a.png', 'a/b:c.png', 'mailto:a@b.c', '@site/static/a.png'])(
    'the address %s is fine',
    address => {
      expect(parse(`image: "${address}"`)).toMatchObject({ problems: [], frontMatter: { image: address } })
    },
  )

  test('a blog id is a warning, a doc id with a slash an error', () => {
    expect(codes(parse('id: x'))).toEqual(['warning post-id'])
    expect(codes(parse('id: a/b', 'doc'))).toEqual(['error doc-id'])
  })

  test('refuses what contradicts itself', () => {
    expect(codes(parse('draft: true\nunlisted: true'))).toEqual(['error draft-unlisted'])
    expect(codes(parse('toc_min_heading_level: 5\ntoc_max_heading_level: 3'))).toEqual(['error toc-level'])
    expect(codes(parse('last_update: {}'))).toEqual(['error last-update'])
  })

  test('takes text in NFC', () => {
    const decomposed = 'Йод'.normalize('NFD')
    expect(parse(`title: ${decomposed}\ntags: [${decomposed}]`).frontMatter).toMatchObject({
      title: 'Йод',
      tags: ['Йод'],
    })
  })
})

describe('dates', () => {
  test('a date years ahead is a warning, the date is kept; one of the months to come is a plan', () => {
    const parsed = parse('date: 2027-06-02')
    expect(codes(parsed)).toEqual(['warning date-future'])
    expect(parsed.frontMatter.day).toBe('2027-06-02')
    expect(codes(parse('date: 2026-12-31'))).toEqual([])
  })

  test('an update on the day of the post is none too early, whatever the hours', () => {
    expect(codes(parse('date: 2024-05-01 10:00\nlast_update: {date: 2024-05-01}'))).toEqual([])
    expect(codes(parse('date: 2024-05-01\nlast_update: {date: 2024-04-30 23:59}'))).toEqual([
      'warning update-before-date',
    ])
  })
})

describe('places', () => {
  test('names the line of each key, counted from the top of the file', () => {
    const { lines, bodyLine, body } = parse('title: x\n\ntags:\n  - a\nconstructor: 1', 'post', 'Текст')
    expect(lines).toEqual({ title: 2, tags: 4 })
    expect({ bodyLine, body }).toEqual({ bodyLine: 8, body: 'Текст' })
  })

  test('the record of lines has no prototype to mistake for keys', () => {
    const { lines } = parse('title: x')
    expect('constructor' in lines).toBe(false)
  })

  test('a tag of several lines is one of one line, with a warning', () => {
    const parsed = parse('tags: ["a\\nb", { label: "c\\r\\nd", permalink: /c }, plain]')
    expect(codes(parsed)).toEqual(['warning tag', 'warning tag'])
    expect(parsed.frontMatter.tags).toEqual(['a b', { label: 'c d', permalink: '/c' }, 'plain'])
  })

  test('counts columns inside nested values', () => {
    const [problem] = parse('tags: [linux, 1.10]').problems
    expect(problem).toMatchObject({ line: 2, column: 15 })
  })

  test('counts the same with CRLF and BOM', () => {
    const text = '\uFEFF---\r\ntitle: x\r\ndraft: yes\r\n---\r\nТекст'
    const { problems, bodyLine } = parseFrontMatter(text, { file: toFilePath('x.md'), kind: 'post', timeZone: 'UTC' })
    expect(problems).toMatchObject([{ line: 3, column: 8 }])
    expect(bodyLine).toBe(5)
  })
})

describe('hostile input', () => {
  test('refuses more than 64 KB, whatever is in it, and keeps the body', () => {
    const parsed = parse(`title: x\ndescription: ${'ы'.repeat(33_000)}`, 'post', 'Текст')
    expect(codes(parsed)).toEqual(['error yaml-size'])
    expect(parsed.body).toBe('Текст')
  })

  test('a slug beside the file may begin with ./, that of a Docusaurus site with steps up', () => {
    expect(parse('slug: ./adres', 'doc')).toMatchObject({ problems: [], frontMatter: { slug: 'adres' } })
    expect(codes(parse('slug: ../adres', 'doc'))).toHaveLength(1)
    const lenient = (slug: string) =>
      parseFrontMatter(`---\nslug: ${slug}\n---\n`, {
        file: toFilePath('a.md'),
        kind: 'doc',
        timeZone: 'UTC',
        isLenient: true,
      })
    expect(lenient('../adres')).toMatchObject({ problems: [], frontMatter: { slug: '../adres' } })
    expect(codes(lenient('adres/../x'))).toHaveLength(1)
  })

  test('keys of the author’s own are kept as YAML has them, for MDX to show', () => {
    const { written } = parse('title: Имя\nуровень: 7\nсписок: [1, { а: да }]')
    expect(written).toEqual({ title: 'Имя', уровень: 7, список: [1, { а: 'да' }] })
  })

  test('twenty thousand brackets are too deep to parse', () => {
    expect(codes(parse(`title: ${'['.repeat(20_000)}`))).toEqual(['error yaml-depth'])
    expect(codes(parse(`tags:\n  ${'- '.repeat(20_000)}x`))).toEqual(['error yaml-depth'])
    expect(codes(parse(`title: ${'{a: '.repeat(10_000)}`))).toEqual(['error yaml-depth'])
  })

  test('a first line of dashes, however long, is walked once', () => {
    const text = `${'—'.repeat(200_000)}x\ntitle: a\n`
    const read = parseFrontMatter(text, { file: toFilePath('x.md'), kind: 'post', timeZone: 'UTC' })
    expect(read).toMatchObject({ problems: [], body: text })
  })

  test('one error for a bomb of aliases, none of it expanded', () => {
    const bomb = ['a: &a [x, x]', ...Array.from({ length: 20 }, (_, at) => `k${at}: &k${at} [*a, *a]`)].join('\n')
    expect(codes(parse(bomb))).toEqual(['error yaml-feature'])
  })

  test('control characters in messages cannot reach a terminal', () => {
    const { problems } = parse('title: @\u001b[31m')
    expect(problems).toHaveLength(1)
    expect(formatProblems(problems, { color: false, language: 'ru' })).toContain('�[31m')
  })

  test('never throws, and every problem has a place inside the file', () => {
    // biome-ignore format: a list of bits
    const bits = [
      '---', '\n', '\n', ': ', ':', '- ', '[', ']', '{', '}', '"', "'", ' #x', '&a', '*a', '!t', '|', '>', '%', '@', '? ',
      '\t', '  ', 'title', 'tags', 'date', 'draft', 'slug', 'authors', 'last_update', '2024-05-01', 'true', '1.10', 'null',
      '~', '...', 'й', '\u202e', '\u0001', '\\u0000', '<<', '__proto__', '🚀', '\r', '\ufeff', '---js', '+++',
    ]
    let seed = 7
    const random = (limit: number): number => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
      return (seed >>> 8) % limit
    }
    for (let round = 0; round < 4000; round++) {
      const yaml = Array.from({ length: 1 + random(25) }, () => bits[random(bits.length)]).join('')
      const text = `---\n${yaml}\n---\nтекст`
      const { problems } = parseFrontMatter(text, { file: toFilePath('x.md'), kind: 'post', timeZone: 'UTC', now: NOW })
      const lines = text.split(/\r\n?|\n/).length
      for (const { line = 0, column = 0 } of problems) {
        expect(line, text).toBeGreaterThan(0)
        expect(line, text).toBeLessThanOrEqual(lines)
        expect(column, text).toBeGreaterThan(0)
      }
    }
  })
})
