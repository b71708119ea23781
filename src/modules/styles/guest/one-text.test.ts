import { expect, test } from 'vitest'
import { joinText } from './one-text.ts'

test.each([
  ['.theme-doc-markdown.markdown h2{a:b}', '.theme-doc-markdown.markdown-host h2{a:b}'],
  ['.markdown.theme-doc-markdown{a:b}', '.theme-doc-markdown.markdown-host{a:b}'],
  ['.theme-doc-markdown > p{a:b}', '.theme-doc-markdown>.markdown>p{a:b}'],
  ['.theme-doc-markdown.markdown>*{a:b}', '.theme-doc-markdown.markdown-host>.markdown>*{a:b}'],
  ['.theme-doc-markdown > header h1{a:b}', '.theme-doc-markdown > header h1{a:b}'],
  ['.theme-doc-markdown.markdowns{a:b}', '.theme-doc-markdown.markdowns{a:b}'],
  ['.markdown > p{a:b}', '.markdown > p{a:b}'],
])('what a site says of a text of a document finds it: %s', (css, fitted) => expect(joinText(css)).toBe(fitted))
