import { expect, test } from 'vitest'
import { createHighlighted } from './highlighted.ts'

test('blocks are found by their text, and forgotten when there are too many', () => {
  const blocks = createHighlighted(20)
  blocks.set('lua\na', '<b>a</b>')
  expect(blocks.get('lua\na')).toBe('<b>a</b>')
  expect(blocks.get('lua\nb')).toBeUndefined()
  blocks.set('lua\nb', '<b>b</b>')
  expect(blocks.get('lua\nb')).toBe('<b>b</b>')
  expect(blocks.get('lua\na')).toBeUndefined()
})
