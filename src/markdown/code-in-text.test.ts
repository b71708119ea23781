import { expect, test } from 'vitest'
import { codeInText } from './code-in-text.ts'

test('module blocks, expressions and attributes, in the order of the text', () => {
  const body = [
    "import a from './a'",
    "export * from './b'",
    '',
    '# Заголовок {#id}',
    '',
    '<!-- заметка -->',
    '',
    "<Box image={require('./c.png').default} {...require('./d')} title=\"require('no')\">",
    '',
    "Текст {require('./e')} и {имя}.",
    '',
    '</Box>',
    '',
    "{require('./f') // так\n}",
  ].join('\n')
  expect(codeInText(body)).toEqual([
    "import a from './a'\nexport * from './b'",
    "(require('./c.png').default\n)",
    "({...require('./d')}\n)",
    "(require('./e')\n)",
    "(require('./f') // так\n\n)",
  ])
})

test('samples of code are no code', () => {
  expect(codeInText("Текст\n\n```js\nimport a from './a'\n```\n\n`require('./b')`, а <Box /> тут")).toEqual([])
})

test('what a fence for other readers hides is measured as the code that it is', () => {
  const deep = '<A b={'.repeat(40)
  expect(codeInText(`import a from './a'\n\n\`\`\`mdx-code-block\n${deep}\n\`\`\`\n`)).toEqual([])
})

test('of a module that exports without end, only what it plainly imports', () => {
  const [code] = codeInText(`import a from './a'\n${"export const b = require('./b')\n".repeat(20_000)}`)
  expect(code).toBe("import a from './a'")
  expect(codeInText(`import a from './a'\nexport {${'a, '.repeat(30_000)}}`)).toEqual(["import a from './a'"])
  const data = `export const data = [\n${"  require('./b'),\n".repeat(20_000)}]`
  expect(codeInText(data)).toEqual([data])
})

test.each(['Просто текст, import в нём.', "import a from './a'\n\n<Box>"])('%j has none', body => {
  expect(codeInText(body)).toEqual([])
})
