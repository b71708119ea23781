import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { createFakeHost, SITE } from '../../test/fake-host.ts'
import { type AnyComponent, type AnyProps, createDocusaurus, type Host, IslandContext } from './index.ts'

type Exports = Record<string, (...values: never[]) => unknown>
const modulesOf = (fields: Partial<Host> = {}) => {
  const host = createFakeHost(fields)
  const modules = createDocusaurus(host) as Record<string, Exports>
  // A name that is not there fails the test.
  const at = (name: string, item = 'default') => modules[name]?.[item] as never
  const draw = (name: string, props: AnyProps = {}, item = 'default'): string =>
    renderToStaticMarkup(createElement(at(name, item) as AnyComponent, props))
  /** A hook needs a component around it. */
  const use = (hook: () => unknown): unknown => {
    let value: unknown
    const Probe = (): ReactNode => {
      value = hook()
      return null
    }
    renderToStaticMarkup(createElement(Probe))
    return value
  }
  return { host, modules, at, draw, use }
}
const frozen = (node: ReactNode): string => renderToStaticMarkup(createElement(IslandContext, { value: true }, node))

test('what the theme told of documents it still tells, in the same words as their own module', () => {
  const { at } = modulesOf()
  for (const name of ['useCurrentSidebarCategory', 'filterDocCardListItems'])
    expect(at('@docusaurus/theme-common', name)).toBe(at('@docusaurus/plugin-content-docs/client', name) ?? 'nothing')
})

test('headings are a tree of the levels that contents ask for', () => {
  const { at } = modulesOf()
  const treeOf = at('@docusaurus/theme-common/internal', 'useFilteredAndTreeifiedTOC') as (input: object) => unknown
  const toc = [2, 4, 3, 2, 5].map((level, index) => ({ value: `${index}`, id: `${index}`, level }))
  const ids = (nodes: unknown): unknown =>
    (nodes as { id: string; children: unknown }[]).map(({ id, children }) => [id, ids(children)])
  expect(ids(treeOf({ toc, minHeadingLevel: 2, maxHeadingLevel: 4 }))).toEqual([
    [
      '0',
      [
        ['1', []],
        ['2', []],
      ],
    ],
    ['3', []],
  ])
})

test('a text of ours in a copied part has the number that the part gives under its own name', () => {
  const site = { ...SITE, messages: { minutes: '{count} мин.' } }
  const { modules } = modulesOf({ site: () => site })
  const translate = modules['@docusaurus/Translate']?.translate as (...values: unknown[]) => unknown
  expect(translate({ id: 'minutes', message: '{readingTime} min' }, { readingTime: 5 })).toBe('5 мин.')
})

describe('<Link>', () => {
  const { draw, at } = modulesOf()
  test.each([
    ['an address of the site', { to: '/docs' }, '<a href="link:/docs"></a>'],
    ['href where there is no to', { href: './a' }, '<a href="link:./a"></a>'],
    ['to before href', { to: '/a', href: '/b' }, '<a href="link:/a"></a>'],
    ['another site', { to: 'https://x.org' }, '<a href="https://x.org" target="_blank" rel="noopener noreferrer"></a>'],
    [
      'a protocol-relative address',
      { to: '//x.org' },
      '<a href="//x.org" target="_blank" rel="noopener noreferrer"></a>',
    ],
    [
      'mail',
      { to: 'mailto:a@b.c', target: '_self' },
      '<a href="mailto:a@b.c" target="_self" rel="noopener noreferrer"></a>',
    ],
    ['pathname:', { to: 'pathname:///x' }, '<a href="link:pathname:///x"></a>'],
    ['parts of a location', { to: { pathname: '/a', search: '?b', hash: '#c' } }, '<a href="link:/a?b#c"></a>'],
    ['nothing to go to', { className: 'x' }, '<a class="x"></a>'],
    [
      'props of the router',
      { to: '/a', isNavLink: true, activeClassName: 'on', 'data-noBrokenLinkCheck': true, id: 'x' },
      '<a href="link:/a" id="x"></a>',
    ],
  ])('%s', (_, props, html) => {
    expect(draw('@docusaurus/Link', props as AnyProps)).toBe(html)
  })
  test('inside an island nobody looks at it again', () => {
    expect(frozen(createElement(at('@docusaurus/Link') as AnyComponent, { to: '/a' }))).toBe('<a href="frozen:/a"></a>')
  })
})

test.each([
  ['/a', true],
  ['a:b/c', false],
  ['HTTPS://x.org', false],
  ['//x.org', false],
  ['#a', true],
  ['pathname:///x', true],
  [undefined, false],
])('%s is internal: %s', (url, expected) => {
  const { at } = modulesOf()
  expect((at('@docusaurus/isInternalUrl') as (url: unknown) => boolean)(url)).toBe(expected)
  expect((at('@docusaurus/isInternalUrl', 'hasProtocol') as (url: unknown) => boolean)(url)).toBe(!expected)
})

describe('useBaseUrl', () => {
  const { at } = modulesOf()
  const withBaseUrl = at('@docusaurus/useBaseUrl') as (path: unknown, options?: { absolute?: boolean }) => string
  test.each([
    ['img/a.png', {}, '/base/img/a.png'],
    ['/img/a.png', { absolute: true }, 'https://example.org/base/img/a.png'],
    ['/img/a.png', { absolute: false }, '/base/img/a.png'],
    ['#here', {}, '#here'],
    ['https://x.org', {}, 'https://x.org'],
    ['', { absolute: true }, ''],
    [undefined, {}, ''],
  ])('%s %j', (path, options, expected) => {
    expect(withBaseUrl(path, options)).toBe(expected)
    const utils = at('@docusaurus/useBaseUrl', 'useBaseUrlUtils') as () => { withBaseUrl: typeof withBaseUrl }
    expect(utils().withBaseUrl(path, options)).toBe(expected)
  })
})

describe('the router', () => {
  test.each([
    ['/docs', '/docs', true],
    ['/docs/a', '/docs', false],
    ['/docs/a', { path: '/docs/' }, false],
    ['/docserver', '/docs', undefined],
    ['/blog', '/docs', undefined],
  ])('%s matches %j', (pathname, options, isExact) => {
    const match = modulesOf().at('@docusaurus/router', 'matchPath') as (
      ...values: unknown[]
    ) => { isExact: boolean } | null
    expect(match(pathname, options)?.isExact).toBe(isExact)
  })
  test('at build a location is the base and nothing else', () => {
    const { use, at } = modulesOf()
    expect(use(at('@docusaurus/router', 'useLocation'))).toMatchObject({ pathname: '/base/', search: '', hash: '' })
    expect(use(at('react-router-dom', 'useHistory'))).toMatchObject({ location: { pathname: '/base/' } })
  })
  test('a redirect tells its host and shows the way', () => {
    const { host, draw } = modulesOf()
    expect(draw('@docusaurus/router', { to: '/new' }, 'Redirect')).toBe('<a href="/base/new">/base/new</a>')
    expect(host.said).toEqual([['redirect', '/new']])
  })
})

describe('texts', () => {
  const { draw, at } = modulesOf()
  const translate = at('@docusaurus/Translate', 'translate') as (text: object, values?: object) => unknown
  test.each([
    [{ id: 'greeting', message: 'Hello, {name}' }, { name: 'мир' }, 'Привет, мир'],
    [{ message: 'Wave' }, {}, 'Волна'],
    [{ id: 'unknown', message: 'Hello, {name}' }, {}, 'Hello, {name}'],
    [{ id: 'unknown' }, {}, 'unknown'],
    [{ message: '{n} of {n}' }, { n: 0 }, '0 of 0'],
    // What is typed letter by letter begins so.
    [{ message: '' }, {}, ''],
  ])('%j', (text, values, expected) => {
    expect(translate(text, values)).toBe(expected)
  })
  test('elements stand among the words', () => {
    const values = { name: createElement('b', null, 'мир') }
    expect(draw('@docusaurus/Translate', { id: 'greeting', values })).toBe('Привет, <b>мир</b>')
    expect(draw('@docusaurus/Interpolate', { children: '{name}!', values })).toBe('<b>мир</b>!')
  })
  test.each([{ id: 'greeting' }, {}])('<Translate %j> with elements inside is a mistake', props => {
    const children = ['Привет, ', createElement('i', { key: 'i' }, 'мир')]
    expect(() => draw('@docusaurus/Translate', { ...props, children })).toThrow('translation/elements')
  })
  test('a text without a name and without words is a mistake', () => {
    expect(() => translate({})).toThrow('translation/nameless')
    expect(() => draw('@docusaurus/Translate', {})).toThrow('translation/nameless')
  })
  test('<Interpolate> leaves what is no text as it is', () => {
    expect(draw('@docusaurus/Interpolate', { children: createElement('i') })).toBe('<i></i>')
  })
  test.each([
    [1, 'запись|записи|записей', 'запись'],
    [3, 'запись|записи|записей', 'записи'],
    [5, 'запись|записи|записей', 'записей'],
    [5, 'одна|много', 'много'],
  ])('plural of %d among %s', (count, forms, expected) => {
    const use = at('@docusaurus/theme-common', 'usePluralForm') as () => {
      selectMessage(n: number, forms: string): string
    }
    expect(use().selectMessage(count, forms)).toBe(expected)
  })
})

describe('the build is no browser', () => {
  const { draw, at, use } = modulesOf()
  test('<BrowserOnly> shows its fallback', () => {
    const children = (() => createElement('b')) as unknown as ReactNode
    expect(draw('@docusaurus/BrowserOnly', { children, fallback: '…' })).toBe('…')
    expect(draw('@docusaurus/BrowserOnly', { children })).toBe('')
  })
  test('hooks say so', () => {
    expect(use(at('@docusaurus/useIsBrowser'))).toBe(false)
    expect(at('@docusaurus/ExecutionEnvironment')).toMatchObject({ canUseDOM: false })
    expect(use(at('@docusaurus/theme-common', 'useWindowSize'))).toBe('ssr')
    expect(use(at('@docusaurus/theme-common', 'useColorMode'))).toMatchObject({ colorMode: 'dark', isDarkTheme: true })
    expect((at('@docusaurus/theme-common', 'prefersReducedMotion') as () => boolean)()).toBe(false)
  })
})

describe('the theme', () => {
  const Own: AnyComponent = () => createElement('u', null, 'своё')
  const { at, draw, modules } = modulesOf({ theme: name => (name === 'CodeInline' ? Own : undefined) })
  test('draws what it knows of a document, plain ones in islands', () => {
    expect(draw('@theme/CodeInline', { children: 'x' })).toBe('<u>своё</u>')
    expect(frozen(createElement(at('@theme/CodeInline') as AnyComponent, {}, 'x'))).toBe('<code>x</code>')
    expect(draw('@theme/Heading', { children: 'x', id: 'y' })).toBe('<h2 id="y">x</h2>')
    expect(draw('@theme/Heading', { as: 'h4' })).toBe('<h4></h4>')
  })
  test('an admonition names its kind where there is no title', () => {
    expect(draw('@theme/Admonition', { type: 'tip' })).toContain(
      'admonition admonition-tip"><div class="admonition-heading">',
    )
    expect(draw('@theme/Admonition', {})).toContain('<span>Note</span></div>')
    expect(draw('@theme/Admonition', { title: 'Имя' })).toContain('<span>Имя</span></div>')
  })
  test('details take a summary of either kind', () => {
    expect(draw('@theme/Details', { summary: 'а' })).toBe('<details><summary>а</summary></details>')
    const summary = createElement('summary', { className: 'x' }, 'а')
    expect(draw('@theme/Details', { summary })).toBe('<details><summary class="x">а</summary></details>')
    for (const module of ['@docusaurus/theme-common', '@docusaurus/theme-common/Details'])
      expect(renderToStaticMarkup(createElement(at(module, 'Details') as 'details', {}))).toContain('<details>')
  })
  test('pictures come as addresses or as modules', () => {
    const sources = { light: './l.png', dark: { default: { src: './d.png' } } }
    const html = draw('@theme/ThemedImage', { sources, alt: 'а' })
    expect(html).toContain('<img src="./l.png" alt="а" class="themed-image themed-image-light"/>')
    expect(html).toContain('<img src="./d.png" alt="а" class="themed-image themed-image-dark"/>')
    expect(draw('@theme/IdealImage', { img: { src: './a.png' } })).toContain('<img src="./a.png" alt=""/>')
  })
  test('the first tab is open unless another says so, or the author wants none', () => {
    const item = (value: string, more: object = {}) =>
      createElement(at('@theme/TabItem') as AnyComponent, { key: value, value, ...more }, value)
    const panels = (props: AnyProps) =>
      [...draw('@theme/Tabs', props).matchAll(/<div class="tab-panel"( hidden="")?>(\w+)/g)].map(([, hidden, name]) => [
        name,
        hidden === undefined,
      ])
    expect(panels({ children: [item('a'), item('b')] })).toEqual([
      ['a', true],
      ['b', false],
    ])
    expect(panels({ children: [item('a'), item('b', { default: true })] })).toEqual([
      ['a', false],
      ['b', true],
    ])
    expect(panels({ defaultValue: 'a', children: [item('a'), item('b', { default: true })] })[0]).toEqual(['a', true])
    const none = { defaultValue: null, children: [item('a'), item('b', { default: true })] }
    expect(panels(none).map(([, isOpen]) => isOpen)).toEqual([false, false])
  })
  test('<Layout> tells its host and draws its children', () => {
    const { host, draw } = modulesOf()
    expect(draw('@theme/Layout', { title: 'А', children: 'x' })).toBe('x')
    expect(host.said).toEqual([['layout', { title: 'А', children: 'x' }]])
  })
  test('tags of Markdown are among MDXComponents', () => {
    expect(modules['@theme/MDXComponents']?.default).toMatchObject({ a: 'a', pre: 'pre' })
    expect(modules['@theme/MDXComponents']?.default).toHaveProperty('Tabs')
  })
})

describe('what is known of the site', () => {
  const { host, modules, at, use, draw } = modulesOf()
  test('the context', () => {
    expect((at('@docusaurus/useDocusaurusContext') as () => unknown)()).toMatchObject({
      siteConfig: SITE.siteConfig,
      i18n: { currentLocale: 'ru', localeConfigs: { ru: { label: 'Русский', htmlLang: 'ru' } } },
      codeTranslations: SITE.messages,
    })
    expect(use(at('@docusaurus/theme-common', 'useThemeConfig'))).toEqual({ hideable: true })
    expect(use(at('@docusaurus/theme-common', 'useLocalPathname'))).toBe('/page')
  })
  test('titles', () => {
    const { format } = (at('@docusaurus/theme-common', 'useTitleFormatter') as () => { format(of: object): string })()
    expect(format({ title: 'Страница' })).toBe('Страница | Сайт')
    expect(format({})).toBe('Сайт')
  })
  test.each([
    ['/a/', '/a', true],
    ['/a', '/b', false],
    ['/A', '/a/', true],
    [undefined, undefined, true],
    [undefined, '/', false],
  ])('%s and %s are the same path: %s', (one, other, expected) => {
    expect((at('@docusaurus/theme-common', 'isSamePath') as (...paths: unknown[]) => boolean)(one, other)).toBe(
      expected,
    )
  })
  test('titles of lists and what stands behind a fence, as copies of Docusaurus’ parts ask for them', () => {
    const common = modules['@docusaurus/theme-common'] as Record<string, (...given: unknown[]) => unknown>
    expect(common.translateTagsPageTitle?.()).toBe('Tags')
    expect(use(() => common.useBlogTagsPostsPageTitle?.({ label: 'а', count: 2 }))).toBe('2 posts tagged with "а"')
    expect(common.duplicates?.([1, 2, 1, 3, 1])).toEqual([1, 1])
    expect(common.mergeSearchStrings?.(['?a=1', undefined, 'a=2&b=3'], 'append')).toBe('?a=1&a=2&b=3')
    expect(common.mergeSearchStrings?.(['?a=1', 'a=2'], 'set')).toBe('?a=2')
    expect(common.mergeSearchStrings?.([undefined, ''], 'set')).toBe('')
    expect(common.parseCodeBlockTitle?.('title="a.js" {1}')).toBe('a.js')
    expect(common.parseLines?.('a\nb\nc\n', { metastring: '{1,3}' })).toEqual({
      code: 'a\nb\nc',
      lineClassNames: { 0: ['theme-code-block-highlighted-line'], 2: ['theme-code-block-highlighted-line'] },
    })
    expect(common.getLineNumbersStart?.({ metastring: 'x showLineNumbers=7' })).toBe(7)
    expect(common.getLineNumbersStart?.({ metastring: 'x' })).toBeUndefined()
  })
  test('what copies of an earlier layout ask for is there and does nothing', () => {
    const internal = modules['@docusaurus/theme-common/internal'] as Record<string, () => unknown>
    expect(internal.useKeyboardNavigation?.call(undefined)).toBeUndefined()
    expect(internal.useKeyboardNavigation).toBeTypeOf('function')
  })
  test('heads, metadata and anchors go to the host', () => {
    draw('@docusaurus/Head', { children: 'x' })
    draw('@docusaurus/theme-common', { title: 'А', children: 'y' }, 'PageMetadata')
    const useBrokenLinks = at('@docusaurus/useBrokenLinks') as () => { collectAnchor(id: string): void }
    useBrokenLinks().collectAnchor('id')
    expect(host.said).toMatchObject([
      ['head', 'x'],
      ['layout', { title: 'А' }],
      ['head', 'y'],
      ['anchor', 'id'],
    ])
  })
  test('a storage that is not there remembers nothing', () => {
    const slot = (
      at('@docusaurus/theme-common', 'createStorageSlot') as (key: string) => { get(): unknown; set(v: string): void }
    )('x')
    slot.set('1')
    expect(slot.get()).toBeNull()
  })
  test('a collapsible hides, and draws nothing when it may be lazy', () => {
    const draws = (props: AnyProps) => draw('@docusaurus/theme-common', { children: 'x', ...props }, 'Collapsible')
    expect(draws({ collapsed: false, lazy: true })).toBe('<div>x</div>')
    expect(draws({ collapsed: true })).toBe('<div hidden="">x</div>')
    expect(draws({ collapsed: true, lazy: true, as: 'ul' })).toBe('')
  })
})

describe('small things of the theme that copies of its parts take in', () => {
  const { at, draw } = modulesOf()
  const common = (name: string) => at('@docusaurus/theme-common', name) as (...given: unknown[]) => unknown
  test('a component for each colour, of which the sheet shows one', () => {
    const children = (({ theme, className }: AnyProps) =>
      createElement('i', { className }, String(theme))) as unknown as ReactNode
    expect(draw('@docusaurus/theme-common', { className: 'own', children }, 'ThemedComponent')).toBe(
      '<i class="themed-image themed-image-light own">light</i><i class="themed-image themed-image-dark own">dark</i>',
    )
  })
  test('lists and addresses', () => {
    const tags = ['b', 'Ад', 'a', 'Аз', 'B'].map(label => ({ label }))
    const letters = common('listTagsByLetters')(tags) as { letter: string; tags: { label: string }[] }[]
    expect(letters.map(({ letter, tags }) => `${letter}: ${tags.map(({ label }) => label).join()}`)).toEqual([
      'A: a',
      'B: b,B',
      'А: Ад,Аз',
    ])
    expect(common('groupBy')([1, 2, 3], (item: number) => (item % 2 ? 'odd' : 'even'))).toEqual({
      odd: [1, 3],
      even: [2],
    })
    const params = ['a=1&b=2', 'a=3'].map(text => new URLSearchParams(text))
    expect(String(common('mergeSearchParams')(params, 'append'))).toBe('a=1&b=2&a=3')
    expect(String(common('mergeSearchParams')(params, 'set'))).toBe('a=3&b=2')
  })
  test('what failed, and why', () => {
    const error = new Error('сверху', { cause: new Error('внутри') })
    expect(draw('@docusaurus/theme-common', { error }, 'ErrorBoundaryError')).toBe('<p>сверху\n\nCause:\nвнутри</p>')
    expect(
      draw('@docusaurus/theme-common', { error, tryAgain: () => {} }, 'ErrorBoundaryErrorMessageFallback'),
    ).toMatch(/<p>сверху<\/p><button type="button">.+<\/button>/)
  })
})

test('addresses end as the site has them: what stands behind them and the home page stay', () => {
  const { at } = modulesOf()
  const apply = at('@docusaurus/utils-common', 'applyTrailingSlash') as (path: string, site: object) => string
  const ends = (trailingSlash: boolean | undefined) =>
    ['/a', '/a/?b=/#c', '/base/', '#c', '/'].map(path => apply(path, { trailingSlash, baseUrl: '/base/' }))
  expect(ends(true)).toEqual(['/a/', '/a/?b=/#c', '/base/', '#c', '/'])
  expect(ends(false)).toEqual(['/a', '/a?b=/#c', '/base/', '#c', '/'])
  expect(ends(undefined)).toEqual(['/a', '/a/?b=/#c', '/base/', '#c', '/'])
  expect((at('@docusaurus/utils-common', 'addLeadingSlash') as (path: string) => string)('a')).toBe('/a')
})
