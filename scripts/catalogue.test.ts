import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { en } from '../src/messages/en.ts'
import { pluralForm } from '../src/shared/text/plural.ts'
import { idsIn } from './catalogue.mjs'
import { compareIds, faultsOfEntry, findCyrillic } from './check-messages.mjs'
import { ownTexts, takeTexts, writeLocales } from './locales.mjs'
import { listProblems } from './problems.mjs'

test('of a translation only what is translated and can be filled is taken, under our names', () => {
  const source = {
    a: '{count} post|{count} posts',
    b: 'Close',
    'theme.SearchModal.close': 'Close',
    c: 'By {name}',
    d: 'D',
  }
  const base = {
    a: 'One post|{count} posts',
    b: 'Close',
    'theme.SearchModal.searchBox.cancelButtonText': 'Cancel',
    d: 'D',
  }
  const translated = {
    a: '阅读需 {readingTime} 分钟',
    b: 'Close',
    'theme.SearchModal.searchBox.cancelButtonText': '取消',
    c: '{user}',
  }
  expect(takeTexts(source, base, translated)).toEqual({ a: '阅读需 {count} 分钟', 'theme.SearchModal.close': '取消' })
})

describe('the catalogue of texts', () => {
  test('Russian is found in strings, templates and JSX, not in patterns, comments and named data', () => {
    const text = `// слово
const WORDS = ['а', 'б']
const a = 'x', b = /[а-я]/, c = <p title="y">слово</p>
f(\`\${a} слово\`, 'слово')
f('word')`
    expect(findCyrillic('src/a.tsx', text, {})).toEqual([2, 3, 4])
    expect(findCyrillic('src/a.tsx', text, { 'src/a.tsx#WORDS': 'data' })).toEqual([3, 4])
    expect(findCyrillic('src/a.tsx', text, { 'src/a.tsx': 'data' })).toEqual([])
    expect(findCyrillic('src/b/a.tsx', text, { 'src/b/': 'data', 'src/b/a': 'no file' })).toEqual([])
  })

  test.each([
    [{ en: 'all of {a}', ru: 'всё {a}' }, []],
    [{ en: ['{a}', 'do'], ru: ['сделать', '{a}'] }, []],
    [{ en: '{n|file|files}', ru: '{n|файл|файла|файлов}' }, []],
    [{ en: 'one', ru: undefined }, ['one language is missing']],
    [{ en: 'one', ru: ['один', 'лечение'] }, ['a cure in one language only']],
    [{ en: '{a} {b}', ru: '{a} {c}' }, ['values differ: a,b / a,c']],
    [{ en: '{n|a|b|c}', ru: '{n|а|б}' }, ['a plural of English has two forms', 'a plural of Russian has three forms']],
  ])('an entry %o', (entry, faults) => {
    expect(faultsOfEntry(entry)).toEqual(faults)
  })

  test('ids are used by their whole word or by the shape of a template', () => {
    const { words, patterns, said, reported } = idsIn(
      'a.ts',
      `say('one')
textOf(\`kind/\${kind}\`)
textOf(\`other/\${kind}\`)
report(1, is ? 'three/a' : 'three/b', { values: 'four' })
x = \`\${kind}\``,
    )
    expect([...reported]).toEqual(['three/a', 'three/b'])
    const ids = ['one', 'kind/a', 'three/a', 'oneself', 'sort/a', 'a.kind/a']
    expect(compareIds(ids, [{ words, patterns, said }])).toEqual({
      unused: ['oneself', 'sort/a', 'a.kind/a'],
      missing: ['/^other\\/.+$/'],
    })
  })

  test('a list of problems: by room and code, labels left out, Markdown escaped', () => {
    const entries = {
      'b/x': { en: ['{count|page|pages} of *', 'mend'], ru: ['{count|страница|страницы|страниц} *', 'чините'] },
      a: { en: 'reported <p>', ru: 'сказано <p>' },
      'b/y': { en: ['again', '{why!}'], ru: ['опять', ''] },
      label: { en: 'label', ru: 'подпись' },
    }
    const list = (language: 'en' | 'ru'): string =>
      listProblems(
        language,
        new Map<string, object>([
          ['attic', entries],
          ['none', {}],
        ]),
        new Set(['a']),
      ).split('\n## ')[1] ?? ''
    expect(list('en')).toBe(
      'attic\n\n### `a`\n\n- reported \\<p>\n\n### `b`\n\n- `{count}` pages of \\* — mend\n- again\n',
    )
    expect(list('ru')).toContain('- `{count}` страниц \\* — чините\n- опять')
  })
})

/** Others have the texts of the search and right counts, and say English elsewhere until somebody translates it. */
const isWhole = (name: string): boolean => Object.hasOwn(ownTexts(name), 'theme.common.home')

test('what only we say has in other languages the ids of the catalogue, its values and no more', () => {
  const valuesIn = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort()
  const names = readdirSync(join(import.meta.dirname, '../src/messages/locales')).map(file => file.replace('.json', ''))
  expect(names.length).toBeGreaterThan(10)
  const least = Object.keys(ownTexts('ja'))
  for (const name of names) {
    const texts = ownTexts(name)
    if (isWhole(name)) expect([name, least.filter(id => !Object.hasOwn(texts, id))]).toEqual([name, []])
    for (const [id, text] of Object.entries<string>(texts)) {
      expect([name, id, Object.hasOwn(en, id)]).toEqual([name, id, true])
      expect([name, id, valuesIn(text)]).toEqual([name, id, valuesIn((en as Record<string, string>)[id] ?? '')])
      expect([name, id, text]).toEqual([name, id, text.trim().normalize('NFC')])
    }
  }
})

/** Numbers that the form of a text stands for, of those from `first` on. */
function numbersOf(name: string, forms: string[], first: number): Map<string, number[]> {
  const numbers = new Map<string, number[]>()
  for (let count = first; count < 130; count++) {
    const form = pluralForm(forms, count, name)
    numbers.set(form, [...(numbers.get(form) ?? []), count])
  }
  return numbers
}

test('languages that we translate say everything, and the right number of it', () => {
  const out = mkdtempSync(join(tmpdir(), 'zapiski-locales-'))
  writeLocales(en, out)
  const names = readdirSync(join(import.meta.dirname, '../src/messages/locales')).map(file => file.replace('.json', ''))
  for (const name of names) {
    const texts: Record<string, string> = JSON.parse(readFileSync(join(out, `${name}.json`), 'utf8'))
    const missing = Object.keys(en).filter(id => !(id in texts))
    if (isWhole(name)) expect(missing, name).toEqual([])
    const rules = new Intl.PluralRules(name)
    // Forms of millions and of parts of one are the last one's.
    const categories = new Set(Array.from({ length: 130 }, (_, count) => rules.select(count + 1))).size
    for (const id of Object.keys(texts).filter(id =>
      Object.entries(en).some(([own, text]) => own === id && text.includes('|')),
    )) {
      const forms = (texts[id] ?? '').split('|')
      expect([name, id, forms.length === 1 || forms.length >= categories]).toEqual([name, id, true])
      // A form without its number is for one number alone: French says 0 as 1, Ukrainian 21.
      for (const [form, counts] of numbersOf(name, forms, id === 'theme.SearchPage.found' ? 0 : 1))
        if (!form.includes('{count}')) expect([name, id, form, counts.length]).toEqual([name, id, form, 1])
    }
  }
  rmSync(out, { recursive: true })
})

/** A new text says English until somebody translates it: who adds one need not know Persian. */
const MOST_UNTRANSLATED = 0.04

test('pages that begin at the right say next to nothing in English, and their plurals have every form', () => {
  const out = mkdtempSync(join(tmpdir(), 'zapiski-locales-'))
  writeLocales(en, out)
  for (const [name, plurals] of Object.entries({ ar: 6, fa: 2, he: 3 })) {
    const texts: Record<string, string> = JSON.parse(readFileSync(join(out, `${name}.json`), 'utf8'))
    const missing = Object.keys(en).filter(id => !(id in texts))
    expect(missing.length, `${name}: ${missing.join(', ')}`).toBeLessThan(Object.keys(en).length * MOST_UNTRANSLATED)
    for (const [id, text] of Object.entries(texts)) {
      const latin = text.replace(/\{\w+\}|Markdown/g, '')
      expect([name, id, /[a-z]/i.test(latin)]).toEqual([name, id, false])
      expect([name, id, text.startsWith('→') || text.startsWith('←')]).toEqual([name, id, false])
      if (/\|/.test(text)) expect([name, id, text.split('|').length]).toEqual([name, id, plurals])
    }
  }
  rmSync(out, { recursive: true })
})
