import { describe, expect, test } from 'vitest'
import { makeSource } from '../../../test/factory.ts'
import { OPTIONS } from '../../../test/markdown-fixture.ts'
import { toFilePath } from '../../shared/path.ts'
import { type Context, createContext } from '../context.ts'
import { element, type HtmlNode, text } from '../html-tree.ts'
import { repairNesting } from './repair.ts'
import { sanitizeHtml } from './sanitize.ts'
import { foldStyles } from './styles.ts'
import { writeHtml } from './write-html.ts'

const start = () => createContext(makeSource('page', 'x.md'), OPTIONS)

/** Code of a site whose pages may have scripts. */
const trustedCode = () => createContext(makeSource('page', 'x.mdx'), { ...OPTIONS, pageScripts: true })

const sanitize = (...nodes: HtmlNode[]) => sanitizeIn(start(), ...nodes)

function sanitizeIn(context: Context, ...nodes: HtmlNode[]) {
  const html = writeHtml(sanitizeHtml(nodes, context))
  return { html, codes: context.problems.map(({ code }) => code), context }
}

describe('what a page may not hold', () => {
  test('elements that act outside the text go with all that is inside', () => {
    const { html, codes } = sanitize(
      element('p', {}, [text('а'), element('script', {}, [text('x')]), element('embed')]),
      element('base', { href: '/' }),
    )
    expect(html).toBe('<p>а</p>')
    expect(codes).toEqual(['removed-html/script', 'removed-html/object', 'removed-html/base'])
  })

  test('a drawing keeps its title, a text does not', () => {
    expect(sanitize(element('svg', {}, [element('title', {}, [text('а')])])).html).toBe('<svg><title>а</title></svg>')
    expect(sanitize(element('p', {}, [element('title', {}, [text('а')])])).codes).toEqual(['removed-html/title'])
  })

  test('noscript and body leave what is inside', () => {
    expect(sanitize(element('body', {}, [element('noscript', {}, [text('а')])])).html).toBe('а')
  })

  test('an element that nothing can close leaves what is inside', () => {
    const { html, codes } = sanitize(element('plaintext', {}, [text('а'), element('script')]))
    expect([html, codes]).toEqual(['а', ['removed-html/script', 'removed-html/plaintext']])
  })

  test('handlers and addresses of code are removed, other attributes stay', () => {
    const { html, codes } = sanitize(element('button', { onclick: 'x()', formaction: '/', title: 'а' }))
    expect(html).toBe('<button title="а"></button>')
    expect(codes).toEqual(['removed-attribute/handler', 'removed-attribute/code'])
  })

  test.each([
    ['form', 'action'],
    ['table', 'background'],
    ['blockquote', 'cite'],
    ['img', 'longdesc'],
    ['input', 'src'],
    ['use', 'xlink:href'],
    ['image', 'href'],
    ['mtext', 'href'],
    ['maction', 'xlink:href'],
    ['animate', 'values'],
    ['animate', 'from'],
    ['animate', 'by'],
    ['set', 'to'],
  ])('an address of code is nowhere: <%s %s>', (tag, name) => {
    for (const address of ['javascript:x', ' JaVa\tScRiPt:x', 'vbscript:x', 'data:text/html,x', 'javascript%3ax']) {
      const { html, codes } = sanitize(element(tag, { [name]: address, class: 'a' }))
      expect([html.includes('script'), html.includes('data:'), html.includes('class="a"')]).toEqual([
        false,
        false,
        true,
      ])
      expect(codes).toEqual(['unsafe-attribute'])
    }
    expect(sanitize(element(tag, { [name]: '/a' })).codes.filter(code => code === 'unsafe-attribute')).toEqual([])
  })

  test('names that would hide properties of the document go without a word', () => {
    const named = ['img', 'form', 'iframe'].map(tag => element(tag, { name: 'cookie', title: 'а' }))
    const { html, codes } = sanitize(...named, element('a', { name: 'якорь' }))
    expect(html).toBe(
      '<img title="а"><form title="а"></form><iframe title="а" loading="lazy"></iframe><a name="якорь"></a>',
    )
    expect(codes).toEqual([])
  })

  test.each(['ping', 'attributionsrc'])('nothing tells others of a press on a link: %s', name => {
    const { html, codes } = sanitize(element('a', { href: '/a', [name]: 'https://evil.example/' }))
    expect([html, codes]).toEqual(['<a href="/a"></a>', ['unsafe-attribute']])
  })

  test.each(['animate', 'set', 'animatetransform'])('no animation changes an address: <%s>', tag => {
    const link = element('a', { href: '/a' }, [
      element(tag, { attributename: 'xlink:href', to: '/b' }),
      element(tag, { attributename: 'fill', to: 'red' }),
    ])
    const { html, codes } = sanitize(element('svg', {}, [link]))
    expect(html).toContain(`<svg><a href="/a"><${tag} attributename="fill" to="red"></${tag}></a></svg>`)
    expect(codes).toEqual(['removed-html/animation'])
  })

  test('frames load when needed and have a name', () => {
    const { html, codes } = sanitize(element('iframe', { loading: 'eager', title: 'Карта' }), element('iframe'))
    expect(html).toBe('<iframe loading="eager" title="Карта"></iframe><iframe loading="lazy"></iframe>')
    expect(codes).toEqual(['frame-title'])
  })

  test('microdata stays where it stands; with a word that does something it goes', () => {
    const microdata = element('meta', { itemprop: 'image', content: '/a.png' })
    const link = element('link', { itemprop: 'url', href: 'https://a.example/' })
    const style = element('link', { itemprop: 'url', rel: 'stylesheet', href: '/a.css' })
    const refresh = element('meta', { itemprop: 'a', 'http-equiv': 'refresh', content: '0' })
    const { html, codes } = sanitize(element('div', { itemscope: true }, [microdata, link, style, refresh]))
    expect(html).toBe(
      '<div itemscope><meta itemprop="image" content="/a.png"><link itemprop="url" href="https://a.example/"></div>',
    )
    expect(codes).toEqual(['removed-html/link', 'removed-html/meta'])
  })

  test('<head> goes to the head of the page, each tag once', () => {
    const meta = element('meta', { name: 'robots' })
    const head = [meta, meta, element('style'), element('p'), element('body', { class: 'wide' })]
    const { html, codes, context } = sanitize(element('div', {}, [element('head', {}, head), text('а')]))
    expect(html).toBe('<div>а</div>')
    expect(context.head).toEqual([{ tagName: 'meta', attributes: { name: 'robots' } }])
    expect(context.layout.className).toBe('wide')
    expect(codes).toEqual(['head-tag/style', 'head-tag'])
  })

  test('a script of the head cannot end early', () => {
    const { context } = sanitizeIn(trustedCode(), element('head', {}, [element('script', {}, [text('"</script>"')])]))
    expect(context.head).toEqual([{ tagName: 'script', attributes: {}, innerHTML: '"<\\/script>"' }])
  })
})

describe('style attributes', () => {
  const fold = (style: string) => {
    const context = start()
    const node = element('b', { style, class: 'own' })
    foldStyles([node], context)
    const declarations = [...context.styles].map(([name, css]) => css.replace(`.${name}.${name}`, ''))
    return { node, declarations, codes: context.problems.map(({ code }) => code) }
  }

  test('become one class of the same name for the same words', () => {
    const { node, declarations } = fold(' color : red; margin:0;; ')
    expect(declarations).toEqual(['{color:red;margin:0}'])
    expect(node.attributes).toEqual(fold('color:red;margin:0').node.attributes)
    expect(node.attributes.class).toMatch(/^own zs-\w+$/)
  })

  test('a semicolon in brackets or quotes ends nothing', () => {
    expect(fold('background:url(data:image/png;base64,a);content:";"').declarations).toEqual([
      '{background:url(data:image/png;base64,a);content:";"}',
    ])
  })

  test.each(['color:red}', 'a:url(', 'content:"', '@import "x"', '/**/', 'width:expression(1)', 'нет'])(
    '%s is refused',
    style => {
      const { node, declarations, codes } = fold(style)
      expect(declarations).toEqual([])
      expect(node.attributes).toEqual({ class: 'own' })
      expect(codes).toEqual(['removed-attribute/style'])
    },
  )

  test('an empty one goes without a word; in an island the words stay beside the class', () => {
    expect(fold(' ').codes).toEqual([])
    const context = start()
    const inner = element('b', { style: 'color:red' })
    foldStyles([element('x-island', {}, [inner])], context)
    expect(inner.attributes['data-style']).toBe('color:red')
  })
})

describe('nesting', () => {
  test('a paragraph around a block is a box', () => {
    const nodes = [element('p', {}, [element('span', {}, [element('ul')])]), element('p', {}, [element('b')])]
    expect(writeHtml(repairNesting(nodes, start()))).toBe('<div><span><ul></ul></span></div><p><b></b></p>')
  })

  test('a link in a link is its text', () => {
    const nodes = [element('a', { href: 'x' }, [element('a', { href: 'y' }, [text('а')])])]
    expect(writeHtml(repairNesting(nodes, start()))).toBe('<a href="x">а</a>')
  })

  test('it is told when the words of the inner one led elsewhere', () => {
    const said = (href: string, words: string) => {
      const context = start()
      const inner = { ...element('a', { href }, [text(words)]), at: { file: toFilePath('a.md'), line: 3, column: 5 } }
      repairNesting([element('a', { href: 'x' }, [element('p', {}, [inner])])], context)
      return context.problems.map(({ code, line, column }) => `${line}:${column} ${code}`)
    }
    expect(said('y', 'а')).toEqual(['3:5 link-inside/tag'])
    expect(said('x', 'а')).toEqual([])
    expect(said('https://example.org', 'https://example.org')).toEqual([])
    expect(said('http://www.example.org', 'www.example.org')).toEqual([])
  })
})

test('what is written is well formed', () => {
  expect(writeHtml([element('p', { title: '"<&', hidden: true }, [text('<&"'), element('br')])])).toBe(
    '<p title="&quot;&lt;&amp;" hidden>&lt;&amp;"<br></p>',
  )
  expect(writeHtml([element('pre', {}, [text('\nа')]), element('p', {}, [text('\nа')])])).toBe(
    '<pre>\n\nа</pre><p>\nа</p>',
  )
})
