import { expect, test } from 'vitest'
import type { HeadTag } from '../../shared/config.ts'
import { isCanonical, link, meta, property, uniqueMeta } from './head-tags.ts'

test('a tag without content is no tag', () => {
  expect(meta('description', undefined)).toEqual([])
  expect(meta('description', ' \n')).toEqual([])
  expect(meta('description', ' a ')).toEqual([{ tagName: 'meta', attributes: { name: 'description', content: ' a ' } }])
  expect(property('og:title', 'a')).toEqual([{ tagName: 'meta', attributes: { property: 'og:title', content: 'a' } }])
})

test('a link has what it is told besides', () => {
  expect(link('icon', '/a.svg', { sizes: 'any' }).attributes).toEqual({ rel: 'icon', href: '/a.svg', sizes: 'any' })
})

test('of one name the last stays, in its own place', () => {
  const tags = [...meta('a', '1'), ...meta('b', '1'), ...meta('a', '2'), ...property('c', '1')]
  expect(uniqueMeta(tags)).toEqual([...meta('b', '1'), ...meta('a', '2'), ...property('c', '1')])
})

test('what may stand several times does: by medium, lists of Open Graph, tags without a name', () => {
  const media = (value: string): HeadTag => ({ tagName: 'meta', attributes: { name: 'theme-color', media: value } })
  const tags = [
    media('a'),
    media('b'),
    ...property('article:tag', '1'),
    ...property('article:tag', '2'),
    { tagName: 'meta', attributes: { charset: 'utf-8' } },
    { tagName: 'meta', attributes: { 'http-equiv': 'x' } },
  ]
  expect(uniqueMeta(tags)).toEqual(tags)
})

test('only a link says which address is the canonical one', () => {
  expect(isCanonical(link('canonical', '/'))).toBe(true)
  expect(isCanonical(link('alternate', '/'))).toBe(false)
  expect(isCanonical({ tagName: 'meta', attributes: { rel: 'canonical' } })).toBe(false)
})
