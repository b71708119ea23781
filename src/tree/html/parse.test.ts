import { describe, expect, test } from 'vitest'
import { makeSource } from '../../../test/factory.ts'
import { OPTIONS } from '../../../test/markdown-fixture.ts'
import { createContext } from '../context.ts'
import { element, type HtmlNode, text } from '../html-tree.ts'
import { parseSources } from './parse.ts'
import { tokenizeHtml } from './tokens.ts'
import { writeHtml } from './write-html.ts'

/** Raw HTML on line 10, column 3, with whatever stands between its pieces. */
function parse(...pieces: (string | HtmlNode)[]): { html: string; problems: string[] } {
  const context = createContext(makeSource('page', 'x.md'), OPTIONS)
  const at = { file: context.source.file, line: 10, column: 3 }
  const nodes = pieces.map(
    (piece): HtmlNode => (typeof piece === 'string' ? { kind: 'source', value: piece, at } : piece),
  )
  const html = writeHtml(parseSources(nodes, context))
  return { html, problems: context.problems.map(({ code, line, column }) => `${line}:${column} ${code}`) }
}

describe('what the engine itself writes', () => {
  test.each(['x-island', 'X-Island', 'x-slot', 'x-own', 'x-footnote', 'x-footnote-definition'])(
    'is no author’s: <%s>, and what stands in it is a text as any other',
    name => {
      const address = 'data-src="data:text/javascript,alert(1)"'
      expect(parse(`<${name} ${address}>`, element('p', {}, [text('а')]), `<b>б</b></${name}>`)).toEqual({
        html: '<p>а</p><b>б</b>',
        problems: ['10:3 removed-html/own'],
      })
    },
  )
})

describe('pairs of tags', () => {
  test('halves of a pair meet over what stands between them', () => {
    expect(parse('<div class="a">', element('p', {}, [text('текст')]), '</div>')).toEqual({
      html: '<div class="a"><p>текст</p></div>',
      problems: [],
    })
  })

  test('a tag that is never closed ends with its block and is reported where it stands', () => {
    expect(parse('раз\n два <b>три')).toEqual({ html: 'раз\n два <b>три</b>', problems: ['11:6 unclosed-tag'] })
  })

  test('columns of the first line count from where the piece begins', () => {
    expect(parse('ab<i>').problems).toEqual(['10:5 unclosed-tag'])
  })

  test('a closing tag without an opening one is reported; of p and empty elements it means nothing', () => {
    expect(parse('а</b>б')).toEqual({ html: 'аб', problems: ['10:4 unmatched-tag'] })
    expect(parse('а</p></br>')).toEqual({ html: 'а', problems: [] })
  })

  test('a closing tag ends everything that is open inside', () => {
    expect(parse('<div><b>а</div>б').html).toBe('<div><b>а</b></div>б')
  })

  test('end tags that HTML lets people leave out are not missed', () => {
    expect(parse('<ul><li>а<li>б</ul><table><tr><td>в<td>г<tr><td>д</table>')).toEqual({
      html: '<ul><li>а</li><li>б</li></ul><table><tr><td>в</td><td>г</td></tr><tr><td>д</td></tr></table>',
      problems: [],
    })
  })

  test('a block ends the paragraph before it, of Markdown too', () => {
    expect(parse('<p>а<div>б</div>').html).toBe('<p>а</p><div>б</div>')
    expect(parse('<p>а', element('ul')).html).toBe('<p>а</p><ul></ul>')
  })

  test('names of objects are ordinary unknown tags', () => {
    expect(parse('<constructor>а</constructor>')).toEqual({ html: '<constructor>а</constructor>', problems: [] })
  })

  test('200 tags may be open at once, the next are left out and reported once', () => {
    const { html, problems } = parse('<i>'.repeat(202) + '</i>'.repeat(200))
    expect(html).toBe('<i>'.repeat(200) + '</i>'.repeat(200))
    expect(problems).toEqual(['10:603 too-deep/tags'])
  })
})

describe('tokens', () => {
  test('attributes: the first of two wins, quotes are optional, names in lower case', () => {
    expect(tokenizeHtml(`<A HREF=x href="y" Title='«&laquo;»' disabled data-a = "1>2" __proto__=z>`)).toEqual([
      {
        kind: 'open',
        name: 'a',
        attributes: { href: 'x', title: '««»', disabled: true, 'data-a': '1>2' },
        closed: false,
        offset: 0,
      },
    ])
  })

  test('text, comments and closing tags with their places', () => {
    expect(tokenizeHtml('а<!-- б --></B >в<br/>')).toEqual([
      { kind: 'text', value: 'а', offset: 0 },
      { kind: 'comment', value: ' б ', offset: 1 },
      { kind: 'close', name: 'b', offset: 11 },
      { kind: 'text', value: 'в', offset: 16 },
      { kind: 'open', name: 'br', attributes: {}, closed: true, offset: 17 },
    ])
  })

  test('what only looks like a tag is text', () => {
    expect(tokenizeHtml('1 < 2 и <5')).toEqual([{ kind: 'text', value: '1 < 2 и <5', offset: 0 }])
  })

  test('an open comment takes the rest', () => {
    expect(tokenizeHtml('<!-- а <b>')).toEqual([{ kind: 'comment', value: ' а <b>', offset: 0 }])
  })

  test('scripts and the like hold text up to their end', () => {
    const [, inside, end] = tokenizeHtml('<script>if (a<b) "&amp;"</SCRIPT>')
    expect(inside).toMatchObject({ kind: 'text', value: 'if (a<b) "&amp;"' })
    expect(end).toMatchObject({ kind: 'close', name: 'script' })
  })

  test('entities in fields and titles are signs, in scripts they are what is written', () => {
    const { html } = parse('<textarea>say(&quot;a &lt; b&quot;)</textarea><title>А &amp; Б</title>')
    expect(html).toContain('<textarea>say("a &lt; b")</textarea>')
    const [, title] = tokenizeHtml('<title>А &amp; Б</title>')
    expect(title).toMatchObject({ kind: 'text', value: 'А & Б' })
  })

  test('entities by name and number; what cannot be a character is one that says so', () => {
    const value = (html: string) => tokenizeHtml(html).map(token => (token.kind === 'text' ? token.value : ''))[0]
    expect(value('&mdash;&nbsp;&#8212;&#x2014;')).toBe('—\u00a0——')
    expect(value('&frac12; &copy &constructor;')).toBe('½ &copy &constructor;')
    expect(value('&#0;&#xD800;&#x110000;&#xFDD0;')).toBe('\uFFFD\uFFFD\uFFFD\uFFFD')
  })
})
