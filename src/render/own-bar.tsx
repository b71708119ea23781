/** A top bar that the site draws itself: ours stand in it wherever it asks for them, as each page shows them. */

import type { ReactNode } from 'react'
import type { NavbarItem } from '../shared/site/menus.ts'
import { OWN_PART, PHONE_MENU, PHONE_MENU_ITEM, topBarItem } from '../shared/site/parts.ts'
import { withoutHints } from '../shared/text/hints.ts'
import {
  BarInside,
  Brand,
  ColorModeButton,
  MenuButton,
  menuHead,
  menuItem,
  menuItems,
  menuMore,
  Navbar,
  NavItem,
  NavItems,
} from '../theme/index.ts'
import { markupOf } from './markup.ts'

type BarView = Parameters<typeof Navbar>[0]

const HOLE = new RegExp(`<${OWN_PART} data-part="([^"]*)">([\\s\\S]*?)</${OWN_PART}>`, 'g')

/** `html` holds `<x-own>`; what is no part of the bar keeps what stands in it. */
export function fillOwnBar(html: string, view: BarView): string {
  return html.replace(HOLE, (_, name: string, inside: string) => {
    const ours = partOf(name, view)
    return ours === undefined ? inside : withoutHints(markupOf(ours))
  })
}

function partOf(name: string, view: BarView): ReactNode {
  const { shell, t } = view
  const { items } = shell.navbar
  const at = (position: string) => items.filter(item => item.position === position)
  switch (name) {
    case 'Navbar':
      return <Navbar {...view} />
    case 'Navbar/Content':
      return <BarInside {...view} />
    case 'Navbar/Logo':
    case 'Logo':
      return <Brand shell={shell} />
    case 'Navbar/ColorModeToggle':
    case 'ColorModeToggle':
      return shell.colorMode.disableSwitch ? null : <ColorModeButton t={t} />
    case PHONE_MENU:
      return (
        <>
          {menuHead(view)}
          {menuItems(view)}
          {menuMore(view)}
        </>
      )
    case `${PHONE_MENU}/Header`:
      return menuHead(view)
    case `${PHONE_MENU}/PrimaryMenu`:
      return menuItems(view)
    case `${PHONE_MENU}/SecondaryMenu`:
      return menuMore(view)
    case 'Navbar/MobileSidebar/Toggle':
      return <MenuButton t={t} />
    case 'SearchBar':
      return <NavItem item={{ type: 'search', position: 'right', className: undefined }} {...view} />
    case 'NavbarItems/left':
      return <NavItems items={at('left')} {...view} />
    case 'NavbarItems/right':
      return <NavItems items={at('right').filter(({ type }) => type !== 'search')} {...view} />
  }
  const inMenu = name.startsWith(PHONE_MENU_ITEM)
  const item = items.find(other => barName(other) === (inMenu ? name.slice(PHONE_MENU_ITEM.length) : name))
  return item && (inMenu ? menuItem(view, item, 0) : <NavItem item={item} {...view} />)
}

/** Kinds of items by Docusaurus' names. */
const KINDS: Partial<Record<NavbarItem['type'], string>> = {
  locales: 'localeDropdown',
  versions: 'docsVersionDropdown',
}

/** The name of an item in the bar. */
export const barName = (item: NavbarItem): string =>
  topBarItem('label' in item ? item.label : undefined, KINDS[item.type] ?? item.type)
