import { describe, expect, test } from 'vitest'
import { MAX_QUERY } from '../../shared/text/query.ts'
import { writtenLanguage } from '../index-writer/languages.ts'
import { createLanguage } from '../text/language.ts'
import { cutQuery, parseQuery } from './words.ts'

const RUSSIAN = createLanguage(writtenLanguage('ru'))
const words = (text: string) => parseQuery(text, RUSSIAN).words.map(({ word }) => word)

describe('words of a query', () => {
  test('stop words go while something else is there', () => {
    expect(words('как настроить и ssh')).toEqual(['настроить', 'ssh'])
    expect(words('как')).toEqual(['как'])
    expect(words('как и что')).toEqual(['как', 'и', 'что'])
  })

  test('the last word may be unfinished, as long as nothing stands after it', () => {
    const open = (text: string) => parseQuery(text, RUSSIAN).words.map(({ prefix }) => prefix)
    expect(open('docker comp')).toEqual([false, true])
    expect(open('docker comp ')).toEqual([false, false])
    expect(open('docker!')).toEqual([false])
  })

  test('each knows its place', () => {
    expect(parseQuery(' Ключ ssh', RUSSIAN).words).toMatchObject([
      { word: 'ключ', start: 1, end: 5 },
      { word: 'ssh', start: 6, end: 9 },
    ])
  })

  test('a pasted sentence is cut at twelve', () => {
    const many = Array.from({ length: 13 }, (_, index) => `w${index}q`)
    expect(words(many.slice(0, 12).join(' '))).toHaveLength(12)
    expect(words(many.join(' '))).toEqual(many.slice(0, 12))
  })
})

describe('compounds', () => {
  test('are also one word, over the places of their parts', () => {
    expect(parseQuery('наш wi-fi дома', RUSSIAN).compounds).toEqual([
      { word: 'wifi', term: 'wifi', prefix: false, from: 1, to: 3 },
    ])
    expect(parseQuery('wi-fi', RUSSIAN).compounds).toMatchObject([{ prefix: true, from: 0, to: 2 }])
    expect(parseQuery('wi-fi ', RUSSIAN).compounds).toMatchObject([{ prefix: false }])
  })

  test('are also what may be one word for whoever wrote the text, in a short query', () => {
    const wifi = { word: 'wifi', term: 'wifi', prefix: false, from: 0, to: 2 }
    expect(parseQuery('wi fi', RUSSIAN).compounds).toEqual([wifi])
    expect(parseQuery('wi, fi', RUSSIAN).compounds).toEqual([])
    expect(parseQuery('как wi fi', RUSSIAN).compounds).toEqual([wifi])
    expect(parseQuery('wi fi дома нет сети', RUSSIAN).compounds).toEqual([])
  })

  test('of stop words beside other words are none', () => {
    expect(parseQuery('и-на ssh', RUSSIAN).compounds).toEqual([])
  })
})

test('a query is cut by characters, composed', () => {
  expect(cutQuery('и\u0306')).toBe('й')
  expect([...cutQuery('😀'.repeat(MAX_QUERY + 1))]).toHaveLength(MAX_QUERY)
  expect(cutQuery('a'.repeat(MAX_QUERY))).toHaveLength(MAX_QUERY)
})
