import { describe, expect, test } from 'vitest'
import { sayIn, textOf } from '../messages/problem.ts'
import type { Text, TextValues } from '../messages/text.ts'
import type { TextId } from '../messages/texts/index.ts'
import { kindOf, type Report, readFields, readKeys, suggest } from './fields.ts'

interface Reported {
  where: string
  id: TextId
  values: TextValues | undefined
}

/** Fields of a value, and what was reported of it: `path id`. */
function read(value: unknown, where = '') {
  const problems: Reported[] = []
  const report: Report = (place, id, values) => problems.push({ where: place, id, values })
  const fields = readFields(value, where, report)
  return { fields, problems, said: () => problems.map(problem => `${problem.where} ${problem.id}`) }
}

const inWords = (words: string | Text, language: 'en' | 'ru'): string =>
  typeof words === 'string' ? words : sayIn(language)(words)

describe('an object key by key', () => {
  test('remembers what was asked for', () => {
    const keys = readKeys({ a: 1, b: undefined, c: 3 }, 'x')
    expect([keys.at('a'), readKeys({}, '').at('a')]).toEqual(['x.a', 'a'])
    expect([keys.raw('a'), keys.has('b'), keys.hasKey('b'), keys.hasKey('d')]).toEqual([1, false, true, false])
    expect(keys.unread()).toEqual(['c'])
    expect([...keys.known]).toEqual(['a', 'b'])
  })

  test('looks at its own keys only', () => {
    expect(readKeys({}, '').raw('constructor')).toBe(undefined)
    expect(readKeys('text', '').unread()).toEqual([])
  })
})

describe('values of the right type', () => {
  test('are given as they are, with no problem', () => {
    const { fields, problems } = read({
      text: 'a',
      empty: '',
      flag: false,
      number: 3,
      choice: 'b',
      level: 'log',
      texts: ['a'],
      map: { a: 'b' },
      objects: [{ a: 1 }, { a: 2 }],
    })
    expect(fields.text('text')).toBe('a')
    expect(fields.text('empty', 'fallback')).toBe('')
    expect(fields.required('text', 'x')).toBe('a')
    expect(fields.flag('flag', true)).toBe(false)
    expect(fields.number('number', 1, { min: 3, max: 3, integer: true })).toBe(3)
    expect(fields.oneOf('choice', ['a', 'b'], 'a')).toBe('b')
    expect(fields.level('level', 'warn')).toBe('log')
    expect(fields.texts('texts', [])).toEqual(['a'])
    expect(fields.textMap('map')).toEqual({ a: 'b' })
    expect(fields.objects('objects').map(inside => [inside.where, inside.raw('a')])).toEqual([
      ['objects[0]', 1],
      ['objects[1]', 2],
    ])
    fields.end()
    expect(problems).toEqual([])
  })

  test('that are absent give the fallback, with no problem', () => {
    const { fields, problems } = read({})
    expect([fields.text('a'), fields.text('a', 'b'), fields.flag('a', true)]).toEqual([undefined, 'b', true])
    expect(fields.number('a', 7, { min: 0, max: 1 })).toBe(7)
    expect([fields.oneOf('a', ['x']), fields.oneOf('a', ['x', 'y'], 'y')]).toEqual([undefined, 'y'])
    expect([fields.texts('a', ['b']), fields.textMap('a'), fields.list('a')]).toEqual([['b'], {}, []])
    fields.inside('a').end()
    fields.end()
    expect(problems).toEqual([])
  })
})

describe('values of a wrong type', () => {
  test('are named by their path and give the fallback', () => {
    const { fields, said } = read({ a: 5, b: 'x', c: null, d: [1, 'y'], e: { f: 1, g: 'z' } }, 'top')
    expect([fields.text('a', 'f'), fields.flag('b', true), fields.number('b', 2, { min: 0, max: 9 })]).toEqual([
      'f',
      true,
      2,
    ])
    expect([fields.oneOf('b', ['q'], 'q'), fields.texts('c', ['f']), fields.list('a')]).toEqual(['q', ['f'], []])
    expect([fields.texts('d', []), fields.textMap('e'), fields.textMap('b')]).toEqual([['y'], { g: 'z' }, {}])
    fields.inside('b')
    expect(said()).toEqual([
      'top.a config/not-text',
      'top.b config/not-flag',
      'top.b config/not-number',
      'top.b config/choice',
      'top.c config/not-texts',
      'top.a config/not-list',
      'top.d[0] config/not-text',
      'top.e.f config/not-text',
      'top.b config/not-text-map',
      'top.b config/not-object',
    ])
  })

  test.each([
    [Number.NaN, 'config/not-number'],
    [0, 'config/range'],
    [4, 'config/range'],
    [1.5, 'config/range'],
  ])('%s is no integer from 1 to 3', (number, id) => {
    const { fields, said } = read({ number })
    expect(fields.number('number', 2, { min: 1, max: 3, integer: true })).toBe(2)
    expect(said()).toEqual([`number ${id}`])
  })

  test('a range is said by what bounds it', () => {
    const rangeOf = (range: { min: number; max: number; integer?: boolean }): string[] => {
      const { fields, problems } = read({ number: -1 })
      fields.number('number', 2, range)
      const words = problems[0]?.values?.range as Text
      return [inWords(words, 'ru'), inWords(words, 'en')]
    }
    const max = Number.POSITIVE_INFINITY
    expect(rangeOf({ min: 0, max: 1 })).toEqual(['от 0 до 1', 'a number from 0 to 1'])
    expect(rangeOf({ min: 0, max })).toEqual(['не меньше 0', 'a number of at least 0'])
    expect(rangeOf({ min: 0, max: 1, integer: true })).toEqual(['целое от 0 до 1', 'an integer from 0 to 1'])
    expect(rangeOf({ min: 0, max, integer: true })).toEqual(['целое не меньше 0', 'an integer of at least 0'])
  })

  test('what is required must be there and say something, and a wrong type is said once', () => {
    const { fields, said } = read({ empty: ' ', number: 5 })
    for (const key of ['missing', 'empty', 'number']) fields.required(key, 'x')
    expect(said()).toEqual(['missing config/required', 'empty config/empty', 'number config/not-text'])
  })
})

describe('at the end', () => {
  test('names that nobody asked for are reported, the nearest known one beside them', () => {
    const { fields, problems } = read({ titel: 1, title: 'a' })
    fields.text('title')
    fields.end()
    expect(problems).toEqual([
      { where: 'titel', id: 'config/unknown', values: { suggestion: textOf('suggestion/near', { name: 'title' }) } },
    ])
  })

  test('where none is near, those that there are stand beside it, and never it itself', () => {
    const { fields, problems } = read({ qqq: 1, www: 2, title: 'a' })
    fields.text('title')
    fields.end()
    const values = { suggestion: textOf('suggestion/all', { names: ['title'] }) }
    expect(problems).toEqual(['qqq', 'www'].map(where => ({ where, id: 'config/unknown', values })))
  })

  test('a setting that is gone is refused with the reason, once, and only when it is set', () => {
    const { fields, problems } = read({ siteVersion: '1' })
    fields.gone({ siteVersion: 'ignored/site-version', hideable: 'ignored/hideable' })
    fields.end()
    expect(problems).toEqual([
      { where: 'siteVersion', id: 'config/gone', values: { reason: textOf('ignored/site-version') } },
    ])
  })
})

test.each<[value: unknown, ru: string, en: string]>([
  ['a', 'строка', 'a string'],
  [1, 'число', 'a number'],
  [true, 'true', 'true'],
  [false, 'false', 'false'],
  [null, 'null', 'null'],
  [undefined, 'ничего нет', 'nothing'],
  [[], 'список', 'a list'],
  [/a/, 'регулярное выражение', 'a regular expression'],
  [() => 1, 'функция', 'a function'],
  [{}, 'объект', 'an object'],
  [1n, 'bigint', 'bigint'],
])('%o is «%s»', (value, ru, en) => {
  expect([inWords(kindOf(value), 'ru'), inWords(kindOf(value), 'en')]).toEqual([ru, en])
})

test('a suggestion is the nearest name, or what there is, at most forty', () => {
  expect(inWords(suggest('serach', ['default', 'search']), 'en')).toBe('perhaps you meant search')
  expect(inWords(suggest('qqq', ['default', 'search']), 'en')).toBe('use one of default, search')
  const many = Array.from({ length: 50 }, (_, index) => `n${index}`)
  expect(inWords(suggest('search', many), 'ru').split(', ')).toHaveLength(40)
})
