/** The foot of every page: columns of links or one row, logo, copyright. */

import type { FooterItem } from '../../shared/shell.ts'
import type { ShellView } from '../view.ts'
import { Logo } from './Logo.tsx'

export function Footer({ shell, t }: { shell: Pick<ShellView['shell'], 'footer'>; t: ShellView['t'] }) {
  const { footer } = shell
  if (footer === undefined) return null
  const inColumns = footer.columns.some(column => column.title)
  return (
    <footer className={`theme-layout-footer footer footer--${footer.style}`}>
      <div className="footer-inner">
        {footer.columns.length > 0 && (
          <nav className={inColumns ? 'footer-columns' : 'footer-row'} aria-label={t('theme.footer.navAriaLabel')}>
            {footer.columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: order of the config
              <div key={index} className="footer-column">
                {column.title && <div className="footer-title">{column.title}</div>}
                <ul>
                  {column.items.map(item => (
                    <li key={item.label}>
                      <Item item={item} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        )}
        {footer.logo && (
          <a className="footer-logo" href={footer.logo.href} target={footer.logo.target}>
            <Logo logo={footer.logo} isDark={footer.style === 'dark'} />
          </a>
        )}
        {footer.copyright && (
          <div className="footer-copyright" dangerouslySetInnerHTML={{ __html: footer.copyright }} />
        )}
      </div>
    </footer>
  )
}

function Item({ item }: { item: FooterItem }) {
  if (item.html !== undefined) return <span dangerouslySetInnerHTML={{ __html: item.html }} />
  return (
    <a href={item.href} {...(item.external && { target: '_blank', rel: 'noopener noreferrer' })}>
      {item.label}
    </a>
  )
}
