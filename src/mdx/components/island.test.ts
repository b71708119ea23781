import * as react from 'react'
import { createElement, memo, type ReactNode, useContext, useId } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { drawIn, makeContext } from '../../../test/mdx-fixture.ts'
import { type AnyComponent, type AnyProps, noteContexts } from '../../docusaurus/index.ts'
import { sayIn } from '../../messages/problem.ts'
import { isSaidError } from '../../messages/said-error.ts'
import { createPart } from '../part.ts'
import { currentScope } from '../scope.ts'
import { createIsland, drawInBrowsers } from './island.ts'

const ORIGIN = { src: '/assets/a.js', name: 'Card', file: 'src/Card.tsx' }
const Card = ({ title, children }: AnyProps): ReactNode => createElement('b', null, title as ReactNode, children)
const WithId = () => createElement('i', { id: useId() })
const island = (component: unknown = Card) => createIsland(component, ORIGIN) as AnyComponent
const draw = (props: AnyProps, component?: unknown) => drawIn(makeContext(), createElement(island(component), props))
const attributeOf = (html: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1]?.replaceAll('&quot;', '"')

describe('an island in a document', () => {
  test('is drawn, with its script and its props beside it', async () => {
    const html = await draw({ title: 'Имя', list: [1, { a: null }], none: undefined })
    expect(html).toMatch(/^<x-island [^>]*><b>Имя<\/b><\/x-island>$/)
    expect(attributeOf(html, 'data-src')).toBe('/assets/a.js')
    expect(attributeOf(html, 'data-name')).toBe('Card')
    expect(JSON.parse(attributeOf(html, 'data-props') ?? '')).toEqual({ title: 'Имя', list: [1, { a: null }] })
    expect(attributeOf(html, 'data-slots')).toBeUndefined()
  })
  test('a list of elements is a list of drawn ones, a list of objects is sent', async () => {
    const title = [createElement('i', { key: 1 }), 'и', [createElement('u', { key: 2 })]]
    const Counted = ({ title, items }: AnyProps): ReactNode =>
      createElement('b', null, `${(title as unknown[]).length} `, title as ReactNode, (items as unknown[]).length)
    const html = await draw({ title, items: [{ a: 1 }, { a: 2 }] }, Counted)
    expect(html).toContain('<b>3 ')
    expect(html).toContain(
      '<x-slot data-slot="title.0"><i></i></x-slot>и<x-slot data-slot="title.2.0"><u></u></x-slot>',
    )
    expect(attributeOf(html, 'data-props')).toBe('{"title":[null,"и",[null]],"items":[{"a":1},{"a":2}]}')
    expect(attributeOf(html, 'data-slots')).toBe('title.0,title.2.0')
  })
  test('elements in objects are drawn where it puts them, and at hand where it does not at first', async () => {
    const First = ({ items }: AnyProps): ReactNode => (items as { text: ReactNode }[])[0]?.text
    const text = (name: string) => ({ name, text: createElement('i', null, name) })
    const html = await draw({ items: [text('а'), text('б')] }, First)
    expect(html).toContain('<x-slot data-slot="items.0.text"><i>а</i></x-slot></x-island>')
    expect(html).toContain('<template data-slot="items.1.text"><i>б</i></template>')
    expect(attributeOf(html, 'data-props')).toBe('{"items":[{"name":"а","text":null},{"name":"б","text":null}]}')
  })
  test('has on it what hangs on the component, and each is an island under its own name', async () => {
    const Head = ({ children }: AnyProps): ReactNode => createElement('h4', null, children)
    const Box = Object.assign(({ children }: AnyProps): ReactNode => children, { Head, SIZE: 3, Self: Head })
    Box.Self = Box
    const made = island(Box) as typeof Box
    expect(made.SIZE).toBe(3)
    expect(made.Head).toBe(made.Head)
    const html = await drawIn(makeContext(), createElement(made, null, createElement(made.Head, null, 'Имя')))
    expect(html).toMatch(/data-name="Card"[^>]*>.*<x-island [^>]*data-name="Card.Head"[^>]*><h4>Имя<\/h4><\/x-island>/)
  })
  test('without props says nothing of them', async () => {
    expect(attributeOf(await draw({}), 'data-props')).toBeUndefined()
  })
  test('children and elements are drawn already', async () => {
    const html = await draw({ title: createElement('i', null, 'а'), children: ['внутри'] })
    expect(html).toContain(
      '<b><x-slot data-slot="title"><i>а</i></x-slot><x-slot data-slot="children">внутри</x-slot></b>',
    )
    expect(attributeOf(html, 'data-slots')).toBe('title,children')
    expect(html).not.toContain('<template')
  })
  test('what it does not show at first is at hand', async () => {
    const html = await draw({ children: ['потом'] }, () => null)
    expect(html).toMatch(/<\/x-island><template data-slot="children">потом<\/template>$/)
  })
  test('a bare text inside is given as it is: a component may count its letters', async () => {
    const Loud = ({ children }: AnyProps): ReactNode => createElement('b', null, String(children).toUpperCase())
    const html = await draw({ children: 'тише' }, Loud)
    expect(html).toMatch(/<b>ТИШЕ<\/b><\/x-island>$/)
    expect(attributeOf(html, 'data-props')).toBe('{"children":"тише"}')
    expect(attributeOf(html, 'data-slots')).toBeUndefined()
  })
  test('islands of a page have ids of their own', async () => {
    const Made = island(WithId)
    const html = await drawIn(makeContext(), [createElement(Made, { key: 1 }), createElement(Made, { key: 2 })])
    const [first, second] = [...html.matchAll(/data-id="([^"]*)"/g)].map(match => match[1])
    expect(first).toMatch(/^i[0-9a-z]{4}1-$/)
    expect(second).toMatch(/2-$/)
    expect(html).toContain(first?.slice(0, -1))
  })
  test('inside another island it is the component itself', async () => {
    const html = await draw({ title: createElement('u') }, () => createElement(island(), { title: 'сам' }))
    expect(html.match(/<x-island/g)).toHaveLength(1)
    expect(html).toContain('<b>сам</b>')
  })
  test('what it sets around its children reaches them, and islands among them', async () => {
    const Mood = noteContexts(react).createContext('никакое')
    const Told = () => createElement('u', null, 'сейчас ', useContext(Mood))
    const around = ({ children }: AnyProps) => createElement(Mood, { value: 'светлое' }, children as ReactNode)
    const html = await draw(
      { children: [createElement(Told, { key: 1 }), createElement(island(Told), { key: 2 })] },
      around,
    )
    expect(html).toContain('<x-slot data-slot="children"><u>сейчас светлое</u><x-island ')
    // A browser takes over the island, and there the texts are told apart.
    expect(html).toContain('<u>сейчас <!-- -->светлое</u></x-island></x-slot>')
  })
  test('of its page a browser is told for what the island asks, not for what stands in it', async () => {
    const Asking = () => {
      const scope = currentScope()
      if (scope !== undefined) scope.asked += 1
      return 'спросил'
    }
    const asks = await draw({}, Asking)
    expect(attributeOf(asks, 'data-page')).toBeDefined()
    const around = await draw({ children: createElement(Asking) })
    expect(around).toContain('<x-slot data-slot="children">спросил</x-slot>')
    expect(attributeOf(around, 'data-page')).toBeUndefined()
  })
  test('among the children of an island it is one again', async () => {
    const html = await draw({ children: createElement(island(), { title: 'сам' }) })
    expect(html.match(/<x-island/g)).toHaveLength(2)
  })
})

test('outside a document it is the component itself', () => {
  expect(renderToStaticMarkup(createElement(island(), { title: 'Имя' }))).toBe('<b>Имя</b>')
})

test('exports that are no components stay what they are', () => {
  const element = createElement('b')
  for (const value of [1, 'x', null, { a: 1 }, element]) expect(createIsland(value, ORIGIN)).toBe(value)
  expect(createIsland(memo(Card), ORIGIN)).toBeTypeOf('function')
})

describe('what a browser cannot be sent', () => {
  const endless: unknown[] = []
  endless.push(endless)
  test.each([
    ['a function', { onClick: () => 1 }, 'свойство onClick островка src/Card.tsx — функция: в браузер его не передать'],
    ['a number that is none', { n: Number.NaN }, 'свойство n островка src/Card.tsx — NaN: в браузер его не передать'],
    ['a symbol', { s: Symbol('x') }, 'свойство s островка src/Card.tsx — symbol: в браузер его не передать'],
    ['a date', { at: [new Date(0)] }, 'свойство at[0] островка src/Card.tsx — объект Date: в браузер его не передать'],
    [
      'an element behind a name that cannot stand in a list of names',
      { data: { 'an.icon': createElement('i') } },
      'свойство data.an.icon островка src/Card.tsx — разметка внутри объекта: в браузер его не передать',
    ],
  ])('%s', async (_, props, words) => {
    const error: unknown = await draw(props as unknown as AnyProps).catch((thrown: unknown) => thrown)
    expect(isSaidError(error) && sayIn('ru')(error.said)).toBe(words)
  })
  test('a list that holds itself', async () => {
    await expect(draw({ endless })).rejects.toMatchObject({
      said: { values: { what: { id: 'island-value/endless' } } },
    })
  })
  test('plain values are fine, an object without a prototype among them', async () => {
    await expect(draw({ a: { b: [true, 'x', 0, null, undefined] }, c: Object.create(null) })).resolves.toContain(
      'x-island',
    )
  })
  test('a text that the island itself includes', async () => {
    const Part = createPart('docs/part.mdx')
    await expect(draw({}, () => createElement(Part))).rejects.toMatchObject({ said: { id: 'island-props/text' } })
  })
})

test('a text that a component includes is drawn, one that is not there is nothing', async () => {
  expect(await drawIn(makeContext(), createElement(createPart('docs/part.mdx')))).toBe('')
})

describe('what a text leaves to browsers', () => {
  type Props = Record<string, unknown>
  const left = (props: Props, context = makeContext()) =>
    drawIn(context, createElement<Props>(drawInBrowsers as (props: Props) => ReactNode, props))
  const needsWindow = () => {
    throw new ReferenceError('window is not defined')
  }
  test('is named with its props and its slots, and something else stands there until then', async () => {
    const Chart = island(needsWindow)
    const html = await left({
      fallback: createElement('i', null, 'ждите'),
      children: () => createElement('p', null, createElement(Chart, { zoom: 3 }, 'мет', 'ка')),
    })
    expect(html).toMatch(
      /^<p><x-island [^>]* data-later=""[^>]*><i>ждите<\/i><\/x-island><template data-slot="children">метка<\/template><\/p>$/,
    )
    expect(attributeOf(html, 'data-props')).toBe('{"zoom":3}')
  })
  test('what needs no browser is drawn; what cannot be asked for at build is named', async () => {
    const context = makeContext()
    expect(await left({ children: () => createElement('b', null, 'да') }, context)).toBe('<b>да</b>')
    expect(context.problems).toEqual([])
    const html = await left({ fallback: 'нет', children: needsWindow }, context)
    expect(html).toBe('нет')
    expect(context.problems.map(({ code, level }) => `${level} ${code}`)).toEqual(['warning browser-only'])
    expect(await left({ fallback: 'нет' }, context)).toBe('нет')
  })
})
