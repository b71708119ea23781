import { expect, test } from 'vitest'
import { requiredIn } from './required.ts'

test.each([
  ["const a = require('./a.ts')\nreturn a", ['./a.ts']],
  ['return [require("./a"), await require(\n  \'./b\'\n), require("./a")]', ['./a', './b']],
  ['return require(`./a`)', []],
  ["return \"require('./a')\" // require('./b')", []],
  ["return module.require('./a')", []],
  ["return required('./a')", []],
  ["return f({ x: () => require('./данные.json') })", ['./данные.json']],
])('%j asks for %j', (code, names) => {
  expect(requiredIn(code)).toEqual(names)
})

test('code that does not parse asks for nothing', () => {
  expect(requiredIn("require('./a'")).toEqual([])
})
