import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { SITE } from '../../test/fake-host.ts'
import { parseText } from '../../test/markdown-fixture.ts'
import { AT, drawIn, makeContext, makeRun, UNIT } from '../../test/mdx-fixture.ts'
import { type AnyComponent, IslandContext } from '../docusaurus/index.ts'
import { withoutHints } from '../shared/text/hints.ts'
import { element, type HtmlNode, text } from '../tree/html-tree.ts'
import { assembleHtml } from './assemble.ts'
import { factsOf } from './components/facts.ts'
import { createProvided } from './components/host.ts'
import { takeLayout, takeRedirect } from './components/layout.ts'
import { applyOverrides, hasOwnTags, ownComponents } from './overrides.ts'
import { countElement, currentScope, type DrawScope, drawWithin } from './scope.ts'
import { createChunks } from './skeleton/chunks.ts'

const Own = () => null

describe('React’s HTML with the waiting parts back in it', () => {
  const assemble = (make: (chunks: ReturnType<typeof createChunks>) => string) => {
    const chunks = createChunks()
    return assembleHtml(make(chunks), AT, { chunks, context: makeContext() })
  }
  test('nodes stand where their placeholder stood', () => {
    expect(assemble(chunks => `<b>до ${chunks.add([element('i')])}</b>`)).toMatchObject([
      { name: 'b', children: [{ kind: 'text', value: 'до ' }, { name: 'i' }] },
    ])
  })
  test('nodes drawn twice are not the same nodes', () => {
    const nodes = assemble(chunks => chunks.add([element('i')]).repeat(2))
    expect(nodes[0]).toEqual(nodes[1])
    expect(nodes[0]).not.toBe(nodes[1])
  })
  test('an element of the text takes in what React drew', () => {
    const original = element('p', { id: 'x' })
    const [made] = assemble(chunks => `${chunks.open(original)}<b>а</b>${chunks.close()}б`)
    expect(made).toMatchObject({ name: 'p', attributes: { id: 'x' }, children: [{ name: 'b' }] })
    expect(original.children).toEqual([])
  })
  test('what follows a place was written there', () => {
    const later = { ...AT, line: 9 }
    const nodes = assemble(chunks => `а${chunks.place(later)}<b>б</b>`)
    expect(nodes).toMatchObject([{ at: AT }, { name: 'b', at: later, children: [{ at: later }] }])
  })
  test('in attributes placeholders are their text', () => {
    expect(assemble(chunks => `<img alt="${chunks.add([element('b', {}, [text('слово')])])}" hidden>`)).toMatchObject([
      { attributes: { alt: 'слово', hidden: true } },
    ])
  })
})

describe('tags that a site draws itself', () => {
  const context = makeContext({ components: { a: Own, p: 'p', Card: Own } })
  test('go by names that code can look up', () => {
    expect(ownComponents(context)).toEqual({ Own_a: Own, p: 'p', Card: Own })
    expect(hasOwnTags(context)).toBe(true)
    expect(hasOwnTags(makeContext({ components: { p: 'p', Card: Own } }))).toBe(false)
    expect(hasOwnTags(makeContext())).toBe(false)
  })
  test('become components at any depth, with React’s names', () => {
    const link = { ...element('a', { class: 'x', href: 'y' }, [text('слово')]), at: AT }
    expect(applyOverrides([element('p', {}, [link])], context)).toMatchObject([
      {
        name: 'p',
        children: [
          {
            kind: 'jsx',
            name: 'Own_a',
            attributes: [
              { name: 'className', value: 'x' },
              { name: 'href', value: 'y' },
            ],
            children: [text('слово')],
            at: AT,
          },
        ],
      },
    ])
  })
  test('markup of ours and other tags stay', () => {
    const ours: HtmlNode = { ...element('a'), own: true }
    const nodes = [ours, element('p'), element('b'), text('x')]
    expect(applyOverrides(nodes, context)).toEqual(nodes)
  })
})

describe('what components say of their page', () => {
  test('the last word wins, keywords come in either form', () => {
    const context = makeContext()
    takeLayout({ title: 'А', keywords: 'а, б', noFooter: true }, context)
    takeLayout({ title: 'Б', description: 5, image: '/i.png', wrapperClassName: 'w', noFooter: false }, context)
    expect(context.layout).toEqual({
      title: 'Б',
      keywords: ['а', 'б'],
      image: '/i.png',
      wrapperClassName: 'w',
      noFooter: true,
    })
    takeLayout({ keywords: [1, 'б'] }, context)
    expect(context.layout.keywords).toEqual(['1', 'б'])
    expect(() => takeLayout({ title: 'А' }, undefined)).not.toThrow()
  })
  test('a redirect works without scripts', async () => {
    const context = makeContext()
    const run = await makeRun(context)
    takeRedirect('/new', { ...run, unit: UNIT, elements: 0, asked: 0, told: {}, toStatic: String, toDynamic: String })
    expect(context.head).toEqual([
      { tagName: 'meta', attributes: { 'http-equiv': 'refresh', content: '0; url=\uFDD0l0\uFDD1' } },
    ])
    expect(() => takeRedirect('/new', undefined)).not.toThrow()
  })
})

describe('the document that is being drawn', () => {
  const scopeOf = async () => {
    const run = await makeRun(makeContext())
    return {
      ...run,
      unit: UNIT,
      elements: 0,
      asked: 0,
      told: {},
      toStatic: String,
      toDynamic: String,
    } satisfies DrawScope
  }
  test('is known while it is drawn, also after a failure inside', async () => {
    const [outer, inner] = [await scopeOf(), await scopeOf()]
    drawWithin(outer, () => {
      expect(() =>
        drawWithin(inner, () => {
          expect(currentScope()).toBe(inner)
          throw new Error('сломан')
        }),
      ).toThrow('сломан')
      expect(currentScope()).toBe(outer)
    })
    expect(currentScope()).toBeUndefined()
  })
  test('has its number of elements, and no more', async () => {
    const scope = { ...(await scopeOf()), elements: 249_999 }
    drawWithin(scope, () => {
      expect(() => countElement()).not.toThrow()
      expect(() => countElement()).toThrow()
    })
    expect(() => countElement()).not.toThrow()
  })
  test('hints of React for early loading are dropped at the beginning alone', () => {
    const hint = '<link rel="preload" as="image" href="a"/>'
    expect(withoutHints(`${hint}${hint}<b></b>${hint}`)).toBe(`<b></b>${hint}`)
  })
})

describe('components at hand', () => {
  const draw = async (name: string, props: Record<string, unknown>, ...children: string[]) => {
    const context = makeContext()
    const { builtIn, chunks } = await makeRun(context)
    const html = await drawIn(context, createElement(builtIn[name] ?? 'missing', props, ...children))
    return { html, context, chunks: chunks.list }
  }
  test('pictures of either colour, from addresses and from modules', async () => {
    const { html } = await draw('ThemedImage', {
      sources: { light: 'l.png', dark: { default: 'd.png' } },
      className: 'x',
    })
    expect(html).toBe(
      '<img src="l.png" alt="" class="themed-image themed-image-light x"/><img src="d.png" alt="" class="themed-image themed-image-dark x"/>',
    )
  })
  test('headings and code', async () => {
    expect((await draw('Heading', { as: 'h3', id: 'x' }, 'а')).html).toBe('<h3 id="x">а</h3>')
    expect((await draw('Heading', {}, 'а')).html).toBe('<h2>а</h2>')
    expect((await draw('CodeInline', {}, 'a')).html).toBe('<code>a</code>')
  })
  test('what needs the whole site waits for it', async () => {
    const { html, context } = await draw('TOCInline', { toc: [{ id: 'a', value: 'А', level: 3 }], maxHeadingLevel: 3 })
    expect(html).toMatch(/^\uFDD2\d+\uFDD3$/)
    expect(context.slots).toEqual([
      { component: 'TOCInline', props: { toc: [{ level: 3, id: 'a', text: 'А', html: 'А' }], maxHeadingLevel: 3 } },
    ])
  })
  test('a block of code loses the line breaks around it, not those within', async () => {
    const { chunks } = await draw('CodeBlock', { language: 'js', title: 'a.js' }, '\na\n\nb\n')
    expect(chunks).toMatchObject([
      { nodes: [{ kind: 'code', language: 'js', meta: expect.stringContaining('title="a.js"'), value: 'a\n\nb' }] },
    ])
  })
  test('the page’s own contents are known better later', async () => {
    const { slots } = await parseText('x.mdx', '## Раздел\n\n<TOCInline toc={toc} />\n')
    expect(slots).toEqual([{ component: 'TOCInline', props: {} }])
  })
})

test('texts that include each other are stopped where the circle closes', async () => {
  const page = await parseText('x.mdx', "import P from './_p.mdx'\n\n<P/>", {
    '_p.mdx': "import Q from './_p.mdx'\n\n<Q/>\n",
  })
  expect(page.problems).toMatchObject([{ code: 'include-loop', file: 'docs/_p.mdx', line: 1 }])
})

test('a link waits for its page in a document, an island has its address at once', () => {
  const link = createProvided(SITE)['@docusaurus/Link']?.default as AnyComponent
  const frozen = (to: string) =>
    renderToStaticMarkup(createElement(IslandContext, { value: true }, createElement(link, { to })))
  expect(renderToStaticMarkup(createElement(link, { to: '/docs' }))).toBe('<a href="/docs"></a>')
  expect(frozen('/docs')).toBe('<a href="/base/docs"></a>')
  expect(frozen('#here')).toBe('<a href="#here"></a>')
})

test('an hour in a component of one line keeps its colon beside it', async () => {
  const { html } = await parseText('x.mdx', '<div title={"a"}>в 10:30 <br /> до 21:00</div>\n')
  expect(html).toMatch(/10:30\s*<br>\s*до\s21:00/)
})

test('components are told the addresses of tags as they are', () => {
  const context = makeContext({ about: { tagsBase: '/docs/tags', editUrl: () => undefined } })
  const source = { ...context.source, frontMatter: { ...context.source.frontMatter, tags: ['Мой тег', '!!!'] } }
  const { tags } = factsOf({ ...context, source }).metadata
  expect(tags).toMatchObject([{ permalink: '/docs/tags/мой-тег' }, { permalink: '/docs/tags' }])
})

test('components are told of tags and authors what the files of the blog say', () => {
  const context = makeContext({
    about: { tagsBase: '/blog/tags', editUrl: () => undefined },
    registry: {
      tags: { заметки: { key: 'заметки', label: 'Заметки', permalink: '/notes', description: 'Короткие' } },
      authors: { ivan: { key: 'ivan', name: 'Иван', title: 'Автор', imageUrl: '/img/ivan.png', socials: {} } },
    },
  })
  const frontMatter = { ...context.source.frontMatter, tags: ['заметки', 'toString'], authors: ['ivan', 'valueOf'] }
  const { tags, authors } = factsOf({ ...context, source: { ...context.source, frontMatter } }).metadata
  expect(tags).toEqual([
    { label: 'Заметки', permalink: '/blog/tags/notes', description: 'Короткие', inline: false },
    { label: 'toString', permalink: '/blog/tags/to-string', inline: true },
  ])
  expect(authors).toMatchObject([
    { key: 'ivan', name: 'Иван', title: 'Автор', imageURL: '/img/ivan.png' },
    { key: 'valueOf', name: 'valueOf' },
  ])
})
