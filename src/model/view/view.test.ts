import { describe, expect, test } from 'vitest'
import { makeConfig, makeParsed, makeReference, makeSite, makeSource, makeView } from '../../../test/factory.ts'
import { createTranslate } from '../../messages/index.ts'
import type { FrontMatter, ParsedPage } from '../../shared/document.ts'
import { mark } from '../../shared/mark.ts'
import type { Address, Route } from '../../shared/path.ts'
import { coarse, type Silhouette } from '../../shared/silhouette/marks.ts'
import type { PageView } from '../../shared/view/page-view.ts'
import { contentsDigest, faceDigest, outwardDigest } from '../outward.ts'
import { faceOf, withFaces } from './faces.ts'
import { createViews } from './index.ts'

const EXCERPT = `<p>Начало ${mark('link', 0)}</p>`
const html = (rest: string): string => `${EXCERPT}<p>${rest}</p>`
const day = (number: number): string => new Date(Date.UTC(2023, number, 1)).toISOString()

/** A post with a text below its excerpt. */
const post = (name: string, date: string, fm: Partial<FrontMatter> = {}, fields: Partial<ParsedPage> = {}) =>
  makeParsed(makeSource('post', `${name}.md`, { title: `Запись ${name}`, date, ...fm }), {
    excerpt: EXCERPT,
    html: html(`Текст ${name}`),
    words: 350,
    references: [makeReference({ kind: 'external', target: 'https://x.org/' })],
    ...fields,
  })
const linkTo = (target: string) =>
  makeReference({ kind: 'url', target, context: { before: 'Читайте ', text: 'там', after: '.' } })

/** Four posts a month apart, one of which another links to, a post of another year, notes and a page. */
const documents = (): Record<string, ParsedPage> => ({
  a: post('a', day(0), { tags: ['lua'] }, { references: [linkTo('/b'), linkTo('/docs/n')] }),
  b: post('b', day(1), { tags: ['lua', 'redis'] }),
  c: post('c', day(2), { tags: ['redis'], series: 'Курс' }),
  d: post('d', day(3), { series: 'Курс' }),
  old: post('old', '2020-01-01T00:00:00.000Z', { tags: ['древность'] }),
  n: makeParsed(makeSource('doc', 'n.md', { title: 'Заметка' }), {
    slots: [{ component: 'DocCardList', props: {} }],
    html: mark('slot', 0),
  }),
  m: makeParsed(makeSource('doc', 'm.md', { title: 'Другая' })),
  about: makeParsed(makeSource('page', 'about.md', { title: 'О блоге' }), { references: [linkTo('/a')] }),
})

const config = makeConfig()

/** What every page shows besides the menu beside it, as JSON, by route. */
function viewsOf(parsed: Record<string, ParsedPage>): Map<string, string> {
  return new Map(
    [...pageViews(parsed)].map(([route, { article, document }]) => [
      route,
      JSON.stringify({ article, document: { ...document, menu: undefined } }),
    ]),
  )
}

function pageViews(parsed: Record<string, ParsedPage>): Map<string, PageView> {
  const site = makeSite(Object.values(parsed), {
    config: { ...config, blogs: config.blogs.map(blog => ({ ...blog, postsPerPage: 2 })) },
  })
  const viewOf = createViews(site, { t: createTranslate('ru'), keep: text => text })
  return new Map(site.pages.map(page => [page.route, viewOf(page)]))
}

type Edit = (page: ParsedPage) => ParsedPage

const edited = (name: string, edit: Edit): Record<string, ParsedPage> => {
  const all = documents()
  const page = all[name]
  if (page === undefined) throw new Error(`no ${name}`)
  return { ...all, [name]: edit(page) }
}

/** Routes of the pages that show something else when one document is edited. */
function changedBy(name: string, edit: Edit): string[] {
  const before = viewsOf(documents())
  const after = viewsOf(edited(name, edit))
  const routes = [...new Set([...before.keys(), ...after.keys()])]
  return routes.filter(route => before.get(route) !== after.get(route)).sort()
}

const withFields =
  (fields: Partial<ParsedPage>): Edit =>
  page => ({ ...page, ...fields })
const withFrontMatter =
  (fields: Partial<FrontMatter>): Edit =>
  page => ({ ...page, source: { ...page.source, frontMatter: { ...page.source.frontMatter, ...fields } } })

/** Nothing is left of a document but what others may see. */
const withoutInside: Edit = page => ({
  ...page,
  html: `<iframe src="https://player.example/${mark('link', 0)}"></iframe>`,
  sections: [{ anchor: '', heading: '', level: 1, text: 'иное' }],
  words: page.words + 1,
  problems: [],
  references: page.references.map(reference => ({ ...reference, line: 99, column: 9, text: 'слово' })),
  source: { ...page.source, body: 'другое', bodyLine: 12, frontMatterLines: { title: 7 }, hash: 'другой' },
})

describe('what changes with a post', () => {
  test('a paragraph below the excerpt: its own page alone', () => {
    expect(changedBy('b', withFields({ html: html('Новое'), words: 351 }))).toEqual(['/b'])
  })

  test('the excerpt: the lists that show it too', () => {
    const fields = { excerpt: '<p>Другое</p>', html: `<p>Другое</p><p>Текст b</p>` }
    expect(changedBy('b', withFields(fields))).toEqual(['/b', '/page/2', '/tags/lua', '/tags/redis'])
  })

  test('an address named in the excerpt changes lists, one named below it does not', () => {
    const references = (first: string, second: string) => ({
      html: html(mark('link', 1)),
      references: [first, second].map(target => makeReference({ kind: 'external', target })),
    })
    const from = (fields: Partial<ParsedPage>) => viewsOf(edited('b', withFields(fields)))
    const before = from(references('https://x.org/', 'https://y.org/'))
    const changed = (after: Map<string, string>) => [...after.keys()].filter(key => before.get(key) !== after.get(key))
    expect(changed(from(references('https://x.org/', 'https://z.org/')))).toEqual(['/b'])
    expect(changed(from(references('https://z.org/', 'https://y.org/')))).toContain('/page/2')
  })

  test('a minute more to read: the lists that say so', () => {
    expect(changedBy('b', withFields({ html: html('Много'), words: 900 }))).toEqual([
      '/b',
      '/page/2',
      '/tags/lua',
      '/tags/redis',
    ])
  })

  test('a title: lists, neighbours, backlinks, related, archive, and nothing else', () => {
    expect(changedBy('a', withFrontMatter({ title: 'Иначе' }))).toEqual([
      '/a',
      '/archive',
      '/b', // Neighbour, related, linked to from it.
      '/docs/n', // Linked to from it.
      '/old', // Neighbour.
      '/page/2',
      '/tags/lua',
    ])
  })

  test('a title in a series: the other parts', () => {
    expect(changedBy('d', withFrontMatter({ title: 'Иначе' }))).toEqual(['/', '/archive', '/c', '/d'])
  })

  test('a new tag: its pages, the page of all tags, lists with the post, posts that it is now related to', () => {
    expect(changedBy('old', withFrontMatter({ tags: ['древность', 'redis'] }))).toEqual([
      '/b', // Related.
      '/c', // Related.
      '/old',
      '/page/3',
      '/tags',
      '/tags/redis',
      '/tags/redis/page/2',
      '/tags/древность',
    ])
  })

  test('a sentence with a link: the page that it leads to', () => {
    const references = [linkTo('/b'), { ...linkTo('/docs/n'), context: { before: 'Вот ', text: 'она', after: '' } }]
    expect(changedBy('a', withFields({ references }))).toEqual(['/docs/n'])
  })
})

describe('what changes with a note or a page', () => {
  test('its text: its own page alone', () => {
    expect(changedBy('m', withFields({ html: '<p>Новое</p>' }))).toEqual(['/docs/m'])
  })

  test('its title: neighbours, and pages with cards', () => {
    expect(changedBy('m', withFrontMatter({ title: 'Иначе' }))).toEqual(['/docs/m', '/docs/n'])
  })

  test('a description of a page: itself; its title: the page that it links to', () => {
    expect(changedBy('about', withFrontMatter({ description: 'Иначе' }))).toEqual(['/about'])
    expect(changedBy('about', withFrontMatter({ title: 'Иначе' }))).toEqual(['/a', '/about'])
  })
})

describe('the outward half of a document', () => {
  const names = Object.keys(documents())
  const digest = (page: ParsedPage): string => outwardDigest(page, text => text)

  test.each(names)('%s: while it is the same, no other page changes', name => {
    const page = documents()[name]
    if (page === undefined) throw new Error(`no ${name}`)
    expect(digest(withoutInside(page))).toBe(digest(page))
    const others = changedBy(name, withoutInside).filter(route => !route.endsWith(`/${name}`))
    expect(others).toEqual([])
  })

  test.each<[string, Edit]>([
    ['source', withFrontMatter({ title: 'Иначе' })],
    ['contentTitle', withFields({ contentTitle: 'Иначе' })],
    ['description', withFields({ description: 'Иначе' })],
    ['lists', withFields({ excerpt: '<p>Другое</p>' })],
    ['lists', withFields({ excerpt: undefined })],
    ['references', withFields({ references: [linkTo('/b')] })],
    ['slots', withFields({ slots: [{ component: 'DocCard', props: {} }] })],
    ['head', withFields({ head: [{ tagName: 'meta', attributes: {} }] })],
    ['layout', withFields({ layout: { title: 'Иначе' } })],
    ['styles', withFields({ styles: { x: 'color:red' } })],
  ])('%s is part of it', (_, edit) => {
    const page = post('a', day(0))
    expect(digest(edit(page))).not.toBe(digest(page))
  })

  test('headings and anchors have a digest of their own', () => {
    const page = post('a', day(0))
    const toc = [{ level: 2, id: 'x', text: 'X', html: 'X' }]
    const contents = (edit: Edit): string => contentsDigest(edit(page), text => text)
    for (const edit of [withFields({ toc }), withFields({ anchors: ['x'] })]) {
      expect(contents(edit)).not.toBe(contents(page => page))
      expect(digest(edit(page))).toBe(digest(page))
    }
  })

  test('the sentence around a foreign link is nobody’s but the page’s', () => {
    const foreign = (before: string) => {
      const context = { before, text: 'x', after: '' }
      return post('a', day(0), {}, { references: [{ ...makeReference({ kind: 'external', target: 'x' }), context }] })
    }
    expect(digest(foreign('Тут '))).toBe(digest(foreign('Там ')))
  })
})

describe('the face of a document', () => {
  const digest = (page: ParsedPage): string => faceDigest(page, text => text)
  const section = (anchor: string, lines: number): Silhouette[number] => ({
    anchor,
    height: 2 * lines,
    isCode: false,
    marks: Array.from({ length: lines }, (_, line) => ['line', 2 * line, 0, 60]),
  })
  const drawn = (lines: number): Partial<ParsedPage> => ({
    silhouette: ['a', 'b', 'c'].map(anchor => section(anchor, lines)),
    words: 100 * lines,
    toc: ['a', 'b', 'c'].map(id => ({ level: 2, id, text: id, html: id })),
  })

  test('a line more and a minute more are of it, a word is not', () => {
    const page = post('a', day(0), {}, drawn(3))
    expect(digest(withFields(drawn(4))(page))).not.toBe(digest(page))
    expect(digest(withFields({ words: 900 })(page))).not.toBe(digest(page))
    expect(digest(withFields({ words: 301, silhouette: coarse(page.silhouette ?? []) })(page))).toBe(digest(page))
    expect(digest(withFields({ words: 900 })(makeParsed(makeSource('doc', 'n.md'))))).toBe(
      digest(makeParsed(makeSource('doc', 'n.md'))),
    )
  })

  test('lists with other faces are the lists of a site with these texts', () => {
    const all = Object.fromEntries(
      Object.entries(documents()).map(([name, page]) => [name, withFields(drawn(3))(page)]),
    )
    const edited = withFields(drawn(30))
    const before = pageViews(all)
    const after = pageViews({ ...all, d: edited(all.d ?? makeParsed(makeSource('doc', 'd.md'))) })
    const face = faceOf(edited(makeParsed(makeSource('post', 'd.md'))), text => text)
    const lists = [...before].filter(([, { article }]) => 'entries' in article)
    expect(lists.length).toBeGreaterThan(3)
    for (const [route, view] of lists) {
      const put = withFaces(view, new Map([['/d' as Address, face]]))
      expect(JSON.stringify(put)).toBe(JSON.stringify(after.get(route as Route)))
    }
  })
})

test('views are plain data: nothing is lost when they are written down', () => {
  const isPlain = (value: unknown): boolean => {
    if (value === undefined || value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true
    if (Array.isArray(value)) return value.every(isPlain)
    return Object.getPrototypeOf(value) === Object.prototype && Object.values(value as object).every(isPlain)
  }
  const site = makeSite(Object.values(documents()))
  const viewOf = createViews(site, { t: createTranslate('ru'), keep: text => text })
  const views = site.pages.map(viewOf)
  expect(new Set(views.map(({ article }) => article.kind)).size).toBe(9)
  for (const view of views) {
    expect(isPlain(view)).toBe(true)
    expect(JSON.parse(JSON.stringify(view))).toEqual(view)
  }
})

test('an unlisted page says so while it is written too, where lists show it', () => {
  const parsed = [makeParsed(makeSource('doc', 'a.md', { unlisted: true })), makeParsed(makeSource('doc', 'b.md'))]
  const site = makeSite(parsed, { mode: 'development' })
  const isMarked = (route: string): boolean => makeView(site, route).article.unlisted
  expect(['/docs/a', '/docs/b'].map(isMarked)).toEqual([true, false])
  expect(site.pages.map(page => page.unlisted)).not.toContain(true)
})
