import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { importDocusaurus } from '../src/config/index.ts'
import { buildSmall, smallConfig } from './small-site.ts'
import { writeFiles } from './write-files.ts'

/** A part of the theme that stands around ours, as `docusaurus swizzle --wrap` writes it. */
const wrapped = (name: string): string =>
  `import React from 'react'\nimport Part from '@theme-original/${name}'\nexport default props => <div className="own-${name.replaceAll('/', '-')}"><Part {...props} /></div>`

const THEME =
  "{ announcementBar: { id: 'n1', content: 'Новость <b>дня</b>' }, navbar: { title: 'Сайт', items: [{ to: '/docs', label: 'Документы', position: 'left' }] } }"

const FILES = {
  'docs/index.md': '# Дом\n\n## Первая часть\n\nТекст.\n\n## Вторая\n\nТекст.\n',
  'docs/short.md': '# Коротко\n\nТекст и `слово`.\n\n```js title="a.js" {2}\nconst один = 1\nconst два = 2\n```\n',
  'blog/2024-01-02-post.md':
    '---\ntitle: Запись\ntags: [а]\nauthors: [{ name: Оля, url: "https://example.com/" }]\n---\n\n## Часть\n\nТекст.\n',
  'src/pages/about.md': '# О сайте\n\n## Кто\n\nТекст.\n',
  // As it comes from `swizzle --eject`, with what the author has added.
  'src/theme/TOC/index.js': `import React, {useState} from 'react'
import TOCItems from '@theme/TOCItems'
import EditThisPage from '@theme/EditThisPage'
import {useDoc} from '@docusaurus/theme-common/internal'
import Rate, {Nobody} from '@site/src/rate'
export default function TOC({className, ...props}) {
  return <div className={'own-list ' + className}>
    <h2>{props.toc.map(item => item.value).join('; ')}</h2>
    <TOCItems {...props} linkClassName="table-of-contents__link" />
    <Rate />{Nobody && <Nobody />}
  </div>
}`,
  'src/rate.js':
    "import React, {useState} from 'react'\nexport default function Rate() { const [on, set] = useState(false); return <button onClick={() => set(!on)}>Оценить</button> }",
  'src/theme/BlogPostItem/Container/index.js':
    'import React from \'react\'\nexport default ({children, className}) => <section className="own-box">{children}</section>',
  'src/theme/BlogPostItem/Header/Authors/index.js': wrapped('BlogPostItem/Header/Authors'),
  'src/theme/MDXPage/index.js': `import React from 'react'
import Layout from '@theme/Layout'
import MDXContent from '@theme/MDXContent'
export default function MDXPage({content: Content}) {
  return <Layout title={Content.metadata.title}><main className="own-page" data-title={Content.metadata.title}><MDXContent><Content /></MDXContent></main></Layout>
}`,
  // As it comes from `swizzle --eject`, in short.
  'src/theme/Navbar/Content/index.js': `import React from 'react'
import {useThemeConfig, ErrorCauseBoundary} from '@docusaurus/theme-common'
import {splitNavbarItems, useNavbarMobileSidebar} from '@docusaurus/theme-common/internal'
import NavbarItem from '@theme/NavbarItem'
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle'
import SearchBar from '@theme/SearchBar'
import NavbarMobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle'
import NavbarLogo from '@theme/Navbar/Logo'
export default function NavbarContent() {
  const mobileSidebar = useNavbarMobileSidebar()
  const [left, right] = splitNavbarItems(useThemeConfig().navbar.items)
  const draw = items => items.map((item, i) => <ErrorCauseBoundary key={i} onError={error => error}><NavbarItem {...item} /></ErrorCauseBoundary>)
  return <div className="navbar__inner">{!mobileSidebar.disabled && <NavbarMobileSidebarToggle />}<NavbarLogo /><b className="own-badge">beta</b>{draw(left)}{draw(right)}<SearchBar /><NavbarColorModeToggle /></div>
}`,
  'src/theme/BlogListPage/index.js': `import React from 'react'
import BlogLayout from '@theme/BlogLayout'
import BlogPostItems from '@theme/BlogPostItems'
import BlogListPaginator from '@theme/BlogListPaginator'
import {PageMetadata} from '@docusaurus/theme-common'
export default function BlogListPage({metadata, items, sidebar}) {
  return <><PageMetadata title={metadata.blogTitle} /><BlogLayout sidebar={sidebar}>
    <p className="own-count">{metadata.totalCount}: {items.map(({content}) => content.metadata.title)}</p>
    <BlogPostItems items={items} /><BlogListPaginator metadata={metadata} />
  </BlogLayout></>
}`,
  'src/theme/BlogPostItem/index.js': `import React from 'react'
import Part from '@theme-original/BlogPostItem'
import {useBlogPost} from '@docusaurus/plugin-content-blog/client'
export default function BlogPostItem(props) {
  const {metadata, isBlogPostPage} = useBlogPost()
  return <div className="own-item" data-title={metadata.title} data-page={String(isBlogPostPage)} data-day={new Date(metadata.date).getUTCDate()}><Part {...props} /></div>
}`,
  'src/theme/BlogSidebar/index.js': `import React from 'react'
import Link from '@docusaurus/Link'
export default ({sidebar}) => <aside className="own-side">{sidebar.items.map(item => <Link key={item.permalink} to={item.permalink}>{item.title}</Link>)}</aside>`,
  'src/theme/BlogArchivePage/index.js': wrapped('BlogArchivePage'),
  'src/theme/BlogTagsListPage/index.js': `import React from 'react'
import {translateTagsPageTitle} from '@docusaurus/theme-common'
import BlogTagsListPage from '@theme-original/BlogTagsListPage'
export default props => <><p className="own-tags">{translateTagsPageTitle()}</p><BlogTagsListPage {...props} /></>`,
  // As it comes from `swizzle --eject`, in short.
  'src/theme/Heading/index.js': `import React from 'react'
import clsx from 'clsx'
import {useAnchorTargetClassName} from '@docusaurus/theme-common'
import Link from '@docusaurus/Link'
export default function Heading({as: As, id, ...props}) {
  const target = useAnchorTargetClassName(id)
  if (As === 'h1' || !id) return <As {...props} id={undefined} />
  return <As {...props} className={clsx('anchor', target, 'own-heading', props.className)} id={id}>{props.children}<Link className="hash-link" to={'#' + id}>#</Link></As>
}`,
  'src/theme/NotFound/index.js': `import React from 'react'
import Layout from '@theme/Layout'
import NotFoundContent from '@theme/NotFound/Content'
export default () => <Layout><div className="own-lost"><NotFoundContent /></div></Layout>`,
  // As it comes from `swizzle --eject`, in short, with a sign before the words.
  'src/theme/NavbarItem/NavbarNavLink.js': `import React from 'react'
import Link from '@docusaurus/Link'
import useBaseUrl from '@docusaurus/useBaseUrl'
import {isRegexpStringMatch} from '@docusaurus/theme-common'
export default function NavbarNavLink({activeBasePath, activeBaseRegex, to, href, label, html, isDropdownLink, prependBaseUrlToHref, type, position, ...props}) {
  const toUrl = useBaseUrl(to)
  return <Link to={toUrl} isNavLink {...(activeBaseRegex && {isActive: (_match, location) => isRegexpStringMatch(activeBaseRegex, location.pathname)})} {...props}><i className="own-sign">★</i> {label}</Link>
}`,
  'src/theme/AnnouncementBar/index.js': `import React from 'react'
import {useThemeConfig} from '@docusaurus/theme-common'
import {useAnnouncementBar} from '@docusaurus/theme-common/internal'
import Content from '@theme/AnnouncementBar/Content'
export default function AnnouncementBar() {
  const {announcementBar} = useThemeConfig()
  const {isActive} = useAnnouncementBar()
  return isActive ? <div className="own-news" data-id={announcementBar.id}><Content className="words" /></div> : null
}`,
  'src/theme/MDXComponents/Code.js':
    'import React from \'react\'\nexport default props => <code className="own-code">{props.children}</code>',
  // As they come from `swizzle --eject`, with what the author has added.
  'src/theme/Layout/index.js': `import React from 'react'
import clsx from 'clsx'
import ErrorBoundary from '@docusaurus/ErrorBoundary'
import {PageMetadata, SkipToContentFallbackId, ThemeClassNames} from '@docusaurus/theme-common'
import {useKeyboardNavigation} from '@docusaurus/theme-common/internal'
import SkipToContent from '@theme/SkipToContent'
import AnnouncementBar from '@theme/AnnouncementBar'
import Navbar from '@theme/Navbar'
import Footer from '@theme/Footer'
import LayoutProvider from '@theme/Layout/Provider'
import ErrorPageContent from '@theme/ErrorPageContent'
export default function Layout({children, noFooter, wrapperClassName, title, description}) {
  return <LayoutProvider><PageMetadata title={title} description={description} /><SkipToContent /><AnnouncementBar /><Navbar /><p className="own-under">Разделы</p>
    <div id={SkipToContentFallbackId} className={clsx(ThemeClassNames.wrapper.main, wrapperClassName)}>
      <ErrorBoundary fallback={params => <ErrorPageContent {...params} />}>{children}</ErrorBoundary>
    </div>{!noFooter && <Footer />}<p className="own-chat">Спросить</p></LayoutProvider>
}`,
  'src/theme/DocRoot/Layout/index.js': `import React, {useState} from 'react'
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client'
import BackToTopButton from '@theme/BackToTopButton'
import DocRootLayoutSidebar from '@theme/DocRoot/Layout/Sidebar'
import DocRootLayoutMain from '@theme/DocRoot/Layout/Main'
import {OwnContext} from '@site/src/own-context'
export default function DocRootLayout({children}) {
  const sidebar = useDocsSidebar()
  const [hidden, setHidden] = useState(false)
  return <OwnContext.Provider value="из рамки"><div className="docsWrapper"><BackToTopButton /><div className="docRoot">
    {sidebar && <DocRootLayoutSidebar sidebar={sidebar.items} hiddenSidebarContainer={hidden} setHiddenSidebarContainer={setHidden} />}
    <DocRootLayoutMain hiddenSidebarContainer={hidden}>{children}</DocRootLayoutMain></div></div></OwnContext.Provider>
}`,
  'src/own-context.js': "import {createContext} from 'react'\nexport const OwnContext = createContext('')",
  'src/theme/DocRoot/Layout/Main/index.js': `import React, {useContext} from 'react'
import {OwnContext} from '@site/src/own-context'
export default ({children}) => <main className="docMainContainer"><div className="container own-width"><p className="own-before">{useContext(OwnContext)}</p>{children}<p className="own-after">Подписка</p></div></main>`,
  'src/theme/CodeBlock/Content/String.js': `import React from 'react'
import {useThemeConfig, usePrismTheme} from '@docusaurus/theme-common'
import {parseCodeBlockTitle, parseLanguage, parseLines, useCodeWordWrap} from '@docusaurus/theme-common/internal'
import {Highlight} from 'prism-react-renderer'
import Line from '@theme/CodeBlock/Line'
import CopyButton from '@theme/CodeBlock/CopyButton'
import Container from '@theme/CodeBlock/Container'
export default function CodeBlockString({children, className = '', metastring, title: titleProp}) {
  const {prism: {magicComments}} = useThemeConfig()
  const wordWrap = useCodeWordWrap()
  const language = parseLanguage(className)
  const title = parseCodeBlockTitle(metastring) || titleProp
  const {lineClassNames, code} = parseLines(children, {metastring, language, magicComments})
  return <Container as="div" className={className}>{title && <div className="own-title">{title} ({language})</div>}
    <Highlight theme={usePrismTheme()} code={code} language={language}>{({className, style, tokens, getLineProps, getTokenProps}) =>
      <pre ref={wordWrap.codeBlockRef} className={className} style={style}><code>{tokens.map((line, i) => <Line key={i} line={line} getLineProps={getLineProps} getTokenProps={getTokenProps} classNames={lineClassNames[i]} />)}</code></pre>}
    </Highlight><button onClick={() => wordWrap.toggle()}>wrap</button><CopyButton code={code} /></Container>
}`,
  'src/theme/Layout/Provider/index.js': `import React from 'react'
import {composeProviders} from '@docusaurus/theme-common'
import {ColorModeProvider, AnnouncementBarProvider, NavbarProvider} from '@docusaurus/theme-common/internal'
const Provider = composeProviders([ColorModeProvider, AnnouncementBarProvider, NavbarProvider])
export default ({children}) => <Provider><div className="own-frame">{children}</div></Provider>`,
}

/** The same site moved by `zapiski import`, its parts in a folder that nobody but `slots` names. */
async function moved(): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'zapiski-moved-'))
  try {
    writeFiles(folder, { 'docusaurus.config.js': smallConfig(THEME), ...FILES })
    const { text = '', left } = (await importDocusaurus(folder)) ?? { left: [] }
    expect(left).toEqual([])
    const own = (path: string): string => path.replaceAll('src/theme/', 'src/own/')
    const files = Object.entries(FILES).map(([path, code]) => [own(path), code])
    return { 'zapiski.config.mjs': own(text), ...Object.fromEntries(files) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

let site: Awaited<ReturnType<typeof buildSmall>>
beforeAll(async () => {
  site = await buildSmall(FILES, THEME)
})

test('contents that a site draws itself stand in the article, know its headings and may hold islands', () => {
  const html = site.read('docs/index.html')
  const [, own = ''] = /<aside class="own-toc">([\s\S]*?)<\/aside>/.exec(html) ?? []
  expect(own).toMatch(/<div class="own-list theme-doc-toc-desktop"><h2>Первая часть; Вторая<\/h2>/)
  expect(own).toContain('<a class="toc-link" href="#вторая">Вторая</a>')
  expect(own).toMatch(/<x-island[\s\S]*Оценить/)
  expect(site.read('blog/2024/01/02/post/index.html')).toContain('<h2>Часть</h2>')
  expect(site.read('docs/short/index.html')).not.toContain('own-toc')
})

test('what a site stands around a post and its authors, a page, the lost page and all pages is drawn there', () => {
  const post = site.read('blog/2024/01/02/post/index.html')
  expect(post).toMatch(/<section class="own-box">[\s\S]*<h1[\s\S]*Запись[\s\S]*<\/section>/)
  expect(post).toMatch(/<div class="own-BlogPostItem-Header-Authors"><span class="post-authors">[\s\S]*Оля/)
  expect(site.read('about/index.html')).toMatch(/<main class="own-page" data-title="О сайте">[\s\S]*id="кто"/)
  expect(site.read('404.html')).toMatch(/<div class="not-found"><div class="own-lost">[\s\S]*<h1/)
  expect(site.read('docs/index.html')).toMatch(
    /<body><div class="own-frame"><div class="own-news" data-id="n1"><div class="words">Новость <b>дня<\/b><\/div><\/div><header[\s\S]*<\/header><div id="zapiski-menu"[\s\S]*<div id="__zapiski">/,
  )
  expect(site.problems.map(({ code }) => code)).toEqual([
    'module-import/export',
    'islands-found',
    'untruncated-post',
    'no-home',
  ])
})

test('copies of the layout and of the frame of documents add what is theirs, and their boxes are ours', () => {
  const html = site.read('docs/short/index.html')
  const [article = ''] = /<article[\s\S]*<\/article>/.exec(html) ?? []
  expect(article).toMatch(/^<article class="doc"><p class="own-before">из рамки<\/p><div[\s\S]*<h1/)
  expect(article).toMatch(/<p class="own-after">Подписка<\/p><\/article>$/)
  expect(html).toMatch(
    /<footer[\s\S]*<p class="own-chat">Спросить<\/p><\/div>|<p class="own-chat">Спросить<\/p><\/div>/,
  )
  expect(html).toMatch(
    /<\/header><div id="zapiski-menu"[\s\S]*<p class="own-under">Разделы<\/p>\s*<div id="__zapiski">/,
  )
  expect(html.match(/<main\b/g)).toHaveLength(1)
  expect(html.match(/Новость <b>/g)).toHaveLength(1)
  expect(html).toContain('<code class="own-code">слово</code>')
  expect(html).not.toMatch(/docRoot|own-width|main-wrapper|x-island/)
})

test('a block of code that a site draws itself has its title and our colours, marks of lines and button', () => {
  const html = site.read('docs/short/index.html')
  expect(html).toMatch(/<div class="own-title">a.js \(js\)<\/div><div class="theme-code-block language-js code-block"/)
  expect(html).toMatch(
    /<span class="k">const<\/span> один[\s\S]*theme-code-block-highlighted-line"><span class="k">const<\/span> два/,
  )
  expect(/<article[\s\S]*<\/article>/.exec(html)?.[0].match(/a\.js/g)).toHaveLength(1)
})

test('lists of a blog are drawn by the parts that a site has for them, with our posts in theirs', () => {
  const list = site.read('blog/index.html')
  expect(list).toMatch(
    /<div class="own-sidebar"><aside class="own-side"><a href="\/blog\/2024\/01\/02\/post\/?">Запись<\/a><\/aside><\/div>/,
  )
  expect(list).toMatch(/<p class="own-count">1: Запись<\/p>/)
  expect(list).toMatch(
    /<div class="own-item" data-title="Запись" data-page="false" data-day="2"><article class="post-entry/,
  )
  expect(list.match(/post-entry-title/g)).toHaveLength(1)
  expect(site.read('blog/2024/01/02/post/index.html')).toMatch(
    /class="own-item" data-title="Запись" data-page="true" data-day="2"/,
  )
  expect(site.read('blog/tags/index.html')).toContain('<p class="own-tags">Tags</p>')
  expect(site.read('blog/archive/index.html')).toMatch(/<div class="own-BlogArchivePage"><header[\s\S]*<h2 id="y2024">/)
})

test('headings that a site draws itself keep their ids, have one link each and are in the contents', () => {
  const html = site.read('docs/index.html')
  expect(html).toMatch(
    /<h2 class="anchor own-heading" id="первая-часть">Первая часть<a [^>]*class="hash-link"[^>]*>#<\/a><\/h2>/,
  )
  expect(html.match(/hash-link/g)).toHaveLength(2)
  expect(html).toContain('"toc":[{"level":2,"id":"первая-часть","text":"Первая часть"}')
})

test('a bar that a site draws itself holds our items as each page shows them, and there is no other', () => {
  const html = site.read('docs/index.html')
  expect(html.match(/<header[^>]*class="[^"]*navbar/g)).toHaveLength(1)
  const [bar = ''] = /<header[\s\S]*?<\/header>/.exec(html) ?? []
  expect(bar).not.toContain('x-island')
  expect(bar).toMatch(/popoverTarget="zapiski-menu"[\s\S]*class="navbar-brand"[\s\S]*<b class="own-badge">beta<\/b>/)
  expect(bar).toMatch(
    /<a class="navbar-link" href="\/docs\/?" aria-current="page"><i class="own-sign">★<\/i> Документы<\/a>/,
  )
  expect(bar).toMatch(/data-action="search"[\s\S]*data-action="color-mode"/)
  expect(site.read('about/index.html')).toMatch(
    /<a class="navbar-link" href="\/docs\/?"><i class="own-sign">★<\/i> Документы<\/a>/,
  )
})

test('a site moved by `zapiski import` has its parts as slots, which draw the same wherever their files lie', async () => {
  const files = await moved()
  expect(files['zapiski.config.mjs']).toContain("'BlogPostItem/Container': './src/own/BlogPostItem/Container/index.js'")
  const own = await buildSmall(files)
  // Links between builds, and what a site of our own has besides: pictures of smaller sizes have other names.
  const bare = (html: string): string => html.replace(/"build":"\w+"/, '')
  for (const path of ['docs/index.html', 'blog/2024/01/02/post/index.html', 'blog/index.html', 'about/index.html'])
    expect([path, bare(own.read(path))]).toEqual([path, bare(site.read(path))])
})

test('copies of Docusaurus’ parts that ask for its texts by id get them in the language of the site', async () => {
  const own = await buildSmall({
    'docusaurus.config.js': smallConfig('{}').replace(
      "baseUrl: '/'",
      "baseUrl: '/', i18n: { defaultLocale: 'ru', locales: ['ru'] }",
    ),
    'src/pages/index.js': `import React, {useState} from 'react'
import {translate} from '@docusaurus/Translate'
import {translateTagsPageTitle} from '@docusaurus/theme-common'
const Island = () => { useState(); return <i>{translate({id: 'theme.common.skipToMainContent', message: 'Skip'})}</i> }
export default () => <main><b>{translateTagsPageTitle()}</b><Island /></main>`,
  })
  expect(own.read('index.html')).toMatch(/<b>Теги<\/b>[\s\S]*<i>Перейти к содержимому<\/i>/)
})

test('ways to the next texts that a copy draws by itself are ours, and none where it draws none', async () => {
  const copy = `import React from 'react'
    import Link from '@docusaurus/Link'
    export default ({ next, nextItem = next }) =>
      <nav className="theirs">{nextItem && <Link to={nextItem.permalink}>{nextItem.title}</Link>}</nav>`
  const site = await buildSmall({
    'docs/a.md': '# А\n',
    'docs/b.md': '# Б\n',
    'blog/2024-01-01-a.md': '# Раз\n\nТекст.\n',
    'blog/2024-01-02-b.md': '# Два\n\nТекст.\n',
    'src/theme/DocPaginator.jsx': copy,
    'src/theme/BlogPostPaginator.jsx': 'export default () => null',
  })
  const html = (path: string) => site.read(site.paths.find(one => one.startsWith(path)) ?? '')
  expect(html('docs/a')).toMatch(/<nav class="pagination-nav"[^>]*><a [^>]*href="\/docs\/b">/)
  expect(html('docs/a')).not.toContain('theirs')
  expect(html('blog/2024/01/02')).not.toContain('pagination-nav')
})

test('keys of its own that a site gives to links of its footer come to the footer that it draws', async () => {
  const links =
    "{ footer: { links: [{ title: 'Мы', items: [{ label: 'Почта', href: 'mailto:a@example.org', icon: 'letter' }] }] } }"
  const files = {
    'docs/a.md': '# А\n',
    'src/theme/Footer.jsx': `import React from 'react'
      import { useThemeConfig } from '@docusaurus/theme-common'
      export default () => useThemeConfig().footer.links[0].items.map(({ label, icon }) => <p key={label}>{icon} у {label}</p>)`,
  }
  const site = await buildSmall(files, links)
  expect(site.read(site.paths.find(path => path.startsWith('docs/a')) ?? '')).toContain('letter у Почта')
})

test('a component of the lists of a blog that fails is told once, at its own file, and ours stands there', async () => {
  const site = await buildSmall({
    'blog/2024-01-02-a.md': '---\ntitle: А\ntags: [x]\n---\n\nТекст.\n',
    'src/theme/BlogListPage/index.js': `import React from 'react'
export default function BlogListPage({items}) {
  return <p>{items[0].nothing.deep}</p>
}`,
  })
  const told = site.problems.filter(({ code }) => code.startsWith('component-run'))
  expect(told).toMatchObject([{ file: 'src/theme/BlogListPage/index.js', line: 3 }])
  expect(site.read('blog/index.html')).toContain('<h2')
})

test('state around documents that a context hands on is told to stand still, a copy of Docusaurus’ own frame is not', async () => {
  const LAYOUT = 'src/theme/DocRoot/Layout/index.js'
  const files = (frame: string) => ({
    'docs/index.md': '# Дом\n',
    'docs/b.md': '# Б\n',
    'src/language.js': `import React, {createContext, useState} from 'react'
export const Language = createContext(null)
export function Provider({children}) {
  const [language, set] = useState('js')
  return <Language.Provider value={{language, set}}>{children}</Language.Provider>
}`,
    [LAYOUT]: `import React, {useState} from 'react'
import Layout from '@theme-original/DocRoot/Layout'
import {Provider} from '@site/src/language'
${frame}`,
  })
  const said = async (frame: string) =>
    (await buildSmall(files(frame))).problems.flatMap(({ code, file }) => (code === 'frame-at-rest' ? [file] : []))
  expect(await said('export default props => <Provider><Layout {...props} /></Provider>')).toEqual([LAYOUT])
  const copied =
    'const [isOpen, open] = useState(true); return <div onClick={() => open(!isOpen)}>{props.children}</div>'
  expect(await said(`export default function Own(props) { ${copied} }`)).toEqual([])
})
