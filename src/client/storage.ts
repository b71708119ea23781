/** Browser storage that never throws: a frame, a private window or a strict setting may forbid it. */

type StorageKind = 'localStorage' | 'sessionStorage'

let warned = false
let warning = ''

/** What the console says once when storage turns out to be forbidden; told when the texts are there. */
export function setStorageWarning(text: string): void {
  warning = text
  if (warned) console.warn(text)
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    // Forbidden or full: a choice lives as long as the page.
    if (!warned && warning !== '') console.warn(warning)
    warned = true
    return undefined
  }
}

export function readStored(key: string, kind: StorageKind = 'localStorage'): string | undefined {
  return attempt(() => window[kind].getItem(key) ?? undefined)
}

/** What was stored as JSON; `undefined` where it is none. */
export function readStoredJson(key: string, kind?: StorageKind): unknown {
  try {
    return JSON.parse(readStored(key, kind) ?? 'null')
  } catch {
    return undefined
  }
}

/** Numbers by their names, of the session; empty where something else is stored. */
export function readStoredMap(key: string): Map<string, number> {
  try {
    return new Map(JSON.parse(readStored(key, 'sessionStorage') ?? '[]'))
  } catch {
    return new Map()
  }
}

/** `undefined` forgets. */
export function writeStored(key: string, value: string | undefined, kind: StorageKind = 'localStorage'): void {
  attempt(() => {
    if (value === undefined) window[kind].removeItem(key)
    else window[kind].setItem(key, value)
  })
}

/** Calls back when another tab of the browser changes a key; `undefined` for all keys at once. */
export function onStored(listener: (key: string | undefined) => void): void {
  addEventListener('storage', event => {
    if (event.storageArea === null || attempt(() => event.storageArea === localStorage) === true)
      listener(event.key ?? undefined)
  })
}
