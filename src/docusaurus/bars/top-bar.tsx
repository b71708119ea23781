/** `@theme/Navbar/…`: the top bar out of its parts, for sites that draw some of these themselves. */

import { type ReactNode, useContext } from 'react'
import { type AnyComponent, type Host, IslandContext } from '../host.ts'

type Parts = Readonly<Record<string, AnyComponent>>

/** Drawn by the engine, wherever they are asked for: they act without the code of a site. */
const OURS =
  'Navbar Navbar/Logo Navbar/ColorModeToggle Navbar/MobileSidebar/Toggle SearchBar ColorModeToggle Logo'.split(' ')
/** The menu of narrow screens is the engine's. */
const ELSEWHERE =
  'Navbar/MobileSidebar Navbar/MobileSidebar/Header Navbar/MobileSidebar/Layout Navbar/MobileSidebar/PrimaryMenu Navbar/MobileSidebar/SecondaryMenu'.split(
    ' ',
  )
/** With one of these the content of the bar is made of parts. */
const INSIDE = [
  'Navbar/Logo',
  'Logo',
  'Navbar/ColorModeToggle',
  'ColorModeToggle',
  'Navbar/Search',
  'Navbar/MobileSidebar/Toggle',
]

const Nothing: AnyComponent = () => null

export function createTopBar(host: Host): Parts {
  const ours = (name: string): AnyComponent =>
    function Ours({ children }) {
      return host.part(name, useContext(IslandContext), children)
    }
  /** The site's own, where it has one. */
  const own = (name: string, fallback: AnyComponent): AnyComponent =>
    function Own(props) {
      const frozen = useContext(IslandContext)
      const Found = (frozen ? undefined : host.own?.(name)) ?? fallback
      return <Found {...props} />
    }
  const parts = Object.fromEntries(OURS.map(name => [name, ours(name)]))
  const part = (name: string): AnyComponent => own(name, parts[name] ?? Nothing)
  const [Toggle, Brand, Mode, Search] = [
    'Navbar/MobileSidebar/Toggle',
    'Navbar/Logo',
    'Navbar/ColorModeToggle',
    'SearchBar',
  ].map(part) as [AnyComponent, AnyComponent, AnyComponent, AnyComponent]
  const Frame = own('Navbar/Search', ({ children }) => <>{children}</>)
  const [Left, Right, Inner] = ['NavbarItems/left', 'NavbarItems/right', 'Navbar/Content'].map(ours) as [
    AnyComponent,
    AnyComponent,
    AnyComponent,
  ]
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
          <Frame>
            <Search />
          </Frame>
        </li>
      </ul>
    </div>
  )
  const Content: AnyComponent = () => (INSIDE.some(name => host.own?.(name) !== undefined) ? <Composed /> : <Inner />)
  const Layout: AnyComponent = ({ children }) => <header className="theme-layout-navbar navbar">{children}</header>
  const [Around, Inside] = [own('Navbar/Layout', Layout), own('Navbar/Content', Content)]
  return {
    ...parts,
    ...Object.fromEntries(ELSEWHERE.map(name => [name, Nothing])),
    'Navbar/Search': ({ children }) => <>{children}</>,
    'Navbar/Layout': Layout,
    'Navbar/Content': Content,
    'Navbar/Composed': () => (
      <Around>
        <Inside />
      </Around>
    ),
  }
}
