/** Sites in several languages, whole: one build writes all of them. */

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runSteps } from '../bench/steps/run.mjs'
import { type BuildResult, build } from '../src/build/build.ts'
import { loadConfig } from '../src/config/index.ts'
import { createPreview } from '../src/dev/preview.ts'
import { createDev } from '../src/dev/server.ts'
import { describeProblem } from '../src/messages/problem.ts'
import { writeFiles } from './write-files.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'zapiski-locales-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const write = (files: Record<string, string>): void => writeFiles(root, files)

const CURRENT = 'docusaurus-plugin-content-docs/current'
const BLOG = 'docusaurus-plugin-content-blog'

/** One translated document, one that is not, a post, a page, files of the static folder. */
const FILES: Record<string, string> = {
  'docs/intro.md':
    '---\ntags: [сеть]\n---\n\n# Введение\n\nСмотрите [дальше](./next.md) и [файл](/plan.pdf).\n\n:::note\n\nТекст.\n\n:::\n',
  'docs/next.md': '# Дальше\n\n## Раздел\n\nНазад к [введению](./intro.md).\n\n```js\nconst a = 1\n```\n',
  [`i18n/en/${CURRENT}/intro.md`]: '# Introduction\n\nGo [on](./next.md), see the [file](/plan.pdf).\n',
  'blog/2024-05-01-first.md': '---\ntitle: Первая\n---\n\nНачало.\n\n<!-- truncate -->\n\nКонец.\n',
  [`i18n/en/${BLOG}/2024-05-01-first.md`]: '---\ntitle: The first\n---\n\nBegin.\n\n<!-- truncate -->\n\nEnd.\n',
  'src/pages/index.md': '# Главная\n\n[Введение](/docs/intro)\n',
  'static/plan.pdf': '%PDF-1.4\n',
}

const NAVBAR = `navbar: { title: 'Сайт', items: [{ to: '/docs/intro', label: 'Документы' }, { type: 'localeDropdown' }] }`
const config = (i18n: string, more = ''): string =>
  `export default { title: 'Сайт', url: 'https://example.org', onBrokenLinks: 'throw', themeConfig: { ${NAVBAR} },
  blog: {}, docs: {}, i18n: ${i18n}, ${more} }\n`
const TWO = `{ defaultLocale: 'ru', locales: ['ru', 'en'] }`

interface Options {
  locales?: string[]
  cache?: boolean
  outDir?: string
}

async function run({ locales, cache = false, outDir = join(root, 'build') }: Options = {}): Promise<BuildResult> {
  const { config, problems } = await loadConfig(root, { outDir, locales })
  if (config === undefined) return { problems, stages: [], pages: 0, routes: [], files: 0, bytes: 0 }
  return build(config, { mode: 'production', write: true, cache })
}

const said = ({ problems }: BuildResult): string[] =>
  problems
    .filter(({ level }) => level !== 'note')
    .map(problem => {
      const { text, cure } = describeProblem(problem, 'en')
      return `${problem.file === undefined ? '' : `${problem.file}:${problem.line ?? ''} `}${text}${cure ? ` — ${cure}` : ''}`
    })

async function built(options?: Options): Promise<string[]> {
  const result = await run(options)
  expect(said(result)).toEqual([])
  return result.routes
}

const read = (path: string, folder = 'build'): string => readFileSync(join(root, folder, path), 'utf8')

function outputOf(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  return Object.fromEntries(
    entries.map(entry => {
      const path = join(entry.parentPath, entry.name)
      return [relative(folder, path), readFileSync(path, 'latin1')]
    }),
  )
}

const attributes = (html: string, pattern: RegExp): string[][] => [...html.matchAll(pattern)].map(([, ...all]) => all)
const alternates = (html: string): string[][] =>
  attributes(html, /<link rel="alternate" href="([^"]+)" hreflang="([^"]+)">/g)
const canonical = (html: string): string | undefined => /<link rel="canonical" href="([^"]+)">/.exec(html)?.[1]
const image = (html: string): string | undefined => /property="og:image" content="([^"]+)"/.exec(html)?.[1]

describe('a site in two languages', () => {
  beforeEach(() => write({ ...FILES, 'zapiski.config.ts': config(TWO) }))

  test('has every page in both, the default one at the top', async () => {
    const routes = await built()
    const own = routes.filter(route => !/^\/en(\/|$)/.test(route))
    expect(routes).toContain('/docs/next')
    // Tags are words of the texts: a translation has its own.
    const inEnglish = own
      .filter(route => !route.startsWith('/docs/tags'))
      .map(route => (route === '/' ? '/en' : `/en${route}`))
    expect(routes.filter(route => !own.includes(route)).toSorted()).toEqual(inEnglish.toSorted())
    expect(read('docs/intro.html')).toContain('Введение')
    expect(read('en/docs/intro.html')).toContain('Introduction')
    expect(read('en/docs/intro.html')).toContain('<html lang="en" dir="ltr"')
  })

  test('links lead to pages of the same language, files are those of all', async () => {
    await built()
    const page = read('en/docs/intro.html')
    expect(page).toContain('href="/en/docs/next"')
    expect(page).toContain('href="/plan.pdf"')
    expect(page).not.toContain('href="/docs/next"')
    const paths = Object.keys(outputOf(join(root, 'build')))
    expect(paths.filter(path => /^en\/(assets|plan)/.test(path))).toEqual([])
    expect(paths.filter(path => path.endsWith('client') || /assets\/js\/client/.test(path))).toHaveLength(1)
  })

  test('every page that has words of its own names itself in every language that has, and all name each other', async () => {
    const routes = await built()
    const links = new Map(
      routes
        .filter(route => !route.endsWith('/404'))
        .map(route => {
          const url = `https://example.org${encodeURI(route === '/en' ? '/en/' : route)}`
          const file = route === '/' ? 'index.html' : route === '/en' ? 'en/index.html' : `${route.slice(1)}.html`
          return [url, alternates(read(file))]
        }),
    )
    // Of what nobody has translated another page is the one to find.
    expect([...links].flatMap(([url, list]) => (list.length === 0 ? [url] : []))).toEqual([
      'https://example.org/en/docs/next',
      'https://example.org/en/',
    ])
    for (const [url, list] of [...links].filter(([, { length }]) => length > 0)) {
      const own = list.filter(([, lang]) => lang !== 'x-default')
      expect(own.map(([href]) => href)).toContain(url)
      expect(list.at(-1)).toEqual([list[0]?.[0], 'x-default'])
      for (const [href = ''] of own) expect(links.get(href), `${url} -> ${href}`).toEqual(list)
    }
  })

  test('a text that nobody has translated is shown, said to be so, and found at the original alone', async () => {
    write({ 'blog/2024-05-02-second.md': '---\ntitle: Вторая\ntags: [дом]\n---\n\nВторая.\n\n<!-- truncate -->\n' })
    await built()
    const page = read('en/docs/next.html')
    expect(page).toContain('This page has not been translated yet')
    expect(page).toMatch(/<a href="\/docs\/next" hrefLang="ru">/)
    expect(page).toMatch(/<div class="markdown" lang="ru" dir="ltr">/)
    expect(page).toContain('title="Прямая ссылка на Раздел"')
    expect(image(page)).toBe(image(read('docs/next.html')))
    expect(image(read('en/blog/tags/дом.html'))).toBe(image(read('blog/tags/дом.html')))
    expect(image(read('en/docs/intro.html'))).not.toBe(image(read('docs/intro.html')))
    expect(canonical(page)).toBe('https://example.org/docs/next')
    expect(canonical(read('en/docs/intro.html'))).toBe('https://example.org/en/docs/intro')
    expect(read('en/docs/intro.html')).not.toContain('not been translated')
    expect(read('docs/next.html')).not.toContain('role="note"')
    const places = (path: string) => attributes(read(path), /<loc>([^<]+)<\/loc>/g).flat()
    expect(places('sitemap.xml')).toContain('https://example.org/docs/next')
    expect(places('en/sitemap.xml')).toContain('https://example.org/en/docs/intro')
    expect(places('en/sitemap.xml')).not.toContain('https://example.org/en/docs/next')
    expect(read('robots.txt')).toContain('Sitemap: https://example.org/en/sitemap.xml')
  })

  test('each language has its own menu, feeds, page of missing ones, search and words', async () => {
    write({
      'i18n/en/docusaurus-theme-classic/navbar.json': '{ "item.label.Документы": { "message": "Documents" } }',
      [`i18n/en/${BLOG}/options.json`]: '{ "title": { "message": "Diary" } }',
      'i18n/en/code.json': '{ "theme.common.skipToMainContent": { "message": "Straight to the text" } }',
    })
    await built()
    expect(read('en/docs/intro.html')).toContain('Documents')
    expect(read('docs/intro.html')).toContain('Документы')
    expect(read('en/docs/intro.html')).toContain('Straight to the text')
    expect(read('en/blog/rss.xml')).toContain('The first')
    expect(read('en/blog.html')).toContain('Diary')
    expect(read('blog/rss.xml')).toContain('Первая')
    expect(read('en/404.html')).toContain('lang="en"')
    expect(read('en/search/manifest.json')).not.toBe(read('search/manifest.json'))
  })

  test('the language menu leads to the same page, or home where there is none', async () => {
    await built()
    expect(read('docs/next.html')).toMatch(
      /<a class="navbar-link" href="\/en\/docs\/next"[^>]*data-locale="en" data-base="\/en\/"/,
    )
    expect(read('docs/tags/сеть.html')).toMatch(/<a class="navbar-link" href="\/en\/"[^>]*data-locale="en">/)
  })

  test('a translation at another address is the same page', async () => {
    write({ [`i18n/en/${CURRENT}/next.md`]: '---\nslug: /further\n---\n\n# Next\n\nText.\n' })
    await built()
    const list = alternates(read('docs/next.html'))
    expect(list.map(([href]) => href)).toContain('https://example.org/en/docs/further')
    expect(alternates(read('en/docs/further.html'))).toEqual(list)
    expect(read('docs/next.html')).toContain('href="/en/docs/further"')
  })

  test('one language alone stands at the top', async () => {
    await built({ locales: ['en'] })
    expect(read('docs/intro.html')).toContain('Introduction')
    expect(alternates(read('docs/intro.html')).map(([, lang]) => lang)).toEqual(['en', 'x-default'])
    expect(Object.keys(outputOf(join(root, 'build'))).filter(path => path.startsWith('en/'))).toEqual([])
  })

  test('a warm build is a clean one', async () => {
    const edits: Record<string, string>[] = [
      {},
      { [`i18n/en/${CURRENT}/next.md`]: '# Next\n\nText.\n' },
      { 'docs/next.md': '# Дальше\n\nИначе.\n' },
      { 'i18n/en/code.json': '{ "theme.admonition.note": { "message": "Mind" } }' },
      { 'zapiski.config.ts': config(`{ defaultLocale: 'ru', locales: ['ru', 'en', 'de'] }`) },
      { 'zapiski.config.ts': config(`{ defaultLocale: 'en', locales: ['ru', 'en'] }`) },
      { 'zapiski.config.ts': config(`{ defaultLocale: 'ru' }`) },
    ]
    for (const files of edits) {
      write(files)
      await built({ cache: true })
      await built({ outDir: join(root, 'clean') })
      const [warm, clean] = [outputOf(join(root, 'build')), outputOf(join(root, 'clean'))]
      expect(Object.keys(warm).toSorted()).toEqual(Object.keys(clean).toSorted())
      for (const path of Object.keys(clean)) expect(warm[path], path).toBe(clean[path])
      rmSync(join(root, 'clean'), { recursive: true })
    }
  }, 60_000)
})

describe('a site in three languages', () => {
  const I18N = `{ defaultLocale: 'ru', locales: ['ru', 'en', 'ar', 'zh-Hans'].slice(0, 3),
    localeConfigs: { en: { htmlLang: 'en-GB', label: 'In English' }, ar: { translate: false } } }`

  test('keeps direction, name and words of each; what is not translated is read from the originals', async () => {
    write({ ...FILES, [`i18n/ar/${CURRENT}/intro.md`]: '# لا\n', 'zapiski.config.ts': config(I18N) })
    await built()
    expect(read('ar/docs/intro.html')).toMatch(/<html lang="ar" dir="rtl".*Введение/s)
    expect(read('ar/docs/intro.html')).toMatch(/<div class="markdown" lang="ru" dir="ltr">/)
    expect(read('ar/docs/next.html')).toContain('pagination-nav__sublabel">→ ')
    expect(['ar/docs/next.html', 'docs/next.html'].map(path => read(path).includes('/rtl-'))).toEqual([true, false])
    expect([read('en/docs/intro.html'), read('docs/intro.html')].join()).toMatch(/<html lang="en-GB".*In English/s)
    expect(alternates(read('docs/intro.html')).map(([, lang]) => lang)).toEqual(['ru', 'en-GB', 'x-default'])
  })

  test('some of them can be built', async () => {
    write({ ...FILES, 'zapiski.config.ts': config(I18N) })
    const routes = await built({ locales: ['ru', 'ar'] })
    expect(routes).toContain('/ar/docs/intro')
    expect(routes.some(route => route.startsWith('/en'))).toBe(false)
  })
})

describe('addresses of languages', () => {
  test('a base of its own', async () => {
    write({
      ...FILES,
      'zapiski.config.ts': config(
        `{ defaultLocale: 'ru', locales: ['ru', 'en'], localeConfigs: { en: { baseUrl: '/base/english/' } } }`,
        `baseUrl: '/base/', hosting: ['headers'], redirects: [{ from: '/old', to: '/docs/intro' }]`,
      ),
    })
    await built()
    expect(read('english/docs/intro.html')).toContain('href="/base/english/docs/next"')
    expect(read('english/docs/intro.html')).toContain('href="/base/plan.pdf"')
    expect(read('english/docs/intro.html')).toContain('src="/base/assets/js/')
    expect(read('_redirects')).toBe('/base/old /base/docs/intro 301\n/base/english/old /base/english/docs/intro 301\n')
    expect(read('english/old.html')).toContain('/base/english/docs/intro')
  })

  test('a host of its own gets a whole site in its folder', async () => {
    write({
      ...FILES,
      'zapiski.config.ts': config(
        `{ defaultLocale: 'ru', locales: ['ru', 'en'], localeConfigs: { en: { url: 'https://en.example.org', baseUrl: '/' } } }`,
      ),
    })
    await built()
    const page = read('en/docs/intro.html')
    expect(page).toContain('href="/docs/next"')
    expect(canonical(page)).toBe('https://en.example.org/docs/intro')
    expect(alternates(read('docs/intro.html'))).toEqual(alternates(page))
    expect(read('docs/intro.html')).toContain('data-base="https://en.example.org/"')
    expect(read('en/plan.pdf')).toBe(read('plan.pdf'))
    expect(read('en/robots.txt')).toContain('https://en.example.org/sitemap.xml')
    for (const [, path = ''] of page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g))
      expect(() => read(`en/${path}`)).not.toThrow()
  })
})

describe('mistakes', () => {
  test('a language that the site has not', async () => {
    write({ ...FILES, 'zapiski.config.ts': config(TWO) })
    expect(said(await run({ locales: ['fr'] }))).toEqual([
      'the site has no language "fr" — there are: ru, en; others are added in i18n.locales',
    ])
  })

  test('a language without a folder shows the originals', async () => {
    write({ ...FILES, 'zapiski.config.ts': config(`{ defaultLocale: 'ru', locales: ['ru', 'zh-Hans'] }`) })
    await built()
    expect(read('zh-Hans/docs/intro.html')).toContain('Введение')
    expect(read('zh-Hans/docs/intro.html')).toContain('lang="zh-Hans"')
  })

  test('a page at the address of a language', async () => {
    write({ ...FILES, 'zapiski.config.ts': config(TWO), 'src/pages/en/index.md': '# Занято\n' })
    expect(said(await run())).toEqual([
      'src/pages/en/index.md:1 the address /en belongs to the language "en" — give the page another slug',
    ])
  })

  test('one in a translation is told with its path, and nothing is written', async () => {
    write({ ...FILES, 'zapiski.config.ts': config(TWO) })
    await built()
    const before = outputOf(join(root, 'build'))
    write({ [`i18n/en/${CURRENT}/intro.md`]: '# Introduction\n\n[Nowhere](./none.md)\n' })
    expect(said(await run())).toEqual([expect.stringMatching(`^i18n/en/${CURRENT}/intro.md:3 `)])
    expect(outputOf(join(root, 'build'))).toEqual(before)
  })

  test('one in an original that all show is told once', async () => {
    write({ ...FILES, 'zapiski.config.ts': config(TWO), 'docs/next.md': '# Дальше\n\n[Никуда](./none.md)\n' })
    expect(said(await run())).toHaveLength(1)
  })

  test('texts that are no JSON', async () => {
    write({ ...FILES, 'zapiski.config.ts': config(TWO), 'i18n/en/code.json': '{' })
    expect(said(await run())).toEqual([expect.stringMatching(/^i18n\/en\/code.json:1 /)])
  })
})

test('random steps through two languages and back', { timeout: 120_000 }, async () => {
  const step = (cache: boolean) => async (folder: string, outDir: string) => {
    const { config, problems } = await loadConfig(folder, { outDir })
    return config === undefined ? { problems } : build(config, { mode: 'production', write: true, cache })
  }
  const walk = { seed: 5, count: 8, warm: step(true), clean: step(false), hasLanguages: true }
  expect(await runSteps({ ...walk, pause: async () => {} })).toBeUndefined()
})

describe('servers', () => {
  beforeEach(() => write({ ...FILES, 'zapiski.config.ts': config(TWO) }))

  const answerOf = async (url: string): Promise<[number, string, string]> => {
    const response = await fetch(url, { redirect: 'manual' })
    return [response.status, response.headers.get('location') ?? '', await response.text()]
  }

  test('the dev server shows all languages, each with its page of missing ones, and follows translations', async () => {
    const { config } = await loadConfig(root, { together: true })
    if (config === undefined) throw new Error('no config')
    const options = { port: 0, host: 'localhost', log: () => {}, color: false, language: 'en' } as const
    const server = await createDev(config, options)
    try {
      const at = (path: string) => answerOf(new URL(path, server.url).href)
      expect((await at('/docs/intro'))[2]).toContain('Введение')
      expect((await at('/en/docs/intro'))[2]).toContain('Introduction')
      expect(await at('/en')).toEqual([302, '/en/', ''])
      expect((await at('/en/'))[0]).toBe(200)
      const [status, , missing] = await at('/en/none')
      expect([status, missing.includes('<html lang="en"')]).toEqual([404, true])
      expect((await at('/en/search/manifest.json'))[0]).toBe(200)
      expect((await at('/plan.pdf'))[0]).toBe(200)
      write({ [`i18n/en/${CURRENT}/intro.md`]: '# Another introduction\n' })
      await expect
        .poll(async () => (await at('/en/docs/intro'))[2], { timeout: 10_000 })
        .toContain('Another introduction')
    } finally {
      await server.close()
    }
  })

  test('a preview answers at the homes of languages, and with the nearest page of missing ones', async () => {
    await built()
    const site = { outDir: join(root, 'build'), baseUrl: '/', trailingSlash: false, homes: ['en/'] }
    const server = await createPreview({ ...site, port: 0, host: '127.0.0.1', language: 'en' })
    try {
      const at = (path: string) => answerOf(new URL(path, server.url).href)
      expect((await at('/en/'))[0]).toBe(200)
      expect((await at('/en')).slice(0, 2)).toEqual([301, '/en/'])
      expect((await at('/en/docs/intro'))[2]).toContain('Introduction')
      expect((await at('/en/none'))[2]).toContain('<html lang="en"')
      expect((await at('/none'))[2]).toContain('<html lang="ru"')
    } finally {
      await server.close()
    }
  })
})

test('a config that asks for the language is asked in each', async () => {
  write({
    ...FILES,
    'zapiski.config.ts': `const isEnglish = process.env.DOCUSAURUS_CURRENT_LOCALE === 'en'\n${config(TWO)}`
      .replace(`title: 'Сайт'`, `title: isEnglish ? 'Site' : 'Сайт'`)
      .replace('docs: {}', `docs: { sidebarPath: isEnglish ? './en.js' : './ru.js' }`),
    ...{ 'ru.js': `export default { one: ['intro', 'next'] }`, 'en.js': `export default { two: ['intro'] }` },
  })
  await built()
  expect(read('en/docs/intro.html')).toMatch(/\| Site<\/title>[\s\S]*data-sidebar="docs:default:two"/)
  expect(read('docs/intro.html')).toMatch(/\| Сайт<\/title>[\s\S]*data-sidebar="docs:default:one"/)
})
