import { expect, test } from 'vitest'
import { modulesInText } from './code-in-text.ts'

const made = (text: string): (string | undefined)[] =>
  modulesInText(text).map(({ value }) => /^export const Acting\w+ = (.*)$/s.exec(value)?.[1] ?? value)

test('a tag with handlers becomes a component with what is written on it', () => {
  expect(made('<button class="a b" disabled onClick={() => f(1)} {...more}>Слово</button>')).toEqual([
    '({ children }) => <button className={"a b"} disabled onClick={() => f(1)} {...more}>{children}</button>',
  ])
  expect(made('Поле <input onInput={f} /> и <Box onStep={f}>слово</Box>')).toEqual([
    '() => <input onInput={f} />',
    '({ children }) => <Box onStep={f}>{children}</Box>',
  ])
})

test('an expression that draws such tags does so as a whole', () => {
  expect(made('{list.map(n => <i key={n} onClick={() => n}>{n}</i>)}')).toEqual([
    '() => <>{list.map(n => <i key={n} onClick={() => n}>{n}</i>)\n}</>',
  ])
})

test('what the build reads of a tag, or React takes otherwise, stays in the text', () => {
  for (const attribute of ['href="./b.md"', 'src="./a.png"', 'style="color: red"'])
    expect(made(`<a ${attribute} onClick={f}>слово</a>`)).toEqual([])
  expect(made('<b onClick="f()">слово</b> {list.map(n => <i>{n}</i>)} <b style={{ color: "red" }}>а</b>')).toEqual([])
})

test('blocks of code keep their lines, the same tag twice is one name', () => {
  const blocks = modulesInText('# Имя\n\nexport const a = 1\n\n<b onClick={f}>а</b>\n\n> <b onClick={f}>б</b>\n')
  expect(blocks.map(({ line }) => line)).toEqual([3, 5, 7])
  expect(blocks[1]?.value).toBe(blocks[2]?.value)
})
