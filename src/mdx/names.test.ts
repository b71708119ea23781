import { describe, expect, test } from 'vitest'
import { jsx, makeContext, makeRun } from '../../test/mdx-fixture.ts'
import { inWords } from '../../test/said.ts'
import { element, type HtmlNode, text } from '../tree/html-tree.ts'
import { checkNames, isComponent, previewTitle, previewToc, readToc } from './names.ts'

const heading = (level: number, words: string, id = ''): HtmlNode =>
  element(`h${level}`, id === '' ? {} : { id }, [text(words)])

describe('components that nobody provides', () => {
  const check = async (...names: string[]) => {
    const context = makeContext()
    const run = await makeRun(context)
    const compiled = { code: '', imports: [], dead: [], declared: new Set(['Known']) }
    const nodes = names.map(name => jsx(name))
    return { standIns: checkNames([element('div', {}, nodes)], compiled, run), problems: context.problems.map(inWords) }
  }
  test('are reported where they stand, and draw their children', async () => {
    const { standIns, problems } = await check('Tbas')
    expect(problems).toMatchObject([
      {
        code: 'mdx-component',
        line: 3,
        column: 5,
        text: 'нет компонента <Tbas>',
        hint: 'возможно, имелся в виду <Tabs>',
      },
    ])
    expect(standIns.Tbas?.({ children: 'внутри' })).toBe('внутри')
    expect(standIns.Tbas?.({})).toBeNull()
  })
  test('one like no other gets the list', async () => {
    const { problems } = await check('Нечто')
    expect(problems[0]?.hint).toMatch(/^импортируйте его; без импорта есть: Admonition, BrowserOnly, /)
  })
  test('a member of a missing name is there too', async () => {
    const { standIns } = await check('Missing.Part')
    expect(standIns.Missing).toHaveProperty('Part')
  })
  test('what is imported, built in or a tag is none of them', async () => {
    expect(await check('Known', 'Known.Part', 'Tabs', 'svg')).toEqual({ standIns: {}, problems: [] })
  })
})

test('an imported name is a component when a tag has it, at any depth', () => {
  const nodes = [element('p', {}, [jsx('A', [jsx('B')])])]
  expect(isComponent('B', nodes)).toBe(true)
  expect(isComponent('C', nodes)).toBe(false)
})

describe('the contents that code sees', () => {
  test('headings but the title, with ids that do not repeat', () => {
    const nodes = [heading(1, 'Имя'), heading(2, 'Раз & два'), element('div', {}, [heading(3, 'Раз & два', 'own')])]
    expect(previewToc([...nodes, heading(2, 'Раз & два')])).toEqual([
      { value: 'Раз &amp; два', id: 'раз--два', level: 2 },
      { value: 'Раз &amp; два', id: 'own', level: 3 },
      { value: 'Раз &amp; два', id: 'раз--два-1', level: 2 },
    ])
  })
  test('those of a partial stand where it does', () => {
    const toc = previewToc([heading(2, 'а'), jsx('Part'), heading(2, 'б')], new Map([['Part', [{ id: 'p' }]]]))
    expect(toc).toMatchObject([{ id: 'а' }, { id: 'p' }, { id: 'б' }])
  })
})

test.each([
  ['the first heading', [text('\n'), heading(1, ' Имя ')], 'Имя'],
  ['a smaller heading before it', [heading(2, 'Раз'), heading(1, 'Имя')], undefined],
  ['a rule before it', [element('hr'), heading(1, 'Имя')], undefined],
  ['a paragraph before it', [element('p'), heading(1, 'Имя')], 'Имя'],
  ['none', [], undefined],
])('the title: %s', (_, nodes, title) => {
  expect(previewTitle(nodes)).toBe(title)
})

test('an author’s own contents are read as far as they can be', () => {
  expect(readToc([{ id: 'a', value: '<b>А</b>', level: 3 }, { id: 'b' }, null, 'x', { id: 1, value: 2 }])).toEqual([
    { level: 3, id: 'a', text: 'А', html: '<b>А</b>' },
    { level: 2, id: '1', text: '2', html: '2' },
  ])
  expect(readToc({})).toBeUndefined()
  expect(readToc(undefined)).toBeUndefined()
})
