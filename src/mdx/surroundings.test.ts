import * as react from 'react'
import { createElement, memo, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { noteContexts, surround } from '../docusaurus/index.ts'
import { surroundingsOf } from './surroundings.ts'

const { createContext } = noteContexts(react)
const Site = createContext('ничего')
const Docs = createContext('ничего')

type Props = { children?: ReactNode }
const root = ({ children }: Props) => createElement(Site, { value: 'сайт' }, createElement('div', null, children))
const docs = ({ children }: Props) => createElement(Docs, { value: 'документы' }, children)
const Told = () => `${react.use(Site)} ${react.use(Docs)}`
const told = (parts: Record<string, unknown>, around: 'docs' | 'pages' = 'docs'): string =>
  renderToStaticMarkup(surround(surroundingsOf({ of: around, parts }, renderToStaticMarkup), createElement(Told)))

test('what the frames of a site set around its pages is set around what is drawn alone, and nothing else of them is there', () => {
  expect(told({})).toBe('ничего ничего')
  expect(told({ Root: root })).toBe('сайт ничего')
  const both = { Root: memo(root), DocsRoot: docs }
  expect([told(both), told(both, 'pages')]).toEqual(['сайт документы', 'сайт ничего'])
})

test('frames of documents that ask for a document leave those of all pages', () => {
  const asking = () => {
    throw new Error('нет документа')
  }
  expect(told({ Root: (props: Props) => root(props), DocRoot: asking })).toBe('сайт ничего')
})

test('a frame that shows nothing of what stands in it sets nothing around it', () => {
  expect(told({ Root: () => null })).toBe('ничего ничего')
})

test('a context of the engine’s own goes no way but its own', () => {
  const Own = react.createContext('ничего')
  const frame = ({ children }: Props) => createElement(Own, { value: 'своё' }, children)
  expect(surroundingsOf({ of: 'docs', parts: { Root: frame } }, renderToStaticMarkup)).toEqual([])
})

test('what asks the clock is asked for each page, so that none is thought to be the same tomorrow', () => {
  let asked = 0
  const frame = ({ children }: Props) => createElement(Site, { value: `раз ${++asked}` }, children)
  const ask = () => surroundingsOf({ of: 'pages', parts: { Root: frame }, asks: () => asked }, renderToStaticMarkup)
  expect([ask(), ask()].map(([pair]) => pair?.[1])).toEqual(['раз 1', 'раз 2'])
})
