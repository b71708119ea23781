/** `@theme/Navbar/MobileSidebar/…`: the menu of narrow screens out of its parts, for sites that draw some of these. */

import { type ReactNode, useContext } from 'react'
import { PHONE_MENU } from '../../shared/site/parts.ts'
import { type AnyComponent, type Host, IslandContext, Nothing, ownOr, PageContext } from '../host.ts'

/** What stands in it when the engine draws it. */
const INSIDE = ['Header', 'PrimaryMenu', 'SecondaryMenu'] as const

export function createPhoneMenu(host: Host): Readonly<Record<string, AnyComponent>> {
  /** It stands beside the bar, whatever asks for it there. */
  const isMenu = (): boolean => (useContext(PageContext) ?? host.page())?.bar === 'menu'
  const ours = (name: string): AnyComponent =>
    function Ours({ children }) {
      const frozen = useContext(IslandContext)
      return isMenu() ? host.part(name, frozen, children) : null
    }
  const Layout: AnyComponent = ({ header, primaryMenu, secondaryMenu }) => (
    <>
      {header as ReactNode}
      {primaryMenu as ReactNode}
      {secondaryMenu as ReactNode}
    </>
  )
  const parts: Record<string, AnyComponent> = {
    [PHONE_MENU]: ours(PHONE_MENU),
    [`${PHONE_MENU}/Layout`]: Layout,
    ...Object.fromEntries(INSIDE.map(name => [`${PHONE_MENU}/${name}`, ours(`${PHONE_MENU}/${name}`)])),
  }
  const part = (name: string): AnyComponent =>
    ownOr(host, `${PHONE_MENU}/${name}`, parts[`${PHONE_MENU}/${name}`] ?? Nothing)
  const [Around, Header, Primary, Secondary] = ['Layout', ...INSIDE].map(part) as [
    AnyComponent,
    AnyComponent,
    AnyComponent,
    AnyComponent,
  ]
  const Composed: AnyComponent = () => (
    <Around header={<Header />} primaryMenu={<Primary />} secondaryMenu={<Secondary />} />
  )
  return { ...parts, [`${PHONE_MENU}/Composed`]: Composed }
}
