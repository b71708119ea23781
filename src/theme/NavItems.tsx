/** Items of the top menu, wherever they stand: links, menus, versions, languages, search, raw HTML. */

import type { ReactNode } from 'react'
import type { NavbarItem } from '../shared/site.ts'
import { Icon } from './Icon.tsx'
import type { ShellView } from './view.ts'

export function NavItems({ items, ...view }: ShellView & { items: NavbarItem[] }) {
  return items.map((item, index) => (
    // Items have no identity of their own; their order is the config's and never changes.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <li key={index} className={item.className}>
      <NavItem item={item} {...view} />
    </li>
  ))
}

export function NavItem({ item, ...view }: ShellView & { item: NavbarItem }) {
  const { shell, page, t } = view
  switch (item.type) {
    case 'link':
      return <NavLink item={item} {...view} />
    case 'html':
      return <span dangerouslySetInnerHTML={{ __html: item.value }} />
    case 'search':
      return shell.search === undefined ? null : (
        <a className="navbar-search" href={shell.search} data-action="search">
          <Icon name="search" />
          <span>{t('theme.SearchBar.label')}</span>
          <span className="navbar-key needs-js" aria-hidden="true">
            /
          </span>
        </a>
      )
    case 'locales':
      return (
        <Dropdown label={item.items.find(({ current }) => current)?.label ?? ''}>
          {item.items.map(({ label, locale, current, base }) => (
            <li key={locale}>
              {/* The client adds query and hash of the moment. */}
              <a
                className="navbar-link"
                href={base + page.href.slice(shell.baseUrl.length)}
                lang={locale}
                hrefLang={locale}
                aria-current={current ? 'true' : undefined}
                data-locale={locale}
              >
                {label}
              </a>
            </li>
          ))}
        </Dropdown>
      )
    case 'versions':
      return (
        <Dropdown label={item.items[0]?.label ?? ''}>
          {item.items.map(({ label, href, name }) => (
            <li key={href}>
              <a className="navbar-link" href={href} data-version={name} data-docs={item.pluginId}>
                {label}
              </a>
            </li>
          ))}
        </Dropdown>
      )
    case 'dropdown':
      return (
        <Dropdown label={item.label} active={item.items.some(child => isActive(child, page.href) !== undefined)}>
          <NavItems items={item.items} {...view} />
        </Dropdown>
      )
  }
}

function Dropdown({ label, active, children }: { label: string; active?: boolean; children: ReactNode }) {
  return (
    <details className={active ? 'dropdown dropdown--active' : 'dropdown'} name="navbar">
      <summary className="navbar-link">
        <span>{label}</span>
        <Icon name="down" />
      </summary>
      <ul className="dropdown-menu">{children}</ul>
    </details>
  )
}

/** `page` for the page itself, `true` for the pages that the author counts as below it. */
function isActive(item: NavbarItem, current: string): 'page' | 'true' | undefined {
  if (item.type !== 'link' || item.external) return undefined
  if (item.href === current) return 'page'
  return item.activeBase !== undefined && new RegExp(item.activeBase).test(current) ? 'true' : undefined
}

function NavLink({ item, page, t }: ShellView & { item: Extract<NavbarItem, { type: 'link' }> }) {
  const repository = item.className?.includes('navbar-repository') ?? false
  const external = item.external && /^https?:/.test(item.href)
  return (
    <a
      className={repository ? 'icon-button' : 'navbar-link'}
      href={item.href}
      aria-current={isActive(item, page.href)}
      aria-label={
        repository
          ? `${item.label}: ${t('theme.NavBar.repository')} ${t('theme.IconExternalLink.ariaLabel')}`
          : undefined
      }
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {repository ? (
        <>
          <Icon name="repository" />
          <span className="icon-label">{item.label}</span>
        </>
      ) : (
        item.label
      )}
    </a>
  )
}
