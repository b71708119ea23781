/** `@theme/Navbar/…`: the top bar out of its parts, for sites that draw some of these themselves. */

import type { ReactNode } from 'react'
import { TOP_BAR, TOP_BAR_PARTS } from '../../shared/site/parts.ts'
import { type AnyComponent, Frame, type Host, isOwn, Nothing, oursOf, ownOr, type Parts } from '../host.ts'
import { createPhoneMenu } from './phone-menu.tsx'

type Four = [AnyComponent, AnyComponent, AnyComponent, AnyComponent]

/** Drawn by the engine, wherever they are asked for: they act without the code of a site. */
const OURS =
  'Navbar Navbar/Logo Navbar/ColorModeToggle Navbar/MobileSidebar/Toggle SearchBar ColorModeToggle Logo'.split(' ')

/** With one of these the content of the bar is made of parts. */
const INSIDE = [
  'Navbar/Logo',
  'Logo',
  'Navbar/ColorModeToggle',
  'ColorModeToggle',
  'Navbar/Search',
  'Navbar/MobileSidebar/Toggle',
]

/** What acts in it, in this order. */
const ACTING = ['Navbar/MobileSidebar/Toggle', 'Navbar/Logo', 'Navbar/ColorModeToggle', 'SearchBar']

export function createTopBar(host: Host): Parts {
  const ours = (name: string): AnyComponent => oursOf(host, name)
  const own = (name: string, fallback: AnyComponent): AnyComponent => ownOr(host, name, fallback)
  const parts = Object.fromEntries(OURS.map(name => [name, ours(name)]))
  const part = (name: string): AnyComponent => own(name, parts[name] ?? Nothing)
  const [Toggle, Brand, Mode, Search] = ACTING.map(part) as Four
  const Around = own('Navbar/Search', Frame)
  const [Left, Right, Inner, Whole] = ['NavbarItems/left', 'NavbarItems/right', 'Navbar/Content', TOP_BAR].map(
    ours,
  ) as Four
  const Composed = (): ReactNode => (
    <div className="navbar-inner">
      <Toggle />
      <Brand />
      <ul className="navbar-items navbar-items--left">
        <Left />
      </ul>
      <ul className="navbar-items navbar-items--right">
        <Right />
        <li className="navbar-items needs-js">
          <Mode />
        </li>
        <li className="navbar-items">
          <Around>
            <Search />
          </Around>
        </li>
      </ul>
    </div>
  )
  const Content: AnyComponent = () => (isOwn(host, INSIDE) ? <Composed /> : <Inner />)
  const Layout: AnyComponent = ({ children }) => <header className="theme-layout-navbar navbar">{children}</header>
  const [Bar, Inside] = [own('Navbar/Layout', Layout), own('Navbar/Content', Content)]
  return {
    ...parts,
    ...createPhoneMenu(host),
    'Navbar/Search': Frame,
    'Navbar/Layout': Layout,
    'Navbar/Content': Content,
    'Navbar/Composed': () =>
      isOwn(host, TOP_BAR_PARTS) ? (
        <Bar>
          <Inside />
        </Bar>
      ) : (
        <Whole />
      ),
  }
}
