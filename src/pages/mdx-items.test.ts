/** What the format promises of MDX, one row each. */

import { describe, expect, test } from 'vitest'
import { parseText, visible } from '../../test/markdown-fixture.ts'
import { inWords } from '../../test/said.ts'

const parse = async (body: string, partials: Record<string, string> = {}) => {
  const page = await parseText('x.mdx', body, partials)
  const problems = page.problems.map(inWords)
  return { ...page, html: visible(page.html), problems, codes: problems.map(({ code }) => code) }
}
const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim()

test.each([
  ['an HTML comment', 'до <!-- тихо --> после', 'до после'],
  ['a comment of JSX', 'до {/* тихо */} после', 'до после'],
  ['an expression', 'дважды два — {2 * 2}', 'дважды два — 4'],
  ['front matter', 'Название: {frontMatter.title ?? "нет"}', 'Название: нет'],
  ['metadata', 'Файл {metadata.source}', 'Файл @site/docs/x.mdx'],
])('%s', async (_, body, text) => {
  const { html, problems } = await parse(body)
  expect(plain(html).replaceAll('&nbsp;', ' ')).toBe(text)
  expect(problems).toEqual([])
})

test('components that code in braces declares for itself are known; others are named', async () => {
  const { html, codes } = await parse(
    "<BrowserOnly>\n  {() => {\n    const Own = () => <b>да</b>\n    const { Cell, x: Row } = { Cell: 'i', x: 'u' }\n    return <Own><Cell/><Row/></Own>\n  }}\n</BrowserOnly>\n",
  )
  expect(html).toContain('<b>да</b>')
  expect(codes).toEqual([])
  expect((await parse('{[1].map(() => <Lost/>)}\n')).codes).toEqual(['mdx-component'])
})

test('mdx-code-block is unwrapped', async () => {
  const { html } = await parse('```mdx-code-block\n<b>внутри</b>\n```\n')
  expect(html).toContain('<b>внутри</b>')
  expect(html).not.toContain('<pre')
})

describe('style', () => {
  test('an object and a string become one class with one rule', async () => {
    const { html, styles } = await parse(
      '<b style={{ color: "red", marginTop: 4 }}>а</b>\n\n<i style="color:red;margin-top:4px">б</i>\n',
    )
    const [name = ''] = Object.keys(styles ?? {})
    expect(styles).toEqual({ [name]: `.${name}.${name}{color:red;margin-top:4px}` })
    expect(html).toContain(`<b class="${name}">`)
    expect(html).toContain(`<i class="${name}">`)
    expect(html).not.toMatch(/\sstyle=/)
  })
  test('what would leave its rule is refused', async () => {
    const { html, styles, codes } = await parse(
      '<b style="color:red}body{display:none">а</b>\n\n<b style="background:url(x">б</b>\n',
    )
    expect(styles).toBeUndefined()
    expect(html).not.toContain('display')
    expect(codes).toEqual(['removed-attribute', 'removed-attribute'])
  })
})

describe('head', () => {
  const tags = [
    { tagName: 'title', attributes: {}, innerHTML: 'Своё &amp; моё' },
    { tagName: 'meta', attributes: { name: 'robots', content: 'noindex' } },
    { tagName: 'link', attributes: { rel: 'me', href: 'https://example.net' } },
  ]
  const inside =
    '<title>Своё &amp; моё</title>\n<meta name="robots" content="noindex" />\n<link rel="me" href="https://example.net" />'
  test('a tag', async () => {
    expect((await parse(`<head>\n${inside}\n</head>\n\nТекст.\n`)).head).toEqual(tags)
  })
  test('a tag with code in it', async () => {
    const { head, html, codes } = await parse(
      'export const word = "слово"\n\n<head>\n  <meta name="a" content={word} />\n  <meta name="b" content="б" />\n</head>\n\nТекст.\n',
    )
    expect(head?.map(({ attributes }) => attributes)).toEqual([
      { name: 'a', content: 'слово' },
      { name: 'b', content: 'б' },
    ])
    expect([html, codes]).toEqual(['<p>Текст.</p>', []])
  })
  test('a component', async () => {
    const { head, html } = await parse(
      `import Head from '@docusaurus/Head'\n\n<Head>\n  ${inside}\n</Head>\n\nТекст.\n`,
    )
    expect(head).toEqual(tags)
    expect(html).toBe('<p>Текст.</p>')
  })
  test('styles in it are refused, with what to do', async () => {
    const { problems } = await parse('import Head from "@docusaurus/Head"\n\n<Head><style>{`a{}`}</style></Head>\n')
    expect(problems).toMatchObject([{ code: 'head-tag', hint: 'перенесите их в src/css/custom.css' }])
  })
})

test('a partial of a partial: its contents are in the page’s and in the partial’s own', async () => {
  const { html, toc } = await parse(
    'import Part, { toc as partToc } from "./_a.mdx"\n\n## Своё\n\n<Part />\n\n{partToc.length} {toc.length}\n',
    {
      '_a.mdx': 'import Inner from "./_b.mdx"\n\n## А\n\n<Inner />\n',
      '_b.mdx': '### Б\n',
    },
  )
  expect(toc.map(({ text }) => text)).toEqual(['Своё', 'А', 'Б'])
  expect(plain(html)).toMatch(/2 3$/)
})

test('a hand-written toc wins and can be shown inside', async () => {
  const { toc, slots } = await parse(
    'import TOCInline from "@theme/TOCInline"\n\nexport const toc = [{ value: "Своё", id: "own", level: 2 }]\n\n## Раздел\n\n<TOCInline toc={toc} />\n',
  )
  expect(toc.map(({ id }) => id)).toEqual(['own'])
  expect(slots).toEqual([
    { component: 'TOCInline', props: { toc: [{ level: 2, id: 'own', text: 'Своё', html: 'Своё' }] } },
  ])
})

test('children of CodeBlock, live code and diagrams are code', async () => {
  const { html, codes } = await parse(
    '<CodeBlock language="js" title="a.js">{`const a = 1\nconst b = 2`}</CodeBlock>\n\n```jsx live\n<b>1</b>\n```\n\n```mermaid\ngraph TD; A-->B\n```\n\n<Mermaid value="graph LR" />\n',
  )
  expect(html.match(/<pre/g)).toHaveLength(4)
  expect(html).toContain('code-block-title">a.js')
  expect(codes).toEqual(['live-code', 'diagram-off'])
})

describe('modules of Docusaurus', () => {
  const modules =
    '@docusaurus/BrowserOnly @docusaurus/ErrorBoundary @docusaurus/ExecutionEnvironment @docusaurus/Head @docusaurus/Interpolate @docusaurus/Link @docusaurus/Translate @docusaurus/constants @docusaurus/isInternalUrl @docusaurus/useBaseUrl @docusaurus/useBrokenLinks @docusaurus/useDocusaurusContext @docusaurus/useGlobalData @docusaurus/useIsBrowser @docusaurus/useIsomorphicLayoutEffect @docusaurus/useRouteContext @theme/Admonition @theme/CodeBlock @theme/CodeInline @theme/Details @theme/DocCard @theme/DocCardList @theme/Heading @theme/IdealImage @theme/Layout @theme/MDXComponents @theme/Mermaid @theme/TabItem @theme/Tabs @theme/ThemedImage @theme/TOCCollapsible @theme/TOCInline @theme-original/Tabs @theme-init/Heading clsx'.split(
      ' ',
    )
  test.each(modules)('%s is there', async name => {
    expect((await parse(`import * as x from '${name}'\n\n{Object.keys(x).length}\n`)).codes).toEqual([])
  })
  test('named exports', async () => {
    const { html, codes } = await parse(`import { translate } from '@docusaurus/Translate'
import { interpolate } from '@docusaurus/Interpolate'
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl'
import { usePluginData } from '@docusaurus/useGlobalData'
import { Redirect, useLocation, useHistory } from '@docusaurus/router'
import { useColorMode, useThemeConfig, PageMetadata, HtmlClassNameProvider, ThemeClassNames, usePluralForm, Collapsible, useCollapsible, useWindowSize, prefersReducedMotion } from '@docusaurus/theme-common'

{translate({ message: 'Привет, {name}' }, { name: 'мир' })} {interpolate('{a} и {b}', { a: 1, b: 2 })}

<>{usePluralForm().selectMessage(5, 'запись|записи|записей')} {useColorMode().colorMode} {String(prefersReducedMotion())} {ThemeClassNames.common.codeBlock}</>

<PageMetadata title="Своё" /> {useLocation().pathname}
`)
    expect(codes).toEqual([])
    expect(plain(html).replaceAll('&nbsp;', ' ')).toBe('Привет, мир 1 и 2 записей dark false theme-code-block /')
  })
  test.each([
    ['<Translate id="a">Слово {1 + 1}</Translate>', 'внутри <Translate> не простой текст'],
    ['<Translate id="a">Слово <b>важное</b></Translate>', 'внутри <Translate> не простой текст'],
    ['Слово <Translate id="a">и *важное*</Translate> {1}', 'внутри <Translate> не простой текст'],
    ['{<Translate id="a"><b>Слово</b></Translate>}', 'внутри <Translate> не простой текст'],
    ['{translate({})}', 'у перевода нет ни id, ни message'],
    ['Слово <Translate /> слово', 'у перевода нет ни id, ни message'],
  ])('%s is a mistake with its line', async (written, text) => {
    const { problems } = await parse(
      `import Translate, { translate } from '@docusaurus/Translate'\n\nТекст.\n\n${written}\n`,
    )
    expect(problems).toMatchObject([{ code: 'mdx-runtime', line: 5, text: expect.stringContaining(text) }])
  })
  test('texts that are translated stand in the page', async () => {
    const { html, codes } = await parse(
      `import Translate from '@docusaurus/Translate'\n\n<Translate id="a">Слово</Translate> и <Translate id="b" values={{n: <b>1</b>}}>{'Число {n}'}</Translate>\n\n<Translate>\n  Отдельно\n</Translate>\n`,
    )
    expect(codes).toEqual([])
    expect(html).toContain('Число <b>1</b>')
    expect(plain(html)).toContain('Слово')
    expect(plain(html)).toContain('Отдельно')
  })
  test('a document is told of itself; what stands around documents is nothing inside one', async () => {
    const { html, codes } = await parse(
      `import { useDoc, useVersions } from '@docusaurus/plugin-content-docs/client'\nimport { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal'\nimport Item from '@theme/BlogPostItem'\n\n<p>{useDoc().metadata.id} {useVersions().length} {String(useNavbarMobileSidebar().shown)}</p>\n\n<Item><b>внутри</b></Item>\n`,
    )
    expect(codes).toEqual([])
    expect(html).toContain('x 0 false')
    expect(html).toContain('<b>внутри</b>')
  })
  test.each([
    ['@theme/BlogPostAuthors', 'списки записей рисует движок'],
    ['@theme/NavbarBanner', 'themeConfig'],
    ['@theme/Playground', "'use client'"],
    ['@generated/routes', 'useDocusaurusContext'],
  ])('%s is not, and the message says what is', async (name, replacement) => {
    const { problems } = await parse(`Текст.\n\nimport x from '${name}'\n`)
    expect(problems).toMatchObject([{ code: 'mdx-import', line: 3, column: 1, text: `модуля ${name} нет` }])
    expect(problems[0]?.hint).toContain(replacement)
  })
})

test('what fails among hundreds of parts is found in a few tries', async () => {
  const counted = globalThis as { tries?: number }
  counted.tries = 0
  const parts = (count: number): string => Array.from({ length: count }, (_, at) => `Абзац ${at}.\n\n`).join('')
  const { problems } = await parse(
    `export const tries = globalThis.tries++\n\n${parts(300)}{нет.поля}\n\n${parts(200)}`,
  )
  expect(problems).toMatchObject([{ line: 603 }])
  expect(counted.tries).toBeLessThan(20)
  delete counted.tries
})
