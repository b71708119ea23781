import { beforeAll, expect, test } from 'vitest'
import { buildSmall } from './small-site.ts'

/** As they come from `swizzle --eject`, in short. */
const FILES = {
  'blog/2024-01-02-post.md': '---\ntitle: Запись\n---\n\n## Часть\n\nТекст.\n',
  'src/pages/about.md': '---\ntitle: О сайте\n---\n\n# Здравствуйте\n\n## Кто\n\nТекст.\n',
  'src/theme/BlogPostPage/index.js': `import React from 'react'
import {HtmlClassNameProvider} from '@docusaurus/theme-common'
import {BlogPostProvider, useBlogPost} from '@docusaurus/plugin-content-blog/client'
import BlogLayout from '@theme/BlogLayout'
import BlogPostItem from '@theme/BlogPostItem'
import BlogPostPageMetadata from '@theme/BlogPostPage/Metadata'
import TOC from '@theme/TOC'
function Content({sidebar, children}) {
  const {toc} = useBlogPost()
  return <BlogLayout sidebar={sidebar} toc={toc.length > 0 ? <TOC toc={toc} /> : undefined}><BlogPostItem>{children}</BlogPostItem><p className="own-below">Спасибо</p></BlogLayout>
}
export default function BlogPostPage({content: Text, sidebar}) {
  return <BlogPostProvider content={Text} isBlogPostPage><HtmlClassNameProvider className="own-page"><BlogPostPageMetadata /><Content sidebar={sidebar}><Text /></Content></HtmlClassNameProvider></BlogPostProvider>
}`,
  'src/theme/TOC/index.js': `import React from 'react'
import TOCItems from '@theme/TOCItems'
export default props => <div className="own-list"><TOCItems {...props} /></div>`,
  'src/theme/MDXPage/index.js': `import React from 'react'
import Layout from '@theme/Layout'
import MDXContent from '@theme/MDXContent'
import TOC from '@theme/TOC'
export default ({content: Content}) => <Layout title={Content.metadata.title}><MDXContent><Content /></MDXContent><TOC toc={Content.toc} /></Layout>`,
}

const LAYOUT = {
  'src/theme/BlogLayout/index.js': `import React from 'react'
import Layout from '@theme/Layout'
import BlogSidebar from '@theme/BlogSidebar'
export default ({sidebar, toc, children, ...props}) => <Layout {...props}><div className="container"><div className="row"><BlogSidebar sidebar={sidebar} /><main className="col col--8">{children}</main>{toc && <div className="col col--2">{toc}</div>}</div></div></Layout>`,
}

let plain: Awaited<ReturnType<typeof buildSmall>>
let framed: Awaited<ReturnType<typeof buildSmall>>
beforeAll(async () => {
  plain = await buildSmall(FILES)
  framed = await buildSmall({ ...FILES, ...LAYOUT })
})

const post = (site: typeof plain): string => site.read('blog/2024/01/02/post/index.html')
const about = (site: typeof plain): string => site.read('about/index.html')
const times = (html: string, part: RegExp): number => [...html.matchAll(part)].length
const LIST = /<div class="own-list"><ul class="toc-list table-of-contents">/g

test('a page of a post that the site draws as a whole has its contents once, beside the text', () => {
  expect(times(post(plain), /class="own-list"/g)).toBe(1)
  expect(times(post(plain), LIST)).toBe(1)
  expect(post(plain)).toMatch(
    /<p class="own-below">Спасибо<\/p><aside class="own-toc"><div class="toc"><div class="own-list">/,
  )
})

test('where the site has columns of its own they stand in these, and a page has one main', () => {
  expect(times(post(framed), /class="own-list"/g)).toBe(1)
  expect(times(post(framed), LIST)).toBe(1)
  expect(post(framed)).not.toContain('own-toc')
  expect(post(framed)).toMatch(
    /<div class="own-columns"><div class="row"><div class="col col--8">[\s\S]*<div class="col col--2"><div class="own-list">/,
  )
  expect(times(post(framed), /<main/g)).toBe(1)
})

test('a page of a post whose layout is given no contents has none', async () => {
  const [page, code] = Object.entries(FILES).find(([path]) => path.includes('BlogPostPage')) ?? ['', '']
  const without = code.replace(/ toc=\{[\s\S]*?: undefined\}/, ' toc={toc.length > 5 ? <TOC toc={toc} /> : undefined}')
  const site = await buildSmall({ 'blog/2024-01-02-post.md': FILES['blog/2024-01-02-post.md'], [page]: without })
  expect(post(site)).toContain('own-below')
  expect(post(site)).not.toContain('toc-link')
  const kept = await buildSmall({ 'blog/2024-01-02-post.md': FILES['blog/2024-01-02-post.md'], [page]: code })
  expect(post(kept)).toContain('toc-link')
})

test('a page that the site draws as a whole has its contents there, and the title in the text', () => {
  expect(about(plain)).toMatch(
    /<article class="standalone">\s*<header class="page-header"><h1[^>]*>Здравствуйте<\/h1>[\s\S]*<div class="own-list"><ul class="toc-list table-of-contents"><li><a[^>]*href="#кто"/,
  )
  expect(times(about(plain), /class="own-list"/g)).toBe(1)
})

test('dates of front matter are dates to a component of the site, as YAML reads them, beside metadata that has texts', async () => {
  const kinds = `const kind = value => (value instanceof Date ? value.toISOString() : typeof value)
    const told = ({frontMatter, metadata}) => [frontMatter.date, frontMatter.last_update?.date, metadata.date].map(kind).join(' ')`
  const site = await buildSmall({
    'blog/2024-01-02-day.md': '---\ntitle: А\ndate: 2024-01-02\nlast_update: { date: 2024-03-04 }\n---\n\nТекст.\n',
    'blog/2024-01-03-time.md': '---\ntitle: Б\ndate: 2024-01-03 10:20:30\n---\n\nТекст.\n',
    'blog/2024-01-04-none.md': '---\ntitle: В\n---\n\nТекст.\n',
    'src/theme/BlogPostItem/index.js': `import React from 'react'
import {useBlogPost} from '@docusaurus/plugin-content-blog/client'
${kinds}
export default ({children}) => <div data-told={told(useBlogPost())}>{children}</div>`,
  })
  const told = (path: string) => /data-told="([^"]*)"/.exec(site.read(`blog/2024/01/${path}/index.html`))?.[1]
  expect(told('02/day')).toBe('2024-01-02T00:00:00.000Z 2024-03-04T00:00:00.000Z string')
  expect(told('03/time')).toBe('2024-01-03T10:20:30.000Z undefined string')
  expect(told('04/none')).toBe('undefined undefined string')
})
