/** What a page says and where it leads, read from the tree. */

import { describe, expect, test } from 'vitest'
import { makeSource } from '../../../test/factory.ts'
import { OPTIONS } from '../../../test/markdown-fixture.ts'
import { readMark } from '../../shared/mark.ts'
import { toFilePath } from '../../shared/path.ts'
import { createContext } from '../context.ts'
import { attribute, element, type HtmlNode, text } from '../html-tree.ts'
import { addContexts } from './contexts.ts'
import { collectReferences, createReference } from './references.ts'
import { collectSections, findDescription } from './sections.ts'

const start = () => createContext(makeSource('doc', 'x.md'), OPTIONS)

describe('what an address is', () => {
  const refer = (address: string, image = false, file = 'docs/x.md') => {
    const at = { file: toFilePath(file), line: 3, column: 4 }
    const { kind, target, query, hash } = createReference(address, {
      image,
      media: false,
      at,
      text: '',
      context: start(),
    })
    return [kind, target + query + hash]
  }

  test.each([
    ['https://a.b/c#d', 'external', 'https://a.b/c#d'],
    ['mailto:a@b', 'external', 'mailto:a@b'],
    ['./a%20b.MD?x#y', 'file', './a b.MD?x#y'],
    ['a.mdx', 'file', 'a.mdx'],
    ['#раздел', 'hash', '#раздел'],
    ['', 'hash', ''],
    ['/docs/a', 'url', '/docs/a'],
    ['/data.json', 'url', '/data.json'],
    ['./data.json', 'asset', './data.json'],
    ['/plan.PDF', 'asset', '/plan.PDF'],
    ['@site/x.unknown', 'asset', '@site/x.unknown'],
    ['pathname:///a%20b?c#d', 'plain', '/a b?c#d'],
    [' ./a.md ', 'file', './a.md'],
  ])('%s is %s', (address, kind, target) => expect(refer(address)).toEqual([kind, target]))

  test('what a picture shows is a file, whatever its name', () => expect(refer('/a', true)).toEqual(['asset', '/a']))

  test('paths in a partial are counted from the partial', () => {
    expect(refer('./b.md', false, 'docs/parts/_p.md')).toEqual(['file', '@site/docs/parts/b.md'])
    expect(refer('/b.md', false, 'docs/parts/_p.md')).toEqual(['file', '/b.md'])
    expect(refer('b', false, 'docs/parts/_p.md')).toEqual(['url', 'b'])
  })
})

describe('references of a page', () => {
  const collect = (...nodes: HtmlNode[]) => {
    const context = start()
    return { nodes: collectReferences(nodes, context), context, codes: context.problems.map(({ code }) => code) }
  }

  test('a link is marked, and opens outside when it leads there', () => {
    const link = element('a', { href: 'https://a.b' }, [text(' раз\nдва ')])
    const { context } = collect(link)
    expect(readMark(attribute(link, 'href'))).toEqual({ kind: 'link', index: 0 })
    expect(link.attributes).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' })
    expect(context.references[0]).toMatchObject({ kind: 'external', text: 'раз два' })
  })

  test('a link that is its own address says so, with the scheme or without', () => {
    const linkOf = (href: string, words: string) => element('a', { href }, [text(words)])
    const bare = [
      linkOf('https://a.b/c', 'https://a.b/c'),
      linkOf('https://a.b/', 'a.b'),
      linkOf('//a.b', 'a.b/'),
      linkOf('https://a.b/%D1%8F', 'https://a.b/я'),
    ]
    const named = [linkOf('https://a.b/c', 'a.b'), linkOf('https://a.b', 'раз'), linkOf('/a.b', '/a.b')]
    collect(...bare, ...named)
    expect(bare.map(({ attributes }) => attributes['data-bare'])).toEqual(['', '', '', ''])
    expect(named.map(({ attributes }) => attributes['data-bare'])).toEqual([undefined, undefined, undefined])
  })

  test('a link to a page stays in its window; what the author chose is kept', () => {
    const page = element('a', { href: './a.md' })
    const own = element('a', { href: 'https://a.b', target: '_self' })
    collect(page, own)
    expect(page.attributes.target).toBeUndefined()
    expect(own.attributes.target).toBe('_self')
  })

  test('a link that runs code is its text, a picture its description', () => {
    const { nodes, codes } = collect(
      element('a', { href: 'java\tscript:x' }, [text('а')]),
      element('img', { src: 'data:text/html,x', alt: 'б' }),
    )
    expect(nodes).toEqual([text('а'), text('б')])
    expect(codes).toEqual(['unsafe-link'])
  })

  test('of links in links that run code nothing but text stays', () => {
    const frame = element('iframe', { src: 'javascript:x' }, [text('в')])
    const picture = element('img', { src: 'javascript:x', alt: 'б' })
    const { nodes } = collect(element('a', { href: 'javascript:x' }, [text('а'), picture, element('b', {}, [frame])]))
    expect(nodes).toEqual([text('а'), text('б'), element('b', {}, [text('в')])])
  })

  test('a link that may reach back into its opener does not', () => {
    const link = element('a', { href: 'https://a.b', rel: 'me Opener', target: '_blank' })
    collect(link)
    expect(link.attributes.rel).toBe('me noopener')
  })

  test('only a picture without a size of its own gets one', () => {
    const [bare, sized] = [element('img', { src: './a.png' }), element('img', { src: './a.png', width: '1' })]
    collect(bare, sized)
    expect([bare.size, sized.size]).toEqual([0, undefined])
  })

  test('every address of a set is marked, with its size', () => {
    const image = element('img', { srcset: './a.png 1x, javascript:x 2x, ./b.png' })
    const { context } = collect(image)
    expect(context.references.map(({ target }) => target)).toEqual(['./a.png', './b.png'])
    expect(attribute(image, 'srcset')).toMatch(/^\S+ 1x, \S+$/)
    expect(context.problems.map(({ code }) => code)).toEqual(['unsafe-link'])
  })

  test('an empty link is a mistake; markup of the engine is not looked at', () => {
    expect(collect(element('a', { href: '' })).codes).toEqual(['empty-link'])
    const { context } = collect({ ...element('a', { href: '#x' }), own: true })
    expect(context.references).toEqual([])
  })
})

test('each link gets the sentence it stands in, over inline elements, not over blocks', () => {
  const context = start()
  const nodes = [
    element('p', {}, [
      text('Раз. Два '),
      element('b', {}, [element('a', { href: './a.md' }, [text('три')])]),
      text('.'),
    ]),
    element('p', {}, [text('Другое.')]),
  ]
  addContexts(collectReferences(nodes, context), context)
  expect(context.references[0]?.context).toEqual({ before: 'Два ', text: 'три', after: '.' })
})

describe('sections', () => {
  test('blocks are apart, inline elements are not; links to headings are no text', () => {
    const heading = element('h2', { id: 'а' }, [text('А'), element('a', { class: 'hash-link' }, [text('#')])])
    const nodes = [
      element('p', {}, [text('раз'), element('b', {}, [text('два')])]),
      element('p', {}, [text('три'), element('img', { alt: 'вид' })]),
      heading,
      element('h3', {}, [text('без id')]),
    ]
    expect(collectSections(nodes)).toEqual([
      { anchor: '', heading: '', level: 0, text: 'раздва три вид' },
      { anchor: 'а', heading: 'А', level: 2, text: 'без id' },
    ])
  })

  test('a word that may be broken at the end of a line is one', () => {
    const nodes = [element('p', {}, [text('Geräte\u00adrollen')]), element('h2', { id: 'a' }, [text('Last\u00adnetz')])]
    expect(collectSections(nodes)).toEqual([
      { anchor: '', heading: '', level: 0, text: 'Geräterollen' },
      { anchor: 'a', heading: 'Lastnetz', level: 2, text: '' },
    ])
  })
})

describe('description', () => {
  const p = (...children: HtmlNode[]) => element('p', {}, children)
  const WHOLE = { isLine: false }

  test('is the first paragraph or item that says something', () => {
    expect(
      findDescription(
        [element('h2', {}, [text('А')]), p(element('img', { alt: 'вид' })), p(text(' раз\n два '))],
        WHOLE,
      ),
    ).toBe('раз два')
    expect(findDescription([element('ul', {}, [element('li', {}, [text('пункт'), element('ul')])])], WHOLE)).toBe(
      'пункт',
    )
  })

  test('is its first line for a site of Docusaurus, which asks for no more', () => {
    const nodes = [p(element('img', { alt: 'вид' }), text('\nраз два,\nтри'))]
    expect(findDescription(nodes, { isLine: true })).toBe('раз два,')
    expect(findDescription(nodes, WHOLE)).toBe('раз два, три')
  })

  test('is in no table, code or title of a box', () => {
    expect(
      findDescription([element('table', {}, [p(text('а'))]), element('pre', {}, [p(text('б'))])], WHOLE),
    ).toBeUndefined()
    expect(
      findDescription([element('div', { class: 'admonition-heading' }, [p(text('а'))]), p(text('б'))], WHOLE),
    ).toBe('б')
  })
})
