/** Items of the top menu, wherever they stand: links, menus, versions, languages, search, raw HTML. */

import type { ReactNode } from 'react'
import type { NavbarItem } from '../../shared/site.ts'
import { useAction } from '../actions.ts'
import { Icon } from '../Icon.tsx'
import type { ShellView } from '../view.ts'
import { labelOf } from './SidebarItems.tsx'

export function NavItems({ items, ...view }: ShellView & { items: NavbarItem[] }) {
  // A place for the search of a site without one would be an empty box.
  const shown = items.filter(({ type }) => type !== 'search' || view.shell.search !== undefined)
  return shown.map((item, index) => (
    // Items have no identity of their own; their order is the config's and never changes.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <li key={index} className={item.type === 'link' ? undefined : item.className} {...contentOf(item, view)} />
  ))
}

/** The author's HTML stands in the item itself: a class of the item lays it out. */
const contentOf = (item: NavbarItem, view: ShellView) =>
  item.type === 'html'
    ? { dangerouslySetInnerHTML: { __html: item.value } }
    : { children: <NavItem item={item} {...view} /> }

export function NavItem({ item, ...view }: ShellView & { item: NavbarItem }) {
  const { shell, page, t } = view
  switch (item.type) {
    case 'link':
      return <NavLink item={item} {...view} />
    case 'html':
      return <span dangerouslySetInnerHTML={{ __html: item.value }} />
    case 'search':
      return (
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
        <Dropdown {...item} label={item.items.find(({ current }) => current)?.label ?? ''}>
          <NavItems items={item.before} {...view} />
          {item.items.map(({ label, locale, lang, current, base }) => (
            <li key={locale}>
              {/* The client takes path, query and hash of the moment. */}
              <a
                className="navbar-link"
                href={page.elsewhere?.[locale] ?? base + page.href.slice(shell.baseUrl.length)}
                lang={lang}
                hrefLang={lang}
                aria-current={current ? 'true' : undefined}
                data-locale={locale}
                data-base={page.elsewhere?.[locale] ? undefined : base}
              >
                {label}
              </a>
            </li>
          ))}
          <NavItems items={item.after} {...view} />
        </Dropdown>
      )
    case 'versions':
      return <Versions item={item} {...view} />
    case 'dropdown':
      return (
        <Dropdown {...item} active={item.items.some(child => isActive(child, { href: page.href, sidebar: undefined }))}>
          <NavItems items={item.items} {...view} />
        </Dropdown>
      )
  }
}

/** Which version an item of the menu stands for: that of the page, else the one chosen last, else the last one. */
function useVersion({ shell, page }: ShellView, pluginId: string, has: (name: string) => unknown): string | undefined {
  const preferred = useAction('preferredVersions')[pluginId]
  const active = page.docsVersion?.pluginId === pluginId ? page.docsVersion.version : undefined
  const candidates = [active, preferred, shell.versions[pluginId]?.last]
  return candidates.find(name => name && has(name))
}

function Versions({ item, ...view }: ShellView & { item: Extract<NavbarItem, { type: 'versions' }> }) {
  const { page, t } = view
  const { items, pluginId, before, after } = item
  const own = page.docsVersion?.pluginId === pluginId ? page.docsVersion : undefined
  const shown = useVersion(view, pluginId, name => items.some(other => other.name === name))
  const [only] = items
  const label = items.find(({ name }) => name === shown)?.label ?? only?.label ?? ''
  // A menu of one thing is a link, as in Docusaurus.
  if (only && before.length + items.length + after.length === 1) {
    const href = own?.alternates[only.name] ?? only.href
    return (
      <a className="navbar-link" href={href} data-version={only.name} data-docs={pluginId}>
        {only.label}
      </a>
    )
  }
  return (
    <Dropdown
      {...item}
      label={label}
      title={items.length > 1 ? t('theme.navbar.mobileVersionsDropdown.label') : undefined}
    >
      <NavItems items={before} {...view} />
      {items.map(({ label, href, name }) => (
        <li key={name}>
          {/* The client adds query and hash of the moment. */}
          <a
            className="navbar-link"
            href={own?.alternates[name] ?? href}
            aria-current={own?.version === name ? 'true' : undefined}
            data-version={name}
            data-docs={pluginId}
          >
            {label}
          </a>
        </li>
      ))}
      <NavItems items={after} {...view} />
    </Dropdown>
  )
}

interface DropdownProps {
  label: string
  html?: string | undefined
  /** What the label is one of, for screen readers. */
  title?: string | undefined
  active?: boolean
  children: ReactNode
}

function Dropdown(menu: DropdownProps) {
  return (
    <details className={menu.active ? 'dropdown dropdown--active' : 'dropdown'} name="navbar">
      <summary className="navbar-link" aria-label={menu.title && `${menu.title}: ${menu.label}`}>
        <span {...labelOf(menu)} />
        <Icon name="down" />
      </summary>
      <ul className="dropdown-menu">{menu.children}</ul>
    </details>
  )
}

/**
 * `page` for the page itself, `true` for the pages of its sidebar, those that the author counts as below it, or those
 * below its address. As in Docusaurus, the label of a dropdown knows no sidebar and nothing below: it gives no `home`.
 */
function isActive(
  item: NavbarItem,
  { href, sidebar }: Pick<ShellView['page'], 'href' | 'sidebar'>,
  home?: string,
): 'page' | 'true' | undefined {
  if (item.type !== 'link' || item.external) return undefined
  if (item.href === href) return 'page'
  const isBelow = item.sidebars
    ? item.sidebars.includes(sidebar as string)
    : item.activeBase
      ? new RegExp(item.activeBase).test(href)
      : home && item.href !== home && `${href}/`.startsWith(item.href.replace(/\/?$/, '/'))
  return isBelow ? 'true' : undefined
}

function NavLink({ item: written, ...view }: ShellView & { item: Extract<NavbarItem, { type: 'link' }> }) {
  const { page, t } = view
  const links = written.versions?.links
  const version = useVersion(view, written.versions?.pluginId ?? '', name => links?.[name])
  const item = { ...written, ...links?.[version ?? ''] }
  const repository = item.className?.includes('navbar-repository')
  const external = item.external && /^https?:/.test(item.href)
  return (
    <a
      className={[repository ? 'icon-button' : 'navbar-link', item.className].filter(Boolean).join(' ')}
      href={item.href}
      aria-current={isActive(item, page, view.shell.baseUrl)}
      {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
      {...(repository
        ? {
            'aria-label': `${item.label}: ${t('theme.NavBar.repository')} ${t('theme.IconExternalLink.ariaLabel')}`,
            children: [
              <Icon key={0} name="repository" />,
              <span key={1} className="icon-label">
                {item.label}
              </span>,
            ],
          }
        : { 'aria-label': item.ariaLabel, ...labelOf(item) })}
    />
  )
}
