import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { shellData } from '../../../test/shell-data.ts'
import type { SearchGroup } from '../../search/browser.ts'
import { clientTranslate } from '../translate.ts'
import { Facets } from './Facets.tsx'
import { Failure, Marked, Nothing } from './Parts.tsx'
import { optionId, optionsOf, Results } from './Results.tsx'
import { SavedList, savedOptions } from './SavedList.tsx'

const shell = shellData({ messages: { 'theme.SearchBar.seeAll': 'one|all {count}' } })
const t = clientTranslate(shell)
const plain = (text: string) => [{ text, mark: false }]
const section = (anchor: string, heading = anchor) => ({
  anchor,
  heading: plain(heading),
  text: plain(`text of ${anchor}`),
})
const group = (route: string, items: SearchGroup['items']): SearchGroup => ({
  route,
  title: `Page ${route}`,
  titleParts: plain(`Page ${route}`),
  kind: 'docs',
  section: '',
  items,
})
const opening = { anchor: '', heading: [], text: plain('opening') }
const groups = [
  group('/a', [opening, section('one'), section('two'), section('three'), section('four')]),
  group('/b', [{ ...section('nameless'), heading: [] }]),
]
const nothing = () => {}
const draw = (active: number, found = groups) =>
  renderToStaticMarkup(
    <Results
      id="list"
      result={{ groups: found, page: 1, total: 12, facets: { kind: { blog: 0, docs: 0, page: 0 }, tag: [] } }}
      shell={shell}
      t={t}
      active={active}
      all={{ href: '/search?q=x', title: '', section: '' }}
      onPick={nothing}
      onActive={nothing}
    />,
  )
/** Id, address and whether it is the active one, of each option in order. */
const options = (html: string) =>
  [...html.matchAll(/<a id="([^"]+)"[^>]*aria-selected="(\w+)"[^>]*href="([^"]+)"/g)].map(([, id, isActive, href]) => [
    id,
    href,
    isActive,
  ])

beforeEach(() => vi.stubGlobal('document', { dir: 'ltr' }))

it('what nobody has translated is said in its own language, its place in that of the site', () => {
  const html = draw(0, [{ ...group('/a', [opening, section('one')]), lang: 'en' }, group('/b', [opening])])
  const langs = [...html.matchAll(/<\w+[^>]*class="(search-(?:title|section|text|option[^"]*))"[^>]*>/g)].map(
    ([tag, name]) => [name, / lang="(\w+)"/.exec(tag)?.[1]],
  )
  expect(langs).toEqual([
    ['search-option', undefined],
    ['search-title', 'en'],
    ['search-section', undefined],
    ['search-option search-option--inner', 'en'],
    ['search-text', undefined],
    ['search-option', undefined],
    ['search-title', undefined],
    ['search-section', undefined],
    ['search-text', undefined],
    ['search-option', undefined],
  ])
  const alone = draw(0, [{ ...group('/a', [opening]), lang: 'en' }])
  expect(alone).toContain('<span class="search-text" lang="en">')
})

it('a page that is written the other way is shown so; what begins with a name in Latin letters on a site in Arabic is not', () => {
  const ways = () => [...draw(0).matchAll(/<a id="[^"]+"[^>]*>/g)].map(([tag]) => / dir="(\w+)"/.exec(tag)?.[1])
  expect(new Set(ways())).toEqual(new Set(['auto']))
  vi.stubGlobal('document', { dir: 'rtl' })
  expect(new Set(ways())).toEqual(new Set([undefined]))
})

it('options are pages, each with three sections at most that have a heading', () => {
  expect(optionsOf(shell, groups)).toEqual([
    { href: '/a', title: 'Page /a', section: '' },
    { href: '/a#one', title: 'one', section: 'Page /a' },
    { href: '/a#two', title: 'two', section: 'Page /a' },
    { href: '/a#three', title: 'three', section: 'Page /a' },
    { href: '/b', title: 'Page /b', section: '' },
  ])
})

it('of a hosted service a page has five sections', () => {
  const hosted = {} as NonNullable<NonNullable<typeof shell.searching>['hosted']>
  const searching = { hosted } as NonNullable<typeof shell.searching>
  const sections = ['one', 'two', 'three', 'four', 'five', 'six'].map(name => section(name))
  const found = optionsOf({ ...shell, searching }, [group('/a', sections)])
  expect(found.map(({ title }) => title)).toEqual(['Page /a', 'one', 'two', 'three', 'four', 'five'])
})

it('the list draws the options that arrow keys know, in their order, and the way to all of them last', () => {
  const hrefs = [...optionsOf(shell, groups).map(({ href }) => href), '/search?q=x']
  expect(options(draw(4))).toEqual(hrefs.map((href, index) => [optionId(index), href, String(index === 4)]))
  expect(draw(0)).toContain('all 12')
})

it('a page shows its text only where no section of it is shown', () => {
  const html = draw(0)
  expect(html).not.toContain('opening')
  expect(html).toContain('text of nameless')
})

it.each([
  ['stands where the language puts it', '“{query}” için sonuç bulunamadı', '“&lt;b&gt;” için sonuç bulunamadı'],
  ['follows a translation without a place for it', 'Няма резултати за', 'Няма резултати за “&lt;b&gt;”'],
])('the query that found nothing %s', (_, text, shown) => {
  const messages = { 'theme.SearchModal.noResultsScreen.noResultsText': text }
  const own = { ...shell, messages }
  const provider = { suggest: () => Promise.resolve([]) } as unknown as Parameters<typeof Nothing>[0]['provider']
  const html = renderToStaticMarkup(
    <Nothing query="<b>" provider={provider} shell={own} t={clientTranslate(own)} onTry={nothing} />,
  )
  expect(html).toContain(`<p class="search-message-title">${shown}</p>`)
})

it('found text is never markup', () => {
  const parts = [
    { text: '<b>', mark: false },
    { text: '<i>', mark: true },
  ]
  expect(renderToStaticMarkup(<Marked parts={parts} />)).toBe('<span>&lt;b&gt;</span><mark>&lt;i&gt;</mark>')
})

const drawSaved = (saved: Parameters<typeof savedOptions>[0], active: number): string =>
  renderToStaticMarkup(
    <SavedList
      id="list"
      saved={saved}
      active={active}
      t={t}
      onPick={nothing}
      onActive={nothing}
      onKeep={nothing}
      onRemove={nothing}
    />,
  )

it('saved pages: the recent ones before the favorites, numbered through; a favorite is not offered to be kept', () => {
  const [a, b, c] = ['/a', '/b', '/c'].map(href => ({ href, title: href, section: '' }))
  if (!a || !b || !c) throw new Error('three pages')
  const saved = { recent: [a, b], favorites: [c] }
  expect(savedOptions(saved)).toEqual([a, b, c])
  const html = drawSaved(saved, 2)
  expect(options(html)).toEqual([
    [optionId(0), '/a', 'false'],
    [optionId(1), '/b', 'false'],
    [optionId(2), '/c', 'true'],
  ])
  expect(html.match(/☆/g)).toHaveLength(2)
  expect(html.match(/✕/g)).toHaveLength(3)
})

it('a box with nothing saved says where to begin', () => {
  const saved = { recent: [], favorites: [] }
  const html = drawSaved(saved, 0)
  expect(html).toBe('<p class="search-start">theme.SearchModal.noRecent</p>')
})

it('a failure offers another try, and an index that was replaced a fresh page', () => {
  const failure = (reason: 'network' | 'stale') =>
    renderToStaticMarkup(<Failure failure={reason} query="q" shell={shell} t={t} onRetry={nothing} />)
  expect(failure('network')).toContain('theme.Loader.retry')
  expect(failure('network')).not.toContain('errorScreen.stale')
  expect(failure('stale')).toContain('errorScreen.reload')
  expect(failure('stale')).not.toContain('theme.Loader.retry')
})

it('what all the pages found have is no filter, unless it is chosen', () => {
  const filters = (kinds: number[], tags: number[], chosen: { kind?: 'blog'; tag?: string } = {}) => {
    const [blog = 0, docs = 0, page = 0] = kinds
    const tag = tags.map((count, index) => ({ label: `t${index}`, permalink: `/t${index}`, count }))
    const result = { groups: [], page: 1, total: blog + docs + page, facets: { kind: { blog, docs, page }, tag } }
    const { kind, tag: own } = chosen
    const html = renderToStaticMarkup(<Facets result={result} kind={kind} tag={own} t={t} link={() => '#'} />)
    return [...html.matchAll(/count">(\d+)/g)].map(([, count]) => Number(count))
  }
  expect(filters([5], [5, 2])).toEqual([2])
  expect(filters([5], [5])).toEqual([])
  expect(filters([1], [1])).toEqual([])
  expect(filters([3, 2], [5])).toEqual([3, 2])
  expect(filters([5], [5], { kind: 'blog' })).toEqual([5])
  expect(filters([5], [5], { tag: '/t0' })).toEqual([5])
})
