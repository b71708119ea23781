import { expect, test } from 'vitest'
import type { Mistake } from '../../messages/overlay.ts'
import { newestFirst } from './newest.ts'

const mistake = (file: string, line = 1, text = 'no page'): Mistake => ({ place: `${file}:${line}`, text, file, line })
const files = (mistakes: readonly Mistake[]): string[] => mistakes.map(({ place }) => place)

test('the mistakes that a save brought stand before those that stood, also after the next save', () => {
  const first = newestFirst([mistake('a.md'), mistake('b.md')], [])
  expect(files(first)).toEqual(['a.md:1', 'b.md:1'])
  const second = newestFirst([mistake('a.md'), mistake('b.md'), mistake('z.md')], first)
  expect(files(second)).toEqual(['z.md:1', 'a.md:1', 'b.md:1'])
  // A line came above one of them, another is mended, two are new.
  const third = newestFirst([mistake('a.md', 2), mistake('c.md'), mistake('d.md'), mistake('z.md')], second)
  expect(files(third)).toEqual(['c.md:1', 'd.md:1', 'z.md:1', 'a.md:2'])
})
