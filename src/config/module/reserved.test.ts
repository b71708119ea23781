import { expect, test } from 'vitest'
import { renameReserved } from './reserved.ts'

test.each([
  ["const package = require('./package.json')", "const package_ = require('./package.json')"],
  [
    'const { public, a: static } = b\nmodule.exports = { public, c: static.public, package: public[static], public() {} }',
    'const { public: public_, a: static_ } = b\nmodule.exports = { public: public_, c: static_.public, package: public_[static_], public() {} }',
  ],
  ['function private(interface = 1) { return interface }', 'function private_(interface_ = 1) { return interface_ }'],
])('%s: it gets a name that a strict module may have', async (code, renamed) => {
  expect(await renameReserved(code, '/site/config.js')).toEqual({ code: renamed, map: null })
})

test.each([
  ['properties', 'const a = { package: 1 }\nmodule.exports = a.package'],
  ['words', 'let a = "package"\nvar b // public'],
  ['a strict module', "'use strict'\nconst package = 1"],
  ['a module of the newer kind', 'import b from "b"\nconst package = b'],
  ['what does not parse', 'const package = (1'],
])('%s: nothing is changed', async (_, code) => {
  expect(await renameReserved(code, '/site/config.js')).toBeNull()
})
