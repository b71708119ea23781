import machine from 'fengari'
import { expect, test } from 'vitest'
import { runLua } from './run.ts'

const run = (code: string) => runLua(machine, code)

test('prints what the program prints, Cyrillic and tabs included', () => {
  expect(run('print("привет", 1, nil, 2.5)')).toEqual({ output: 'привет\t1\tnil\t2.5\n' })
  expect(run('print(#"ё", utf8.len("ё"), 7 // 2, 1 << 4)')).toEqual({ output: '2\t1\t3\t16\n' })
})

test('coroutines and weak tables are there', () => {
  const code = `
    local co = coroutine.wrap(function() for i = 1, 2 do coroutine.yield(i) end end)
    print(co(), co())
    print(getmetatable(setmetatable({}, { __mode = "k" })).__mode)`
  expect(run(code).output).toBe('1\t2\nk\n')
})

test('a mistake keeps what was printed and names the line', () => {
  expect(run('print(1)\nlocal t = nil\nprint(t.x)')).toEqual({
    output: '1\n',
    error: expect.stringMatching(/^пример:3: /) as unknown,
  })
  expect(run('x = = 1').error).toMatch(/^пример:1: /)
  expect(run('error({})').error).toBeTypeOf('string')
})

test('an endless loop ends, in a coroutine too, and a flood of output is cut', () => {
  expect(run('while true do end').error).toContain('бесконечный цикл')
  expect(run('coroutine.wrap(function() while true do end end)()').error).toContain('бесконечный цикл')
  expect(run('while true do pcall(function() while true do end end) end').error).toContain('бесконечный цикл')
  const flood = run('while true do print(("x"):rep(1000)) end')
  expect(flood.error).toContain('слишком длинный вывод')
  expect(flood.output.length).toBeLessThan(12_000)
})

test('nothing leads out of the machine', () => {
  expect(run('print(os, io, require, package, js, dofile, loadfile, debug)').output).toBe(
    `${Array(8).fill('nil').join('\t')}\n`,
  )
})
