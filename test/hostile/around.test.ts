/** What stands around texts: links and pictures of the config, style sheets, components, forms. */

import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, test } from 'vitest'
import { createTrial, type Trial } from './trial.ts'

const config = (more: string): string =>
  `export default { title: 'З', url: 'https://example.org', shareImages: false, ${more} }\n`

let trial: Trial
afterEach(() => trial.end())

async function answersTo(files: Record<string, string | Buffer>) {
  trial = createTrial({ 'docs/index.md': '# Начало\n', ...files })
  return (await trial.build()).lines
}

test('links that run code or lead nowhere, pictures that are not there', async () => {
  const lines = await answersTo({
    'docs/a.md': '---\nimage: /none.png\n---\n# А\n',
    'sidebars.js': "export default { s: ['a', { type: 'link', label: 'д', href: 'java\\nscript:alert(1)' }] }\n",
    'zapiski.config.mjs': config(`themeConfig: {
      image: 'img/none.png',
      footer: { links: [{ label: 'а', to: '/none' }, { label: 'б', href: 'javascript:alert(1)' }, { label: 'в', to: '/docs' }] },
      navbar: { logo: { src: 'img/none.svg' }, items: [{ label: 'г', href: 'java\\tscript:alert(1)' }] },
    }, docs: { editUrl: () => 'javascript:alert(1)', sidebarPath: './sidebars.js' }, favicon: 'none.ico'`),
  })
  expect(lines.toSorted()).toEqual([
    ' error navbar-link',
    ' warning config-link',
    ' warning config-link',
    ' warning config-link',
    ' warning config-link',
    ' warning config-picture',
    ' warning config-picture',
    ' warning config-picture',
    'docs/a.md:2 warning missing-asset/share',
  ])
})

test('a drawing in the place of a shared picture is told once for the site, and where a text names its own', async () => {
  const files = {
    'docs/a.md': '---\nimage: /a.svg?v=1\n---\n# А\n',
    'docs/b.md': '---\nimage: https://example.org/b.png\n---\n# Б\n',
    'static/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  }
  const lines = await answersTo({ ...files, 'zapiski.config.mjs': config("themeConfig: { image: 'a.svg' }") })
  expect(lines.toSorted()).toEqual([' warning share-drawing', 'docs/a.md:2 warning share-drawing'])
})

test('pictures of the config and of shared links are looked at as those of texts are', async () => {
  const whole = readFileSync(new URL('../docusaurus/config/static/img/card.png', import.meta.url))
  const active = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const files = {
    'docs/a.md': '---\nimage: /card.png\n---\n# А\n\n![x](/shown.png)\n',
    'static/card.png': 'words',
    'static/shown.png': 'words',
    'static/logo.svg': active,
    'static/dark.svg': 'no drawing',
    'static/foot.png': '',
    'static/share.png': whole.subarray(0, 100),
    // Browsers look at the bytes of an icon.
    'static/icon.ico': whole,
  }
  const settings = `themeConfig: {
    image: 'share.png', footer: { logo: { src: 'foot.png' } },
    navbar: { logo: { src: 'logo.svg', srcDark: 'dark.svg' } },
  }, favicon: 'icon.ico'`
  const lines = await answersTo({ ...files, 'zapiski.config.mjs': config(settings) })
  expect(lines.toSorted()).toEqual([
    ' error bad-image',
    ' error bad-image',
    ' warning active-drawing',
    ' warning bad-image/cut',
    'docs/a.md:2 error bad-image',
    'docs/a.md:6 error bad-image',
  ])
})

test('so are those in HTML of the config and in the list of authors', async () => {
  const [open, close] = [
    "'<b>x</b> <a class=\\'x\\' href=\"",
    '">x</a> <a href="/docs">y</a> <a href="//a.example/z">z</a>\'',
  ]
  const html = (path: string): string => `${open}${path}${close}`
  const files = (more = ''): Record<string, string> => ({
    'blog/authors.yml': 'ivan: { name: И, url: /none-5, image_url: /none.png }\npetr: { name: П, url: /docs }\n',
    'blog/2024-01-01-a.md': '---\nauthors: [ivan, petr]\n---\n\nА\n\n<!-- truncate -->\n',
    'zapiski.config.mjs': config(`themeConfig: {
      announcementBar: { content: ${html('/none-1')} },
      footer: { copyright: ${html('/none-2')}, links: [{ html: ${html('/none-3')} }] },
      navbar: { items: [{ type: 'html', value: ${html('/none-4')} }] },
    }, ${more}`),
  })
  const links = (level: string): string[] =>
    [...Array(4).fill(''), 'blog/authors.yml:1'].map(at => `${at} ${level} navbar-link`)
  expect((await answersTo(files())).toSorted()).toEqual([
    ...links('error'),
    'blog/authors.yml:1 warning author-picture',
  ])
  trial.end()
  const lenient = await answersTo(files("lenient: true, onBrokenLinks: 'throw'"))
  expect(lenient.filter(line => line.includes('navbar-link')).toSorted()).toEqual(links('warning'))
})

test('two pages of one address, and addresses of the site itself', async () => {
  const files = {
    'docs/a.md': '---\nslug: /a b\n---\n# А\n',
    'docs/b.md': '---\nslug: /a%20b\n---\n# Б\n',
    'pages/c.md': '---\nslug: /search\n---\n# В\n',
    'pages/d.md': '---\nslug: /assets/x\n---\n# Г\n',
    'pages/e.md': '---\nslug: /x/index\n---\n# Д\n',
    'docs/f.html.md': '# Е\n',
  }
  const pages = "pages: { path: 'pages' }"
  const lines = await answersTo({ ...files, 'zapiski.config.mjs': config(pages) })
  expect(lines.toSorted()).toEqual([
    'docs/b.md:2 error duplicate-route',
    'docs/f.html.md:1 error reserved-route/html',
    'pages/c.md:2 error duplicate-route/own',
    'pages/d.md:2 error reserved-route',
    'pages/e.md:2 error reserved-route',
  ])
  trial.end()
  const lenient = await answersTo({ ...files, 'zapiski.config.mjs': config(`${pages}, onDuplicateRoutes: 'warn'`) })
  expect(lenient.filter(line => line.includes('error'))).toEqual([])
  trial.end()
  const slashed = await answersTo({ ...files, 'zapiski.config.mjs': config(`${pages}, trailingSlash: true`) })
  expect(slashed.filter(line => line.includes('html'))).toEqual([])
})

test('an address from the root in a style sheet gets the base; one that no file has is told', async () => {
  const lines = await answersTo({
    'static/img/a b.png': 'x',
    'static/f.txt': 'x',
    'docs/a.md': '# А\n\n[x](/docs) <a href="/docs">x</a> [y](/f.txt)\n',
    'a.css':
      '.a { background: url("/img/a%20b.png#x") }\n.b { background: url(/none.png) }\n.c { background: url(//i.example/a.png) }\n',
    'zapiski.config.mjs': config("baseUrl: '/b/', customCss: 'a.css'"),
  })
  expect(lines).toEqual(['a.css:2 warning module-style/static'])
  const [sheet] = [...trial.published()].filter(([path]) => /\/a-\w+\.css$/.test(path))
  expect(sheet?.[1]).toContain('url("/b/img/a%20b.png#x")')
  expect(sheet?.[1]).toContain('url(/none.png)')
  const hrefs = [...(trial.published().get('docs/a.html') ?? '').matchAll(/<a href="([^"]*)"[^>]*>[xy]</g)]
  expect(hrefs.map(([, href]) => href)).toEqual(['/b/docs', '/b/docs', '/b/f.txt'])
})

describe('what the policy blocks', () => {
  const files = {
    'docs/a.mdx': 'import A from \'@site/src/A\'\n\n# А\n\n<A />\n\n<form action="https://form.example/x"></form>\n',
    'src/A.tsx':
      "'use client'\n\nconst API = 'https://api.example/v1'\nexport default function A() {\n  const load = () => fetch(API + '/x')\n  return <button onClick={load} />\n}\n",
  }

  test('is said at the place that asks, once', async () => {
    const lines = await answersTo(files)
    expect(lines.toSorted()).toEqual([
      'docs/a.mdx:7 warning blocked-address/form',
      'src/A.tsx:5 warning blocked-address',
    ])
  })

  test('a script elsewhere that a component asks for is no package: it is left to the browser and its policy', async () => {
    const code =
      "'use client'\n\nexport default function A() {\n  return <button onClick={() => import('https://cdn.example/x.js')} />\n}\n"
    const lines = await answersTo({
      ...files,
      'docs/a.mdx': "import A from '@site/src/A'\n\n# А\n\n<A />\n",
      'src/A.tsx': code,
    })
    expect(lines).toEqual(['src/A.tsx:4 warning blocked-address'])
    const scripts = [...trial.published()].filter(([path]) => path.endsWith('.js'))
    expect(scripts.filter(([, text]) => text.includes('https://cdn.example/x.js'))).toHaveLength(1)
  })

  test('names of the environment of the build are empty in browsers: each is said once, of code that browsers run', async () => {
    const lines = await answersTo({
      'docs/a.mdx': "import A from '@site/src/A'\nimport B from '@site/src/B'\n\n# А\n\n<A />\n\n<B />\n",
      'src/A.tsx':
        "'use client'\n\nimport { KEY } from './key'\nconst isDev = process.env.NODE_ENV === 'development'\nexport default function A() {\n  return <button onClick={() => {}}>{process.env.NAME}{process.env.NAME}{KEY}{isDev}</button>\n}\n",
      'src/key.ts': '\nexport const { KEY } = process.env\n',
      'src/B.tsx': 'export default function B() {\n  return <p>{process.env.NAME}</p>\n}\n',
    })
    expect(lines.toSorted()).toEqual([
      'src/A.tsx:6 warning browser-environment',
      'src/key.ts:2 warning browser-environment',
    ])
  })

  test('and not where the config opens it', async () => {
    const open = "security: { connectSrc: { '/docs/a': ['https://*.example'] }, formAction: ['https://form.example'] }"
    expect(await answersTo({ ...files, 'zapiski.config.mjs': config(open) })).toEqual([])
    expect(trial.published().get('docs/a.html')).toContain("connect-src 'self' https://*.example;")
    expect(trial.published().get('docs.html')).toContain("connect-src 'self';")
  })
})
