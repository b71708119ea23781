import { beforeAll, expect, test } from 'vitest'
import { buildSmall } from './small-site.ts'

const THEME =
  "{ navbar: { title: 'Сайт', items: [{ to: '/docs', label: 'Документы' }, { label: 'Ещё', items: [{ to: '/blog', label: 'Блог' }] }, { type: 'html', value: '<b>html</b>' }] } }"

const FILES = {
  'docs/index.md': '# Дом\n\nТекст.\n',
  'blog/2024-01-02-post.md': '---\ntitle: Запись\nauthors: [{ name: Оля }]\n---\n\nТекст.\n',
  'docs/code.md': '# Код\n\n```js title="a.js"\nconst a = 1\n```\n\n:::note\n\nТекст.\n\n:::\n',
  'src/theme/DocSidebarItem/Link/index.js': `import React, {useEffect, useState} from 'react'
import Link from '@theme-original/DocSidebarItem/Link'
export default function LinkWrapper(props) {
  const [done, set] = useState(false)
  useEffect(() => set(localStorage.getItem(props.item.href) === 'done'), [])
  return <div>{done && <b>done</b>}<Link {...props} /></div>
}`,
  'src/theme/CodeBlock/Content/index.js': `import React from 'react'
import Content from '@theme-original/CodeBlock/Content'
export default props => <div className="own-code"><button>Own</button><Content {...props} /></div>`,
  'src/theme/CodeBlock/Container/index.js':
    'import React from \'react\'\nexport default ({as: As, ...props}) => <As {...props} className="own-container" />',
  'src/theme/Admonition/Icon/Note.js': 'import React from \'react\'\nexport default () => <svg className="own-sign" />',
  'src/theme/BlogPostItem/Header/Author/index.js':
    'import React from \'react\'\nexport default ({author}) => <div className="own-author">{author.name}</div>',
  // As they come from `swizzle --eject`, with what the author has added.
  'src/theme/Navbar/MobileSidebar/index.js': `import React from 'react'
import {useLockBodyScroll, useNavbarMobileSidebar} from '@docusaurus/theme-common/internal'
import Layout from '@theme/Navbar/MobileSidebar/Layout'
import Header from '@theme/Navbar/MobileSidebar/Header'
import Primary from '@theme/Navbar/MobileSidebar/PrimaryMenu'
import Secondary from '@theme/Navbar/MobileSidebar/SecondaryMenu'
export default function NavbarMobileSidebar() {
  const sidebar = useNavbarMobileSidebar()
  useLockBodyScroll(sidebar.shown)
  if (!sidebar.shouldRender) return null
  return <Layout header={<Header />} primaryMenu={<Primary />} secondaryMenu={<Secondary />} />
}`,
  'src/theme/Navbar/MobileSidebar/Layout/index.js': `import React from 'react'
import {useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal'
export default function Layout({header, primaryMenu, secondaryMenu}) {
  const {shown} = useNavbarSecondaryMenu()
  return <div className={'navbar-sidebar' + (shown ? ' shown' : '')}>{header}<em>own card</em><div>{primaryMenu}</div><div>{secondaryMenu}</div></div>
}`,
  'src/theme/Navbar/MobileSidebar/Header/index.js': `import React from 'react'
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal'
import Logo from '@theme/Navbar/Logo'
export default function Header() {
  const sidebar = useNavbarMobileSidebar()
  return <div className="own-head"><Logo /><button type="button" onClick={() => sidebar.toggle()}>own close</button></div>
}`,
  'src/theme/Navbar/MobileSidebar/PrimaryMenu/index.js': `import React from 'react'
import {useThemeConfig} from '@docusaurus/theme-common'
import NavbarItem from '@theme/NavbarItem'
export default () => <ul className="menu__list">{useThemeConfig().navbar.items.map((item, i) => <NavbarItem mobile {...item} key={i} />)}</ul>`,
}

let site: Awaited<ReturnType<typeof buildSmall>>
beforeAll(async () => {
  site = await buildSmall(FILES, THEME)
})

test('a menu of narrow screens that a site draws itself opens as ours does and holds our items as each page shows them', () => {
  const html = site.read('docs/index.html')
  expect(html.match(/<header[^>]*class="[^"]*navbar/g)).toHaveLength(1)
  expect(html.match(/id="zapiski-menu"/g)).toHaveLength(1)
  const [, menu = ''] =
    /<div id="zapiski-menu" popover="auto" class="mobile-menu">([\s\S]*?)<div id="__zapiski">/.exec(html) ?? []
  expect(menu).toMatch(/<div class="navbar-sidebar">[\s\S]*class="own-head"[\s\S]*class="navbar-brand"[\s\S]*own close/)
  expect(menu).toContain('<em>own card</em>')
  expect(menu).toMatch(
    /<ul class="menu__list"><li><a class="navbar-link" href="\/docs\/?" aria-current="page">Документы<\/a><\/li><li><span class="mobile-menu-label">Ещё<\/span>[\s\S]*Блог<\/a>[\s\S]*<b>html<\/b>/,
  )
  expect(menu).toMatch(/<button[^>]*popoverTarget="zapiski-sidebar"/i)
  expect(site.read('blog/index.html')).toContain('<a class="navbar-link" href="/docs/">Документы</a>')
  const said = site.problems.map(({ code, file, line }) => (file === undefined ? code : `${code} ${file}:${line}`))
  // A part of the menu that keeps a state is drawn as it is at first, and that is said.
  expect(said).toEqual([
    'dead-component/menu src/theme/DocSidebarItem/Link/index.js:4',
    'islands-found',
    'untruncated-post blog/2024-01-02-post.md:5',
    'no-home',
  ])
})

test('what stands around the content of a block of code, the sign of a box and one author are drawn in ours', () => {
  const html = site.read('docs/code.html') || site.read('docs/code/index.html')
  expect(html).toMatch(
    /<div class="own-container"><div class="own-code"><button>Own<\/button><div class="theme-code-block [\s\S]*a\.js[\s\S]*<pre/,
  )
  expect(html).toMatch(/<span class="admonition-icon"[^>]*><svg class="own-sign">/)
  expect(site.read('blog/2024/01/02/post/index.html')).toContain('<div class="own-author">Оля</div>')
})
