import { beforeAll, expect, test } from 'vitest'
import { buildSmall } from './small-site.ts'

const FILES = {
  'docs/index.md': '---\nsidebar_custom_props: { icon: ★ }\n---\n\n# Дом\n\nТекст.\n',
  'docs/secret.md': '# Тайна\n\nТекст.\n',
  'docs/dir/_category_.json': '{ "label": "Папка", "customProps": { "icon": "☂" } }',
  'docs/dir/one.md': '# Один\n\nТекст.\n',
  'docs/dir/two.md': '# Два\n\nТекст.\n',
  // A wrapper that hides an item and adds a badge.
  'src/theme/DocSidebarItem/index.js': `import React from 'react'
import DocSidebarItem from '@theme-original/DocSidebarItem'
import Link from '@docusaurus/Link'
export default function Wrapper(props) {
  const {item} = props
  if (item.label === 'Тайна') return null
  if (item.docId === 'dir/two') return <><div className="own-section" style={{color: 'red'}}>Раздел <Link to="/docs">дома</Link></div><DocSidebarItem {...props} /></>
  return <span className="own-around"><DocSidebarItem {...props} /><i className="own-badge">new</i></span>
}`,
  // As it comes from swizzle --eject, in short, with an icon.
  'src/theme/DocSidebarItem/Link/index.js': `import React from 'react'
import clsx from 'clsx'
import {ThemeClassNames} from '@docusaurus/theme-common'
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client'
import Link from '@docusaurus/Link'
import isInternalUrl from '@docusaurus/isInternalUrl'
import IconExternalLink from '@theme/Icon/ExternalLink'
export default function DocSidebarItemLink({item, onItemClick, activePath, level, index, ...props}) {
  const {href, label, className, autoAddBaseUrl} = item
  const isActive = isActiveSidebarItem(item, activePath)
  const isInternalLink = isInternalUrl(href)
  return <li className={clsx(ThemeClassNames.docs.docSidebarItemLink, ThemeClassNames.docs.docSidebarItemLinkLevel(level), 'menu__list-item', className)} key={label}>
    <Link className={clsx('menu__link', {'menu__link--active': isActive})} autoAddBaseUrl={autoAddBaseUrl} aria-current={isActive ? 'page' : undefined} to={href} {...(isInternalLink && {onClick: onItemClick ? () => onItemClick(item) : undefined})} {...props}>
      {item.customProps?.icon && <b>{item.customProps.icon}</b>}{label}{!isInternalLink && <IconExternalLink />}
    </Link>
  </li>
}`,
  'src/theme/DocSidebarItem/Category/index.js': `import React, {useEffect} from 'react'
import {ThemeClassNames, useThemeConfig, usePrevious, Collapsible, useCollapsible} from '@docusaurus/theme-common'
import {isSamePath} from '@docusaurus/theme-common/internal'
import {isActiveSidebarItem, findFirstSidebarItemLink, useDocSidebarItemsExpandedState} from '@docusaurus/plugin-content-docs/client'
import Link from '@docusaurus/Link'
import DocSidebarItems from '@theme/DocSidebarItems'
export default function DocSidebarItemCategory({item, onItemClick, activePath, level, index, ...props}) {
  const {items, label, collapsible, className, href} = item
  const {docs: {sidebar: {autoCollapseCategories}}} = useThemeConfig()
  const {collapsed, setCollapsed} = useCollapsible({initialState: () => collapsible && item.collapsed})
  const {expandedItem, setExpandedItem} = useDocSidebarItemsExpandedState()
  const was = usePrevious(collapsed)
  useEffect(() => { if (autoCollapseCategories && was) setCollapsed(true) }, [was])
  return <li className={ThemeClassNames.docs.docSidebarItemCategory + ' menu__list-item'}>
    <div className="menu__list-item-collapsible"><Link className="menu__link menu__link--sublist" href={collapsible ? href ?? '#' : href} onClick={() => setCollapsed(!collapsed)} {...props}><u>{item.customProps?.icon}</u> {label}</Link>
    {href && collapsible && <button aria-label="x" type="button" className="clean-btn menu__caret" onClick={() => setCollapsed(!collapsed)} />}</div>
    <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}><DocSidebarItems items={items} tabIndex={collapsed ? -1 : 0} onItemClick={onItemClick} activePath={activePath} level={level + 1} /></Collapsible>
  </li>
}`,
  'src/theme/DocSidebar/index.js': `import React from 'react'
import DocSidebar from '@theme-original/DocSidebar'
export default props => <><p className="own-head">{props.sidebar.length}</p><DocSidebar {...props} /><p className="own-foot">foot</p></>`,
}

let site: Awaited<ReturnType<typeof buildSmall>>
beforeAll(async () => {
  site = await buildSmall(FILES)
})

const menuOf = (html: string): string => /<nav [^>]*class="sidebar-nav">([\s\S]*?)<\/nav>/.exec(html)?.[1] ?? ''

test('items of a menu show what the site draws in them and stay ours: current, foldable', () => {
  const menu = menuOf(site.read('docs/index.html'))
  expect(menu).toContain(
    '<a class="sidebar-link" href="/docs/" aria-current="page"><b>★</b>Дом <i class="own-badge">new</i></a>',
  )
  expect(menu).not.toContain('Тайна')
  expect(menu).toMatch(
    /<li class="sidebar-category "><a class="sidebar-link" href="\/docs\/dir\/one"><u>☂<\/u> Папка <i class="own-badge">new<\/i><\/a><details class="sidebar-details" data-label="Папка">/,
  )
})

test('what stands beside an item is an item of its own; what stands around the menu stands at its ends', () => {
  const menu = menuOf(site.read('docs/dir/one/index.html') || site.read('docs/dir/one.html'))
  expect(menu).toMatch(
    /<li><div class="own-section zs-\w+">Раздел <a href="\/docs\/">дома<\/a><\/div><\/li><li><a class="sidebar-link" href="\/docs\/dir\/two">Два<\/a><\/li>/,
  )
  expect(menu).toMatch(
    /^<ul class="sidebar-list"><li><p class="own-head">3<\/p><\/li>[\s\S]*<li><p class="own-foot">foot<\/p><\/li><\/ul>$/,
  )
})

test('a menu of which a site shows nothing is not there, its neighbours are', async () => {
  const own = await buildSmall({
    'docs/index.md': FILES['docs/index.md'],
    'docs/secret.md': FILES['docs/secret.md'],
    'src/theme/DocSidebar/index.js': 'export default () => null',
  })
  const html = own.read('docs/index.html')
  expect(html).not.toMatch(/has-sidebar|sidebar-nav|zapiski-sidebar/)
  expect(html).toMatch(/rel="next"|class="[^"]*step/)
})

test('the file of the menu holds the same, the policy is kept, and nothing is left to say', () => {
  const html = site.read('docs/index.html')
  expect(html.slice(html.indexOf('<body>'))).not.toContain('style="')
  expect(site.problems.map(({ code }) => code)).toEqual(['no-home'])
})
