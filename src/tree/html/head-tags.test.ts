import { describe, expect, test } from 'vitest'
import { makeSource } from '../../../test/factory.ts'
import { OPTIONS, parseText } from '../../../test/markdown-fixture.ts'
import { parsePage } from '../../pages/index.ts'

const found = async (name: string, body: string, pageScripts = false) => {
  const { head = [], problems } = await parsePage({ ...makeSource('doc', name), body }, { ...OPTIONS, pageScripts })
  return {
    head,
    said: problems.map(({ level, code, line }) => `${line} ${level} ${code}`),
  }
}

describe('the head of a plain Markdown file', () => {
  test.each([
    '<script>window.a = 1</script>',
    '<script src="https://evil.example/x.js"></script>',
    '<script type="module" src="/x.js"></script>',
    '<script type="application/ld+json">{}</script>',
    '<meta http-equiv="refresh" content="0; url=https://evil.example/">',
    '<META HTTP-EQUIV=refresh content="0">',
    '<meta http-equiv="refresh" name="description" content="0; url=//evil.example">',
    '<meta charset="utf-7">',
    '<meta name="referrer" content="unsafe-url">',
    '<meta name="google-site-verification" content="x">',
    '<meta name="viewport" content="width=1">',
    '<meta property="csp" content="x">',
    '<meta content="x">',
    '<link rel="canonical" href="https://evil.example/">',
    '<link rel="stylesheet" href="https://evil.example/x.css">',
    '<link rel="alternate stylesheet" href="https://evil.example/x.css">',
    '<link rel="preload" as="script" href="https://evil.example/x.js">',
    '<link rel="manifest" href="/x.json">',
    '<link rel="icon" href="https://evil.example/x.png">',
    '<link rel="me" href="java\tscript:alert(1)">',
    '<link href="/x.css">',
  ])('is without %s', async tag => {
    const { head, said } = await found('a.md', `Текст\n\n<head>\n${tag}\n</head>\n`)
    expect(head).toEqual([])
    expect(said).toEqual(['4 error head-tag/text'])
    const trusted = await found('a.md', `Текст\n\n<head>\n${tag}\n</head>\n`, true)
    expect(trusted.head).toEqual([])
    expect(trusted.said).toEqual(['4 warning head-tag/text'])
  })

  test('tells of the page and of its author', async () => {
    const { head, said } = await found(
      'a.md',
      [
        '<head>',
        '<title>Имя & знак</title>',
        '<meta name="description" content="О чём" onload="x()">',
        '<meta name="robots" content="noindex">',
        '<meta property="og:title" content="Имя">',
        '<link rel="me" href="https://social.example/@a" onload="x()">',
        '<link rel="alternate" hreflang="en" href="/en/a">',
        '</head>',
      ].join('\n'),
    )
    expect(said).toEqual([])
    expect(head).toEqual([
      { tagName: 'title', attributes: {}, innerHTML: 'Имя &amp; знак' },
      { tagName: 'meta', attributes: { name: 'description', content: 'О чём' } },
      { tagName: 'meta', attributes: { name: 'robots', content: 'noindex' } },
      { tagName: 'meta', attributes: { property: 'og:title', content: 'Имя' } },
      { tagName: 'link', attributes: { rel: 'me', href: 'https://social.example/@a' } },
      { tagName: 'link', attributes: { rel: 'alternate', hreflang: 'en', href: '/en/a' } },
    ])
  })

  test('stays so where it looks like MDX, and where code takes it in', async () => {
    const script = '<head>\n  <script src="https://evil.example/x.js"></script>\n</head>\n'
    const looksSo = await found('a.md', `<Tabs><TabItem value="a">А</TabItem></Tabs>\n\n${script}`, true)
    expect(looksSo.head).toEqual([])
    expect(looksSo.said).toEqual(['4 warning head-tag/text'])
    const text = await parseText('a.mdx', "import Part from './_part.md'\n\n<Part />\n", { '_part.md': script })
    expect(text.head).toBeUndefined()
    expect(text.problems.map(({ code }) => code)).toEqual(['head-tag/text'])
  })
})

describe('the head of code', () => {
  const code = [
    '<Head>',
    '  <script>{`window.a = 1`}</script>',
    '  <script src="https://stats.example/s.js" async />',
    '  <meta httpEquiv="refresh" content="0; url=/b" />',
    '  <script type="application/ld+json">{`{}`}</script>',
    '  <link rel="canonical" href="https://example.org/b" />',
    '</Head>',
  ].join('\n')

  test('may run scripts and move readers where the config lets it', async () => {
    const { head, said } = await found('a.mdx', code, true)
    expect(said).toEqual([])
    expect(head.map(({ tagName }) => tagName)).toEqual(['script', 'script', 'meta', 'script', 'link'])
    expect(head[1]?.attributes).toEqual({ src: 'https://stats.example/s.js', async: true })
  })

  test('holds data and addresses without it', async () => {
    const { head, said } = await found('a.mdx', code)
    expect(head.map(({ tagName }) => tagName)).toEqual(['script', 'link'])
    expect(new Set(said.map(line => line.replace(/^\d+ /, '')))).toEqual(new Set(['error head-tag/permission']))
  })
})
