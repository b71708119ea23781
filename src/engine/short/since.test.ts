import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { toFilePath } from '../../shared/path.ts'
import { isTooMuch, MOST_DOCUMENTS, NOTHING_SINCE, readSince, type Since, writeSince } from './since.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zapiski-since-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const withDocuments = (count: number): Since => ({
  ...NOTHING_SINCE,
  documents: new Map(Array.from({ length: count }, (_, index) => [toFilePath(`docs/${index}.md`), 'x'])),
})

test('what was redone is read language by language under its seal alone', () => {
  const file = join(folder, 'since.json')
  const languages = [withDocuments(2), NOTHING_SINCE]
  const seal = writeSince(file, languages)
  expect(readSince(file, seal)).toEqual(languages)
  expect(readSince(file, `${seal}x`)).toBeUndefined()
  expect(readSince(join(folder, 'none.json'), seal)).toBeUndefined()
})

test('documents of all languages count towards the whole build that tidies up', () => {
  expect(isTooMuch([withDocuments(MOST_DOCUMENTS), NOTHING_SINCE])).toBe(false)
  expect(isTooMuch([withDocuments(MOST_DOCUMENTS), withDocuments(1)])).toBe(true)
})
