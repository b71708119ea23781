/** The column at the left: docs tree or posts by year. On narrow screens the same element is a native popover. */

import type { Translate } from '../messages/index.ts'
import { assetToAddress, type Route, toAssetPath } from '../shared/path.ts'
import type { Sidebar as SidebarData, SidebarItem } from '../shared/site.ts'
import { Icon } from './Icon.tsx'
import type { View } from './view.ts'

/** Up to this many posts all years stand in each page; beyond it only the current one (DESIGN §7). */
const ALL_POSTS_LIMIT = 200

export function Sidebar({ site, page, t }: View) {
  const sidebar = page.sidebar === undefined ? undefined : site.sidebars[page.sidebar]
  if (sidebar === undefined) return null
  const kind = sidebar.kind === 'docs' ? 'theme-doc-sidebar-container' : 'theme-blog-sidebar-container'
  const label = t(sidebar.kind === 'docs' ? 'theme.docs.sidebar.navAriaLabel' : 'theme.blog.sidebar.navAriaLabel')
  return (
    <aside id="zapiski-sidebar" popover="auto" className={`sidebar ${kind}`} data-sidebar={sidebar.id}>
      <button type="button" className="sidebar-back" popoverTarget="zapiski-sidebar" popoverTargetAction="hide">
        <Icon name="back" />
        {t('theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel')}
      </button>
      <nav aria-label={label} className="sidebar-nav">
        <SidebarTree sidebar={sidebar} current={page.route} t={t} site={site} />
      </nav>
    </aside>
  )
}

interface TreeProps {
  sidebar: SidebarData
  current: Route
  t: Translate
  site: View['site']
}

export function SidebarTree({ sidebar, current, site }: TreeProps) {
  if (sidebar.kind === 'docs') {
    return (
      <ul className="sidebar-list">
        <Items items={sidebar.items} current={current} />
      </ul>
    )
  }
  const total = sidebar.years.reduce((sum, year) => sum + year.posts.length, 0)
  const openYear = sidebar.years.find(year => year.posts.some(post => post.route === current)) ?? sidebar.years[0]
  const archive =
    site.pages.find(page => page.kind === 'archive')?.href ?? assetToAddress(toAssetPath(''), site.config.baseUrl)
  return (
    <>
      <div className="sidebar-title">{sidebar.title}</div>
      {sidebar.years.map(year => {
        const posts = year.posts.filter(post => !post.unlisted || post.route === current)
        if (posts.length === 0) return null
        if (total > ALL_POSTS_LIMIT && year !== openYear) {
          return (
            <a key={year.year} className="sidebar-year-link" href={`${archive}#y${year.year}`}>
              {year.year} <span className="count">{posts.length}</span>
            </a>
          )
        }
        return (
          <div key={year.year} className="sidebar-year" role="group" aria-labelledby={`sidebar-year-${year.year}`}>
            <div className="sidebar-year-label" id={`sidebar-year-${year.year}`}>
              {year.year}
            </div>
            <ul className="sidebar-list">
              {posts.map(post => (
                <li key={post.route}>
                  <a
                    className="sidebar-link"
                    href={post.href}
                    aria-current={post.route === current ? 'page' : undefined}
                  >
                    {post.title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </>
  )
}

/** Whether a page stands in a category or below it. */
function holds(item: SidebarItem, current: Route): boolean {
  if (item.type === 'html') return false
  return item.route === current || (item.type === 'category' && item.items.some(child => holds(child, current)))
}

function Items({ items, current }: { items: SidebarItem[]; current: Route }) {
  return items.map((item, index) => {
    const key = index
    if (item.type === 'html') {
      return <li key={key} className={item.className} dangerouslySetInnerHTML={{ __html: item.value }} />
    }
    const isCurrent = item.route === current ? 'page' : undefined
    if (item.type === 'link') {
      if (item.unlisted && isCurrent === undefined) return null
      const external = item.route === undefined
      return (
        <li key={key} className={item.className}>
          <a
            className="sidebar-link"
            href={item.href}
            aria-current={isCurrent}
            {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
          >
            {item.label}
          </a>
        </li>
      )
    }
    const open = holds(item, current)
    if (item.linkUnlisted && !open) return null
    const list = (
      <ul className="sidebar-list">
        <Items items={item.items} current={current} />
      </ul>
    )
    const label =
      item.href === undefined ? (
        <span className="sidebar-link">{item.label}</span>
      ) : (
        <a className="sidebar-link" href={item.href} aria-current={isCurrent}>
          {item.label}
        </a>
      )
    if (!item.collapsible)
      return (
        <li key={key} className={`sidebar-category ${item.className ?? ''}`}>
          {label}
          {list}
        </li>
      )
    return (
      <li key={key} className={`sidebar-category ${item.className ?? ''}`}>
        {label}
        <details className="sidebar-details" open={open || !item.collapsed}>
          <summary className="sidebar-toggle" aria-label={item.label}>
            <Icon name="chevron" />
          </summary>
          {list}
        </details>
      </li>
    )
  })
}
