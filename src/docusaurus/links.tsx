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
  const Link = (props: AnyProps): ReactNode => useLink(host, props)
  const useParams = () => ({})
  const useRouteMatch = () => ({ path: host.pathname(), url: host.pathname(), isExact: true, params: {} })
  return {
    router: {
      Link,
      NavLink: Link,
      Redirect: (props: AnyProps): ReactNode => useRedirect(host, props),
      useLocation: () => useLocation(host),
      useHistory: () => useHistory(host),
      useParams,
      useRouteMatch,
    },
    matchPath,
    withBaseUrl: (path: unknown, options?: BaseUrlOptions) => withBaseUrl(host, path, options),
  }
}

function useLink(host: Host, { children, ...props }: AnyProps): ReactNode {
  const frozen = useContext(IslandContext)
  const attributes = Object.fromEntries(
    Object.entries(props).filter(([name]) => !OWN_PROPS.includes(name) && !name.startsWith('data-noBroken')),
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

function useRedirect(host: Host, { to }: AnyProps): ReactNode {
  const address = host.address(readTo(to))
  host.redirect(readTo(to))
  useEffect(() => location().replace(address), [address])
  return <a href={address}>{address}</a>
}

function useLocation(host: Host) {
  // While hydrating it is what the build knew.
  const read = (part: 'search' | 'hash') => () => (host.isBrowser ? location()[part] : '')
  const none = () => ''
  const pathname = useSyncExternalStore(never, host.pathname, () => host.site().siteConfig.baseUrl)
  const search = useSyncExternalStore(never, read('search'), none)
  const hash = useSyncExternalStore(never, read('hash'), none)
  return { pathname, search, hash, state: undefined, key: 'default' }
}

function useHistory(host: Host) {
  const go = (to: unknown, how: 'assign' | 'replace'): void => location()[how](host.link(readTo(to), true))
  return {
    location: useLocation(host),
    action: 'POP',
    length: 1,
    push: (to: unknown) => go(to, 'assign'),
    replace: (to: unknown) => go(to, 'replace'),
    goBack: () => browser().history.back(),
    goForward: () => browser().history.forward(),
    go: (steps: number) => browser().history.go(steps),
    listen: () => () => {},
    block: () => () => {},
  }
}

function matchPath(pathname: string, options: string | { path?: string }) {
  const path = typeof options === 'string' ? options : (options.path ?? '')
  return pathname === path || pathname.startsWith(`${path.replace(/\/$/, '')}/`)
    ? { path, url: path, isExact: pathname === path, params: {} }
    : null
}

interface BaseUrlOptions {
  absolute?: boolean
}

function withBaseUrl(host: Host, path: unknown, options?: BaseUrlOptions): string {
  if (typeof path !== 'string' || path === '') return ''
  const address = isInternal(path) && !path.startsWith('#') ? host.address(path) : path
  return options?.absolute === true ? host.site().siteConfig.url + address : address
}

/** A router's target: text, or an object with its parts. */
function readTo(to: unknown): string {
  if (typeof to !== 'object' || to === null) return String(to)
  const { pathname = '', search = '', hash = '' } = to as Record<string, string | undefined>
  return pathname + search + hash
}

const never = () => () => {}
const location = () => browser().location
