/** The bar on top: name, menus, search, colour mode, repository. Menus are native, so they open without JavaScript. */

import type { Translate } from '../messages/index.ts'
import { routeToAddress, toRoute } from '../shared/path.ts'
import type { NavbarItem } from '../shared/site.ts'
import { Icon, Mark } from './Icon.tsx'
import type { View } from './view.ts'

export function Navbar({ site, page, t }: View) {
  const { navbar, colorMode } = site.config.theme
  const left = site.navbar.filter(item => item.position === 'left')
  const right = site.navbar.filter(item => item.position === 'right')
  const style = navbar.style === undefined ? '' : ` navbar--${navbar.style}`
  return (
    <header className={`theme-layout-navbar navbar${style}`} data-hide-on-scroll={navbar.hideOnScroll || undefined}>
      <nav className="navbar-inner" aria-label={t('theme.NavBar.navAriaLabel')}>
        <button
          type="button"
          className="navbar-toggle"
          popoverTarget="zapiski-menu"
          aria-label={t('theme.NavBar.openMenu')}
        >
          <Icon name="menu" />
        </button>
        <Brand site={site} page={page} t={t} />
        <ul className="navbar-items navbar-items--left">
          <Items items={left} current={page.href} site={site} t={t} />
        </ul>
        <ul className="navbar-items navbar-items--right">
          <Items items={right} current={page.href} site={site} t={t} />
          {!colorMode.disableSwitch && (
            <li className="needs-js">
              <button
                type="button"
                className="icon-button color-mode"
                data-action="color-mode"
                aria-label={t('theme.colorToggle.ariaLabel', { mode: t('theme.colorToggle.ariaLabel.mode.system') })}
              >
                <Icon name="mode" />
              </button>
            </li>
          )}
        </ul>
      </nav>
    </header>
  )
}

function Brand({ site }: View) {
  const { navbar } = site.config.theme
  const home = navbar.logo?.href ?? routeToAddress(toRoute('/'), site.config)
  const { logo } = navbar
  return (
    <a className="navbar-brand" href={home} target={logo?.target}>
      {logo === undefined ? (
        <Mark />
      ) : (
        <>
          <img
            className={logo.srcDark === undefined ? 'navbar-logo' : 'navbar-logo only-light'}
            src={logo.src}
            alt={logo.alt}
            width={logo.width ?? 28}
            height={logo.height ?? 28}
          />
          {logo.srcDark !== undefined && (
            <img
              className="navbar-logo only-dark"
              src={logo.srcDark}
              alt={logo.alt}
              width={logo.width ?? 28}
              height={logo.height ?? 28}
            />
          )}
        </>
      )}
      <span className="navbar-title">{navbar.title}</span>
    </a>
  )
}

interface ItemsProps {
  items: NavbarItem[]
  current: string
  site: View['site']
  t: Translate
}

function Items({ items, current, site, t }: ItemsProps) {
  return items.map((item, index) => (
    // Items have no identity of their own; their order is the config's and never changes.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <li key={index} className={item.className}>
      <Item item={item} current={current} site={site} t={t} />
    </li>
  ))
}

function Item({ item, current, site, t }: Omit<ItemsProps, 'items'> & { item: NavbarItem }) {
  switch (item.type) {
    case 'link':
      return <NavLink item={item} current={current} t={t} />
    case 'html':
      return <span dangerouslySetInnerHTML={{ __html: item.value }} />
    case 'search':
      return site.searchHref === undefined ? null : (
        <a className="navbar-search" href={site.searchHref} data-action="search">
          <Icon name="search" />
          <span>{t('theme.SearchBar.label')}</span>
        </a>
      )
    case 'locales':
      return item.items.length < 2 ? (
        <span className="navbar-link" lang={item.items[0]?.locale}>
          {item.items[0]?.label}
        </span>
      ) : (
        <Dropdown label={item.items.find(({ current }) => current)?.label ?? ''}>
          {item.items.map(({ label, locale }) => (
            <li key={locale} lang={locale}>
              {label}
            </li>
          ))}
        </Dropdown>
      )
    case 'versions':
      return (
        <Dropdown label={item.items[0]?.label ?? ''}>
          {item.items.map(({ label, href }) => (
            <li key={href}>
              <a className="dropdown-link" href={href}>
                {label}
              </a>
            </li>
          ))}
        </Dropdown>
      )
    case 'dropdown':
      return (
        <Dropdown label={item.label} active={item.items.some(child => child.type === 'link' && child.href === current)}>
          {item.items.map((child, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: order of the config
            <li key={index} className={child.className}>
              <Item item={child} current={current} site={site} t={t} />
            </li>
          ))}
        </Dropdown>
      )
  }
}

function Dropdown({ label, active, children }: { label: string; active?: boolean; children: React.ReactNode }) {
  return (
    <details className={active ? 'dropdown dropdown--active' : 'dropdown'} name="navbar">
      <summary className="navbar-link">
        {label}
        <Icon name="down" />
      </summary>
      <ul className="dropdown-menu">{children}</ul>
    </details>
  )
}

function NavLink({ item, current, t }: { item: Extract<NavbarItem, { type: 'link' }>; current: string; t: Translate }) {
  const isCurrent = !item.external && item.href === current
  const repository = item.className?.includes('navbar-repository') ?? false
  const external = item.external && /^https?:/.test(item.href)
  return (
    <a
      className={repository ? 'icon-button' : 'navbar-link'}
      href={item.href}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={repository ? `${t('theme.NavBar.repository')} ${t('theme.IconExternalLink.ariaLabel')}` : undefined}
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

/** The menu of narrow screens: a native popover; the page's own sidebar opens over it as a second level. */
export function MobileMenu({ site, page, t }: View) {
  return (
    <div id="zapiski-menu" popover="auto" className="mobile-menu">
      <div className="mobile-menu-head">
        <strong>{site.config.theme.navbar.title}</strong>
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
          {site.navbar.flatMap((item, index) =>
            item.type === 'dropdown' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: order of the config
              <li key={index}>
                <span className="mobile-menu-label">{item.label}</span>
                <ul className="mobile-menu-list">
                  <Items items={item.items} current={page.href} site={site} t={t} />
                </ul>
              </li>
            ) : item.type === 'search' ? (
              []
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: order of the config
              <li key={index}>
                <Item item={item} current={page.href} site={site} t={t} />
              </li>
            ),
          )}
        </ul>
      </nav>
      {page.sidebar !== undefined && (
        <button type="button" className="mobile-menu-more" popoverTarget="zapiski-sidebar">
          {site.sidebars[page.sidebar]?.kind === 'blog'
            ? blogTitle(site, page.sidebar)
            : t('theme.docs.sidebar.toggle')}
          <Icon name="chevron" />
        </button>
      )}
    </div>
  )
}

function blogTitle(site: View['site'], id: string): string {
  const sidebar = site.sidebars[id]
  return sidebar?.kind === 'blog' ? sidebar.title : ''
}
