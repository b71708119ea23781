/** The column at the left: docs tree or posts by year. On narrow screens the same element is a native popover. */

import { memo, type ReactNode } from 'react'
import type { Address, Route } from '../../shared/path.ts'
import { MENU_TOWERS } from '../../shared/silhouette/forms.ts'
import { postsAround, visiblePosts } from '../../shared/site/branch.ts'
import type { MenuPost, Sidebar as SidebarData } from '../../shared/site.ts'
import { Icon } from '../Icon.tsx'
import { DrawnPart } from '../Silhouette.tsx'
import type { ShellView } from '../view.ts'
import { useFolder } from './folder.ts'
import { labelOf, SidebarItems } from './SidebarItems.tsx'

interface SidebarProps extends ShellView {
  sidebar: SidebarData
  isOther: boolean
}

/** React looks into no element whose HTML is given. */
const UNREAD = { dangerouslySetInnerHTML: { __html: '' } }

export function Sidebar({ sidebar, isOther, shell, page, t }: SidebarProps) {
  const kind = sidebar.kind === 'docs' ? 'theme-doc-sidebar-container' : 'theme-blog-sidebar-container'
  const label = t(sidebar.kind === 'docs' ? 'theme.docs.sidebar.navAriaLabel' : 'theme.blog.sidebar.navAriaLabel')
  const tree =
    sidebar.kind === 'docs' ? (
      <ul className="sidebar-list">
        <SidebarItems
          items={sidebar.items}
          current={page.route}
          group={shell.autoCollapseCategories ? sidebar.id : undefined}
        />
      </ul>
    ) : (
      <BlogTree sidebar={sidebar} current={page.route} />
    )
  return (
    <div id="zapiski-sidebar" popover="auto" className={`sidebar ${kind}`} data-sidebar={sidebar.id}>
      <button type="button" className="sidebar-back" popoverTarget="zapiski-sidebar" popoverTargetAction="hide">
        <Icon name="back" />
        <span>{t('theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel')}</span>
      </button>
      <nav
        key={isOther ? 0 : 1}
        aria-label={label}
        className="sidebar-nav"
        {...(isOther ? UNREAD : { children: tree })}
      />
    </div>
  )
}

interface BlogTreeProps {
  sidebar: Extract<SidebarData, { kind: 'blog' }>
  current: Route
}

function BlogTree({ sidebar, current }: BlogTreeProps) {
  // A list without years that is too long for each page is a folder under the menu's own name.
  const isOneFolder = sidebar.folded && sidebar.years.every(({ year }) => year === '')
  const holdsCurrent = (posts: MenuPost[]): boolean => posts.some(({ route }) => route === current)
  const isAnywhere = sidebar.years.some(({ posts }) => holdsCurrent(posts))
  return (
    <>
      {sidebar.intro?.route === current && <p className="sidebar-intro">{sidebar.intro.text}</p>}
      {!isOneFolder && <div className="sidebar-title">{sidebar.title}</div>}
      {sidebar.years.map(({ year, posts, folded }, index) => {
        const visible = visiblePosts(posts, current)
        if (visible.length === 0 && folded !== true) return null
        if (sidebar.folded) {
          const href = sidebar.archive && (year === '' ? sidebar.archive : `${sidebar.archive}#y${year}`)
          return <Year key={year} label={year || sidebar.title} posts={visible} href={href} current={current} />
        }
        const list = <PostLinks posts={visible} current={current} />
        // Posts that are not to stand under their years are one list.
        if (year === '') return <div key="all">{list}</div>
        return (
          <OpenYear
            key={year}
            year={year}
            isOpen={isAnywhere ? holdsCurrent(visible) : index === 0}
            towers={sidebar.towers}
          >
            {list}
          </OpenYear>
        )
      })}
    </>
  )
}

interface OpenYearProps {
  year: string
  isOpen: boolean
  /** File of the towers. */
  towers: Address | undefined
  children: ReactNode
}

/** A year whose posts all stand in the page. One is open: the current page's, until the reader opens another. */
function OpenYear({ year, isOpen, towers, children }: OpenYearProps) {
  return (
    <details className="sidebar-year" name="year" open={isOpen}>
      <summary>
        {year}
        {towers && <DrawnPart part={{ href: `${towers}#${year}` as Address, ...MENU_TOWERS }} className="towers" />}
      </summary>
      {children}
    </details>
  )
}

interface YearProps {
  label: string
  /** All of the year; on the server only what stands in the page. */
  posts: MenuPost[]
  href: string | undefined
  current: Route
}

/** A year of many posts: the current one's neighbours stand in the page, all of it opens from the menu's file. */
function Year({ label, posts, href, current }: YearProps) {
  const { isOpen, props } = useFolder()
  const near = isOpen ? [] : postsAround(posts, current)
  return (
    <div className="sidebar-category">
      {href === undefined ? (
        <span className="sidebar-link">{label}</span>
      ) : (
        <a className="sidebar-link" href={href}>
          {label}
        </a>
      )}
      <details className="sidebar-details" {...props} data-label={label}>
        <summary className="sidebar-toggle" aria-label={label}>
          <Icon name="chevron" />
        </summary>
        {isOpen && <PostLinks posts={posts} current={current} />}
      </details>
      {near.length > 0 && (
        <div className="sidebar-near">
          <PostLinks posts={near} current={current} />
        </div>
      )}
    </div>
  )
}

function PostLinks({ posts, current }: { posts: MenuPost[]; current: Route }) {
  return (
    <ul className="sidebar-list">
      {posts.map(post => (
        <PostLink
          key={post.route}
          title={post.title}
          href={post.href}
          html={post.html}
          isCurrent={post.route === current}
        />
      ))}
    </ul>
  )
}

/** Kept as it is while neither it nor its being current changes: a list may hold hundreds. */
const PostLink = memo(function PostLink({
  title,
  href,
  html,
  isCurrent,
}: Omit<MenuPost, 'route' | 'unlisted'> & { isCurrent: boolean }) {
  return (
    <li>
      <a
        className="sidebar-link"
        href={href}
        aria-current={isCurrent ? 'page' : undefined}
        {...labelOf({ label: title, html })}
      />
    </li>
  )
})
