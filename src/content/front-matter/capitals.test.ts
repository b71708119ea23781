/** Keys in capitals are nothing: what they were meant as is told, and what of them shows a page to readers. */

import { expect, test } from 'vitest'
import { toFilePath } from '../../shared/path.ts'
import { parseFrontMatter } from './index.ts'

const told = (yaml: string): string[] => {
  const options = { file: toFilePath('x.md'), kind: 'post' as const, timeZone: 'UTC', now: new Date('2026-01-01') }
  return parseFrontMatter(`---\n${yaml}\n---\n`, options).problems.map(
    ({ line, code, values }) => `${line} ${code} ${values?.key} ${values?.own ?? values?.guess}`,
  )
}

test.each([
  ['Draft: true', '2 key-case/hiding Draft draft'],
  ['title: А\nUNLISTED: yes', '3 key-case/hiding UNLISTED unlisted'],
  ['Draft: false', '2 key-case Draft draft'],
  ['Title: А', '2 key-case Title title'],
  ['TAGS: [а]', '2 key-case TAGS tags'],
  ['ID: a', '2 key-case ID id'],
  ['Titel: А', '2 key-unknown Titel title'],
  ['itle: А', '2 key-unknown itle title'],
  ['atgs: [а]', '2 key-unknown atgs tags'],
  ['descirpton: А', '2 key-unknown descirpton description'],
  ['update: 2026-01-01', '2 key-foreign update last_update: { date: … }'],
])('%s', (yaml, expected) => expect(told(yaml)).toEqual([expected]))

test('keys of the author are the author’s', () => {
  expect(told('title: А\nMyKey: 1\nOther_Key: 2')).toEqual([])
  // Near to `date` by letters, and another word.
  expect(told('redate: 2')).toEqual([])
})
