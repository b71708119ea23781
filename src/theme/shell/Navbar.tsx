/** The bar on top: name, menus, search, colour mode, repository. Menus are native, so they open without JavaScript. */

import { useAction } from '../actions.ts'
import { Icon, Mark } from '../Icon.tsx'
import type { ShellView } from '../view.ts'
import { Logo } from './Logo.tsx'
import { NavItems } from './NavItems.tsx'

export function Navbar(view: ShellView) {
  const { navbar } = view.shell
  const style = navbar.style === undefined ? '' : ` navbar--${navbar.style}`
  return (
    <header className={`theme-layout-navbar navbar${style}`} data-hide-on-scroll={navbar.hideOnScroll || undefined}>
      <BarInside {...view} />
    </header>
  )
}

export function BarInside(view: ShellView) {
  const { shell, t } = view
  const { navbar, colorMode } = shell
  return (
    <nav className="navbar-inner" aria-label={t('theme.NavBar.navAriaLabel')}>
      <MenuButton t={t} />
      <Brand shell={shell} />
      <ul className="navbar-items navbar-items--left">
        <NavItems items={navbar.items.filter(item => item.position === 'left')} {...view} />
      </ul>
      <ul className="navbar-items navbar-items--right">
        <NavItems items={navbar.items.filter(item => item.position === 'right')} {...view} />
        {!colorMode.disableSwitch && (
          <li className="needs-js">
            <ColorModeButton t={t} />
          </li>
        )}
      </ul>
    </nav>
  )
}

export const MenuButton = ({ t }: Pick<ShellView, 't'>) => (
  <button type="button" className="navbar-toggle" popoverTarget="zapiski-menu" aria-label={t('theme.NavBar.openMenu')}>
    <Icon name="menu" />
  </button>
)

export function ColorModeButton({ t }: Pick<ShellView, 't'>) {
  const choice = useAction('colorChoice')
  return (
    <button
      type="button"
      className="icon-button color-mode"
      data-action="color-mode"
      aria-label={t('theme.colorToggle.ariaLabel', { mode: t(`theme.colorToggle.ariaLabel.mode.${choice}`) })}
    >
      <Icon name="mode" />
      <Icon name="sun" />
      <Icon name="moon" />
    </button>
  )
}

export function Brand({ shell }: Pick<ShellView, 'shell'>) {
  const { logo, title, style } = shell.navbar
  // A link without a name is none.
  if (logo === null && !title) return null
  return (
    <a className="navbar-brand" href={logo?.href ?? shell.home} target={logo?.target}>
      {logo === undefined ? (
        <Mark />
      ) : (
        logo && <Logo logo={logo} className="navbar-logo" size={28} isDark={style === 'dark'} />
      )}
      <span className="navbar-title">{title}</span>
    </a>
  )
}
