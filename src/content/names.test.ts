import { expect, test } from 'vitest'
import { foldPath } from '../shared/path.ts'
import { faultOfName, isIgnoredName, shownName } from './names.ts'

test.each([
  ['.DS_Store', true, true],
  ['Thumbs.db', true, true],
  ['node_modules', true, true],
  ['.git', true, true],
  ['.#lock', true, true],
  ['#saved#', true, true],
  ['note.md~', true, true],
  ['.note.md.swp', true, true],
  ['.nojekyll', true, false],
  ['.well-known', true, false],
  ['.gitignore', true, false],
  ['a.DS_Store', false, false],
  ['note.md', false, false],
  ['#saved', false, false],
])('%s: nobody publishes it as content %s, as a static file %s', (name, content, statics) => {
  expect(isIgnoredName(name, 'skip')).toBe(content)
  expect(isIgnoredName(name, 'keep')).toBe(statics)
})

test.each([
  ['a\uFFFDb', 'error', 'file-name/encoding'],
  ['a\nb', 'error', 'file-name/control'],
  ['a\\b', 'error', 'file-name/control'],
  ['a\x7F', 'error', 'file-name/control'],
  ['a\x9Bb', 'error', 'file-name/control'],
  ['\u202Ecba', 'warning', 'file-name/hidden'],
  ['a\u200Bb', 'warning', 'file-name/hidden'],
  ['что?', 'warning', 'file-name/sign'],
  ['a.', 'warning', 'file-name/end'],
  ['a ', 'warning', 'file-name/end'],
  ['con', 'warning', 'file-name/reserved'],
  ['LPT9.txt', 'warning', 'file-name/reserved'],
])('the name %j cannot be stored everywhere', (name, level, id) => {
  expect(faultOfName(name)).toMatchObject({ level, id })
})

test.each(['note.md', 'console.md', 'com0', 'com10', 'a b', '.hidden', 'ёж.md', 'lpt'])('the name %s is fine', name => {
  expect(faultOfName(name)).toBeUndefined()
})

test('the sign that a name may not hold is named', () => {
  expect(faultOfName('a|b?')?.values).toEqual({ sign: '|' })
})

test('names that some file system takes for one are folded into one', () => {
  expect(foldPath('Ёж.MD')).toBe(foldPath('ёж.md'.normalize('NFD')))
  expect(foldPath('a')).not.toBe(foldPath('b'))
})

test('a shown name has no character that breaks a line, and an end', () => {
  expect(shownName('a\nb\\c\x7F')).toBe('a\uFFFDb\uFFFDc\uFFFD')
  expect(shownName('я'.repeat(300))).toHaveLength(200)
})
