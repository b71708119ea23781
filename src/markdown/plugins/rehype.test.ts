import { describe, expect, test } from 'vitest'
import { makeSource } from '../../../test/factory.ts'
import { OPTIONS } from '../../../test/markdown-fixture.ts'
import { inWords } from '../../../test/said.ts'
import { parsePage } from '../../pages/index.ts'
import { attributesOf, propertiesOf } from './properties.ts'

interface Node {
  type: string
  tagName?: string
  name?: string | null
  value?: string
  properties?: Record<string, unknown>
  attributes?: object[]
  children?: Node[]
  data?: { meta?: string }
}
interface File {
  data: Record<string, unknown>
  fail(reason: string, place?: unknown): never
}
type Transform = (tree: Node, file: File) => unknown

const plugin = (transform: Transform, name = 'own') => ({ name, attach: () => transform as never, options: undefined })

const parse = (body: string, rehype: Transform[], name = 'x.md') =>
  parsePage({ ...makeSource('doc', name), body, bodyLine: 4 } as never, {
    ...OPTIONS,
    plugins: { remark: [], rehype: rehype.map(transform => plugin(transform)), siteDir: '/site' },
  })

const all = (tree: Node): Node[] => [tree, ...(tree.children ?? []).flatMap(all)]
const elements = (tree: Node, name: string): Node[] => all(tree).filter(({ tagName }) => tagName === name)

const RICH = `# Имя

## Раздел один {#own}

## Раздел

Абзац *с* [ссылкой](https://example.org "Имя"), \`кодом\`, <kbd>К</kbd> и сноской[^1].

:::tip Совет

- [x] раз
- два

:::

| а | б |
| :- | -: |
| 1 | 2 |

\`\`\`js title="a.js" {1}
const a = 1
\`\`\`

<details class="a b"><summary>Ещё</summary>внутри</details>

<!-- truncate -->

![Рис](./a.png)

[^1]: Сноска.
`

describe('plugins for HTML trees', () => {
  test('that change nothing change nothing: Markdown and MDX', async () => {
    const mdx = `${RICH.replace('<!-- truncate -->', '{/* truncate */}').replace('class=', 'className=')}\n<Tabs><TabItem value="a">А</TabItem></Tabs>\n\n{1 + 1} и <b title={'a'}>б</b>\n`
    for (const [body, name] of [
      [RICH, 'x.md'],
      [mdx, 'x.mdx'],
    ] as const) {
      const { plugins: _, ...plain } = { ...OPTIONS, plugins: undefined }
      const source = { ...makeSource('doc', name), body, bodyLine: 4 }
      expect(await parse(body, [() => undefined], name)).toEqual(await parsePage(source as never, plain))
    }
  })

  test('see elements, properties, code and ids of headings; raw tags of Markdown as elements', async () => {
    const seen: unknown[] = []
    await parse(RICH, [
      tree => {
        seen.push(elements(tree, 'h2').map(({ properties }) => properties?.id))
        seen.push(elements(tree, 'details')[0]?.properties, elements(tree, 'kbd').length)
        const [code] = elements(tree, 'pre')[0]?.children ?? []
        seen.push(code?.properties, code?.data?.meta, code?.children?.[0]?.value)
      },
    ])
    expect(seen).toEqual([
      ['own', 'раздел'],
      { className: ['a', 'b'] },
      1,
      { className: ['language-js'] },
      'title="a.js" {1}',
      'const a = 1\n',
    ])
  })

  test('change, wrap, add and remove; what they make goes through the same steps as all HTML', async () => {
    const page = await parse('## Имя\n\nа [б](https://example.org)\n\n![в](./a.png)', [
      tree => {
        for (const link of elements(tree, 'a'))
          Object.assign(link.properties ?? {}, { dataKind: 'x', onClick: 'alert(1)' })
        for (const heading of elements(tree, 'h2')) heading.properties = { id: 'given', className: ['a', 'b'] }
        tree.children = (tree.children ?? []).map(child =>
          elements(child, 'img').length === 0
            ? child
            : { type: 'element', tagName: 'figure', properties: { style: 'color:red' }, children: [child] },
        )
        tree.children.push({ type: 'raw', value: '<em>г</em>' }, { type: 'text', value: ' 1 < 2' })
      },
    ])
    expect(page.toc.map(({ id }) => id)).toEqual(['given'])
    expect(page.html).toContain('<h2 id="given" class="anchor a b"')
    expect(page.html).toContain('data-kind="x"')
    expect(page.html).not.toContain('alert')
    expect(page.html).toMatch(/<figure class="[^"]+"><p class="image-alone"><img/)
    expect(page.html).toMatch(/<em>г<\/em> 1 &lt; 2$/)
    expect(page.problems.map(inWords)[0]).toMatchObject({ code: 'removed-attribute' })
  })

  test('draw code themselves, or leave it to the highlighting', async () => {
    const drawn = await parse('```js\nа\n```\n', [
      tree => {
        const [code] = elements(tree, 'code')
        if (code !== undefined) code.children = [{ type: 'element', tagName: 'b', properties: {}, children: [] }]
      },
    ])
    expect(drawn.html).toBe('<pre><code class="language-js"><b></b></code></pre>')
    const other = await parse('```js\nа\n```\n', [
      tree => {
        const [code] = elements(tree, 'code')
        if (code !== undefined) Object.assign(code, { properties: { className: ['language-css'] } })
      },
    ])
    expect(other.html).toContain('language-css')
  })

  test('put components into MDX and see those that are there', async () => {
    const seen: unknown[] = []
    const page = await parse(
      '<Tabs a={1} b="2" {...{}}><TabItem value="a">А</TabItem></Tabs>\n',
      [
        tree => {
          seen.push(...all(tree).flatMap(({ name, attributes }) => (name === undefined ? [] : [[name, attributes]])))
          const inner = tree.children ?? []
          tree.children = [{ type: 'mdxJsxFlowElement', name: 'Details', attributes: [], children: inner }]
        },
      ],
      'x.mdx',
    )
    expect(seen[0]).toEqual([
      'Tabs',
      [
        { type: 'mdxJsxAttribute', name: 'a', value: { type: 'mdxJsxAttributeValueExpression', value: '1' } },
        { type: 'mdxJsxAttribute', name: 'b', value: '2' },
        { type: 'mdxJsxExpressionAttribute', value: '...{}' },
      ],
    ])
    expect(page.html).toContain('<details')
    expect(page.problems).toEqual([])
  })

  test('share the file with plugins of the Markdown tree; one that fails is named at its place', async () => {
    const remark = [
      {
        name: 'a',
        attach: () => ((_: unknown, file: File) => Object.assign(file.data, { a: 1 })) as never,
        options: undefined,
      },
    ]
    const rehype = [
      plugin((tree, file) => {
        expect(file.data.a).toBe(1)
        file.fail('нельзя', elements(tree, 'p')[1])
      }, 'strict'),
    ]
    const source = { ...makeSource('doc', 'x.md'), body: 'Раз\n\nДва', bodyLine: 4 }
    const page = await parsePage(source as never, { ...OPTIONS, plugins: { remark, rehype, siteDir: '/site' } })
    expect(page.html).toBe('<p>Раз</p>\n<p>Два</p>')
    expect(page.problems.map(inWords).map(({ level, line, text }) => [level, line, text])).toEqual([
      ['error', 6, 'плагин Markdown «strict» не сработал: нельзя'],
    ])
  })

  test('names of properties are those of hast, both ways', () => {
    const attributes = {
      class: 'a b',
      for: 'x',
      'data-some-thing': '1',
      'aria-label': 'А',
      tabindex: '0',
      rel: 'me nofollow',
      'stroke-linecap': 'round',
      'http-equiv': 'x',
      disabled: true as const,
    }
    const properties = {
      className: ['a', 'b'],
      htmlFor: 'x',
      dataSomeThing: '1',
      ariaLabel: 'А',
      tabIndex: '0',
      rel: ['me', 'nofollow'],
      strokeLinecap: 'round',
      httpEquiv: 'x',
      disabled: true,
    }
    expect(propertiesOf(attributes)).toEqual(properties)
    expect(attributesOf(properties)).toEqual(attributes)
    expect(
      attributesOf({ strokeLineCap: 'round', viewBox: '0 0 1 1', markerWidth: 3, hidden: false, clipPath: 'a' }),
    ).toEqual({
      'stroke-linecap': 'round',
      viewbox: '0 0 1 1',
      markerwidth: '3',
      'clip-path': 'a',
    })
  })
})
