/** Items of a docs tree. Folders are native details: they open without JavaScript and stay as the reader left them. */

import type { ReactNode } from 'react'
import type { Route } from '../../shared/path.ts'
import { holds, isVisible, LONG_LIST, nearItems, standsOpen } from '../../shared/site/branch.ts'
import type { SidebarItem } from '../../shared/site.ts'
import { Icon } from '../Icon.tsx'
import { useFolder } from './folder.ts'

interface ItemsProps {
  items: SidebarItem[]
  current: Route
  /** Name that neighbours share when opening one closes the others. */
  group: string | undefined
}

export function SidebarItems({ items, current, group }: ItemsProps) {
  const visible = items.length <= LONG_LIST ? items : items.filter(item => isVisible(item, current))
  const near = nearItems(visible, current)
  // A folder is the same one wherever the part that is drawn begins.
  const before = near === visible ? 0 : items.indexOf(near[1] as SidebarItem) - 1
  return near.map((item, index) => {
    const key = before + index
    if (item.type === 'html') {
      return <li key={key} className={item.className} dangerouslySetInnerHTML={{ __html: item.value }} />
    }
    if (item.type === 'category') {
      const childGroup = group === undefined ? undefined : `${group}/${item.label}`
      return <Category key={key} category={item} current={current} group={group} childGroup={childGroup} />
    }
    // A link to a place in a page is not the page.
    const isCurrent = item.route === current && !item.href.includes('#')
    if (!isVisible(item, current)) return null
    return (
      <li key={key} className={item.className}>
        <a
          className="sidebar-link"
          href={item.href}
          aria-current={isCurrent ? 'page' : undefined}
          {...(item.route === undefined && { target: '_blank', rel: 'noopener noreferrer' })}
          {...labelOf(item)}
        />
      </li>
    )
  })
}

/** As the site draws it, where it does. */
export const labelOf = ({ label, html }: { label: string; html?: string | undefined }) =>
  html ? { dangerouslySetInnerHTML: { __html: html } } : { children: label }

interface CategoryProps extends Omit<ItemsProps, 'items'> {
  category: Extract<SidebarItem, { type: 'category' }>
  childGroup: string | undefined
}

function Category({ category, current, group, childGroup }: CategoryProps) {
  if (!isVisible(category, current)) return null
  const list = (
    <ul className="sidebar-list">
      <SidebarItems items={category.items} current={current} group={childGroup} />
    </ul>
  )
  return (
    <li className={`sidebar-category ${category.className ?? ''}`}>
      {category.href === undefined ? (
        <span className="sidebar-link" {...labelOf(category)} />
      ) : (
        <a
          className="sidebar-link"
          href={category.href}
          aria-current={category.route === current ? 'page' : undefined}
          {...labelOf(category)}
        />
      )}
      {category.collapsible ? (
        <Folder
          label={category.label}
          isOpen={holds(category, current) || !category.collapsed}
          isDrawn={standsOpen(category, current)}
          group={group}
        >
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
  /** What is in it stands in the page; otherwise it is drawn when it is opened. */
  isDrawn: boolean
  group: string | undefined
  children: ReactNode
}

/**
 * What it is at first is kept: from then on it belongs to the reader. The client opens the folders of a page that is
 * gone to and never closes one.
 */
function Folder({ label, isOpen, isDrawn, group, children }: FolderProps) {
  const { wasOpen, props } = useFolder(isOpen)
  return (
    <details className="sidebar-details" {...props} name={group} data-label={label}>
      <summary className="sidebar-toggle" aria-label={label}>
        <Icon name="chevron" />
      </summary>
      {(isDrawn || wasOpen) && children}
    </details>
  )
}
