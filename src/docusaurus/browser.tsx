/** What differs between the build and a browser: environment, colours, effects. */

import { type ReactNode, useContext, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { type AnyProps, type Host, TakenOverContext } from './host.ts'
import { browser } from './window.ts'

export function createBrowserHooks(host: Host) {
  // A context, as there: React keeps no place for it, so hooks that a component comes to in a browser alone are its first.
  const useIsBrowser = (): boolean => useContext(TakenOverContext) ?? host.isBrowser

  function BrowserOnly({ children, fallback }: AnyProps): ReactNode {
    const isBrowser = useIsBrowser()
    if (!isBrowser) return (fallback as ReactNode) ?? null
    return typeof children === 'function' ? (children as () => ReactNode)() : null
  }

  const useColorMode = () => {
    const colorMode = useSyncExternalStore(
      host.colorMode.subscribe,
      host.colorMode.get,
      () => host.site().defaultColorMode,
    )
    const { choose } = host.colorMode
    return {
      colorMode,
      colorModeChoice: colorMode,
      isDarkTheme: colorMode === 'dark',
      setColorMode: choose,
      setLightTheme: () => choose('light'),
      setDarkTheme: () => choose('dark'),
    }
  }

  /** Docusaurus' three widths; nothing is known before the browser. */
  const useWindowSize = ({ desktopBreakpoint = 996 } = {}): string => {
    const [size, setSize] = useState('ssr')
    useEffect(() => {
      const query = browser().matchMedia(`(min-width: ${desktopBreakpoint + 1}px)`)
      const measure = () => setSize(query.matches ? 'desktop' : 'mobile')
      measure()
      query.addEventListener('change', measure)
      return () => query.removeEventListener('change', measure)
    }, [desktopBreakpoint])
    return size
  }

  const canUseDOM = host.isBrowser
  return {
    useIsBrowser,
    BrowserOnly,
    useColorMode,
    useWindowSize,
    useIsomorphicLayoutEffect: canUseDOM ? useLayoutEffect : useEffect,
    ExecutionEnvironment: {
      canUseDOM,
      canUseEventListeners: canUseDOM,
      canUseIntersectionObserver: canUseDOM,
      canUseViewport: canUseDOM,
    },
    prefersReducedMotion: (): boolean => canUseDOM && browser().matchMedia('(prefers-reduced-motion: reduce)').matches,
  }
}
