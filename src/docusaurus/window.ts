/** The browser, for handlers and effects: this room is compiled without a document. */

interface MediaQuery {
  matches: boolean
  addEventListener(type: 'change', listener: () => void): void
  removeEventListener(type: 'change', listener: () => void): void
}

interface Storage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Browsers and Node have it alike. */
export interface Parameters extends Iterable<[key: string, value: string]> {
  append(key: string, value: string): void
  set(key: string, value: string): void
}

interface Browser {
  URLSearchParams: new () => Parameters

  document: {
    documentElement: { dataset: Record<string, string | undefined> }
    getElementById(id: string): { togglePopover(): void } | null
  }
  location: { pathname: string; search: string; hash: string; assign(to: string): void; replace(to: string): void }
  history: {
    state: unknown
    back(): void
    forward(): void
    go(steps: number): void
    replaceState(state: unknown, unused: string, address: string): void
  }
  localStorage: Storage
  matchMedia(query: string): MediaQuery
}

export const browser = (): Browser => globalThis as unknown as Browser
