/** The menu of narrow screens: a native popover; the page's own sidebar opens over it as a second level. */

import type { ReactNode } from 'react'
import type { NavbarItem } from '../../shared/site/menus.ts'
import { Icon } from '../Icon.tsx'
import type { ShellView } from '../view.ts'
import { NavItem, NavItems } from './NavItems.tsx'

export const MobileMenu = (view: ShellView) => (
  <div id="zapiski-menu" popover="auto" className="mobile-menu">
    {menuHead(view)}
    {menuItems(view)}
    {menuMore(view)}
  </div>
)

// What it is made of is called and not drawn: components of their own would cost every reader bytes.

export const menuHead = ({ shell, t }: ShellView): ReactNode => (
  <div className="mobile-menu-head">
    <strong>{shell.navbar.title}</strong>
    <button
      type="button"
      className="icon-button"
      popoverTarget="zapiski-menu"
      popoverTargetAction="hide"
      aria-label={t('theme.NavBar.closeMenu')}
    >
      <Icon name="close" />
    </button>
  </div>
)

export const menuItems = (view: ShellView): ReactNode => (
  <nav aria-label={view.t('theme.NavBar.menu')}>
    <ul className="mobile-menu-list">{view.shell.navbar.items.map((item, index) => menuItem(view, item, index))}</ul>
  </nav>
)

/** `key`: its place in the config, which stays. */
export const menuItem = (view: ShellView, item: NavbarItem, key: number): ReactNode =>
  item.type === 'search' ? null : (
    <li key={key}>
      {item.type === 'dropdown' ? (
        <>
          <span className="mobile-menu-label">{item.label}</span>
          <ul className="mobile-menu-list">
            <NavItems items={item.items} {...view} />
          </ul>
        </>
      ) : (
        <NavItem item={item} {...view} />
      )}
    </li>
  )

/** To the menu of the page. */
export const menuMore = ({ shell, page }: ShellView): ReactNode => {
  const more = page.sidebar === undefined ? undefined : shell.menus[page.sidebar]
  return (
    more && (
      <button type="button" className="mobile-menu-more" popoverTarget="zapiski-sidebar">
        <span>{more}</span>
        <Icon name="chevron" />
      </button>
    )
  )
}
