import { expect, test } from 'vitest'
import { sayIn } from '../messages/problem.ts'
import { replacementOf } from './missing.ts'

const KNOWN = ['@docusaurus/Link', '@docusaurus/Head', '@theme/Tabs', '@theme/Details', 'clsx']

test.each([
  ['@theme/Navbar/Logo', 'module-replacement/frame'],
  ['@theme/BlogPostItem', 'module-replacement/blog'],
  ['@theme/Blog/Components/Author', 'module-replacement/blog'],
  ['@theme/DocItem', 'module-replacement/docs'],
  ['@theme-original/Footer', 'module-replacement/frame'],
  ['@docusaurus/plugin-content-blog/client', 'module-replacement/blog-data'],
  ['@docusaurus/core/lib', 'module-replacement/core'],
  ['@generated/site', 'module-replacement/config'],
])('%s has a known replacement', (name, id) => {
  expect(replacementOf(name, KNOWN)).toEqual({ id })
})

test.each([
  ['@theme/Tab', 'did you mean @theme/Tabs?'],
  ['@theme-init/Detials', 'did you mean @theme/Details?'],
  ['@theme/Somewhere', 'there are: @theme/Tabs, @theme/Details'],
  ['@docusaurus/somethingElse', 'there are: @docusaurus/Link, @docusaurus/Head'],
])('%s: %s', (name, words) => {
  expect(sayIn('en')(replacementOf(name, KNOWN))).toBe(words)
})

test('of many names a few are said', () => {
  const many = Array.from({ length: 20 }, (_, index) => `@theme/Zigzag${index}`)
  expect(sayIn('en')(replacementOf('@theme/Somewhere', many))).toMatch(/^there are: (@theme\/Zigzag\d, ){8}…$/)
})
