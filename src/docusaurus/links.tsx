/** Addresses: `<Link>`, `useBaseUrl`, the router's hooks over plain navigation. */

import { type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react'
import { type AnyProps, type Host, IslandContext } from './host.ts'
import { browser } from './window.ts'

/** An address of the site itself. */
export const isInternal = (url: unknown): boolean =>
  typeof url === 'string' && !/^(?:(?!pathname:)[a-z][\w+.-]*:|\/\/)/i.test(url)

/** Props of Docusaurus' link that are no attributes. */
const OWN_PROPS = ['to', 'href', 'isNavLink', 'activeClassName', 'autoAddBaseUrl', 'exact', 'isActive', 'innerRef']

export function createLinks(host: Host) {
  function Link(props: AnyProps): ReactNode {
    const frozen = useContext(IslandContext)
    const { children, ...rest } = props
    const attributes = Object.fromEntries(
      Object.entries(rest).filter(([name]) => !OWN_PROPS.includes(name) && !name.startsWith('data-noBroken')),
    )
    const to = props.to ?? props.href
    if (to === undefined) return <a {...attributes}>{children}</a>
    const written = readTo(to)
    const place = isInternal(written)
      ? { href: host.link(written, frozen) }
      : { href: written, target: '_blank', rel: 'noopener noreferrer' }
    return (
      <a {...place} {...attributes}>
        {children}
      </a>
    )
  }

  function Redirect({ to }: AnyProps): ReactNode {
    const address = host.link(readTo(to), true)
    host.redirect(readTo(to))
    useEffect(() => location().replace(address), [address])
    return <a href={address}>{address}</a>
  }

  const useLocation = () => {
    // While hydrating it is what the build knew.
    const read = (part: 'pathname' | 'search' | 'hash') => () => (host.isBrowser ? location()[part] : '')
    const none = () => ''
    const pathname = useSyncExternalStore(never, host.pathname, () => host.site().siteConfig.baseUrl)
    const search = useSyncExternalStore(never, read('search'), none)
    const hash = useSyncExternalStore(never, read('hash'), none)
    return { pathname, search, hash, state: undefined, key: 'default' }
  }
  const go = (to: unknown, how: 'assign' | 'replace'): void => location()[how](host.link(readTo(to), true))
  const useHistory = () => ({
    location: useLocation(),
    action: 'POP',
    length: 1,
    push: (to: unknown) => go(to, 'assign'),
    replace: (to: unknown) => go(to, 'replace'),
    goBack: () => browser().history.back(),
    goForward: () => browser().history.forward(),
    go: (steps: number) => browser().history.go(steps),
    listen: () => () => {},
    block: () => () => {},
  })

  const withBaseUrl = (path: unknown, options?: { absolute?: boolean }): string => {
    if (typeof path !== 'string' || path === '') return ''
    const { siteConfig } = host.site()
    const address = isInternal(path) && !path.startsWith('#') ? host.address(path) : path
    return options?.absolute === true ? siteConfig.url + address : address
  }
  return {
    Link,
    Redirect,
    useLocation,
    useHistory,
    useParams: () => ({}),
    useRouteMatch: () => ({ path: host.pathname(), url: host.pathname(), isExact: true, params: {} }),
    matchPath: (pathname: string, options: string | { path?: string }) => {
      const path = typeof options === 'string' ? options : (options.path ?? '')
      return pathname === path || pathname.startsWith(`${path.replace(/\/$/, '')}/`)
        ? { path, url: path, isExact: pathname === path, params: {} }
        : null
    },
    withBaseUrl,
  }
}

/** A router's target: text, or an object with its parts. */
function readTo(to: unknown): string {
  if (typeof to !== 'object' || to === null) return String(to)
  const { pathname = '', search = '', hash = '' } = to as Record<string, string | undefined>
  return pathname + search + hash
}

const never = () => () => {}
const location = () => browser().location
