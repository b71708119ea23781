/// <reference path="./environment.d.ts" />
// biome-ignore-all lint/correctness/useHookAtTopLevel: whether it stands still is a constant of the build
/** What the shell asks of the browser: a few values that change there. On the server they stand still. */

import { createContext, useContext, useSyncExternalStore } from 'react'

export type ColorChoice = 'system' | 'light' | 'dark'

/** A value that components can follow. */
export interface Readable<T> {
  get(): T
  /** Returns the end of the subscription. */
  subscribe(listener: () => void): () => void
}

interface Stores {
  colorChoice: Readable<ColorChoice>
  /** Id of the section being read. */
  activeHeading: Readable<string | undefined>
  /** Version of the documents that the reader chose last, by docs plugin. */
  preferredVersions: Readable<Record<string, string>>
}

export interface Actions extends Stores {
  /** Whether a folder of a menu is open; one that just came to stand there is put as the reader left it. */
  readFolder(folder: HTMLDetailsElement): boolean
}

const still = <T>(value: T): Readable<T> => ({ get: () => value, subscribe: () => () => {} })

const INERT: Actions = {
  colorChoice: still<ColorChoice>('system'),
  activeHeading: still(undefined),
  preferredVersions: still({}),
  readFolder: () => false,
}

/** The server draws without React's renderer, which alone has hooks. */
export const standsStill = import.meta.env.SSR

export const ActionsContext = createContext<Actions>(INERT)

/** The value of a store; what the server drew while hydrating. */
export function useAction<Name extends keyof Stores>(name: Name): ReturnType<Stores[Name]['get']> {
  if (standsStill) return INERT[name].get() as ReturnType<Stores[Name]['get']>
  // The union of stores is called through its common shape.
  const store = useContext(ActionsContext)[name] as Readable<ReturnType<Stores[Name]['get']>>
  const inert = INERT[name] as Readable<ReturnType<Stores[Name]['get']>>
  return useSyncExternalStore(store.subscribe, store.get, inert.get)
}
