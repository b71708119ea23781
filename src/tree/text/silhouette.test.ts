import { describe, expect, test } from 'vitest'
import { parseText } from '../../../test/markdown-fixture.ts'
import { drawRow, FORMS } from '../../shared/silhouette/draw.ts'
import { coarse, drawable, type Silhouette } from '../../shared/silhouette/marks.ts'

const draw = async (text: string): Promise<Silhouette> => (await parseText('x.md', text)).silhouette ?? []
const marks = async (text: string) => (await draw(text))[0]?.marks

describe('what is drawn', () => {
  test('a paragraph: whole lines and what is left of the last one, never less than a dot', async () => {
    expect(await marks('а'.repeat(130))).toEqual([
      ['line', 0, 0, 64, 4],
      ['line', 4, 0, 3],
    ])
    expect(await marks('Короткий.')).toEqual([['line', 0, 0, 9]])
  })

  test('a column for each section with its anchor; none for an opening that is empty', async () => {
    const sections = await draw('Начало.\n\n## Первый\n\nТекст.\n\n## Второй\n')
    expect(sections.map(({ anchor }) => anchor)).toEqual(['', 'первый', 'второй'])
    expect((await draw('## Первый\n\nТекст.\n')).map(({ anchor }) => anchor)).toEqual(['первый'])
  })

  test('code: its ground, true indentation, blank lines; a section of code says so', async () => {
    const [section] = await draw('```lua\nlocal x\n\n\treturn x\n```\n')
    expect(section?.marks).toEqual([
      ['ground', 0, 0, 64, 6],
      ['code', 0, 3, 7],
      ['code', 4, 7, 8],
    ])
    expect(section?.isCode).toBe(true)
  })

  test('a field that holds a program is code', async () => {
    const text = '<textarea class="lua">local x\n  return x\n</textarea>\n'
    expect(await marks(text)).toEqual([
      ['ground', 0, 0, 64, 4],
      ['code', 0, 3, 7],
      ['code', 2, 5, 8],
    ])
  })

  test('items with their marks, nested ones further in, no space between', async () => {
    expect(await marks('- раз\n- два\n  - три\n')).toEqual([
      ['line', 0, 0, 2],
      ['line', 0, 4, 3],
      ['line', 2, 0, 2],
      ['line', 2, 4, 3],
      ['line', 4, 4, 2],
      ['line', 4, 8, 3],
    ])
  })

  test('a table: cells of one width, the header stronger', async () => {
    expect(await marks('| а | б |\n| --- | --- |\n| в | г |\n')).toEqual([
      ['line', 0, 0, 31],
      ['line', 0, 33, 31],
      ['grid', 2, 0, 31],
      ['grid', 2, 33, 31],
    ])
  })

  test('a quote and an admonition: a bar beside all of it', async () => {
    expect(await marks('> цитата\n')).toEqual([
      ['accent', 0, 0, 2, 2],
      ['line', 0, 4, 6],
    ])
    const admonition = await marks(':::note Имя\n\nТекст.\n\n:::\n')
    expect(admonition?.[0]).toEqual(['accent', 0, 0, 2, 5])
  })

  test('a smaller heading is a line of its own after a larger space', async () => {
    expect(await marks('Текст.\n\n### Глава\n\nЕщё.\n')).toEqual([
      ['line', 0, 0, 6],
      ['accent', 5, 0, 6],
      ['line', 8, 0, 4],
    ])
  })

  test('a picture is one block', async () => {
    expect(await marks('![схема](https://x.org/a.png)\n')).toEqual([['grid', 0, 0, 64, 20]])
  })
})

test('fewer than three sections are no outline', async () => {
  expect(drawable(await draw('Начало.\n\n## Раздел\n'))).toBeUndefined()
  expect(drawable(await draw('Начало.\n\n## Раздел\n\n## Ещё\n'))).toHaveLength(3)
  expect(drawable(undefined)).toBeUndefined()
})

test('what other pages draw stays while a paragraph keeps its lines', async () => {
  const text = (words: string) => `${words}\n\n- пункт\n\n\`\`\`\nкод\n\`\`\`\n`
  const [before, after] = [await draw(text('слово '.repeat(20))), await draw(text(`${'слово '.repeat(20)}да`))]
  expect(before).not.toEqual(after)
  expect(coarse(before)).toEqual(coarse(after))
  // The mark of an item stays a mark.
  expect(coarse(before)[0]?.marks).toContainEqual(['line', 5, 0, 2])
})

test('a column of more lines goes on in the next one, without a bar over it, its ground with it', async () => {
  const code = `\`\`\`\n${'x\n'.repeat(60)}\`\`\`\n`
  const { paths, width } = drawRow(await draw(`## А\n\n${code}`))
  expect(width).toBe(2 * FORMS.row.column + FORMS.row.gap)
  expect(paths.find(({ tone }) => tone === 'cap')?.d).toBe('m0 0h26v3h-26z')
  expect(paths.find(({ tone }) => tone === 'ground')?.d.match(/m/g)).toHaveLength(2)
})

test('the ground of long code ends where each of its columns does', async () => {
  const { height } = drawRow(await draw(`## А\n\n\`\`\`\n${'x\n'.repeat(130)}\`\`\`\n`))
  const { cap, pitch, rows } = FORMS.row
  expect(height).toBe(cap + pitch + rows * pitch)
})

test('the same text is the same drawing', async () => {
  const text = 'Начало.\n\n## А\n\n- б\n- в\n\n## Г\n\n| д |\n| - |\n'
  expect(await draw(text)).toEqual(await draw(text))
})

test('a paragraph longer than a column goes on in the next ones, line by line', async () => {
  const { paths, width } = drawRow(await draw(`## А\n\n${'слово '.repeat(1000)}\n\n> ${'цитата '.repeat(400)}`))
  const [columns, lines] = [4, Math.ceil(5999 / 64) + Math.ceil(2799 / 60)]
  expect(width).toBe(columns * FORMS.row.column + (columns - 1) * FORMS.row.gap)
  const drawn = paths.find(({ tone }) => tone === 'line')?.d ?? ''
  expect(drawn.match(/m/g)).toHaveLength(lines)
})
