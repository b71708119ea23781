import { describe, expect, test } from 'vitest'
import { writtenLanguage } from '../index-writer/languages.ts'
import { distance } from './distance.ts'
import { fold } from './fold.ts'
import { createLanguage } from './language.ts'
import { swapLayout } from './layout.ts'
import { firstSound, phonetic, skeleton, soundLetter, toCyrillic } from './phonetic.ts'
import { stem } from './stem.ts'
import { tokenTerms } from './terms.ts'
import { plainWord, tokenize } from './tokenize.ts'

const RUSSIAN = createLanguage(writtenLanguage('ru'))
const termsOf = (text: string): string[] => tokenize(text).flatMap(token => [...tokenTerms(token, RUSSIAN)])

describe('folding', () => {
  test.each([
    ['Ёлка', 'елка'],
    ['ЙОД', 'йод'],
    ['и\u0306од', 'йод'],
    ['заме\u0301тка', 'заметка'],
    ['naïve', 'naive'],
    ['STRAẞE', 'strasse'],
  ])('%s', (word, folded) => expect(fold(word)).toBe(folded))
})

describe('stems', () => {
  test.each([
    ['установка', 'установок', 'установками'],
    ['настройка', 'настроек', 'настройкам'],
    ['ошибка', 'ошибок', 'ошибками'],
    ['утечка', 'утечек', 'утечкой'],
    ['поток', 'потока', 'потоков'],
    ['удаленный', 'удаленная', 'удаленного'],
    ['канал', 'каналы', 'каналов'],
    ['система', 'систему', 'систем'],
    ['поддомен', 'поддомены', 'поддоменов'],
  ])('%s, %s and %s are one word', (...forms) => expect(new Set(forms.map(stem)).size).toBe(1))

  test('Latin words stay as they are', () => expect(stem('keys')).toBe('keys'))
  test('short stems keep their vowel', () => expect(stem('срок')).not.toBe(stem('срк')))
})

describe('tokens', () => {
  test.each([
    ['docker-compose', ['docker', 'compose', 'dockercompose']],
    ['sshd_config', ['sshd', 'config', 'sshdconfig']],
    ['getUpdates', ['getupdates', 'get', 'updates']],
    ['__mode', ['mode']],
    ['table.concat()', ['table', 'concat', 'tableconcat']],
    ["Garry's Mod", ['garrys', 'garry', 'mod']],
    ['Argon2', ['argon2', 'argon']],
    ['Wi-Fi', ['wi', 'fi', 'wifi']],
    // A word joiner in a title.
    ['P2P-\u2060обмен', ['p2p', 'p2', 'обм', 'p2pобм']],
    ['SSH-ключи', ['ssh', 'ключ', 'sshключ']],
    ['как и что', []],
    ['192.168.0.1', ['192', '168', '0', '1', '19216801']],
    ['constructor __proto__', ['constructor', 'proto']],
    ['🙂 — !', []],
  ])('%s', (text, terms) => expect(termsOf(text)).toEqual(terms))

  test('places are those of the text', () => {
    const text = 'в «~/.ssh/config»'
    const parts = tokenize(text).flatMap(token => token.parts)
    expect(parts.map(part => text.slice(part.start, part.end))).toEqual(['в', 'ssh', 'config'])
  })

  test('a key of hundreds of letters is no word', () => expect(termsOf('a'.repeat(300))).toEqual([]))

  test('a path of many parts has no joined form', () => {
    expect(termsOf('/etc/nginx/sites-available/blog/x')).not.toContain('etcnginxsitesavailableblogx')
  })
})

describe('layout', () => {
  const swap = (text: string, locale = 'ru'): string => swapLayout(text, writtenLanguage(locale).keys)

  test.each([
    ['ljrth', 'докер'],
    ['[jcnbyu', 'хостинг'],
    [';`knsq', 'жёлтый'],
    ['вщслук', 'docker'],
    ['ыыр лун', 'ssh key'],
    ['Ljrth', 'Докер'],
  ])('%s -> %s', (typed, meant) => expect(swap(typed)).toBe(meant))

  test.each([
    ['uk', 'gjier', 'пошук'],
    ['uk', 'ytpvsy.dfyf', 'незмінювана'],
    ['uk', 'іфдуі', 'sales'],
    ['be', "lfrev'yns oc`", 'дакумэнты ўсё'],
  ])('%s: %s -> %s', (locale, typed, meant) => expect(swap(typed, locale)).toBe(meant))

  test('every key of a letter has its pair both ways', () => {
    const letters = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ'
    for (const letter of letters) expect(swap(swap(letter))).toBe(letter)
  })
})

describe('sound', () => {
  test.each([
    ['docker', 'докер'],
    ['tailscale', 'тейлскейл'],
    ['github', 'гитхаб'],
    ['python', 'питон'],
    ['webhook', 'вебхук'],
    ['hosting', 'хостинг'],
    ['frigate', 'фригейт'],
    ['crowdsec', 'краудсек'],
    ['cache', 'кэш'],
    ['prometheus', 'прометеус'],
    ['gentoo', 'генту'],
    ['filter', 'фильтр'],
    ['request', 'реквест'],
    ['ґрант', 'грант'],
    ['schet', 'счет'],
    ['detski', 'детски'],
    ['steamgifts', 'стимгифтс'],
  ])('%s and %s have the same consonants', (latin, cyrillic) =>
    expect(skeleton(phonetic(latin))).toBe(skeleton(phonetic(cyrillic))),
  )

  test.each(['счет', 'джинн', 'тчк', 'тсс', 'сеть', 'тест', 'ъ', 'schet', 'json'])(
    'the first sound of %s is that of the whole word',
    word => expect(firstSound(word)).toBe(soundLetter(phonetic(word))),
  )

  test.each([
    ['nastroyka', 'настройка'],
    ['oshibka', 'ошибка'],
    ['zashchita', 'защита'],
    ['yazyk', 'язык'],
  ])('%s back to %s', (latin, cyrillic) => expect(toCyrillic(latin)).toBe(cyrillic))
})

describe('distance', () => {
  test.each([
    ['ключ', 'ключ', 0],
    ['ключ', 'клуч', 1],
    ['ключ', 'клчю', 1],
    ['ключ', 'ключи', 1],
    ['', 'аб', 2],
    ['установк', 'утановк', 1],
  ])('%s, %s: %i', (from, to, slips) => expect(distance(from, to, 2)).toBe(slips))

  test('more than the limit is infinite', () => expect(distance('сервер', 'ключ', 2)).toBe(Number.POSITIVE_INFINITY))
})

test('a plain word is read as every text is, only faster', () => {
  const plain = ['Заметка', 'ёлка', 'SSH'.toLowerCase(), 'Docker', 'я', 'a', 'б'.repeat(40)]
  for (const text of plain) {
    const [token, ...others] = tokenize(text)
    expect([token?.parts.map(({ word, pieces }) => ({ word, pieces })), token?.joined, others]).toEqual([
      [{ word: plainWord(text), pieces: [] }],
      undefined,
      [],
    ])
  }
  const others = ['б'.repeat(41), 'getUpdates', 'SSH', 'argon2', 'Wi-Fi', 'VPSы', 'naïve', 'два слова', '']
  expect(others.map(plainWord)).toEqual(others.map(() => undefined))
})
