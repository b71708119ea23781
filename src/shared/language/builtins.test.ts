import { expect, test } from 'vitest'
import { keepBuiltins } from './builtins.ts'

test('functions of the language are put back, and named; what is added stays', () => {
  const mend = keepBuiltins()
  const { map } = Array.prototype
  const { get } = Map.prototype
  const top = globalThis as unknown as Record<string, unknown>
  const { Promise: promise, parseInt: other } = globalThis
  try {
    Array.prototype.map = () => []
    Reflect.deleteProperty(Map.prototype, 'get')
    Reflect.defineProperty(String.prototype, 'split', {
      configurable: true,
      get: () => {
        throw new Error('x')
      },
    })
    top.Promise = undefined
    Object.assign(Object.prototype, { polluted: 1 })
    Object.assign(Array.prototype, { added: 1 })
    expect(mend()).toEqual([
      'Promise',
      'Array.prototype.map',
      'Map.prototype.get',
      'String.prototype.split',
      'Object.prototype.polluted',
    ])
    expect(mend()).toEqual([])
    expect(Array.prototype.map === map && Map.prototype.get === get && top.Promise === promise).toBe(true)
    expect('a b'.split(' ')).toEqual(['a', 'b'])
    expect('polluted' in {}).toBe(false)
    expect('added' in []).toBe(true)
    expect(top.parseInt).toBe(other)
  } finally {
    mend()
    Reflect.deleteProperty(Array.prototype, 'added')
  }
})

test('what code takes away from a module comes back whole: functions that packages may replace, constants, getters', () => {
  const module: Record<string, unknown> = { close: () => 1, open: () => 2, constants: { F_OK: 0 } }
  Object.defineProperty(module, 'promises', { get: () => 'late', enumerable: true, configurable: true })
  const before = Object.getOwnPropertyDescriptors(module)
  const mend = keepBuiltins({ fs: module }, new Set(['fs.close']))
  const other = (): number => 3
  module.close = other
  expect(mend()).toEqual([])
  expect(module.close).toBe(other)
  for (const key of Object.keys(module)) delete module[key]
  expect(mend()).toEqual(['fs.close', 'fs.open', 'fs.constants', 'fs.promises'])
  expect(Object.getOwnPropertyDescriptors(module)).toEqual(before)
})
