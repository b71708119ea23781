/** `@theme/DocSidebar…`: the menu of documents, for sites that draw some of it themselves. What they draw is put into ours. */

import { type ReactNode, useContext } from 'react'
import { MENU_PLACE } from '../../shared/site/parts.ts'
import { clsx } from '../clsx.ts'
import { type AnyComponent, type AnyProps, type Host, IslandContext, Nothing, ownOr } from '../host.ts'

type Item = AnyProps & { [MENU_PLACE]?: number; type?: string; label?: ReactNode; href?: string; value?: string }

const itemOf = ({ item }: AnyProps): Item => (item ?? {}) as Item

/** Items as the site's own parts find them; the lists in them are the engine's. */
function rows(Hole: AnyComponent): Record<'Link' | 'Category' | 'Html', AnyComponent> {
  const Row: AnyComponent = props => {
    const { label, href } = itemOf(props)
    return (
      <a className="menu__link" href={href}>
        {label}
      </a>
    )
  }
  const Link: AnyComponent = props => (
    <li className={clsx('menu__list-item', itemOf(props).className)}>
      <Row {...props} />
    </li>
  )
  const Category: AnyComponent = props => (
    <li className={clsx('menu__list-item', itemOf(props).className)}>
      <div className="menu__list-item-collapsible">
        <Row {...props} />
      </div>
      <Hole name="menu" />
    </li>
  )
  const Html: AnyComponent = props => (
    <li
      className={clsx(itemOf(props).className)}
      dangerouslySetInnerHTML={{ __html: String(itemOf(props).value ?? '') }}
    />
  )
  return { Link, Category, Html }
}

export function createMenu(host: Host): Readonly<Record<string, AnyComponent>> {
  const mode = () => host.page()?.menu
  const Hole: AnyComponent = ({ name, children }) => host.part(String(name), useContext(IslandContext), children)
  const part = (name: string, fallback: AnyComponent): AnyComponent => ownOr(host, name, fallback)
  const ours = rows(Hole)
  const kinds: Record<string, AnyComponent> = {
    link: part('DocSidebarItem/Link', ours.Link),
    category: part('DocSidebarItem/Category', ours.Category),
    html: part('DocSidebarItem/Html', ours.Html),
  }
  const Any: AnyComponent = props => {
    const { [MENU_PLACE]: place, type } = itemOf(props)
    const Kind = kinds[type ?? 'link'] ?? ours.Link
    return mode() === 'lists' && place !== undefined ? <Hole name={`menu#${place}`} /> : <Kind {...props} />
  }
  const Items: AnyComponent = ({ items, ...props }) => {
    if (mode() !== 'lists') return <Hole name="menu" />
    return ((items ?? []) as Item[]).map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity, and their order stays
      <Any key={index} {...props} item={item} index={index} />
    ))
  }
  const Content: AnyComponent = () => <Hole name="menu" />
  const Desktop = part('DocSidebar/Desktop/Content', Content)
  const Sidebar = part('DocSidebar', part('DocSidebar/Desktop', Desktop))
  /** A frame of documents has it beside the text, where ours stands. */
  const Column: AnyComponent = props => (mode() === 'column' ? <Sidebar {...props} /> : null)
  return {
    'DocRoot/Layout/Sidebar': Column,
    'DocPage/Layout/Sidebar': Column,
    DocSidebarItem: Any,
    'DocSidebarItem/Link': ours.Link,
    'DocSidebarItem/Category': ours.Category,
    'DocSidebarItem/Html': ours.Html,
    DocSidebarItems: Items,
    'DocSidebar/Desktop/Content': Content,
    'DocSidebar/Desktop': Desktop,
    DocSidebar: part('DocSidebar/Desktop', Desktop),
    // The engine's column does not collapse, and its menu is the same on narrow screens.
    'DocSidebar/Desktop/CollapseButton': Nothing,
    'DocSidebar/Mobile': Nothing,
  }
}
