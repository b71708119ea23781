/** What the reading of one text finds wrong with it. */

import { describe, expect, test } from 'vitest'
import { makeSource } from '../../test/factory.ts'
import { OPTIONS } from '../../test/markdown-fixture.ts'
import { createContext } from '../tree/context.ts'
import { writeHtml } from '../tree/html/write-html.ts'
import { readUnit } from './unit.ts'

function read(text: string, mdx = false) {
  const context = createContext(makeSource('page', 'x.md'), OPTIONS)
  const unit = readUnit({ file: context.source.file, text, firstLine: 4, mdx }, context)
  const problems = context.problems.map(({ code, line, column }) => `${line}:${column} ${code}`)
  return { html: unit && writeHtml(unit.nodes), problems, values: context.problems[0]?.values }
}

describe('limits', () => {
  test('a hundred quotes in each other are read, one more is not', () => {
    expect(read(`${'> '.repeat(100)}а`).problems).toEqual([])
    expect(read(`\n${'> '.repeat(101)}а`)).toMatchObject({ html: undefined, problems: ['5:1 too-deep'] })
    expect(read(`\n[^1]:${'- '.repeat(101)}а`)).toMatchObject({ html: undefined, problems: ['5:1 too-deep'] })
  })

  test('a line with thousands of directives or emphases is not parsed', () => {
    expect(read(':a '.repeat(2_000)).problems).toEqual([])
    expect(read(':a '.repeat(2_001)).problems).toEqual(['4:1 line-too-complex'])
    expect(read('*'.repeat(50_001)).problems).toEqual(['4:1 line-too-complex'])
  })

  test('a text of more than two million characters is data', () => {
    expect(read('а\n'.repeat(1_000_001)).problems).toEqual(['4:1 document-too-long'])
  })
})

test('exports inside an admonition are code in MDX and text in Markdown', () => {
  const text = ":::note\n\nexport const a = 'значение'\n\nexport всё\n\n:::"
  const { html } = read(text, true)
  expect(html).not.toContain('значение')
  expect(html).toContain('export всё')
  expect(read(text).html).toContain('значение')
})

test('imports inside an admonition are code in MDX and text in Markdown', () => {
  const text =
    ":::note\n\nimport A from './a.mdx'\nimport {b, c} from \"./b\";\n\nслово\n\n  import d from 'd'\n\nimport всё\n\n:::"
  const { html } = read(text, true)
  expect(html).not.toContain('a.mdx')
  expect(html).toContain('import d from')
  expect(html).toContain('import всё')
  expect(read(text).html).toContain('a.mdx')
})

describe('what only the source shows', () => {
  test('definitions: the first of two is used, the second is named', () => {
    const { html, problems } = read('[а][x]\n\n[x]: ./one\n[X]: ./two\n')
    expect(html).toContain('href="./one"')
    expect(problems).toEqual(['7:1 duplicate-definition'])
  })

  test('comments written as definitions are no twins', () => {
    expect(read('Да.\n\n[//]: # (раз)\n\n[//]: # (два)\n').problems).toEqual([])
  })

  test('references to nothing stay text', () => {
    const { html, problems } = read('Сноска[^нет] и [адрес][никакой], но не \\[^x] и не a[0][1].')
    expect(html).toContain('Сноска[^нет] и [адрес][никакой]')
    expect(problems).toEqual(['4:7 missing-footnote', '4:16 missing-definition'])
    expect(read('Вид [адрес][никакой] и [1], как\\\nздесь.').problems).toEqual(['4:5 missing-definition'])
  })

  test('brackets as a notation refer to nothing', () => {
    expect(read('Пишут [bx+si] / [bx].si / [bx][si].').problems).toEqual([])
    expect(read('Имя — [Ряд][Поколение][Вид].[Размер]').problems).toEqual([])
  })

  test('a fence that is not closed', () => {
    expect(read('а\n\n```js\nб').problems).toEqual(['6:1 unclosed-fence'])
    expect(read('```js\nб\n```').problems).toEqual([])
    expect(read('````\nб\n```').problems).toEqual(['4:1 unclosed-fence'])
  })

  test('characters that nobody sees, in code and headings; a joiner of an emoji is not one', () => {
    expect(read('```\nа\u200bб\n```')).toMatchObject({
      problems: ['5:2 hidden-character/code'],
      values: { code: '200B' },
    })
    expect(read('а `б\u200bв`').problems).toEqual(['4:5 hidden-character/code'])
    expect(read('## а\u2060б').problems).toEqual(['4:5 hidden-character/heading'])
    expect(read('а\u202eб').problems).toEqual(['4:2 hidden-character/direction'])
    expect(read('```\n👩‍👧\n```\n\nа\u200bб').problems).toEqual([])
    // A tone of skin before the joiner, Persian and Hindi as they are spelt.
    for (const word of ['👩🏽\u200d💻', 'می\u200cشود', 'क्\u200dष'])
      expect(read(`## ${word}\n\n\`${word}\``).problems).toEqual([])
    expect(read('`а\u200cб`').problems).toEqual(['4:3 hidden-character/code'])
  })

  test('colons that end nothing', () => expect(read('а\n\n:::').problems).toEqual(['6:1 stray-directive']))
})

describe('directives', () => {
  test('a kind of admonition that the site knows is a box', () => {
    const { html, problems } = read(':::tip[Свой *заголовок*]{.big #id}\nа\n:::')
    expect(html).toContain('class="theme-admonition theme-admonition-tip admonition admonition-tip big" id="id"')
    expect(html).toContain('<span>Свой <em>заголовок</em></span></div>')
    expect(problems).toEqual([])
  })

  test('any other stays the text it was, with a guess', () => {
    expect(read(':::tipp\nа\n:::')).toMatchObject({
      html: '<p>:::tipp</p>\n<p>а</p>\n<p>:::</p>',
      problems: ['4:1 unknown-directive/close'],
      values: { name: 'tipp', close: 'tip' },
    })
    expect(read(':::совершенно-другой\nа\n:::').problems).toEqual(['4:1 unknown-directive'])
    expect(read('::youtube[а *б*]{id=1}')).toMatchObject({
      html: '<p>::youtube[а <em>б</em>]{id=1}</p>',
      problems: ['4:1 unknown-directive/leaf'],
    })
  })

  test('one of a line is text', () => expect(read('в 10:30 и :tip').html).toBe('<p>в 10:30 и :tip</p>'))

  test('a description of a picture keeps its colons', () => {
    expect(read('![Шаг:один и Google:当前选择](https://a.example/a.png) :tada').html).toContain(
      'alt="Шаг:один и Google:当前选择"',
    )
  })

  test('a name does not swallow the link after it', () => {
    expect(read('см.:слово[текст](./a.md)').html).toBe('<p>см.:слово<a href="./a.md">текст</a></p>')
  })

  test('one that is not closed ends with the document', () => {
    expect(read(':::tip\nа').problems).toEqual(['4:1 unclosed-directive'])
    expect(read('::::tip\nа\n:::').problems).toContain('4:1 unclosed-directive')
  })
})

describe('mistakes of MDX', () => {
  test.each([
    ['<b>а', 'mdx-syntax/unclosed'],
    ['а </b>', 'mdx-syntax/unopened'],
    ['а <!-- б', 'mdx-syntax/comment'],
    ['а <https://example.org>', 'mdx-syntax/address'],
    ['<Tabs name=“а”>\n</Tabs>', 'mdx-syntax/quotes'],
    ['а «{b +}»', 'mdx-syntax/expression'],
    ['а <5', 'mdx-syntax/less-than'],
    ['а {б', 'mdx-syntax/open-brace'],
  ])('%s', (text, code) => {
    const { html, problems } = read(`раз\n\n${text}`, true)
    expect(html).toBeUndefined()
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(new RegExp(`^6:\\d+ ${code}$`))
  })

  test('a tag that is not closed is shown where it begins, and not where it had to be closed', () => {
    expect(read('<b>\n\n<i>\n\nа\n\n</b>', true).problems).toEqual(['6:1 mdx-syntax/unclosed'])
  })

  test('a tag of a cell that is closed behind its table', () => {
    for (const text of ['<b>б\n\nв</b> |', '<b>б\n\nВ <b>г</b>.\n\nд</b> |'])
      expect(read(`| а |\n|---|\n| ${text}`, true).problems).toEqual(['6:3 mdx-syntax/unclosed'])
  })

  test('a handler on a tag of the text never runs; other attributes get their HTML names', () => {
    const { html, problems } = read('<b className="x" onClick="y" htmlFor="z" hidden>а</b>', true)
    expect(html).toBe('<b class="x" for="z" hidden>а</b>')
    expect(problems).toEqual(['4:1 dead-handler'])
  })
})

test('tables: columns are aligned by classes, missing cells are empty', () => {
  const { html } = read('| а | б |\n| :-: | --- |\n| в |\n')
  expect(html).toBe(
    '<table>\n<thead>\n<tr>\n<th scope="col" class="align-center">а</th>\n<th scope="col">б</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td class="align-center">в</td>\n<td></td>\n</tr>\n</tbody>\n</table>',
  )
})

test('a table whose short rows would be millions of cells is refused', () => {
  const table = (columns: number, rows: number): string =>
    `|${'а|'.repeat(columns)}\n|${'-|'.repeat(columns)}\n${'б\n'.repeat(rows)}`
  expect(read(table(1000, 600)).problems).toEqual(['4:1 too-complex/table'])
  expect(read(table(100, 200)).problems).toEqual([])
})

test('lists: tight and loose, numbered from where they begin, with checkboxes', () => {
  expect(read('3. а\n4. б').html).toBe('<ol start="3">\n<li>а</li>\n<li>б</li>\n</ol>')
  expect(read('- а\n\n- б').html).toBe('<ul>\n<li>\n<p>а</p>\n</li>\n<li>\n<p>б</p>\n</li>\n</ul>')
  expect(read('- [x] а').html).toMatch(
    /^<ul class="contains-task-list">\n<li class="task-list-item"><input .*checked> а<\/li>/,
  )
})

test('code behind the fence of `mdx-code-block` is measured before it is parsed', () => {
  const text = `\`\`\`mdx-code-block\n${'<A b={'.repeat(40)}\n\`\`\``
  expect(read(text, true).problems).toEqual(['5:1 too-complex/tags'])
})

test('references in a long text without brackets at its end', () => {
  expect(read('[а '.repeat(30_000)).problems).toEqual([])
})
