/**
 * React's contexts that code of the site makes: a page and each island of it are drawn, and taken over, by themselves,
 * so what a component of the site sets around them is read at the border and set again behind it.
 */

import { type Context, createContext, createElement, type ReactNode, useContext } from 'react'

/** Of code that was saved anew nobody holds the old ones. */
const known = new Set<WeakRef<Context<unknown>>>()
/** What they say where nothing is set. */
const defaults = new WeakMap<Context<unknown>, unknown>()

const makeContext: typeof createContext = value => {
  const made = createContext(value)
  const context = made as Context<unknown>
  known.add(new WeakRef(context))
  defaults.set(context, value)
  return made
}

/** React as the code of a site gets it. */
export const noteContexts = <React extends object>(react: React): React => ({ ...react, createContext: makeContext })

/** Contexts with what is set in them. */
export type Surroundings = readonly (readonly [Context<unknown>, unknown])[]

/** All that there are, with what they say where nothing is set. */
export function knownContexts(): Surroundings {
  return [...known].flatMap(held => {
    const context = held.deref()
    if (context === undefined) known.delete(held)
    return context === undefined ? [] : [[context, defaults.get(context)] as const]
  })
}

/** React keeps no place for what a context says, so it may be asked any number of times. */
const read = useContext

/** What stands around the component that asks: a hook. */
export function useSurroundings(): Surroundings {
  const found: [Context<unknown>, unknown][] = []
  for (const [context, value] of knownContexts()) {
    const set = read(context)
    if (set !== value) found.push([context, set])
  }
  return found
}

/** The same around a node. */
export const surround = (surroundings: Surroundings, node: ReactNode): ReactNode =>
  surroundings.reduceRight((inside, [context, value]) => createElement(context, { value }, inside), node)
