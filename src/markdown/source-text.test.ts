import { describe, expect, test } from 'vitest'
import { splitLines } from './source-lines.ts'
import { commentsToExpressions, escapeHeadingIds, prepareText } from './source-text.ts'

describe('lines', () => {
  const fenced = (text: string): string =>
    splitLines(text)
      .map(line => (line.fenced ? (line.closes ? 'c' : 'f') : '.'))
      .join('')

  test('a fence lasts to one as long, of the same sign', () => {
    expect(fenced('а\n````js\n```\n~~~~\n````\nб')).toBe('.fffc.')
  })

  test('a fence in a list or a quote counts; one with a backtick after it does not', () => {
    expect(fenced('- ```\n  а\n  ```\nб')).toBe('ffc.')
    expect(fenced('> ```\n> а\n> ```\nб')).toBe('ffc.')
    expect(fenced('``` a`b\nа')).toBe('..')
  })

  test('a fence of a quote ends with the quote', () => expect(fenced('> ```\n> а\nб')).toBe('ff.'))

  test('a fence of an item ends with the item', () => {
    expect(fenced('- а\n\n  ```\n  б\nв')).toBe('..ff.')
    expect(fenced('1. ```\n   а\n\n   б\n   ```\nв')).toBe('ffffc.')
    expect(fenced('- а\n  - б\n    ```\n    в\n  г\n')).toBe('..ff..')
    expect(fenced('> - ```\n>   а\n> б')).toBe('ff.')
    // Only indented, it lasts.
    expect(fenced('  ```\nа\n```')).toBe('ffc')
    expect(fenced('- а\n\nб\n\n  ```\nв\n  ```')).toBe('....ffc')
  })

  test('offsets and what stands after the fence', () => {
    expect(splitLines('аб\n```  js  \nв')).toMatchObject([
      { start: 0, info: undefined },
      { start: 3, info: 'js' },
      { start: 13, info: undefined },
    ])
  })
})

describe('titles of admonitions', () => {
  const prepare = (text: string): string => prepareText(text, ['tip', 'note'])

  test('become labels, attributes stay after them', () => {
    expect(prepare(':::tip Совет дня\n')).toBe(':::tip[Совет дня]\n')
    expect(prepare('> - ::::note  Два  {.big}')).toBe('> - ::::note[ Два]{.big}')
  })

  test('a title in brackets or with a link after a space is a title, not lost', () => {
    expect(prepare(':::tip [Совет]\n')).toBe(':::tip[[Совет]]\n')
    expect(prepare(':::tip [а](б)')).toBe(':::tip[[а](б)]')
  })

  test('brackets that do not pair are escaped', () => {
    expect(prepare(':::tip см. [а](б)')).toBe(':::tip[см. [а](б)]')
    expect(prepare(':::tip а] б')).toBe(':::tip[а\\] б]')
    expect(prepare(':::tip а [б')).toBe(':::tip[а \\[б]')
  })

  test('an unknown name and a sample of code stay as they are', () => {
    for (const text of [':::other Да', '```\n:::tip Да\n```', ':::tip', ':::tip[Да]', ':::tip{.a}'])
      expect(prepare(text)).toBe(text)
  })
})

test('mdx-code-block leaves its content and two empty lines', () => {
  expect(prepareText('```mdx-code-block\n<b/>\n```\n```js\nа\n```')).toBe('\n<b/>\n\n```js\nа\n```')
})

test('ids of headings are escaped in MDX, not in code and not in a line of text', () => {
  expect(escapeHeadingIds('## Раз \\{#id}')).toBe('## Раз \\{#id}')
  expect(escapeHeadingIds('## Раз {#id}\n\nтекст {#id}\n\n```\n## Раз {#id}\n```')).toBe(
    '## Раз \\{#id}\n\nтекст {#id}\n\n```\n## Раз {#id}\n```',
  )
})

test('lines as long as a text cost what they hold, not the square of it', () => {
  const spaces = ' '.repeat(300_000)
  expect(prepareText(`:::tip А${spaces}б`, ['tip'])).toBe(`:::tip[А${spaces}б]`)
  expect(prepareText(`${spaces}:::`, ['tip'])).toBe(`${spaces}:::`)
  const comments = commentsToExpressions('<!-- а --> `'.repeat(100_000))
  expect(comments === '{/*  а */} `<!-- а --> `'.repeat(50_000)).toBe(true)
})

describe('comments as expressions', () => {
  test('take the same room', () => {
    const text = 'а <!-- б --> в <!--г\nд--> е'
    expect(commentsToExpressions(text)).toBe('а {/*  б */} в {/* г\nд*/} е')
    expect(commentsToExpressions(text).length).toBe(text.length)
  })

  test('stand between spans of code, one of which ends with a backslash', () => {
    expect(commentsToExpressions('`\\` <!-- а --> `б`')).toBe('`\\` {/*  а */} `б`')
    expect(commentsToExpressions('`а <!-- б -->\\` <!-- в -->')).toBe('`а <!-- б -->\\` {/*  в */}')
  })

  test('hold blocks of code, whose fences begin and end nothing', () => {
    const text = '<!-- а\n```js\n<b>\n``` -->\n\n```\n<!-- код -->\n```\n\n<!-- б -->'
    expect(commentsToExpressions(text)).toBe('{/*  а\n```js\n<b>\n``` */}\n\n```\n<!-- код -->\n```\n\n{/*  б */}')
    const open = '<!-- а\n```\n<!-- код -->\n```'
    expect(commentsToExpressions(`${open}\n\n<!--`)).toContain('{/*  а')
  })

  test('cannot be ended by what stands in them', () => {
    expect(commentsToExpressions('<!-- */ -->')).toBe('{/*  *  */}')
  })

  test('code keeps its own', () => {
    for (const text of ['```\n<!-- а -->\n```', '`<!-- а -->`', '``а ` <!-- б -->``', '<!-- не кончен'])
      expect(commentsToExpressions(text)).toBe(text)
  })

  test('a backtick of another paragraph or without a pair begins no code', () => {
    expect(commentsToExpressions('`а\n\n<!-- б --> `')).toBe('`а\n\n{/*  б */} `')
    expect(commentsToExpressions('\\` <!-- б --> `')).toBe('\\` {/*  б */} `')
    expect(commentsToExpressions('`а` <!-- б --> `в`')).toBe('`а` {/*  б */} `в`')
  })
})
