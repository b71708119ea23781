import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement, memo, type ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { hydratedMarkup, markupOf } from './markup.ts'

const THEME = join(import.meta.dirname, '../theme')
const sources = readdirSync(THEME, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
  .map(name => readFileSync(join(THEME, name), 'utf8'))

/** Elements that the theme writes, and the attributes that stand in any of them. */
const tags = new Map<string, Set<string>>()
for (const source of sources) {
  for (const [, tag = '', attributes = ''] of source.matchAll(/<([a-z][a-z\d]*)((?:\s[^<>]*(?:=>[^<>]*)*)?)\/?>/g)) {
    const known = tags.get(tag) ?? new Set()
    for (const [, name = ''] of attributes.matchAll(/\s([a-z][a-zA-Z-]*)(?==|\s|$)/g)) known.add(name)
    tags.set(tag, known)
  }
}
const names = new Set([...tags.values()].flatMap(names => [...names]))
names.delete('key')
names.delete('dangerouslySetInnerHTML')

function expectSame(node: ReactNode): void {
  expect(markupOf(node)).toBe(renderToStaticMarkup(node))
  expect(hydratedMarkup(node)).toBe(renderToString(node))
}

describe('what React writes is written', () => {
  test('of every element of the theme', () => {
    expect(tags.size).toBeGreaterThan(30)
    for (const tag of tags.keys()) {
      const inside = tag === 'img' || tag === 'input' ? undefined : ['<&>', 1, null, undefined, true, false, 'x', '']
      expectSame(createElement(tag, { className: 'a' }, inside))
      if (inside !== undefined) expectSame(createElement(tag, { dangerouslySetInnerHTML: { __html: '<b>&</b>' } }))
    }
  })

  test('of every attribute of the theme, whatever its value', () => {
    expect(names.size).toBeGreaterThan(40)
    const values = ['', 'a', '\'"<&>', 0, 1, 2.5, true, false, null, undefined, ' java\nscript:alert(1)', 'data:,x']
    for (const name of names) {
      for (const value of values) {
        // Handlers are functions.
        if (name.startsWith('on')) expectSame(<b {...{ [name]: () => value }} />)
        else for (const tag of ['a', 'b', 'img']) expectSame(createElement(tag, { id: 'x', [name]: value }))
      }
    }
  })

  test('of forms, whose attributes React puts in an order of its own', () => {
    for (const source of sources) {
      for (const [, tag = '', attributes = ''] of source.matchAll(
        /<(form|input|button)((?:\s[^<>]*(?:=>[^<>]*)*)?)\/?>/g,
      )) {
        const written = [...attributes.matchAll(/\s([a-z][a-zA-Z-]*)(?==|\s|$)/g)].flatMap(([, name = '']) =>
          name.startsWith('on') ? [] : [[name, 'a']],
        )
        expectSame(createElement(tag, Object.fromEntries(written)))
      }
    }
  })

  test('of texts side by side, in lists, fragments and components', () => {
    const Two = ({ children }: { children?: ReactNode }) => (
      <>
        один{children}
        {2}
      </>
    )
    const Kept = memo(Two)
    const list = ['a', 'b'].map(text => <i key={text}>{text}</i>)
    expectSame(
      <div>
        a{'b'}
        <Two>в</Two>
        <Kept />
        {list}
        {[]}
        {['c', ['d', <></>, 'e']]}
        <p>{''}</p>
        <p>
          {''}f{''}
        </p>
        g
      </div>,
    )
    expectSame('a & b')
    expectSame(null)
  })

  test('of pictures, of which browsers are told first', () => {
    expectSame(
      <p>
        <img src="/a.svg?x&y" alt="" />
        <img src="/late.svg" alt="" loading="lazy" />
        <img src="/a.svg?x&y" alt="" />
        <img src="data:image/png,x" alt="" />
        <img src="/b.svg" alt="" width={28} />
      </p>,
    )
  })
})

test('what is no component of the theme is said, not passed over', () => {
  expect(() => markupOf(<object>{{ odd: 1 } as unknown as ReactNode}</object>)).toThrow('no component of the theme')
})
