import fs from 'node:fs'
import os from 'node:os'
import { expect, test } from 'vitest'
import { heardModule } from './heard-module.ts'

function hear<Module>(own: Module, name = 'node:fs'): { module: Module; asked: () => number } {
  let asked = 0
  return { module: heardModule(name, own, () => asked++) as Module, asked: () => asked }
}

test('to take hold of a module and of what is in it asks nothing', () => {
  const { module, asked } = hear(fs)
  const { readFileSync, constants, Stats } = module
  expect([typeof readFileSync, constants.R_OK, typeof Stats, typeof module.promises.readFile]).toEqual([
    'function',
    fs.constants.R_OK,
    'function',
    'function',
  ])
  expect({ ...module }.existsSync.name).toBe('existsSync')
  expect(module.realpathSync.native).toBe(fs.realpathSync.native)
  expect(asked()).toBe(0)
})

test('what is called and what is made is noted, and answers as ever', async () => {
  const { module, asked } = hear(fs)
  expect(module.existsSync(import.meta.dirname)).toBe(true)
  expect(asked()).toBe(1)
  expect((await module.promises.stat(import.meta.filename)).isFile()).toBe(true)
  expect(asked()).toBe(2)
  const machine = hear(os)
  expect([machine.module.EOL, machine.asked()]).toEqual([os.EOL, 0])
  expect([machine.module.platform(), machine.asked()]).toEqual([os.platform(), 1])
})

test('what code puts in the place of a function is there for everybody, as without an ear', () => {
  const own = { look: () => 1 }
  const { module, asked } = hear(own)
  expect(module.look()).toBe(1)
  module.look = () => 2
  expect([own.look(), module.look(), asked()]).toEqual([2, 2, 3])
})

test('digests are made of what they are given', async () => {
  const { module, asked } = hear(await import('node:crypto'))
  expect(module.createHash('md5').update('а').digest('hex')).toHaveLength(32)
  expect(asked()).toBe(0)
  module.randomUUID()
  expect(asked()).toBe(1)
})

test('modules that answer by what they are given alone, and packages, are as they are', () => {
  expect(hear(os, 'node:path').module).toBe(os)
  expect(hear(os, 'some-package').module).toBe(os)
})
