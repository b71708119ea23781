/** `@theme/Footer/…`: the footer out of its parts, for sites that draw some of these themselves. */

import { createContext, type ReactNode, useContext } from 'react'
import { clsx } from '../clsx.ts'
import type { AnyComponent, AnyProps, Host, Parts } from '../host.ts'

interface FooterSettings {
  style?: string
  logo?: AnyProps
  copyright?: string
  links?: AnyProps[]
}

/** The site's own parts by name, while its footer is drawn. */
const OwnParts = createContext<Parts>({})

const list = (value: unknown): AnyProps[] => (Array.isArray(value) ? (value as AnyProps[]) : [])

/** `@docusaurus/theme-common`'s question of the same name. */
export const isMultiColumnFooterLinks = (links: AnyProps[]): boolean => links.some(item => 'items' in item)

/** By the names of the theme; `Link` knows where addresses lead. */
export function createFooterParts(host: Host, Link: AnyComponent): Parts {
  const Part: AnyComponent = ({ name, ...props }) => {
    const Found = useContext(OwnParts)[String(name)] ?? parts[String(name)]
    return Found === undefined ? null : <Found {...props} />
  }
  /** Of the whole: `Footer` itself is the engine's, unless a site draws one of these. */
  const Composed: AnyComponent = ({ own }) => {
    const { footer } = (host.site().siteConfig.themeConfig ?? {}) as { footer?: FooterSettings }
    if (footer === undefined) return null
    const { style, logo, copyright, links = [] } = footer
    const drawn = {
      style,
      links: links.length > 0 ? <Part name="Footer/Links" links={links} /> : undefined,
      logo: logo && <Part name="Footer/Logo" logo={logo} />,
      copyright: copyright && <Part name="Footer/Copyright" copyright={copyright} />,
    }
    return (
      <OwnParts value={(own ?? {}) as Parts}>
        <Part name="Footer/Layout" {...drawn} />
      </OwnParts>
    )
  }
  const parts: Parts = {
    ...linkParts(Part, Link),
    'Footer/Layout': Layout,
    'Footer/Copyright': ({ copyright }) => (
      <div className="footer__copyright" dangerouslySetInnerHTML={{ __html: String(copyright ?? '') }} />
    ),
    'Footer/Logo': ({ logo }) => {
      const { href, ...given } = (logo ?? {}) as Record<string, string | undefined>
      const drawn = <FooterLogo logo={given} address={host.address} />
      return href === undefined ? drawn : <Link to={href}>{drawn}</Link>
    },
    'Footer/Composed': Composed,
  }
  return parts
}

const Layout: AnyComponent = ({ style, links, logo, copyright }) => (
  <footer className={`theme-layout-footer footer${style === 'dark' ? ' footer--dark' : ''}`}>
    <div className="container container-fluid">
      {links as ReactNode}
      {(logo ?? copyright) !== undefined && (
        <div className="footer__bottom text--center">
          {logo !== undefined && <div className="margin-bottom--sm">{logo as ReactNode}</div>}
          {copyright as ReactNode}
        </div>
      )}
    </div>
  </footer>
)

interface LogoProps {
  logo: Record<string, string | undefined>
  address: Host['address']
}

function FooterLogo({ logo: { src = '', srcDark, alt = '', width, height }, address }: LogoProps): ReactNode {
  const draw = (path: string, mode: string) => (
    <img {...{ width, height }} alt={alt} className={`footer__logo ${mode}`.trim()} src={address(path)} />
  )
  if (srcDark === undefined) return draw(src, '')
  return (
    <>
      {draw(src, 'themed-image themed-image-light')}
      {draw(srcDark, 'themed-image themed-image-dark')}
    </>
  )
}

// Links and columns have no identity, and their order stays.
const linkParts = (Part: AnyComponent, Link: AnyComponent): Parts => ({
  'Footer/LinkItem': ({ item }) => {
    const { label, html, to, href, className } = (item ?? {}) as AnyProps
    if (typeof html === 'string') return <span dangerouslySetInnerHTML={{ __html: html }} />
    return (
      <Link className={clsx('footer__link-item', className)} to={to ?? href}>
        {label as ReactNode}
      </Link>
    )
  },
  'Footer/Links': ({ links }) =>
    isMultiColumnFooterLinks(list(links)) ? (
      <Part name="Footer/Links/MultiColumn" columns={links} />
    ) : (
      <Part name="Footer/Links/Simple" links={links} />
    ),
  'Footer/Links/MultiColumn': ({ columns }) => (
    <div className="row footer__links">
      {list(columns).map((column, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={index} className="theme-layout-footer-column col footer__col">
          <div className="footer__title">{column.title as ReactNode}</div>
          <ul className="footer__items clean-list">
            {list(column.items).map((item, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <li key={place} className="footer__item">
                <Part name="Footer/LinkItem" item={item} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  ),
  'Footer/Links/Simple': ({ links }) => (
    <div className="footer__links text--center">
      {list(links).map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <span key={index}>
          {index > 0 && <span className="footer__link-separator">·</span>}
          <Part name="Footer/LinkItem" item={item} />
        </span>
      ))}
    </div>
  ),
})
