/** The few globals of a browser that the client asks, as plain values: no document tree and no layout behind them. */

import { vi } from 'vitest'

export function fakeStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: index => [...items.keys()][index] ?? null,
    getItem: key => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, String(value)),
    removeItem: key => void items.delete(key),
    clear: () => items.clear(),
  }
}

/** What stands for an element: data, events, and what it finds around itself by the exact selector. */
export class FakeElement extends EventTarget {
  readonly dataset: Record<string, string> = {}
  readonly attributes: Record<string, string> = {}
  private readonly around: Record<string, unknown>

  constructor(around: Record<string, unknown> = {}) {
    super()
    this.around = around
  }
  closest(selector: string): unknown {
    return this.around[selector] ?? null
  }
  querySelector(selector: string): unknown {
    return this.around[selector] ?? null
  }
  querySelectorAll(selector: string): unknown {
    return this.around[selector] ?? []
  }
  getAttribute(name: string): string | null {
    return this.attributes[name] ?? null
  }
  hasAttribute(name: string): boolean {
    return name in this.attributes
  }
  setAttribute(name: string, value: string): void {
    this.attributes[name] = value
  }
  removeAttribute(name: string): void {
    delete this.attributes[name]
  }
}

/** An event with the fields that its listener reads. */
export function fakeEvent(type: string, fields: object = {}): Event {
  const event = new Event(type, { cancelable: true })
  for (const [name, value] of Object.entries(fields)) Object.defineProperty(event, name, { value })
  return event
}

export interface FakeBrowser {
  /** Takes listeners of the window. */
  window: EventTarget
  document: EventTarget & {
    documentElement: { dataset: Record<string, string>; style: Record<string, string>; scrollHeight: number }
  }
  localStorage: Storage
  sessionStorage: Storage
  /** Scrolls the page and says so. */
  scroll(top: number): void
}

/** Puts a fresh browser in place; `vi.unstubAllGlobals()` takes it away. */
export function fakeBrowser(globals: Record<string, unknown> = {}): FakeBrowser {
  const target = new EventTarget()
  const documentElement = { dataset: {}, style: {}, scrollHeight: 10_000 }
  const document = Object.assign(new EventTarget(), {
    documentElement,
    querySelector: (): unknown => null,
    querySelectorAll: (): unknown[] => [],
    getElementById: (): unknown => null,
  })
  const [localStorage, sessionStorage] = [fakeStorage(), fakeStorage()]
  const all = {
    document,
    localStorage,
    sessionStorage,
    location: new URL('https://example.org/'),
    innerHeight: 800,
    innerWidth: 1200,
    scrollY: 0,
    matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
    addEventListener: target.addEventListener.bind(target),
    Element: FakeElement,
    HTMLElement: FakeElement,
    Node: FakeElement,
    ...globals,
  }
  const window = Object.assign(target, all)
  for (const [name, value] of Object.entries({ ...all, window })) vi.stubGlobal(name, value)
  return {
    window,
    document,
    localStorage,
    sessionStorage,
    scroll(top) {
      vi.stubGlobal('scrollY', top)
      window.dispatchEvent(new Event('scroll'))
    },
  }
}
