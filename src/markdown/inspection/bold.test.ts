/** Bold text typed nearly right: what is told and with which cure, and which asterisks are honest. */

import { describe, expect, test } from 'vitest'
import { toldOf } from '../../../test/told-text.ts'
import { findBold } from './bold.ts'

const told = (text: string, how = {}): string[] => toldOf(text, how, 'better')

describe('what should have been bold', () => {
  test.each([
    ['**жирный **слово', '1:1 bold-nearly/space **жирный**'],
    ['Да, **Build. **is done', '1:5 bold-nearly/space **Build.**'],
    ['Это (**важно **) так', '1:6 bold-nearly/space **важно**'],
    ['слово ** жирный**.', '1:7 bold-nearly/space **жирный**'],
    ['** Внимание **', '1:1 bold-nearly/space **Внимание**'],
    ['- **Тип:**строка', '1:3 bold-nearly/sign **Тип:**'],
    ['> раз\n> **重要。**続き', '2:3 bold-nearly/sign **重要。**'],
    ['слово**«жирный»** дальше', '1:6 bold-nearly/sign **«жирный»**'],
    ['## Да **`код` и **слово', '1:7 bold-nearly/space **`код` и**'],
    ['| а | б |\n|---|---|\n| **да **нет | в |', '3:3 bold-nearly/space **да**'],
    ['**да** и _вот **это **слово_', '1:15 bold-nearly/space **это**'],
  ])('%s', (text, expected) => expect(told(text)).toEqual([expected]))

  test('in MDX as well', () => {
    expect(told('<b>**да **нет</b> и', { mdx: true })).toEqual(['1:4 bold-nearly/space **да**'])
  })

  test('a long one is told in short', () => {
    expect(told(`**${'слово '.repeat(30)}**да`)).toEqual([
      '1:1 bold-nearly/space **слово слово слово слово слово…во слово слово слово**',
    ])
  })
})

describe('asterisks that are honest', () => {
  test.each([
    '2 ** 3 ** 4, а ** б ** в и 2**n, 3**m',
    '2**(n - 1)**2 и x**(-1) + y**(-1)',
    'src/**/*.ts и test/**/*.ts, **/dist и **/build, src/**, test/**',
    'f(**a, **b), **kwargs and **options, *args, **kw **rest',
    '`**да **нет` и \\**да **нет',
    '    **да **нет',
    '**да** нет **да**, **да,** нет, **«да»** и **Тип:** строка',
    'цена** и **\n\n** см. ниже',
    '***да *нет** и **да\n\nнет **слово',
    '* ** *\n* да',
    '** 5 ** и **5 **6',
  ])('%s', text => expect(told(text)).toEqual([]))

  test('code of MDX', () => expect(told('<A b="**да **нет"/> и {"**да **нет"}', { mdx: true })).toEqual([]))

  test('nothing is said where plugins read the text', () => {
    const plugins = { remark: [], rehype: [] }
    expect(told('**да **нет', { options: { plugins } })).toEqual([])
  })
})

test('a long text is gone through once', () => {
  for (const part of ['а**', 'а**«', '**(']) expect(findBold(part.repeat(100_000))).toEqual([])
  expect(findBold('**а **б '.repeat(50_000))).toHaveLength(50_000)
})
