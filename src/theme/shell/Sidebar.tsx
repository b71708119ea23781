/** The column at the left: docs tree or posts by year. On narrow screens the same element is a native popover. */

import { memo } from 'react'
import type { Route } from '../../shared/path.ts'
import type { Sidebar as SidebarData } from '../../shared/site.ts'
import { Icon } from '../Icon.tsx'
import type { ShellView } from '../view.ts'
import { SidebarItems } from './SidebarItems.tsx'

/** Up to this many posts all years stand in each page; beyond it only the current one (DESIGN §7). */
const ALL_POSTS_LIMIT = 200

export function Sidebar({ sidebar, shell, page, t }: ShellView & { sidebar: SidebarData }) {
  const kind = sidebar.kind === 'docs' ? 'theme-doc-sidebar-container' : 'theme-blog-sidebar-container'
  const label = t(sidebar.kind === 'docs' ? 'theme.docs.sidebar.navAriaLabel' : 'theme.blog.sidebar.navAriaLabel')
  return (
    <div id="zapiski-sidebar" popover="auto" className={`sidebar ${kind}`} data-sidebar={sidebar.id}>
      <button type="button" className="sidebar-back" popoverTarget="zapiski-sidebar" popoverTargetAction="hide">
        <Icon name="back" />
        <span>{t('theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel')}</span>
      </button>
      <nav aria-label={label} className="sidebar-nav">
        {sidebar.kind === 'docs' ? (
          <ul className="sidebar-list">
            <SidebarItems
              items={sidebar.items}
              current={page.route}
              group={shell.autoCollapseCategories ? sidebar.id : undefined}
            />
          </ul>
        ) : (
          <BlogTree sidebar={sidebar} current={page.route} archive={shell.archive ?? shell.home} />
        )}
      </nav>
    </div>
  )
}

interface BlogTreeProps {
  sidebar: Extract<SidebarData, { kind: 'blog' }>
  current: Route
  archive: string
}

function BlogTree({ sidebar, current, archive }: BlogTreeProps) {
  const total = sidebar.years.reduce((sum, year) => sum + year.posts.length, 0)
  const openYear = sidebar.years.find(year => year.posts.some(post => post.route === current)) ?? sidebar.years[0]
  return (
    <>
      <div className="sidebar-title">{sidebar.title}</div>
      {sidebar.years.map(year => {
        const posts = year.posts.filter(post => !post.unlisted || post.route === current)
        if (posts.length === 0) return null
        if (total > ALL_POSTS_LIMIT && year !== openYear) {
          return (
            <a key={year.year} className="sidebar-year-link" href={`${archive}#y${year.year}`}>
              <span>{year.year}</span> <span className="count">{posts.length}</span>
            </a>
          )
        }
        const list = (
          <ul className="sidebar-list">
            {posts.map(post => (
              <PostLink key={post.route} title={post.title} href={post.href} isCurrent={post.route === current} />
            ))}
          </ul>
        )
        // Posts that are not to stand under their years are one list.
        if (year.year === '') return <div key="all">{list}</div>
        return (
          <div key={year.year} className="sidebar-year" role="group" aria-labelledby={`sidebar-year-${year.year}`}>
            <div className="sidebar-year-label" id={`sidebar-year-${year.year}`}>
              {year.year}
            </div>
            {list}
          </div>
        )
      })}
    </>
  )
}

/** Kept as it is while neither it nor its being current changes: a list may hold hundreds. */
const PostLink = memo(function PostLink({
  title,
  href,
  isCurrent,
}: {
  title: string
  href: string
  isCurrent: boolean
}) {
  return (
    <li>
      <a className="sidebar-link" href={href} aria-current={isCurrent ? 'page' : undefined}>
        {title}
      </a>
    </li>
  )
})
