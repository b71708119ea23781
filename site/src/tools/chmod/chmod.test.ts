import { expect, test } from 'vitest'
import { adviseMode, formatLetters, formatOctal, formatSymbolic, readOctal } from './chmod.ts'

test('a mode reads and prints the same', () => {
  for (const text of ['000', '644', '755', '777', '4755', '1777', '2070']) {
    expect(formatOctal(readOctal(text) ?? -1)).toBe(text)
  }
  expect(readOctal('0644')).toBe(0o644)
  for (const text of ['', '8', '64', '689', '07777', 'rwx']) expect(readOctal(text)).toBeUndefined()
})

test('letters are those of ls', () => {
  expect(formatLetters(0o755)).toBe('rwxr-xr-x')
  expect(formatLetters(0o4644)).toBe('rwSr--r--')
  expect(formatLetters(0o2755)).toBe('rwxr-sr-x')
  expect(formatLetters(0o1777)).toBe('rwxrwxrwt')
})

test('the form without numbers says the same', () => {
  expect(formatSymbolic(0o640)).toBe('u=rw,g=r,o=')
  expect(formatSymbolic(0o1777)).toBe('u=rwx,g=rwx,o=rwxt')
})

test('a file that anyone may write is warned of, a shared folder with the sticky bit is not', () => {
  expect(adviseMode(0o666)).toContain('кто угодно')
  expect(adviseMode(0o1777)).toBeUndefined()
  expect(adviseMode(0o600)).toContain('SSH')
})
