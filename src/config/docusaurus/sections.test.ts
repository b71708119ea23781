import { describe, expect, test } from 'vitest'
import { sayIn } from '../../messages/problem.ts'
import { cssOf, explainMdxPlugins, translateAdmonitions, translateBlog, translateDocs } from './content.ts'
import { tagManager, translateHead } from './head.ts'
import { translateMath } from './math.ts'
import { listPlugins, pluginName } from './plugins.ts'
import { printConfig } from './print.ts'
import { type Notes, readSection } from './source.ts'
import { translateSearch, translateTheme } from './theme.ts'

/** Notes of a translation in words: `path — meaning`, and the paths that nobody knew. */
function take() {
  const said: string[] = []
  const unknown: string[] = []
  const notes: Notes = {
    explain: (where, meaning) => void said.push(`${where} — ${sayIn('en')(meaning)}`),
    unknown: where => void unknown.push(where),
  }
  return { notes, said, unknown, section: (value: unknown, where = 'x') => readSection(value, where, notes) }
}

describe('a section', () => {
  test('notes what nobody read, what is not honoured, and not what is switched off', () => {
    const { section, said, unknown } = take()
    const value = { a: 1, b: undefined, c: 3, off: false, none: null, empty: [], on: [1], skipped: 1 }
    const read = section(value)
    expect(read.pick('a', 'b', 'missing')).toEqual({ a: 1 })
    read.explain({ off: 'ignored/zoom', none: 'ignored/zoom', empty: 'ignored/zoom', on: 'ignored/search' })
    read.skip('skipped')
    read.end()
    expect(said).toEqual(['x.on — not needed: search is built in'])
    expect(unknown).toEqual(['x.c'])
  })

  test('a list of anything else than a list is empty; texts are texts alone', () => {
    const read = take().section({ list: [{ a: 1 }, 'b'], text: 'c', number: 5 })
    expect(read.list('list').map(({ where }) => where)).toEqual(['x.list[0]', 'x.list[1]'])
    expect([read.list('text'), read.text('text'), read.text('number')]).toEqual([[], 'c', undefined])
  })
})

describe('plugins', () => {
  const named = (...entries: [key: string, value: unknown][]) => {
    const taken = take()
    const calls = listPlugins(Object.fromEntries(entries), taken.notes)
    return { ...taken, calls: calls.map(({ name, where }) => `${name} ${where}`) }
  }

  test('the classic preset brings what is on by default and what is asked for', () => {
    const options = { docs: false, theme: {}, gtag: null, googleTagManager: { containerId: 'G' }, debug: true }
    expect(named(['presets', [['@docusaurus/preset-classic', options]]])).toMatchObject({
      calls: [
        'content-blog presets[0][1].blog',
        'content-pages presets[0][1].pages',
        'sitemap presets[0][1].sitemap',
        'theme-classic presets[0][1].theme',
        'google-tag-manager presets[0][1].googleTagManager',
      ],
      said: [],
      unknown: [],
    })
    expect(named(['presets', ['classic']]).calls).toHaveLength(4)
  })

  test('another preset and unknown options of ours are said', () => {
    const { said, unknown, calls } = named([
      'presets',
      ['openapi', ['classic', { strange: 1, googleAnalytics: {}, docs: false, blog: false, pages: false }]],
    ])
    expect(said).toEqual([
      'presets[0] — the preset "openapi" is unknown: its sections are not built',
      'presets[1][1].googleAnalytics — the service was closed in 2024: move to gtag',
    ])
    expect([unknown, calls]).toEqual([['presets[1][1].strange'], ['sitemap presets[1][1].sitemap']])
  })

  test.each([
    ['@docusaurus/plugin-content-docs'],
    ['content-docs'],
    ['docusaurus-plugin-content-docs'],
    ['/site/node_modules/@docusaurus/plugin-content-docs/lib/index.js'],
  ])('%s is the plugin of documents', name => {
    expect(named(['plugins', [name]]).calls).toEqual(['content-docs plugins[0]'])
  })

  test('a plugin of another name is not, and is said once; those without meaning are silent', () => {
    const { calls, said } = named(
      ['plugins', ['my-content-docs-tool', ['docusaurus-lunr-search', {}], () => 1, {}, false, null]],
      ['themes', ['@docusaurus/theme-mermaid', '@docusaurus/theme-search-algolia']],
    )
    expect(calls).toEqual([])
    expect(said).toEqual([
      'plugins[0] — "my-content-docs-tool" is not run: the site has no such package',
      'plugins[1] — "docusaurus-lunr-search" — not needed: search is built in',
      'plugins[2] — "a function" is not run',
      'plugins[3] — "a plugin" is not run',
    ])
  })

  test('names are found in strings, functions and objects', () => {
    expect(['a', function b() {}, { name: 'c' }, {}, () => 1].map(pluginName)).toEqual(['a', 'b', 'c', '', ''])
  })
})

describe('heads', () => {
  const head = (config: Record<string, unknown>) => {
    const { notes, said } = take()
    return { ...translateHead(config, notes), said }
  }

  test('a counter whose number nobody knows stays what it is', () => {
    const script = { tagName: 'script', attributes: { src: 'https://mc.yandex.ru/metrika/tag.js' } }
    expect(head({ headTags: [script] })).toEqual({ headTags: [script], counters: {}, said: [] })
  })

  test('the number of a counter may stand in its picture alone', () => {
    const headTags = [{ tagName: 'noscript', innerHTML: '<img src="https://mc.yandex.ru/watch/42">' }]
    expect(head({ headTags })).toMatchObject({ headTags: [], counters: { metrika: { counterId: '42' } }, said: [] })
  })

  test.each<[string, Record<string, unknown>[], object, number]>([
    [
      'Plausible, also one of more than pages',
      [{ src: 'https://plausible.io/js/script.tagged-events.js', 'data-domain': 'a.org', defer: true }],
      { plausible: { domain: 'a.org', host: 'https://plausible.io' } },
      1,
    ],
    [
      'Umami',
      [{ src: 'https://u.example/script.js', 'data-website-id': 'id-1' }],
      { umami: { websiteId: 'id-1', host: 'https://u.example' } },
      0,
    ],
    [
      'GoatCounter',
      [{ src: '//gc.zgo.at/count.js', 'data-goatcounter': 'https://me.goatcounter.com/count', async: 'true' }],
      { goatcounter: { url: 'https://me.goatcounter.com' } },
      0,
    ],
  ])('a script of %s is a counter of ours', (_, scripts, counters, notes) => {
    const found = head({ scripts })
    expect(found).toMatchObject({ headTags: [], counters })
    expect(found.said).toHaveLength(notes)
  })

  test.each([
    ['behind the own address', { src: '/js/script.js', 'data-domain': 'a.org' }],
    ['that reports elsewhere', { src: 'https://p.io/js/script.js', 'data-domain': 'a.org', 'data-api': '/api' }],
    ['below a path', { src: 'https://a.org/umami/script.js', 'data-website-id': 'id-1' }],
    ['of another service', { src: 'https://cdn.example/script.js' }],
  ])('a script of a counter %s stays', (_, script) =>
    expect(head({ scripts: [script] })).toMatchObject({ counters: {}, headTags: [{ attributes: script }] }),
  )

  test("Google's own snippet is a counter of ours; one with consent or events stays", () => {
    const loader = {
      tagName: 'script',
      attributes: { async: true, src: 'https://www.googletagmanager.com/gtag/js?id=G-1' },
    }
    const code =
      "window.dataLayer = window.dataLayer || [];\nfunction gtag(){dataLayer.push(arguments);}\ngtag('js', new Date());\ngtag('config', 'G-1');"
    const snippet = (more: string) => [loader, { tagName: 'script', attributes: {}, innerHTML: code + more }]
    expect(head({ headTags: snippet(" // counts\ngtag('config', 'G-2', {anonymize_ip: true})") })).toMatchObject({
      headTags: [],
      counters: { gtag: { trackingID: ['G-1', 'G-2'], anonymizeIP: true } },
    })
    expect(head({ headTags: snippet("gtag('consent', 'default', {})") })).toMatchObject({ counters: {} })
    expect(head({ headTags: [loader] }).headTags).toHaveLength(1)
  })

  test('another noscript is left out and said, what is no tag is left out', () => {
    const headTags = [{ tagName: 'noscript', innerHTML: '<p>' }, { attributes: {} }, 'x']
    expect(head({ headTags })).toMatchObject({ headTags: [], said: [expect.stringContaining('headTags[0] — ')] })
  })

  test('attributes that mean nothing in HTML are left out', () => {
    const [tag] = head({ scripts: [{ src: '/a.js', async: true, defer: false, n: 1, o: {} }] }).headTags
    expect(tag?.attributes).toEqual({ src: '/a.js', async: true, defer: false, n: '1' })
  })

  test('a tag manager without a sane number is not there', () => {
    const { notes, said } = take()
    expect(tagManager({ containerId: "G');alert(1)" }, 'x', notes)).toEqual([])
    expect(tagManager(undefined, 'x', notes)).toEqual([])
    expect(said).toEqual([])
    expect(tagManager({ containerId: 'GTM-1' }, 'x', notes)).toHaveLength(2)
    expect(said).toHaveLength(1)
  })
})

describe('sections of content', () => {
  test('what a blog says of its authors is missed only where it was an error', () => {
    const saidOf = (onInlineAuthors: string) => {
      const { section, said, unknown } = take()
      translateBlog(section({ onInlineAuthors }), 'T')
      return [...said, ...unknown]
    }
    expect(saidOf('throw')).toEqual(['x.onInlineAuthors — an author written in the post itself is always accepted'])
    expect([...saidOf('warn'), ...saidOf('ignore')]).toEqual([])
  })

  test('a component that would draw pages is said', () => {
    const { section, said } = take()
    const docs = translateDocs(section({ docItemComponent: '@theme/A', sidebarItemsGenerator: () => [] }), '/site')
    expect(said.map(text => text.split(' ')[0])).toEqual(['x.docItemComponent'])
    expect(docs.sidebarItemsGenerator).toBeTypeOf('function')
  })

  test('plugins that are there run; others are said once each, those built in never', () => {
    const { section, said } = take()
    const own = function own() {}
    const plugins = { remarkPlugins: ['remark-other', ['remark-gfm', {}], own, [own, { a: 1 }], () => 1] }
    const before = { ...plugins, beforeDefaultRemarkPlugins: [[own, 2]], rehypePlugins: ['plantuml', own] }
    explainMdxPlugins([section(plugins, 'a'), section(before, 'b')])
    expect(said).toEqual([
      'a.remarkPlugins[0] — "remark-other" is not run: texts do not pass through it',
      'b.rehypePlugins[0] — "plantuml" is not run: diagrams stay text',
    ])
    const first = { beforeDefaultRehypePlugins: [own, function rehypeExternalLinks() {}] }
    const { remarkPlugins, rehypePlugins } = translateDocs(section({ ...before, ...first }), '/site')
    expect(remarkPlugins).toEqual([[own, 2], own, [own, { a: 1 }], expect.any(Function)])
    expect(rehypePlugins).toEqual([own, own])
  })

  test('plugins of formulas switch formulas on, with the macros that are text', () => {
    const { section } = take()
    const katex = Object.assign(() => {}, {})
    Object.defineProperty(katex, 'name', { value: 'rehypeKatex' })
    const options = { macros: { '\\RR': '\\mathbb{R}', '\\f': () => 'x' }, strict: false }
    const math = section({ remarkPlugins: ['remark-math'], rehypePlugins: [[katex, options]] })
    expect(translateMath([math])).toEqual({ singleDollar: true, macros: { '\\RR': '\\mathbb{R}' } })
    expect(translateMath([section({ remarkPlugins: [['remark-math', { singleDollarTextMath: false }]] })])).toEqual({
      singleDollar: false,
      macros: {},
    })
    expect(translateMath([section({ remarkPlugins: ['remark-gfm'] })])).toBeUndefined()
  })

  test('admonitions of all sections come together; off only where all are off', () => {
    const of = (...values: unknown[]) =>
      translateAdmonitions(values.map(admonitions => take().section({ admonitions })))
    expect(of()).toBe(undefined)
    expect(of(false, false)).toBe(false)
    expect(of(false, true)).toBe(undefined)
    expect(of({ keywords: ['a'] }, { keywords: ['a', 'b'], extendDefaults: false })).toEqual({
      keywords: ['a', 'b'],
      extendDefaults: false,
    })
    expect(of(false, { keywords: ['a'] })).toEqual({ keywords: ['a'], extendDefaults: true })
  })

  test.each([
    ['/site/a/b.css', ['a/b.css']],
    ['@site/a.css', ['a.css']],
    ['./a.css', ['a.css']],
    [false, [false]],
    [undefined, []],
    ['@lost/kit/a.css', []],
    ['/site/node_modules/lost/a.css', []],
  ])('the sheet %s from the folder of the site is %j', (customCss, expected) => {
    const call = { name: 'theme-classic', options: { customCss }, where: 'themes[0][1]' } as const
    expect(cssOf(call, '/site', take().notes)).toEqual(expected)
  })
})

describe('the theme', () => {
  const theme = (value: unknown, baseUrl = '/') => {
    const { section, said, unknown } = take()
    const translated = translateTheme(section(value, 'themeConfig'), { baseUrl })
    return { ...translated, said, unknown } as { [key: string]: unknown; said: string[]; unknown: string[] }
  }
  const items = (list: unknown[], baseUrl?: string) =>
    (theme({ navbar: { items: list } }, baseUrl).navbar as { items: Record<string, unknown>[] }).items

  test('a sidebar that can be hidden is said, one that need not is silent', () => {
    const { docs, said } = theme({ docs: { sidebar: { hideable: true, autoCollapseCategories: true } } })
    expect(docs).toEqual({ sidebar: { autoCollapseCategories: true } })
    expect(said).toEqual(['themeConfig.docs.sidebar.hideable — the sidebar of the docs is always shown'])
    expect(theme({ docs: { sidebar: { hideable: false } } }).said).toEqual([])
    expect(theme({ docs: { sidebar: { hidable: true } } }).unknown).toEqual(['themeConfig.docs.sidebar.hidable'])
  })

  test('addresses lose the base that is added later, other sites keep theirs', () => {
    const [inside, outside, bare, file] = items(
      [
        { label: 'a', to: '/base/docs' },
        { label: 'b', to: 'https://x.org' },
        { label: 'c', to: 'docs' },
        { label: 'd', href: 'pathname:///a.pdf' },
      ],
      '/base/',
    )
    expect([inside?.to, outside?.href, bare?.to, file?.href]).toEqual([
      '/docs',
      'https://x.org',
      '/docs',
      '/base/a.pdf',
    ])
  })

  test('an address outside the site that a dropdown has stands first in it', () => {
    const [dropdown] = items([
      { type: 'dropdown', label: 'a', href: 'https://example.com', items: [{ label: 'b', to: '/b' }] },
    ])
    expect(dropdown).toMatchObject({
      type: 'dropdown',
      items: [
        { type: 'default', label: 'a', href: 'https://example.com' },
        { label: 'b', to: '/b' },
      ],
    })
    expect(dropdown).not.toHaveProperty('href')
  })

  test('an item without a kind is a dropdown where it has items, and those have no side of their own', () => {
    const [dropdown] = items([{ label: 'a', position: 'right', items: [{ label: 'b', to: '/b' }] }])
    expect(dropdown).toEqual({
      type: 'dropdown',
      position: 'right',
      label: 'a',
      items: [{ type: 'default', label: 'b', to: '/b' }],
    })
  })

  test('kinds that show no text get no label', () => {
    const list = ['docsVersionDropdown', 'localeDropdown', 'search'].map(type => ({ type, label: 'x' }))
    expect(items(list).map(({ label }) => label)).toEqual([undefined, undefined, undefined])
    expect(items([{ type: 'docsVersion', label: 'x' }])[0]?.label).toBe('x')
  })

  test('a search among the items is not added once more', () => {
    expect(items([{ type: 'search', position: 'left' }]).map(({ type }) => type)).toEqual(['search'])
    expect(items([]).map(({ type }) => type)).toEqual(['search'])
  })

  test('sizes of a logo are numbers greater than nothing', () => {
    const logo = (size: unknown) =>
      (theme({ navbar: { logo: { src: 'a.svg', width: size } } }).navbar as { logo: object }).logo
    expect([logo('32px'), logo(0), logo('auto')]).toEqual([
      { src: 'a.svg', width: 32 },
      { src: 'a.svg' },
      { src: 'a.svg' },
    ])
  })

  test('a hosted search without a name is none', () => {
    const { section } = take()
    expect(translateSearch(section({ placeholder: 'a' }))).toEqual({})
    expect(translateSearch(section({ appId: 'A', searchPagePath: null }))).toEqual({
      search: { searchPagePath: false, algolia: { appId: 'A' } },
    })
  })
})

describe('a config as code', () => {
  const given = { code: new Map(), language: 'en' as const, unknown: new Set<string>(), isPartial: false }

  test('leaves out what is so anyway and names functions in the language of the author', () => {
    const config = { title: "L'été", baseUrl: '/', a: undefined, trailingSlash: undefined, empty: {}, f: () => 1 }
    expect(printConfig(config, given)).toEqual({
      text: `import { defineConfig } from 'zapiski'

// f: a function was here, carry it over from docusaurus.config
// lenient: what Docusaurus passed over is a warning; delete it once the build warns of nothing
export default defineConfig({
  title: 'L\\'été',
  trailingSlash: undefined,
  lenient: 'partial',
})
`,
      functions: ['f'],
    })
    expect(printConfig({ list: [{ f: () => 1 }] }, { ...given, language: 'ru' }).text).toContain(
      '// list[0].f: здесь была функция',
    )
  })

  test('breaks lines that are too long, quotes keys that need it', () => {
    const { text } = printConfig({ short: [1, 2], 'a-b': ['x'.repeat(60), 'y'.repeat(60)], pattern: /a\/b/i }, given)
    expect(text).toContain('  short: [1, 2],\n')
    expect(text).toContain(`  'a-b': [\n    '${'x'.repeat(60)}',\n    '${'y'.repeat(60)}',\n  ],\n`)
    expect(text).toContain('  pattern: /a\\/b/i,\n')
    expect(text).toContain('  lenient: true,\n')
  })
})
