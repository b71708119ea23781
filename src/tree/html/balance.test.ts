import { expect, test } from 'vitest'
import { balanceMarkup } from './balance.ts'

test.each([
  ['Мы <a href="/blog">в блоге', 'Мы <a href="/blog">в блоге</a>'],
  ['<div><b>а<i>б</b>в', '<div><b>а<i>б</i></b>в</div>'],
  ['а</div></li>б', 'аб'],
  ['а<!-- б', 'а<!-- б-->'],
  ['<a href="x>а', '&lt;a href="x>а'],
  ['<textarea><b>', '<textarea><b></textarea>'],
  ['<svg><g><path d="" /></svg>', '<svg><g><path d="" /></g></svg>'],
  ['<b />а', '<b />а</b>'],
])('%s is closed', (html, balanced) => {
  expect(balanceMarkup(html)).toBe(balanced)
})

test.each([
  'текст',
  'a < b > c',
  '<ul><li>а<li>б</ul>',
  '<p>а<p>б',
  '<br><img src="a>b"/><hr />',
  '<svg viewBox="0 0 1 1"><path d="M0"/></svg>',
  '<script>if (a<b) "</div>"</script>',
  '<!-- <b> --><B Class=x>а</B >',
])('%s stays letter for letter', html => {
  expect(balanceMarkup(html)).toBe(html)
})
