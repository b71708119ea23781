import { expect, test } from 'vitest'
import { createTranslate } from '../../messages/index.ts'
import { element, type HtmlNode, text } from '../html-tree.ts'
import { admonition, kindTitle } from './admonition.ts'

test.each([
  ['en', 'tip', {}, 'Tip'],
  ['ru', 'tip', {}, 'Совет'],
  ['de', 'note', { 'theme.admonition.note': 'hinweis' }, 'Hinweis'],
  ['tr', 'tip', { 'theme.admonition.tip': 'ipucu' }, 'İpucu'],
  ['ar', 'tip', { 'theme.admonition.tip': 'نصيحة' }, 'نصيحة'],
  ['en', 'my-kind', {}, 'My-kind'],
] as const)('in %s a box %s without a title has one with a capital', (locale, type, texts, title) => {
  expect(kindTitle(type, createTranslate(locale, texts))).toBe(title)
})

test('a title with code or a link in it is one thing beside the sign, as one of words is', () => {
  const headingOf = (title: HtmlNode[]): (string | undefined)[] => {
    const box = admonition({ type: 'tip', title, content: [] }, createTranslate('en'))
    const heading = box.children.find(node => node.kind === 'element')
    return (heading?.children ?? []).map(node => (node.kind === 'element' ? node.name : node.kind))
  }
  expect(headingOf([text('Words')])).toEqual(['span', 'text'])
  expect(headingOf([text('Use '), element('code', {}, [text('a')]), text(' now')])).toEqual(['span', 'span'])
})
