/**
 * What an island that runs sets around others, for those that stand in it and for those of the page where it stands
 * around the whole site: each is a root of its own, and React's contexts end at its edge.
 */

import { type Context, type ReactNode, type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { knownContexts, type Surroundings, surround, useSurroundings } from '../../docusaurus/index.ts'
import { AROUND_SLOT } from '../../shared/site/parts.ts'

interface Store {
  /** As it was at first, which is how the server drew what stands there. */
  first: Surroundings | undefined
  now: Surroundings
  listeners: Set<() => void>
}

const createStore = (): Store => ({ first: undefined, now: [], listeners: new Set() })

const aroundSite = createStore()
const inSlots = new WeakMap<Element, Store>()

/** Tells the islands that stand in a slot what is set around it, and those of the page where the page stands in it; a hook. */
export function useAnnounced(ref: RefObject<Element | null>): void {
  const around = useSurroundings()
  useLayoutEffect(() => {
    const slot = ref.current
    if (slot === null) return
    publish(storeOfSlot(slot), around)
    if (slot.querySelector(PLACE)?.parentElement?.closest('x-slot') !== slot) return
    publish(aroundSite, around)
    begun()
  })
}

const storeOfSlot = (slot: Element): Store => {
  const known = inSlots.get(slot) ?? createStore()
  inSlots.set(slot, known)
  return known
}

function publish(store: Store, around: Surroundings): void {
  store.first ??= around
  const isSame =
    around.length === store.now.length && around.every(([context, value], at) => isPair(store.now[at], context, value))
  if (isSame) return
  store.now = around
  for (const listener of store.listeners) listener()
}

const isPair = (pair: Surroundings[number] | undefined, context: Context<unknown>, value: unknown): boolean =>
  pair !== undefined && pair[0] === context && Object.is(pair[1], value)

/** Where the page would stand. */
const PLACE = `x-slot[data-slot="${AROUND_SLOT}"]`
/** Milliseconds; what stands around the site may fail. */
const PATIENCE = 3000

let isOver = false
let end = (): void => {}
let beginning: Promise<void> | undefined

function begun(): void {
  isOver = true
  end()
}

/** Waits until what stands around the whole site runs, where there is such a thing and the island is none of it. */
export function whenSurrounded(island: Element): Promise<void> | undefined {
  if (island.querySelector(PLACE) !== null || document.querySelector(PLACE) === null) return undefined
  beginning ??= new Promise(done => {
    if (isOver) done()
    end = done
    setTimeout(done, PATIENCE)
  })
  return beginning
}

/** An island that failed sets nothing around the others. */
export function giveUpOn(island: Element): void {
  if (island.querySelector(PLACE) !== null) begun()
}

/** Of the nearest slot that tells; one that a part of the theme was drawn with stands in the slot of that part. */
function storeAround(island: Element): Store {
  for (let slot = island.parentElement?.closest('x-slot'); slot; slot = slot.parentElement?.closest('x-slot')) {
    const known = inSlots.get(slot)
    if (known !== undefined) return known
  }
  // What stands around the site is surrounded by nothing: what it sets itself would come back to it without end.
  return island.querySelector(PLACE) === null ? aroundSite : createStore()
}

/** An island with what is set around it, now and later. */
export function Surrounded({ island, children }: { island: Element; children: ReactNode }): ReactNode {
  const [store] = useState(() => storeAround(island))
  const now = useSyncExternalStore(
    listener => {
      store.listeners.add(listener)
      return () => store.listeners.delete(listener)
    },
    () => store.now,
    () => store.first ?? store.now,
  )
  // With another number of contexts around it the island would begin anew.
  const [contexts] = useState(knownContexts)
  const values = new Map(now)
  return surround(
    contexts.map(([context, value]) => [context, values.has(context) ? values.get(context) : value]),
    children,
  )
}
