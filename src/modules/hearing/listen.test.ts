import { compileFunction } from 'node:vm'
import { expect, test } from 'vitest'
import { listen } from './listen.ts'

/** Runs code as the bundle is run; says what it gave and how often it asked. */
function run(code: string): { value: unknown; asked: number } {
  let asked = 0
  const heard = listen(() => asked++)
  const value = compileFunction(code, Object.keys(heard))(...Object.values(heard))
  return { value, asked }
}

test.each([
  'return new Date().getMonth()',
  'return String(new Date())',
  'return new Date() - 0',
  'return new Date() < 1',
  'return new Date().toLocaleDateString()',
  'return JSON.stringify(new Date())',
  'return new Intl.DateTimeFormat().format(new Date())',
  'return new Date(new Date())',
  'return Number(new Date().valueOf())',
  'return new Intl.DateTimeFormat().format()',
  'return Intl.DateTimeFormat().formatToParts()',
  'return [new Date(2026, 0, 1)].map(new Intl.DateTimeFormat().format), new Intl.DateTimeFormat().format(Date.now())',
  'return Date()',
  'return Date.now()',
  'return Math.random()',
  'return performance.now()',
  'return crypto.getRandomValues(new Uint8Array(1))',
  'return crypto.randomUUID()',
  'return process.env.HOME',
  'return process.cwd()',
  'return globalThis.navigator',
  'return new (class extends Date {})()',
])('%s is noted', code => {
  expect(run(code).asked).toBeGreaterThan(0)
})

test.each([
  ['return [Math.max(1, 2), Math.PI > 3]', [2, true]],
  ['return Date.UTC(2026, 0, 1)', 1767225600000],
  ['return typeof process + typeof fetch + typeof crypto + typeof Date', 'objectfunctionobjectfunction'],
  ['return new Intl.NumberFormat("ru").format(1.5)', '1,5'],
  ['const later = () => new Date(); return typeof later', 'function'],
  ['return 1 instanceof Date', false],
  ['return navigator.language', 'en-US'],
  ['return new Date(2026, 0, 1).getDate()', 1],
  ['return Date.parse("2026-01-01T00:00:00Z") - new Date("2026-01-01")', 0],
  ['return new Intl.DateTimeFormat("ru", { timeZone: "UTC" }).format(new Date("2026-01-02"))', '02.01.2026'],
  ['return [0].map(Intl.DateTimeFormat("ru", { timeZone: "UTC" }).format)', ['01.01.1970']],
  ['return new Intl.DateTimeFormat() instanceof Intl.DateTimeFormat', true],
  ['return Intl.DateTimeFormat.supportedLocalesOf(["ru"])', ['ru']],
  ['return new Date().getFullYear()', new Date().getFullYear()],
  ['return new Date() instanceof Date', true],
])('%s asks nothing of the machine', (code, value) => {
  expect(run(code)).toEqual({ value, asked: 0 })
})

test('a date of the machine is a date for the code that gets it', () => {
  expect(run('const day = new Date(0); return [day instanceof Date, day.getTime()]').value).toEqual([true, 0])
})

test('the mode of the build is no question to the machine', () => {
  expect(run('return process.env.NODE_ENV').asked).toBe(0)
})

test('the global object holds itself, as code that looks for one asks', () => {
  const { global, globalThis: same } = listen(() => {}) as Record<'global' | 'globalThis', typeof globalThis>
  expect(global.global).toBe(global)
  expect(global.globalThis).toBe(same)
  expect(same).toBe(global)
})

test('classes of the machine are whole: code extends them and asks their members', () => {
  const { globalThis: whole } = listen(() => {}) as { globalThis: typeof globalThis }
  class Mistake extends whole.DOMException {}
  expect(new Mistake('слово').message).toBe('слово')
  expect(whole.Object.keys({ a: 1 })).toEqual(['a'])
  expect(whole.atob('YQ==')).toBe('a')
})
