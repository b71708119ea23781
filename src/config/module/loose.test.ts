import { expect, test } from 'vitest'
import { declareLoose } from './loose.ts'

test.each([
  ['total = 1', 'total'],
  ['for (file of []) { module.exports = file }', 'file'],
  ["if (true) {\n  const { a } = require('a')\n  ;({ b, c: [d = a, ...e] } = a)\n}", 'b, d, e'],
])('%s: what is declared nowhere is declared, and no line moves', async (code, names) => {
  expect(await declareLoose(code, '/site/config.js')).toEqual({ code: `var ${names};${code}`, map: null })
})

test.each([
  ['what is declared', 'let a\na = 1\nfunction f(b, { c }) { b = 1; c = 2 }\ntry {} catch (d) { d = 1 }'],
  ['properties', 'module.exports = {}\nexports.a = 1\nmodule.exports.b = 2'],
  ['what everybody has', 'console = 1\nprocess = 2'],
  ['a strict module', "'use strict'\na = 1"],
  ['a module of the newer kind', 'import b from "b"\na = 1'],
  ['what does not parse', 'a = (1'],
])('%s: nothing is changed', async (_, code) => {
  expect(await declareLoose(code, '/site/config.js')).toBeNull()
})

test('TypeScript is strict about names itself', async () => {
  expect(await declareLoose('a = 1', '/site/config.ts')).toBeNull()
})
