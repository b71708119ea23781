import { expect, test } from 'vitest'
import { escapeAttribute, escapeJson, escapeText } from '../shared/text/escape.ts'
import { cdata, element, emptyElement, stripIllegal, textElement } from './xml.ts'

test('signs of XML in texts and attributes are written as entities, once', () => {
  expect(textElement('a', '<b> & "c" &amp;', { d: '"<>&' })).toBe(
    '<a d="&quot;&lt;&gt;&amp;">&lt;b&gt; &amp; &quot;c&quot; &amp;amp;</a>',
  )
  expect(emptyElement('link', { href: '/?a&b' })).toBe('<link href="/?a&amp;b"/>')
})

test('an element without a text is none, an attribute without a value is none', () => {
  expect(textElement('a', undefined)).toBe('')
  expect(textElement('a', '')).toBe('')
  expect(element('a', '', { b: undefined, c: '' })).toBe('<a c=""></a>')
})

test('what XML does not know is left out, everything else stays', () => {
  expect(stripIllegal('\u0000a\tb\nc\r\u001f\ufffe\ud800 \u0020\ud7ff\ue000\ufffd😀')).toBe(
    'a\tb\nc\r \u0020\ud7ff\ue000\ufffd😀',
  )
})

test('HTML with the end of a section in it stays one text', () => {
  expect(cdata('a]]>b')).toBe('<![CDATA[a]]]]><![CDATA[>b]]>')
  expect(cdata('a\u0000')).toBe('<![CDATA[a]]>')
})

test('HTML is escaped where it would be read as HTML', () => {
  expect(escapeText('<a> & "b"')).toBe('&lt;a&gt; &amp; "b"')
  expect(escapeAttribute('<a> & "b"')).toBe('&lt;a&gt; &amp; &quot;b&quot;')
  expect(escapeJson({ a: '</script>' })).toBe('{"a":"\\u003c/script>"}')
  expect(JSON.parse(escapeJson('</script>'))).toBe('</script>')
})
