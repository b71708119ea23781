/** Steps on blocks of the tree: ids, titles, footnotes, pictures, excerpts. */

import { describe, expect, test } from 'vitest'
import { makeSource } from '../../../test/factory.ts'
import { OPTIONS } from '../../../test/markdown-fixture.ts'
import { mark } from '../../shared/mark.ts'
import { createContext } from '../context.ts'
import { tabsElement } from '../html/tabs.ts'
import { writeHtml } from '../html/write-html.ts'
import { attribute, element, type HtmlNode, text, walkElements } from '../html-tree.ts'
import { emoji } from './emoji.ts'
import { cutExcerpt } from './excerpt.ts'
import { numberFootnotes } from './footnotes.ts'
import { assignIds, claimIds, linkHeadings, takeTitle } from './headings.ts'
import { finishImages } from './images.ts'
import { markLongNumbers } from './lists.ts'
import { wrapTables } from './tables.ts'

const start = () => createContext(makeSource('post', 'x.md'), OPTIONS)
const h = (level: number, heading: string, id?: string) =>
  element(`h${level}`, id === undefined ? {} : { id }, [text(heading)])

describe('headings', () => {
  test('written ids leave the text', () => {
    const nodes = [
      h(2, 'А {#a}'),
      h(2, 'Б {/* #b x */}'),
      element('h2', {}, [text('В '), { kind: 'comment', value: ' #c ' }]),
    ]
    claimIds(nodes, start())
    expect(writeHtml(nodes)).toBe('<h2 id="a">А</h2><h2 id="b">Б</h2><h2 id="c">В</h2>')
  })

  test('an id of the theme or a second one is a mistake, of a heading a worse one', () => {
    const context = start()
    claimIds(
      [h(2, 'А', 'zapiski-x'), h(2, 'Б', 'b'), element('a', { id: 'b' }), h(2, 'В', 'c'), h(3, 'Г', 'c')],
      context,
    )
    expect(context.problems.map(({ level, code }) => `${level} ${code}`)).toEqual([
      'error reserved-id',
      'warning duplicate-id',
      'error duplicate-id',
    ])
  })

  test('the first h1 is the title unless another heading or a rule comes before', () => {
    const context = start()
    const nodes = [element('div', {}, [h(1, 'Раз  два')]), text('\n'), h(2, 'А')]
    expect(writeHtml(takeTitle(nodes, context))).toBe('<div></div>\n<h2>А</h2>')
    expect(context.contentTitle).toBe('Раз два')
    for (const before of [h(2, 'А'), element('hr')]) {
      const other = start()
      takeTitle([before, h(1, 'Б')], other)
      expect(other.contentTitle).toBeUndefined()
    }
  })

  test('an outline that jumps or begins twice is named', () => {
    const context = start()
    assignIds([h(2, 'А'), h(4, 'Б'), h(3, 'В'), h(1, 'Г'), h(1, 'Д')], context)
    expect(context.problems.map(({ code, values }) => [code, values?.from, values?.to])).toEqual([
      ['skipped-heading', 2, 4],
      ['several-titles', undefined, undefined],
    ])
  })

  test('an id written elsewhere that a heading would get is a mistake', () => {
    const context = start()
    const nodes = [element('a', { id: 'раз' }), h(2, 'Раз')]
    claimIds(nodes, context)
    assignIds(nodes, context)
    expect(context.problems.map(({ code }) => code)).toEqual(['duplicate-id/heading'])
    expect(writeHtml(nodes)).toContain('id="раз-1"')
  })

  test('contents hold plain inline markup and a thousand sections at most', () => {
    const context = start()
    const first = element('h2', { id: 'a' }, [element('a', { href: '#' }, [element('code', {}, [text('x')])])])
    linkHeadings(
      [first, h(3, ' ', 'b'), ...Array.from({ length: 1_000 }, (_, index) => h(2, 'А', `i${index}`))],
      context,
    )
    expect(context.toc[0]).toEqual({ level: 2, id: 'a', text: 'x', html: '<code>x</code>' })
    expect(context.toc.length).toBe(1_000)
    expect(context.problems.map(({ values }) => values)).toEqual([{ sections: 1_001, shown: 1_000 }])
    expect(attribute(first, 'class')).toBe('anchor')
  })
})

describe('footnotes', () => {
  const refer = (key: string) => element('x-footnote', { key, file: 'x.md' })
  const define = (key: string, ...children: HtmlNode[]) =>
    element('x-footnote-definition', { key, file: 'x.md' }, [element('p', {}, children)])

  test('are numbered in the order of the text, those of footnotes last; unused ones vanish', () => {
    const html = writeHtml(
      numberFootnotes(
        [
          define('z', text('нет')),
          define('b', text('вторая '), refer('c')),
          define('a', text('первая')),
          define('c', text('третья')),
          element('p', {}, [refer('a'), refer('b'), refer('a')]),
        ],
        start(),
      ),
    )
    expect([...html.matchAll(/<li id="([^"]+)"/g)].map(match => match[1])).toEqual([
      'user-content-fn-a',
      'user-content-fn-b',
      'user-content-fn-c',
    ])
    expect(html).toContain('id="user-content-fnref-a-2"')
    expect(html).not.toContain('нет')
  })

  test('a reference to nothing is what was typed', () => {
    expect(writeHtml(numberFootnotes([element('p', {}, [refer('x')])], start()))).toBe('<p>[^x]</p>')
  })
})

describe('pictures', () => {
  test('load when needed, and without a description are named', () => {
    const context = start()
    const nodes = [element('img', { src: 'a', loading: 'eager' }), element('img', { src: 'b', alt: '' })]
    finishImages(nodes, context)
    expect(nodes.map(node => [node.attributes.loading, node.attributes.alt])).toEqual([
      ['eager', ''],
      ['lazy', ''],
    ])
    expect(context.problems.map(({ values }) => values)).toEqual([{ src: 'a' }])
    context.references.push({ target: '/img/plan.png' } as (typeof context.references)[number])
    finishImages([element('img', { src: mark('link', 0) })], context)
    expect(context.problems.at(-1)?.values).toEqual({ src: '/img/plan.png' })
  })

  test('an empty description is right for a decoration, not for all that a link has', () => {
    const found = (children: HtmlNode[], attributes = {}): unknown[] => {
      const context = start()
      finishImages([element('a', { href: '/', ...attributes }, children)], context)
      return context.problems.map(({ code, values }) => [code, values?.src])
    }
    const image = (alt = '') => element('img', { src: 'a', alt })
    expect(found([image()])).toEqual([['image-alt', 'a']])
    expect(found([element('span', {}, [text(' '), image(' ')])])).toEqual([['image-alt', 'a']])
    expect(found([image(), text('слово')])).toEqual([])
    expect(found([image(), image('план')])).toEqual([])
    expect(found([image()], { 'aria-label': 'На главную' })).toEqual([])
    expect(found([image(), { kind: 'ready', html: '<b>x</b>' }])).toEqual([])
  })

  test('what browsers do not show as a picture is named; other hosts are believed in what they may convert', () => {
    const found = (src: string): unknown[] => {
      const context = start()
      finishImages([element('img', { src, alt: 'а' })], context)
      return context.problems.map(({ level, code, values }) => [level, code, values?.src])
    }
    expect(found('./Photo.HEIC')).toEqual([['warning', 'image-format/picture', './Photo.HEIC']])
    expect(found('/plan.pdf#page=2')).toEqual([['warning', 'image-format/document', '/plan.pdf#page=2']])
    expect(found('a.webm')).toEqual([['warning', 'image-format/video', 'a.webm']])
    expect(found('a.mp3')).toEqual([['warning', 'image-format/sound', 'a.mp3']])
    expect(found('https://example.org/a.mp4')).toEqual([['warning', 'image-format/video', 'https://example.org/a.mp4']])
    const honest = [
      ...'gif png jpg jpeg webp avif svg ico bmp apng'.split(' ').map(extension => `a.${extension}`),
      'https://cdn.example.org/a.heic',
      'https://example.org/a.mp4?as=gif',
      'https://example.mov',
      'data:image/tiff;base64,AAAA',
      '/badge',
    ]
    expect(honest.flatMap(found)).toEqual([])
  })

  test('the first one high up is what the reader waits for: no other, none hidden, none far below', () => {
    const image = (className = '') => element('img', { src: 'a', alt: '', class: className })
    const hurries = (nodes: HtmlNode[]): boolean[] => {
      const found: boolean[] = []
      finishImages(nodes, start())
      walkElements(nodes, node => {
        if (node.name === 'img') found.push(node.attributes.fetchpriority === 'high')
      })
      return found
    }
    expect(hurries([element('p', {}, [text('Words. '), image()]), image()])).toEqual([true, false])
    expect(hurries([element('details', {}, [image()]), image()])).toEqual([false, false])
    expect(hurries([image('themed-image themed-image-light'), image()])).toEqual([false, false])
    expect(hurries([text('Words. '.repeat(200)), image()])).toEqual([false])
  })

  test('alone with a title they are a figure, a linked one too', () => {
    const image = () => element('img', { alt: 'а', title: 'Подпись' })
    const figure = (node: HtmlNode): string => writeHtml(finishImages([element('p', {}, [node, text(' ')])], start()))
    expect(figure(image())).toMatch(/^<figure><img [^>]*><figcaption>Подпись<\/figcaption><\/figure>$/)
    expect(figure(element('a', {}, [image()]))).toMatch(/^<figure><a><img/)
    expect(figure(element('img', { alt: 'а' }))).toMatch(/^<p class="image-alone"><img/)
    expect(figure(element('a', {}, [element('img', { alt: 'а' })]))).toMatch(/^<p><a>/)
    expect(writeHtml(finishImages([element('p', {}, [text('а '), image()])], start()))).toMatch(/^<p>/)
  })
})

test('lists with numbers of three digits and more are marked', () => {
  const list = (start: string, count: number): string => {
    const items = Array.from({ length: count }, () => element('li', {}, [text('а')]))
    const made = element('ol', start === '' ? {} : { start }, [text('\n'), ...items])
    markLongNumbers([element('div', {}, [made])])
    return attribute(made, 'class')
  }
  expect([list('', 99), list('', 100), list('98', 2), list('99', 2)]).toEqual(['', 'digits-3', '', 'digits-3'])
  expect([list('999', 2), list('123456', 1), list('a', 3)]).toEqual(['digits-4', 'digits-4', ''])
})

describe('excerpt', () => {
  test('ends at the marker, without ids, footnotes and links to headings', () => {
    const mark = element('sup', {}, [element('a', { 'data-footnote-ref': true })])
    const nodes: HtmlNode[] = [
      element('h2', { id: 'a', class: 'anchor' }, [text('А'), element('a', { class: 'hash-link' })]),
      element('p', {}, [text('раз'), mark]),
      text('\n'),
      element('div', {}, [text(' '), { kind: 'truncate' }, text('два')]),
    ]
    expect(writeHtml(cutExcerpt(nodes, start()) ?? [])).toBe('<h2>А</h2><p>раз</p>')
    expect(nodes[0]).toMatchObject({ attributes: { id: 'a' } })
  })

  test('there is none without a marker', () => expect(cutExcerpt([element('p')], start())).toBeUndefined())
})

test('emoji stand where their names were, not in code', () => {
  const nodes = [text(':tada: :нет: :constructor:'), element('code', {}, [text(':tada:')])]
  emoji()({ type: 'root', children: nodes, isTitle: false })
  expect(writeHtml(nodes)).toBe('🎉 :нет: :constructor:<code>:tada:</code>')
})

test('each table is a region of its own name, one in a cell is part of the other', () => {
  const inner = element('table', {}, [element('td', {}, [element('table')])])
  const html = writeHtml(wrapTables([inner, element('table')], start()))
  const names = [...html.matchAll(/aria-label="([^"]+)"/g)].map(match => match[1] ?? '')
  expect(names).toHaveLength(2)
  expect(names[1]).toBe(`${names[0]} 2`)
})

test('a table of many columns is known by its class: on paper its letters are smaller', () => {
  const row = (cells: number) =>
    element(
      'tr',
      {},
      Array.from({ length: cells }, () => element('td')),
    )
  const classes = (...rows: number[]) => {
    const table = element('table', {}, [
      element('thead', {}, rows.slice(0, 1).map(row)),
      element('tbody', {}, rows.slice(1).map(row)),
    ])
    return /^<div class="([^"]*)"/.exec(writeHtml(wrapTables([table], start())))?.[1]
  }
  expect(classes(6, 6)).toBe('table-scroll')
  expect(classes(1, 7)).toBe('table-scroll table-wide')
  expect(classes(10)).toBe('table-scroll table-wide table-widest')
})

test('tabs: one is chosen, each label is for its button', () => {
  const context = start()
  const tabs = ['a', 'b'].map(value => ({ value, label: [text(value)], content: [text(`${value}!`)] }))
  const html = writeHtml([tabsElement({ tabs, selected: 1, group: 'g' }, context)])
  const [first, second] = [...html.matchAll(/<input type="radio" name="([^"]+)" id="([^"]+)" value="\w"( checked)?>/g)]
  expect([first?.[3], second?.[3]]).toEqual([undefined, ' checked'])
  expect(html).toContain(`<label class="tab" for="${second?.[2]}">b</label>`)
  expect(html).toContain('data-group="g"')
  expect(writeHtml([tabsElement({ tabs }, context)])).not.toContain(`name="${first?.[1]}"`)
})
