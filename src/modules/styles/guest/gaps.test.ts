import { expect, test } from 'vitest'
import { fitSheet } from '../fit.ts'

const fitted = (css: string): string => fitSheet(css, true)

test('what a site takes from the room above a block is taken from ours', () => {
  expect(fitted('p + ul, .markdown p + ol { color: red; margin-top: -1rem; }')).toBe(
    'p + ul, .markdown p + ol { color: red; margin-top: calc(var(--space) + -1rem); }',
  )
  expect(fitted('@media print{@layer a{blockquote{margin-block-start:-4px !important}}}')).toBe(
    '@media print{@layer a{blockquote{margin-block-start:calc(var(--space) + -4px) !important}}}',
  )
})

test.each([
  'p+ul{margin-top:1rem}',
  '.hero{margin-top:-1rem}',
  'h2{margin-top:-1rem}',
  'p,.a{margin-top:-1rem}',
  '.a{ul{margin-top:-1rem}}',
  'blockquote{margin-left:-1rem;--margin-top:-1rem}',
])('%s stays as it is', css => expect(fitted(css)).toBe(css))
