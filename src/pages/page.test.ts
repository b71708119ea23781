import { createElement, type ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { makeSource } from '../../test/factory.ts'
import { OPTIONS, parseText } from '../../test/markdown-fixture.ts'
import { inWords } from '../../test/said.ts'
import { toFilePath } from '../shared/path.ts'
import { countWords } from '../tree/text/words.ts'
import { createHighlighted, parsePage } from './index.ts'

function Badge({ text, children }: { text: string; children?: ReactNode }): ReactNode {
  return createElement('span', { className: 'badge' }, text, children)
}

describe('places', () => {
  test('lines are counted from the top of the file, front matter included', async () => {
    const source = { ...makeSource('doc', 'x.mdx'), body: 'Текст\n\n[ссылка](./a.md) и ![](./b.png)\n', bodyLine: 6 }
    const page = await parsePage(source, OPTIONS)
    expect(page.references.map(({ line, column }) => [line, column])).toEqual([
      [8, 1],
      [8, 20],
    ])
    expect(page.problems.map(inWords)).toMatchObject([{ code: 'image-alt', line: 8, column: 20 }])
  })

  test('a video by the syntax of pictures and in a tag of MDX, with its place', async () => {
    const body = 'Текст\n\nвот ![Ролик](./a.mp4)\n\n<img src="./b.tiff" alt="План" />\n\n<video src="./a.mp4" />\n'
    const page = await parsePage({ ...makeSource('doc', 'x.mdx'), body, bodyLine: 6 }, OPTIONS)
    expect(page.problems).toMatchObject([
      { level: 'warning', code: 'image-format/video', values: { src: './a.mp4' }, line: 8, column: 5 },
      { level: 'warning', code: 'image-format/picture', values: { src: './b.tiff' }, line: 10, column: 1 },
    ])
  })

  test('a syntax error of MDX too', async () => {
    const page = await parsePage({ ...makeSource('doc', 'x.mdx'), body: 'Раз\n\nдва <5', bodyLine: 6 }, OPTIONS)
    expect(page.problems.map(inWords)).toMatchObject([{ level: 'error', code: 'mdx-syntax', line: 8, column: 5 }])
    expect(page.html).toBe('')
  })

  test('a rewritten title of an admonition keeps its column', async () => {
    const page = await parseText('x.md', ':::tip Заголовок со [ссылкой](./a.md)\n\nТекст\n\n:::')
    expect(page.references[0]).toMatchObject({ line: 1, column: 21 })
  })
})

describe('the title', () => {
  test('keeps its code and emphasis beside the plain text that windows and menus show', async () => {
    const page = await parsePage({ ...makeSource('doc', 'x.md'), body: '# Команда `npm` *и* ещё\n' }, OPTIONS)
    expect(page.contentTitle).toBe('Команда npm и ещё')
    expect(page.contentTitleHtml).toBe('Команда <code>npm</code> <em>и</em>\u00a0ещё')
    const plain = await parsePage({ ...makeSource('doc', 'x.md'), body: '# Команда\n' }, OPTIONS)
    expect(plain.contentTitleHtml).toBeUndefined()
  })

  test('keeps pictures, links, badges and anchors; of a post words alone', async () => {
    const body = '# <a name="top"></a> ![Знак](i.svg) [Сайт](./a.md) <span class="badge">бета</span>\n'
    const page = await parsePage({ ...makeSource('doc', 'x.md'), body }, OPTIONS)
    expect(page.contentTitle).toBe('Знак Сайт бета')
    const html = page.contentTitleHtml ?? ''
    expect(html).toMatch(/<img src="[^"]+" alt="Знак"/)
    expect(html).toMatch(/<a href="[^"]+">Сайт<\/a> <span class="badge">бета<\/span>/)
    expect(page.references.map(({ target }) => target)).toEqual(['i.svg', './a.md'])
    expect(page.anchors).toEqual(['top'])
    const post = await parsePage({ ...makeSource('post', 'x.md'), body }, OPTIONS)
    expect(post.contentTitleHtml).not.toMatch(/<img|<a /)
  })

  test('a heading that is a picture has the words of the picture in the contents', async () => {
    const body = '## ![Схема](i.svg)\n\n## Раздел ![](i.svg) `a`\n'
    const page = await parsePage({ ...makeSource('doc', 'x.md'), body }, OPTIONS)
    expect(page.toc.map(({ html, text }) => html ?? text)).toEqual(['Схема', 'Раздел  <code>a</code>'])
  })

  test('names of emoji in it are signs, as in the text', async () => {
    const page = await parsePage({ ...makeSource('doc', 'x.md'), body: '# :rocket: Поехали\n' }, OPTIONS)
    expect(page.contentTitle).toBe('🚀 Поехали')
    const code = await parsePage({ ...makeSource('doc', 'x.md'), body: '# `:rocket:` и :rocket:\n' }, OPTIONS)
    expect(code.contentTitle).toBe(':rocket: и 🚀')
  })
})

describe('ids of headings', () => {
  test('the title of a doc counts among repeats, the title of a post does not, as in Docusaurus', async () => {
    const body = '# Настройка\n\n## Настройка\n'
    const doc = await parsePage({ ...makeSource('doc', 'x.md'), body }, OPTIONS)
    const post = await parsePage({ ...makeSource('post', 'x.md'), body }, OPTIONS)
    expect(doc.anchors).toEqual(['настройка-1'])
    expect(post.anchors).toEqual(['настройка'])
  })
})

describe('local components', () => {
  const importModule = (specifier: string): Promise<Record<string, unknown>> =>
    specifier === './Badge' ? Promise.resolve({ default: Badge, size: 3 }) : Promise.reject(new Error('файла нет'))
  const parse = (body: string) => parsePage({ ...makeSource('doc', 'x.mdx'), body }, { ...OPTIONS, importModule })

  test('come from importModule and get Markdown as children', async () => {
    const page = await parse('import Badge, { size } from \'./Badge\'\n\n<Badge text="новое">**да**</Badge> {size}\n')
    expect(page.html).toContain('<span class="badge">новое<strong>да</strong></span>\n3')
    expect(page.problems).toEqual([])
  })

  test('a module that does not load is one error, the rest is still checked', async () => {
    const page = await parse("import A from './A'\n\n<A>[текст](./b.md)</A>\n\n<B/>\n")
    expect(page.problems.map(inWords)).toMatchObject([
      { code: 'mdx-import', line: 1 },
      { code: 'mdx-component', line: 5 },
    ])
    expect(page.references).toMatchObject([{ target: './b.md', line: 3 }])
  })

  test('a name that the module does not export is an error with the names it does', async () => {
    const page = await parse("import { colour } from './Badge'\n\n{typeof colour}\n")
    expect(page.problems.map(inWords)).toMatchObject([{ code: 'mdx-import', line: 1, hint: 'есть: default, size' }])
  })
})

describe('the same input gives the same page', () => {
  const body = '## Раздел\n\n```js\nconst a = 1\n```\n\n[a](./b.md) "да"\n'

  test('with and without highlighted blocks of others', async () => {
    const highlighted = createHighlighted()
    const source = { ...makeSource('doc', 'x.md'), body }
    const plain = await parsePage(source, OPTIONS)
    expect(await parsePage(source, { ...OPTIONS, highlighted })).toEqual(plain)
    expect(highlighted.get('javascript\nconst a = 1')).toContain('const')
    expect(await parsePage(source, { ...OPTIONS, highlighted })).toEqual(plain)
  })

  test('when pages are parsed at once', async () => {
    const names = ['a.md', 'b.mdx', 'c.md']
    const alone = []
    for (const name of names) alone.push(await parseText(name, body))
    expect(await Promise.all(names.map(name => parseText(name, body)))).toEqual(alone)
  })
})

describe('excerpt', () => {
  test('there is none without a marker', async () => {
    expect((await parseText('x.md', 'Текст')).excerpt).toBeUndefined()
  })

  test('every element that the marker cuts is closed', async () => {
    const page = await parseText('x.md', '<div class="a">\n\n- раз\n\n  <!-- truncate -->\n\n- два\n\n</div>')
    expect(page.excerpt).toBe('<div class="a">\n<ul>\n<li>\n<p>раз</p>\n</li></ul></div>')
  })

  test('a marker at the very start leaves an empty excerpt', async () => {
    expect((await parseText('x.md', '<!-- truncate -->\n\nТекст')).excerpt).toBe('')
  })

  test('a marker inside a code block counts, as in Docusaurus: the block ends there', async () => {
    const page = await parseText('x.md', 'До.\n\n```html\n<p>\n<!-- truncate -->\n</p>\n```\n\nПосле.')
    expect(page.excerpt).toMatch(/^<p>До.<\/p>\n.*&lt;<span class="\w+">p<\/span>&gt;\n<\/code><\/pre><\/div>$/s)
    expect(page.excerpt).not.toContain('truncate')
  })

  test("the site's own marker may be plain text", async () => {
    const source = { ...makeSource('post', 'x.md'), body: 'До\n\n--кат--\n\nПосле' }
    const page = await parsePage(source, { ...OPTIONS, truncateMarker: /--кат--/g })
    expect(page.excerpt).toBe('<p>До</p>')
    expect(page.html).not.toContain('кат')
  })
})

describe('text of the page', () => {
  test('sections hold what stands under each heading, code too', async () => {
    const page = await parseText(
      'x.md',
      'Начало\n\n## Раз\n\nТекст **жирный**\n\n```js\nlet a\n```\n\n### Два\n\n- пункт\n',
    )
    expect(page.sections).toEqual([
      { anchor: '', heading: '', level: 0, text: 'Начало' },
      { anchor: 'раз', heading: 'Раз', level: 2, text: 'Текст жирный let a' },
      { anchor: 'два', heading: 'Два', level: 3, text: 'пункт' },
    ])
  })

  test('a heading over the text that is not the title of the front matter is searched with the text', async () => {
    const textsOf = async (kind: 'doc' | 'post', title: string | undefined) => {
      const source = { ...makeSource(kind, 'x.md', { title }), body: '# Свой *заголовок*\n\nТекст' }
      return (await parsePage(source, OPTIONS)).sections.map(({ text }) => text)
    }
    expect(await textsOf('doc', 'Имя в меню')).toEqual(['Свой заголовок Текст'])
    // It is the title; of a post none but the title is shown.
    expect(await textsOf('doc', undefined)).toEqual(['Текст'])
    expect(await textsOf('doc', 'Свой заголовок')).toEqual(['Текст'])
    expect(await textsOf('post', 'Имя в списках')).toEqual(['Текст'])
  })

  test('words are those of the source, code and addresses too, and only posts have them', async () => {
    const text = 'Раз, два-три `четыре`.\n\n```js\nconst five = 6\n```\n'
    expect((await parseText('x.md', text)).words).toBe(0)
    expect(countWords(text, 'ru')).toBe(8)
    expect(countWords('[сайт](https://example.org/a)', 'ru')).toBe(4)
  })

  test('anchors are all ids that a link may lead to', async () => {
    const page = await parseText(
      'x.md',
      '## Раздел\n\n<a id="якорь"></a><a name="старый"></a>\n\n- <span id="пункт">x</span>\n',
    )
    expect(page.anchors).toEqual(['раздел', 'якорь', 'старый', 'пункт'])
  })
})

describe('partials', () => {
  test('a mistake in a partial is reported in the partial', async () => {
    const page = await parseText('x.mdx', "import P from './_p.mdx'\n\n<P/>", { '_p.mdx': 'Раз\n\n{нет}\n' })
    expect(page.problems.map(inWords)).toMatchObject([
      { code: 'mdx-runtime', file: toFilePath('docs/_p.mdx'), line: 3 },
    ])
  })
})

describe('hostile input', () => {
  test('an entity cannot forge a mark', async () => {
    const page = await parseText('x.md', '&#xFDD0;l0&#xFDD1; <b>&#xFDD0;s0&#xFDD1;</b> \uFDD0c0\uFDD1')
    expect(page.html).not.toMatch(/[\uFDD0-\uFDEF]/)
  })

  test('tags and quotes nested beyond reason are one error, not a crash', async () => {
    const lines = Array.from(
      { length: 90 },
      (_, depth) => `${'> '.repeat(depth)}${'<div>'.repeat(190)}\n${'> '.repeat(depth)}`,
    )
    const page = await parseText('x.md', lines.join('\n'))
    expect(page.problems.some(({ level }) => level === 'error')).toBe(true)
  })
})

test('the title and the front matter are known to MDX', async () => {
  const page = await parseText(
    'x.mdx',
    '# Название\n\n{contentTitle}, {toc.length}, {frontMatter.draft ? 1 : 0}\n\n## Раздел\n',
  )
  expect(page.html).toContain('<p>Название, 1, 0</p>')
})
