import { describe, expect, test } from 'vitest'
import { readHtml } from './foreign-html.ts'

describe('foreign HTML', () => {
  test('is paragraphs, lines and links to the web', () => {
    expect(
      readHtml('<p>Да &amp; <a class="x" href="https://e.example/?a=1&amp;b">вот</a>!</p><p>И<br/>конец</p>'),
    ).toEqual([
      [{ text: 'Да & ' }, { text: 'вот', href: 'https://e.example/?a=1&b' }, { text: '!' }],
      [{ text: 'И' }],
      [{ text: 'конец' }],
    ])
  })

  test('what runs code, and what is no text, is gone', () => {
    for (const html of [
      '<a href="javascript:alert(1)">да</a>',
      '<a href=javascript:alert(1)>да</a>',
      "<a href='&#106;avascript:alert(1)'>да</a>",
      'да<script>alert("нет")</script><style>p{}</style><!-- нет -->',
      '<b onclick="alert(1)" title="<нет>">да</b><img src=x onerror=alert(1)>',
    ])
      expect(readHtml(html)).toEqual([[{ text: 'да' }]])
  })

  test('markup that is none stays text', () => {
    expect(readHtml('1 < 2 <3 &unknown; &#0;')).toEqual([
      ['1 ', '<', ' 2 ', '<', '3 &unknown; &#0;'].map(text => ({ text })),
    ])
  })
})
