/** Links typed nearly right: what is told, where and with which cure, and which brackets are honest. */

import { describe, expect, test } from 'vitest'
import { toldOf } from '../../../test/told-text.ts'
import { findNearly } from './links.ts'

const told = (text: string, mdx = false): string[] => toldOf(text, { mdx }, 'link', 'url', 'label')

describe('what should have been a link', () => {
  test.each([
    ['Смотри [тут] (/b).', '1:8 link-nearly/apart [тут](/b)'],
    ['**[Тут] (./b.md#часть)**', '1:3 link-nearly/apart [Тут](./b.md#часть)'],
    ['[тут] (https://example.org/a)', '1:1 link-nearly/apart [тут](https://example.org/a)'],
    ['![схема] (./a.png)', '1:1 link-nearly/apart ![схема](./a.png)'],
    ['## Да [тут] (/b)', '1:7 link-nearly/apart [тут](/b)'],
    ['Смотри [тут](/b\nи дальше', '1:8 link-nearly/open [тут](/b)'],
    ['[тут](https://ru-\ndocs.example.org/a/) и дальше', '1:1 link-nearly/line [тут](https://ru-docs.example.org/a/)'],
    ['- [тут](./a/\n  b.md) (да)', '1:3 link-nearly/line [тут](./a/b.md)'],
    ['Смотри [тут](/b.', '1:8 link-nearly/open [тут](/b)'],
    ['[тут](https://example.org/a и дальше', '1:1 link-nearly/open [тут](https://example.org/a)'],
    ['[тут](https://example.org/a_(b)', '1:1 link-nearly/open [тут](https://example.org/a_(b))'],
    ['参见[这里]（./b.md）和', '1:3 link-nearly/wide [这里](./b.md)'],
    ['![да](./a.png =500x)', '1:1 link-nearly/words ![да](./a.png)'],
    ['[да](./the plan (new).pdf)', '1:1 link-nearly/words [да](./the)'],
    ['| а | б |\n|---|---|\n| [да](/b | в |', '3:3 link-nearly/open [да](/b)'],
    ['Смотри (тут)[/b].', '1:8 link-nearly/turned [тут](/b)'],
    ['(тут)[https://example.org]', '1:1 link-nearly/turned [тут](https://example.org)'],
    ['а [б [в](/г) д](/е)', '1:3 link-inside [в](/г)'],
    ['а [](/b) и [ ](./c)', '1:3 link-unseen /b'],
    ['[план](./the plan.pdf)', '1:1 link-space ./the plan.pdf'],
  ])('%s', (text, expected) => expect(told(text)[0]).toBe(expected))

  test('in MDX as well', () => {
    expect(told('<b>[тут] (/b)</b> и [](/c)', true)).toEqual(['1:4 link-nearly/apart [тут](/b)', '1:21 link-unseen /c'])
  })
})

describe('brackets that are honest', () => {
  test.each([
    '[тут](/b) (/c) и [раз](/d) (см. ниже)',
    'Значения [а, б] (по умолчанию) и [1] (см. /b), [исправлено] (#5)',
    '- [ ] (/b)\n- [x] (/b)\n- [x] да',
    'Вызов f(a)[/b/] и (а)[0], (пусто)[см. ниже]',
    '`[а] (/b)`, `(а)[/b]` и `[](/b)`',
    '\\[а] (/b), \\[а](/b и \\(а)[/b]',
    'Слово [тут] (/b)\n\n[тут]: /c',
    '[тут](/b "Название") и [там](</b c>) и [a](/b_(c))',
    '[![картинка](./a.png)](/b) и [`код`](/c)',
    'а []()b',
    '![а [б](/в) г](./д.png), [![а](./б.png)](/в), [а <https://example.org/б> в](#г) и [а](/б) ([в](/г))',
    '[а `[б](/в)` г](/д) и \\[а [б](/в) г](/д)',
    '[а](b и c',
  ])('%s', text => expect(told(text)).toEqual([]))

  test('attributes and code of MDX', () => {
    expect(told('<A b="[а] (/b)" c={["[а](/b"]}/> и {"(а)[/b]"} <B>в</B>', true)).toEqual([])
    expect(told('[<b>да</b>](/b) и [{1}](/c)', true)).toEqual([])
  })
})

test('brackets without an end in a long text are gone through once', () => {
  for (const part of ['(а', '[а] (', '(а)[/', '[а']) expect(findNearly(part.repeat(200_000))).toEqual([])
})
