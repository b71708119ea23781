/** What the specification says of the product, read off our own site as it is published. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { type BuiltSite, buildShared, SITE_DIR } from './e2e/site.ts'

let site: BuiltSite
beforeAll(async () => {
  site = await buildShared(SITE_DIR)
})

const read = (name: string): string => readFileSync(join(site.outDir, name), 'utf8').replaceAll('&nbsp;', ' ')
/** Text of an HTML fragment. */
const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const hrefs = (html: string): string[] => [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href)

/** Posts of the archive by year. */
function archived(): { year: string; posts: { dated: string; href: string }[] }[] {
  const [, ...years] = read('archive.html').split(/<h2\b/)
  return years.map(part => {
    const rows = part.matchAll(/<li><time dateTime="(\d{4})[^>]*>[^<]*<\/time><a href="([^"]+)"/gi)
    const posts = [...rows].map(([, dated = '', href = '']) => ({ dated, href }))
    return { year: /\d{4}/.exec(textOf(`<h2${part}`))?.[0] ?? '', posts }
  })
}

describe('pages', () => {
  test.each([
    ['index.html', 'blog-list-page'],
    ['page/2.html', 'blog-list-page'],
    ['mosh.html', 'blog-post-page'],
    ['tags.html', 'blog-tags-list-page'],
    ['tags/lua.html', 'blog-tags-post-list-page'],
    ['authors.html', 'blog-authors-list-page'],
    ['authors/zapiski.html', 'blog-authors-posts-page'],
    ['docs/linux/ssh.html', 'docs-doc-page'],
    ['docs/tags.html', 'docs-tags-list-page'],
    ['docs/tags/docker.html', 'docs-tags-doc-list-page'],
    ['about.html', 'mdx-page'],
  ])('%s has the class of its type: %s', (file, name) => {
    expect(/<html[^>]* class="([^"]*)"/.exec(read(file))?.[1]?.split(' ')).toContain(name)
  })

  test('lists show what stands above the marker alone', () => {
    const [, ...entries] = read('index.html').split(/<article\b/)
    const anchors = entries.flatMap(entry => {
      const file = /<h2[^>]*>\s*<a[^>]* href="\/([^"]+)"/.exec(entry)?.[1] ?? ''
      return [...read(`${file}.html`).matchAll(/<h2[^>]* id="([^"]+)"/g)].map(([, id]) => id)
    })
    expect(anchors.length).toBeGreaterThan(10)
    expect(anchors.filter(id => entries.some(entry => entry.includes(`id="${id}"`)))).toEqual([])
    for (const entry of entries) expect(textOf(entry).length).toBeGreaterThan(100)
  })

  test('lists hold ten posts, the ninth the rest; tags with more than ten have a second page', () => {
    const count = (file: string) => read(file).match(/<article\b/g)?.length
    for (const file of ['index.html', 'page/2.html', 'page/8.html']) expect(count(file)).toBe(10)
    expect(count('page/9.html')).toBe(4)
    expect(existsSync(join(site.outDir, 'page/10.html'))).toBe(false)
    for (const tag of ['lua', 'soft']) expect(count(`tags/${tag}/page/2.html`)).toBeGreaterThan(0)
  })

  test('the archive holds every post once, under the year of its date, the newest year first', () => {
    const years = archived()
    for (const { year, posts } of years) {
      expect(posts.length, year).toBeGreaterThan(0)
      for (const { dated } of posts) expect(dated).toBe(year)
    }
    const posts = years.flatMap(({ posts }) => posts.map(({ href }) => href))
    expect(new Set(posts).size).toBe(84)
    expect(posts).toHaveLength(84)
    expect(read('archive.html')).toContain('<p class="lead">84 записи')
    const headings = years.map(({ year }) => year)
    expect(headings).toEqual([...new Set(headings)].toSorted().toReversed())
  })

  test('the page that is not there says so and asks to tell the owner', () => {
    const text = textOf(read('404.html'))
    expect(text).toContain('Страница не найдена')
    expect(text).toMatch(/владельц/)
  })

  test.each(['404.html', 'search.html'])('%s is nothing for search engines to list, what it leads to is', file => {
    expect(/<meta name="robots" content="([^"]*)"/.exec(read(file))?.[1]).toBe('noindex, follow')
    expect(read('index.html')).not.toContain('<meta name="robots"')
  })

  test.each(['404.html', 'search.html'])('%s leads to the document that the notes are entered by', file => {
    const [, list = ''] = /<ul class="places">(.*?)<\/ul>/.exec(read(file)) ?? []
    const title = /<h1[^>]*>(.*?)<\/h1>/.exec(read('docs.html'))?.[1]
    expect(title).toBeTruthy()
    expect(list.replaceAll('\u00a0', ' ')).toContain(`<a href="/docs">${title?.replaceAll('\u00a0', ' ')}</a>`)
    expect(hrefs(list).filter(href => href.startsWith('/docs'))).toEqual(['/docs'])
  })

  test('every document says its language, direction, name with the name of the site, and its address', () => {
    const html = read('mosh.html')
    expect(html).toMatch(/<html lang="ru" dir="ltr"/)
    expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toMatch(/\S \| Записки$/)
    expect(html).toMatch(/<link rel="canonical" href="https:\/\/[^"]*\/mosh">/)
    expect(html).toMatch(/<link rel="alternate" href="https:\/\/[^"]*\/mosh" hreflang="ru">/)
    expect(html).toMatch(/<meta property="og:title" content="[^"]+">/)
  })

  test.each([
    ['mosh.html', 'article'],
    ['authors/zapiski.html', 'profile'],
    ['docs/linux/ssh.html', 'website'],
    ['index.html', 'website'],
  ])('%s is shown by its link as what it is: %s', (file, type) => {
    const html = read(file)
    const tag = (name: string) => new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]
    expect(['og:type', 'og:site_name', 'twitter:card'].map(tag)).toEqual([type, 'Записки', 'summary_large_image'])
    expect(tag('og:image')).toMatch(/^https:\/\/zapiski\.example\/assets\/.+\.png$/)
    expect(tag('og:description')).toBeTruthy()
  })
})

describe('the frame', () => {
  test('two menus of the bar lead where the specification says', () => {
    const menus = [...read('about.html').matchAll(/<details class="dropdown[\s\S]*?<\/details>/g)].map(([html]) => html)
    const found = menus.map(html => [textOf(/<summary[\s\S]*?<\/summary>/.exec(html)?.[0] ?? ''), hrefs(html)])
    expect(found.slice(0, 2)).toEqual([
      ['Блог', ['/', '/archive']],
      ['Ресурсы', ['/docs', '/about', '/docs/telegram/bots']],
    ])
  })

  test('posts have all posts by year beside them, docs the one sidebar of the docs', () => {
    const all = archived().map(({ year, posts }) => [year, posts.map(({ href }) => href)])
    for (const file of ['index.html', 'mosh.html', 'tags/lua.html', 'authors.html', 'authors/zapiski.html']) {
      const beside = /<nav aria-label="Другие записи блога"[\s\S]*?<\/nav>/.exec(read(file))?.[0] ?? ''
      const years = [...beside.matchAll(/<summary>(\d{4})[\s\S]*?<\/details>/g)]
      expect(
        years.map(([html, year]) => [year, hrefs(html).filter(href => !href.includes('#'))]),
        file,
      ).toEqual(all)
      expect(beside, file).toContain('<div class="sidebar-title">Другие посты</div>')
    }
    const sidebarOf = (file: string) => {
      const [aside = ''] = /<[^>]* id="zapiski-sidebar"[^>]*>/.exec(read(file)) ?? []
      return / data-sidebar="([^"]+)"/.exec(aside)?.[1]
    }
    const [shared, ...others] = ['docs.html', 'docs/linux/ssh.html', 'docs/tools/docker.html'].map(sidebarOf)
    expect(shared).toBeTruthy()
    expect(others).toEqual([shared, shared])
  })

  test('the menu of narrow screens leads on to the one of the section, by its name', () => {
    const more = (file: string) => {
      const [menu = ''] = /<div id="zapiski-menu"[\s\S]*?<div class="layout/.exec(read(file)) ?? []
      return textOf(/<button[^>]*popoverTarget="zapiski-sidebar">.*?<\/button>/.exec(menu)?.[0] ?? '')
    }
    expect(['mosh.html', 'docs/linux/ssh.html', 'about.html'].map(more)).toEqual(['Другие посты', 'Разделы', ''])
  })

  test('the bar has the search, the switch of colours and the way to the repository', () => {
    const [bar = ''] = /<header class="[^"]*navbar[\s\S]*?<\/header>/.exec(read('about.html')) ?? []
    expect(bar).toMatch(/class="navbar-search" href="\/search" data-action="search"/)
    expect(bar).toContain('data-action="color-mode"')
    expect(hrefs(bar)).toContain('https://github.com/zapiski/zapiski')
  })

  test('a text has a link to its source and the day of its last change', () => {
    const html = read('docs/linux/ssh.html')
    expect(html).toMatch(/class="theme-edit-this-page" href="https:\/\/github\.com\/[^"]+\/docs\/linux\/ssh\.mdx"/)
    const [, updated = ''] = /<span class="theme-last-updated">(.*?)<\/span>/.exec(html) ?? []
    expect(updated).toMatch(/^Последнее обновление: <time dateTime="\d{4}-\d\d-\d\d">\d{1,2} [а-я]+ \d{4}/i)
  })

  test('documents say where they stand, each step but the last a link; one at the top says nothing', () => {
    const steps = (file: string) => {
      const [, list = ''] = /<nav class="theme-doc-breadcrumbs[^>]*><ol>(.*?)<\/ol>/.exec(read(file)) ?? []
      return [...list.matchAll(/<li>(.*?)<\/li>/g)].map(([, html = '']) => [hrefs(html)[0], textOf(html)])
    }
    expect(steps('docs/linux/ssh.html')).toEqual([
      ['/docs/linux', 'Linux'],
      [undefined, 'SSH'],
    ])
    expect(steps('docs/programming/lua/packages/copas.html').map(([href]) => href)).toEqual([
      '/docs/programming',
      '/docs/programming/lua',
      '/docs/programming/lua/packages',
      undefined,
    ])
    expect(steps('docs.html')).toEqual([])
  })

  test('contents hold levels 2 and 3', () => {
    const html = read('docs/linux/bash.html')
    const listed = hrefs(
      /<aside[^>]*toc-column[\s\S]*?<\/aside>|<div[^>]*toc-column[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '',
    )
    const idsOf = (level: number) =>
      // The engine's own sections are no part of the text.
      [...html.matchAll(new RegExp(`<h${level} id="(?!zapiski-)([^"]+)"`, 'g'))].map(([, id]) => `#${id}`)
    expect(idsOf(3).length).toBeGreaterThan(2)
    // The map beside them leads to columns of the text, and to its top.
    const narrow = hrefs(/<div class="toc-narrow">[\s\S]*?<\/details>/.exec(html)?.[0] ?? '')
    for (const links of [listed, narrow]) {
      const sections = links.map(decodeURI).filter(href => !/^#_*zapiski/.test(href))
      expect(new Set(sections)).toEqual(new Set([...idsOf(2), ...idsOf(3)]))
    }
  })

  test('signs of headings are called a direct link to them', () => {
    const headings = [
      ...read('docs/linux/ssh.html').matchAll(
        /<h[2-6] id="[^"]*"[^>]*>(.*?)<a class="hash-link"[^>]* title="([^"]*)"/g,
      ),
    ]
    expect(headings.length).toBeGreaterThan(3)
    for (const [, html = '', name = ''] of headings)
      expect(name.replaceAll('\u00a0', ' ')).toBe(`Прямая ссылка на ${textOf(html).replaceAll('\u00a0', ' ')}`)
  })
})

/** Documents below `/docs`, folders in brackets. */
const DOCS = `cctv cctv/[apps apps/frigate apps/ispy choose connection expose settings]
garrysmod/[development hosting] linux/[bash prepare ssh]
macos/[apps apps/alfred apps/brave apps/cleanshot apps/contexts apps/hyper apps/raycast apps/safari apps/thor apps/vscode settings tricks]
other/[security_principes things unsorted]
programming/[js php lua lua/awesome lua/my-contributions lua/notes lua/package-development lua/packages lua/packages/copas]
services/[aws github github/actions/cheatsheet nextdns] telegram/[bots channels]
tools/[crowdsec docker docusaurus openresty screen tailscale]`

test('every document that the specification names has its page', () => {
  const routes = [...DOCS.matchAll(/(\S+?)\/\[(.*?)\]|\S+/g)].flatMap(([all, folder, names = '']) =>
    folder === undefined ? [`/docs/${all}`] : names.split(' ').map(name => `/docs/${folder}/${name}`),
  )
  expect(routes).toHaveLength(49)
  expect(site.result.routes).toEqual(expect.arrayContaining(routes))
})

describe('values', () => {
  test('the site: its name, icon and address, plain paths, one language that is read from the left', () => {
    const { title, url, baseUrl, trailingSlash, locale } = site.config
    expect([title, url, baseUrl, trailingSlash]).toEqual(['Записки', 'https://zapiski.example', '/', false])
    expect(locale).toMatchObject({ locale: 'ru', htmlLang: 'ru', direction: 'ltr', calendar: 'gregory' })
    expect(site.config.locales).toHaveLength(1)
    expect(read('index.html')).toContain('<link rel="icon" href="/favicon.svg"')
  })

  test('broken links end a build of the site, broken anchors and addresses of two files are told of', () => {
    const { onBrokenLinks, onBrokenMarkdownLinks, onBrokenAnchors, onDuplicateRoutes } = site.config
    expect([onBrokenLinks, onBrokenMarkdownLinks]).toEqual(['throw', 'throw'])
    expect([onBrokenAnchors, onDuplicateRoutes]).toEqual(['warn', 'warn'])
  })

  test('one version of the docs, current, called Next; no draft', () => {
    const drafts = readdirSync(join(SITE_DIR, 'docs'), { recursive: true, encoding: 'utf8' }).filter(
      file => /\.mdx?$/.test(file) && /^---\n(?:.+\n)*?draft:/.test(readFileSync(join(SITE_DIR, 'docs', file), 'utf8')),
    )
    expect(drafts).toEqual([])
    const html = read('docs/linux/ssh.html')
    expect(html).toContain('<meta name="docusaurus_version" content="current">')
    expect(html).toContain('<meta name="docusaurus_tag" content="docs-default-current">')
    const shell = readdirSync(join(site.outDir, 'assets/data')).find(name => name.startsWith('shell-'))
    const { versions } = JSON.parse(read(`assets/data/${shell}`))
    expect(versions).toEqual({ default: { last: 'current', names: ['current'], labels: ['Next'] } })
  })

  test('a query has at most 64 characters and goes to the parameter q; the empty field says what it is for', () => {
    const input = /<input[^>]*id="zapiski-query"[^>]*>/.exec(read('search.html'))?.[0] ?? ''
    expect(input).toMatch(/maxlength="64"/i)
    expect(input).toContain('name="q"')
    expect(input).toContain('placeholder="Поиск по сайту"')
  })

  test('dark is the default and the system is asked', () => {
    const script = /<script>([\s\S]*?)<\/script>/.exec(read('index.html'))?.[1] ?? ''
    expect(script).toContain('matchMedia("(prefers-color-scheme: light)").matches?"light":"dark"')
    expect(script).toContain('localStorage.theme')
  })

  test('the sitemap names neither tags nor list pages, and says when a page changed', () => {
    const sitemap = read('sitemap.xml')
    expect(sitemap).not.toMatch(/<loc>https:\/\/[^/]+\/(tags|page)\//)
    expect(sitemap).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/)
  })

  test('nothing of others is called: the policy of a plain page names this site alone', () => {
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(read('about.html'))?.[1] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/https?:/)
  })
})
