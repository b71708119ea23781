/** `@theme/NavbarItem/…`: kinds of items of the top bar, for those that a site adds to them. */

import { type ReactNode, useContext } from 'react'
import { PHONE_MENU_ITEM, topBarItem } from '../../shared/site/parts.ts'
import { clsx } from '../clsx.ts'
import { type AnyComponent, type AnyProps, type Host, IslandContext, Nothing, PageContext } from '../host.ts'

/** What stands in a link: its label, or HTML in its place. */
const inside = ({
  label,
  html,
  children,
}: AnyProps): { children?: ReactNode; dangerouslySetInnerHTML?: { __html: string } } =>
  typeof html === 'string'
    ? { dangerouslySetInnerHTML: { __html: html } }
    : { children: (label as ReactNode) ?? children }

/** Of a config's item that are no attributes of its link. */
function attributesOf(props: AnyProps): AnyProps {
  const own = ['label', 'html', 'children', 'position', 'mobile', 'isDropdownItem', 'items', 'type']
  const active = ['activeBasePath', 'activeBaseRegex', 'activeClassName', 'prependBaseUrlToHref', 'dropdownItemsBefore']
  const left = [...own, ...active, 'dropdownItemsAfter', 'isDropdownLink']
  return Object.fromEntries(Object.entries(props).filter(([name]) => !left.includes(name)))
}

const DOWN = (
  <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path d="m6 9 6 6 6-6" />
  </svg>
)

/** By the names of the theme; `Link` knows where addresses lead. */
export function createNavbarItems(host: Host, Link: AnyComponent): Record<string, unknown> {
  const NavbarNavLink: AnyComponent = props => <Link {...attributesOf(props)} {...inside(props)} />
  const Item: AnyComponent = ({ className, ...props }) => (
    <NavbarNavLink {...props} className={clsx('navbar__item navbar__link', className)} />
  )
  const Dropdown: AnyComponent = ({ items, label, className, children }) => (
    <details className={clsx('dropdown', className)}>
      <summary className="navbar-link navbar__link">
        {(label as ReactNode) ?? children}
        {DOWN}
      </summary>
      <ul className="dropdown-menu">
        {(Array.isArray(items) ? (items as AnyProps[]) : []).map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity, and their order stays
          <li key={index}>
            <NavbarNavLink {...item} className={clsx('navbar-link dropdown__link', item.className)} />
          </li>
        ))}
      </ul>
    </details>
  )
  const Html: AnyComponent = ({ value, className }) => (
    <div
      className={clsx('navbar__item', className)}
      dangerouslySetInnerHTML={{ __html: typeof value === 'string' ? value : '' }}
    />
  )
  const kinds: Record<string, AnyComponent> = {
    default: Item,
    dropdown: Dropdown,
    html: Html,
    // These follow the page and stand in the bar itself.
    localeDropdown: Nothing,
    search: Nothing,
    doc: Nothing,
    docSidebar: Nothing,
    docsVersion: Nothing,
    docsVersionDropdown: Nothing,
  }
  const Any: AnyComponent = ({ type, ...props }) => {
    const Kind = kinds[typeof type === 'string' ? type : props.items === undefined ? 'default' : 'dropdown'] ?? Nothing
    const { bar } = useContext(PageContext) ?? host.page() ?? {}
    const frozen = useContext(IslandContext)
    const drawn = <Kind {...props} />
    // In a bar of the site's own the items are ours: they know the page, its version and its language.
    if (bar === undefined || (type === 'html' && bar === 'top')) return drawn
    const name = topBarItem(props.label, type)
    return host.part(bar === 'menu' ? PHONE_MENU_ITEM + name : name, frozen, drawn)
  }
  const named = Object.entries(kinds).map(([kind, Kind]): [string, AnyComponent] => [
    `NavbarItem/${kind.charAt(0).toUpperCase()}${kind.slice(1)}NavbarItem`,
    Kind,
  ])
  const both = (name: string, Kind: AnyComponent): [string, AnyComponent][] =>
    ['Desktop', 'Mobile'].map(place => [`NavbarItem/${name}NavbarItem/${place}`, Kind])
  return {
    ...Object.fromEntries<unknown>([...named, ...both('Default', Item), ...both('Dropdown', Dropdown)]),
    NavbarItem: Any,
    'NavbarItem/NavbarNavLink': NavbarNavLink,
    'NavbarItem/ComponentTypes': kinds,
  }
}
