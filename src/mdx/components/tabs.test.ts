import { createElement, Fragment, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { AT, makeContext, makeRun } from '../../../test/mdx-fixture.ts'
import { inWords } from '../../../test/said.ts'
import { type AnyProps, TabItem } from '../../docusaurus/index.ts'
import type { HtmlElement, HtmlNode } from '../../tree/html-tree.ts'
import { assembleHtml } from '../assemble.ts'
import { renderContent } from '../run.ts'
import { PLACE_PROP } from '../skeleton/skeleton.ts'
import { drawTabs } from './tabs.ts'

const item = (props: AnyProps) => createElement(TabItem, { key: String(props.value ?? props.label), ...props })
const find = (nodes: readonly HtmlNode[], name: string): HtmlElement[] =>
  nodes.flatMap(node =>
    node.kind === 'element' ? [...(node.name === name ? [node] : []), ...find(node.children, name)] : [],
  )

test('a comment between items that waits among the chunks is no content', async () => {
  const run = await makeRun(makeContext())
  const comment = run.chunks.add([
    { kind: 'comment', value: 'x' },
    { kind: 'text', value: '\n' },
  ])
  const problems: string[] = []
  const context = { ...run.context, report: (_: string, id: string) => problems.push(id) }
  drawTabs({ [PLACE_PROP]: `1:1:${AT.file}`, children: [comment, item({ value: 'a' })] }, { ...run, context } as never)
  expect(problems).toEqual([])
})

async function draw(children: ReactNode, props: AnyProps = {}) {
  const context = makeContext()
  const run = await makeRun(context)
  const place = `${AT.line}:${AT.column}:${AT.file}`
  const node = () => drawTabs({ [PLACE_PROP]: place, ...props, children }, run)
  const nodes = assembleHtml(await renderContent(node, run), AT, run)
  const inputs = find(nodes, 'input')
  return {
    box: nodes.find(child => child.kind === 'element')?.attributes,
    values: inputs.map(({ attributes }) => attributes.value),
    selected: inputs.find(({ attributes }) => attributes.checked === true)?.attributes.value,
    labels: find(nodes, 'label').map(({ attributes, children }) => [
      attributes.class,
      children.map(child => (child.kind === 'text' ? child.value : child.kind)).join(),
    ]),
    problems: context.problems.map(inWords),
  }
}

test('labels are said by the item, by its value, or by `values`', async () => {
  const { labels, values } = await draw(
    [item({ value: 'a', label: 'А' }), item({ value: 'b' }), item({ value: 'c', label: 'нет' }), item({ label: 'д' })],
    { values: [{ value: 'c', label: 'В', attributes: { className: 'own' } }] },
  )
  expect(values).toEqual(['c', 'a', 'b', 'д'])
  expect(labels).toEqual([
    ['tab own', 'В'],
    ['tab', 'А'],
    ['tab', 'b'],
    ['tab', 'д'],
  ])
})

test.each([
  ['the first', {}, [{ value: 'a' }, { value: 'b' }], 'a'],
  ['the item that says so', {}, [{ value: 'a' }, { value: 'b', default: true }], 'b'],
  ['defaultValue before it', { defaultValue: 'a' }, [{ value: 'a' }, { value: 'b', default: true }], 'a'],
  [
    'the entry of values that says so',
    { values: [{ value: 'b', default: true }] },
    [{ value: 'a' }, { value: 'b' }],
    'b',
  ],
  [
    'none where the author wants none',
    { defaultValue: null },
    [{ value: 'a' }, { value: 'b', default: true }],
    undefined,
  ],
])('open is %s', async (_, props, items, expected) => {
  expect((await draw(items.map(item), props)).selected).toBe(expected)
})

test('items inside a fragment count, blank text does not, a tag with a value does', async () => {
  const { values, problems } = await draw([
    '\n',
    createElement(Fragment, { key: 1 }, item({ value: 'a' })),
    createElement('div', { key: 2, value: 'b' } as object),
  ])
  expect(values).toEqual(['a', 'b'])
  expect(problems).toEqual([])
})

test('groups and addresses', async () => {
  const group = await draw(item({ value: 'a' }), { groupId: 'os', queryString: true, className: 'x', block: true })
  expect(group.box).toEqual({ class: 'theme-tabs-container tabs tabs-block x', 'data-group': 'os', 'data-query': 'os' })
  const named = await draw(item({ value: 'a' }), { groupId: 'os', queryString: 'q' })
  expect(named.box).toMatchObject({ 'data-query': 'q' })
  const none = await draw(item({ value: 'a' }), { queryString: false })
  expect(none.box).toEqual({ class: 'theme-tabs-container tabs' })
})

test.each([
  ['something else inside', ['слово', item({ value: 'a' })], {}, 'bad-tab', 'внутри <Tabs> стоит не <TabItem>'],
  [
    'a value twice',
    [item({ value: 'a' }), createElement(Fragment, { key: 2 }, item({ value: 'a' }))],
    {},
    'duplicate-tab',
    'две вкладки со значением «a»',
  ],
  [
    'an unknown default',
    [item({ value: 'a' })],
    { defaultValue: 'z' },
    'unknown-tab',
    'вкладки «z» из defaultValue нет',
  ],
])('%s is a mistake with its place', async (_, children, props, code, text) => {
  expect((await draw(children, props)).problems).toMatchObject([{ level: 'error', code, text, ...AT }])
})

test('more than twelve tabs cannot be switched', async () => {
  const items = (count: number) => Array.from({ length: count }, (_, index) => item({ value: `v${index}` }))
  expect((await draw(items(12))).problems).toEqual([])
  expect((await draw(items(13))).problems).toMatchObject([{ level: 'warning', text: 'вкладок больше 12' }])
})

test('no tabs are nothing', async () => {
  expect(await draw([])).toMatchObject({ box: undefined, problems: [] })
})
