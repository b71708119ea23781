/** The menu of narrow screens: a native popover; the page's own sidebar opens over it as a second level. */

import { Icon } from '../Icon.tsx'
import type { ShellView } from '../view.ts'
import { NavItem, NavItems } from './NavItems.tsx'

export function MobileMenu(view: ShellView) {
  const { shell, page, t } = view
  const more = page.sidebar === undefined ? undefined : shell.menus[page.sidebar]
  return (
    <div id="zapiski-menu" popover="auto" className="mobile-menu">
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
      <nav aria-label={t('theme.NavBar.menu')}>
        <ul className="mobile-menu-list">
          {shell.navbar.items.map((item, index) =>
            item.type === 'search' ? null : (
              // biome-ignore lint/suspicious/noArrayIndexKey: order of the config
              <li key={index}>
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
            ),
          )}
        </ul>
      </nav>
      {more !== undefined && (
        <button type="button" className="mobile-menu-more" popoverTarget="zapiski-sidebar">
          <span>{more}</span>
          <Icon name="chevron" />
        </button>
      )}
    </div>
  )
}
