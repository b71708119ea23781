/** Items of a docs tree. Folders are native details: they open without JavaScript and stay as the reader left them. */

import { type ReactNode, useState } from 'react'
import type { Route } from '../../shared/path.ts'
import type { SidebarItem } from '../../shared/site.ts'
import { Icon } from '../Icon.tsx'

interface ItemsProps {
  items: SidebarItem[]
  current: Route
  /** Name that neighbours share when opening one closes the others. */
  group: string | undefined
}

export function SidebarItems({ items, current, group }: ItemsProps) {
  return items.map((item, index) => {
    const key = index
    if (item.type === 'html') {
      return <li key={key} className={item.className} dangerouslySetInnerHTML={{ __html: item.value }} />
    }
    if (item.type === 'category') {
      const childGroup = group === undefined ? undefined : `${group}/${index}`
      return <Category key={key} category={item} current={current} group={group} childGroup={childGroup} />
    }
    const isCurrent = item.route === current
    if (!isVisible(item, current)) return null
    return (
      <li key={key} className={item.className}>
        <a
          className="sidebar-link"
          href={item.href}
          aria-current={isCurrent ? 'page' : undefined}
          {...(item.route === undefined ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
        >
          {item.label}
        </a>
      </li>
    )
  })
}

/** An unlisted page is seen by its own visitors alone; a category shows while something in it does. */
function isVisible(item: SidebarItem, current: Route): boolean {
  if (item.type === 'html') return true
  if (item.type === 'link') return !item.unlisted || item.route === current
  const hasPage = item.route !== undefined && !item.linkUnlisted
  return item.route === current || hasPage || item.items.some(child => isVisible(child, current))
}

/** Whether a page stands in a category or below it. */
function holds(item: SidebarItem, current: Route): boolean {
  if (item.type === 'html') return false
  return item.route === current || (item.type === 'category' && item.items.some(child => holds(child, current)))
}

interface CategoryProps extends Omit<ItemsProps, 'items'> {
  category: Extract<SidebarItem, { type: 'category' }>
  childGroup: string | undefined
}

function Category({ category, current, group, childGroup }: CategoryProps) {
  const holdsCurrent = holds(category, current)
  if (!isVisible(category, current)) return null
  const list = (
    <ul className="sidebar-list">
      <SidebarItems items={category.items} current={current} group={childGroup} />
    </ul>
  )
  return (
    <li className={`sidebar-category ${category.className ?? ''}`}>
      {category.href === undefined ? (
        <span className="sidebar-link">{category.label}</span>
      ) : (
        <a className="sidebar-link" href={category.href} aria-current={category.route === current ? 'page' : undefined}>
          {category.label}
        </a>
      )}
      {category.collapsible ? (
        <Folder label={category.label} isOpen={holdsCurrent || !category.collapsed} group={group}>
          {list}
        </Folder>
      ) : (
        list
      )}
    </li>
  )
}

interface FolderProps {
  label: string
  isOpen: boolean
  group: string | undefined
  children: ReactNode
}

/**
 * What it is at first is kept: from then on it belongs to the reader. The client opens the folders of a page that is
 * gone to and never closes one.
 */
function Folder({ label, isOpen, group, children }: FolderProps) {
  const [initial] = useState(isOpen)
  return (
    <details className="sidebar-details" open={initial} name={group} data-label={label}>
      <summary className="sidebar-toggle" aria-label={label}>
        <Icon name="chevron" />
      </summary>
      {children}
    </details>
  )
}
