import type { Root } from 'mdast'
import { describe, expect, test } from 'vitest'
import { makeSource } from '../../../test/factory.ts'
import { OPTIONS } from '../../../test/markdown-fixture.ts'
import { inWords } from '../../../test/said.ts'
import { parsePage } from '../../pages/index.ts'
import type { MarkdownPlugin } from '../../shared/config.ts'

interface File {
  path: string
  value: string
  data: { frontMatter: { title?: string } }
  message(reason: string, place?: unknown): void
  fail(reason: string, place?: unknown): never
}

type Transform = (tree: Root, file: File) => unknown

/** Plugins that are only a transform. */
const plugin = (transform: Transform, name = 'own'): MarkdownPlugin => ({
  name,
  attach: () => transform as never,
  options: undefined,
})

const parse = (body: string, remark: MarkdownPlugin[], name = 'x.md') =>
  parsePage({ ...makeSource('doc', name), body, bodyLine: 4, frontMatter: { title: 'Имя' } } as never, {
    ...OPTIONS,
    plugins: { remark, rehype: [], siteDir: '/site' },
  })

describe('plugins for Markdown trees', () => {
  test('change a tree, give another one, wait; each sees what the one before it made', async () => {
    const first = plugin(tree => {
      tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'раз' }] })
    })
    const second = plugin(async tree => {
      await Promise.resolve()
      return { ...tree, children: tree.children.slice(-1) }
    })
    const page = await parse('Текст', [first, second])
    expect(page.html).toBe('<p>раз</p>')
    expect(page.problems).toEqual([])
  })

  test('take something in for a text by a program that bears no code', async () => {
    const name = (type: string, local: string, imported?: string) => ({
      type,
      local: { type: 'Identifier', name: local },
      ...(imported !== undefined && { imported: { type: 'Identifier', name: imported } }),
    })
    const specifiers = [name('ImportDefaultSpecifier', 'isInside'), name('ImportSpecifier', 'own', 'hasProtocol')]
    const statement = { type: 'ImportDeclaration', source: { value: '@docusaurus/isInternalUrl' }, specifiers }
    const inject = plugin(tree => {
      const estree = { type: 'Program', sourceType: 'module', body: [statement] }
      tree.children.unshift({ type: 'mdxjsEsm', value: 'injected here', data: { estree } } as never)
    })
    const page = await parse('**{[isInside("/a"), own("/a")].join()}**\n', [inject], 'x.mdx')
    expect(page.problems).toEqual([])
    expect(page.html).toContain('<strong>true,false</strong>')
  })

  test('get their options, the processor and the file with its front matter', async () => {
    const seen: unknown[] = []
    const attach = function (this: unknown, options: unknown) {
      const processor = this as { data(): object; parse(text: string): Root }
      seen.push(options, processor.data(), processor.parse('*а*').children.length)
      return (_: Root, file: File) => seen.push(file.path, file.data.frontMatter.title, file.value)
    }
    await parse('Текст', [{ name: 'own', attach: attach as never, options: { a: 1 } }])
    expect(seen).toEqual([{ a: 1 }, { settings: {} }, 1, '/site/docs/x.md', 'Имя', 'Текст'])
  })

  test('that would teach the parser a notation are named once for all texts, as it stays text', async () => {
    const attach = function (this: { data(): Record<string, unknown[]> }) {
      const data = this.data()
      data.micromarkExtensions = [...(data.micromarkExtensions ?? []), {}]
    }
    const wiki = { name: 'remarkWikiLink', attach: attach as never, options: undefined }
    const known = { ...wiki, name: 'remarkDirective' }
    const own = await parse('[[Дом]]', [known, wiki])
    const other = await parse('Текст', [wiki], 'y.md')
    expect(own.html).toBe('<p>[[Дом]]</p>')
    expect(own.problems).toEqual([{ level: 'warning', code: 'plugin-notation', values: { name: 'remarkWikiLink' } }])
    expect(other.problems).toEqual(own.problems)
  })

  test('may be of the old kind that calls back', async () => {
    const attach = () => (tree: Root, _: File, next: (error: unknown, tree: Root) => void) =>
      setTimeout(() => next(null, { ...tree, children: [] }), 1)
    expect((await parse('Текст', [{ name: 'own', attach: attach as never, options: undefined }])).html).toBe('')
  })

  test('say what HTML they want by hName, hProperties and hChildren, on nodes of any type', async () => {
    const page = await parse('Текст\n\n## Имя', [
      plugin(tree => {
        const [paragraph, heading] = tree.children as { type: string; data?: object; depth?: number }[]
        Object.assign(paragraph ?? {}, {
          type: 'callout',
          data: { hName: 'aside', hProperties: { className: ['a', 'b'], dataKind: 'x', hidden: false } },
        })
        Object.assign(heading ?? {}, { data: { hProperties: { id: 'own-id' } } })
        const hChildren = [{ type: 'element', tagName: 'b', properties: {}, children: [{ type: 'text', value: 'да' }] }]
        tree.children.push({ type: 'odd', data: { hName: 'span', hChildren } } as never)
      }),
    ])
    expect(page.html).toContain('<aside class="a b" data-kind="x">Текст</aside>')
    expect(page.html).toContain('<h2 id="own-id"')
    expect(page.html).toContain('<span><b>да</b></span>')
  })

  test('may put components into MDX', async () => {
    const page = await parse(
      '```js\na\n```\n',
      [
        plugin(tree => {
          const [code] = tree.children
          const children = code === undefined ? [] : [code]
          tree.children = [{ type: 'mdxJsxFlowElement', name: 'Details', attributes: [], children } as never]
        }),
      ],
      'x.mdx',
    )
    expect(page.html).toMatch(/<details[\s\S]*language-js/)
    // What is empty may be left out.
    const bare = await parse(
      'Раз\n',
      [plugin(tree => tree.children.push({ type: 'mdxJsxFlowElement', name: 'hr' } as never))],
      'x.mdx',
    )
    expect(bare.html).toContain('<hr')
    expect(bare.problems).toEqual([])
  })

  test('that fail are named with the place they know, and the text goes on; what they say is told', async () => {
    const page = await parse('Раз\n\nДва', [
      plugin((tree, file) => {
        file.message('ой', tree.children[1])
        file.fail('нельзя', tree.children[1])
      }, 'strict'),
      plugin(() => {
        throw new Error('сломан')
      }, 'broken'),
    ])
    expect(page.html).toBe('<p>Раз</p>\n<p>Два</p>')
    expect(page.problems.map(inWords).map(({ level, line, text }) => [level, line, text])).toEqual([
      ['error', 4, 'плагин Markdown «broken» не сработал: сломан'],
      ['error', 6, 'плагин Markdown «strict» не сработал: нельзя'],
      ['warning', 6, 'плагин Markdown сообщает: ой'],
    ])
  })
})
