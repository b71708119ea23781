/** A frame's own side. Opened without a sandbox it would have the rights of the site: then it does nothing at all. */

import { type Answer, type Order, readOrder } from './messages.ts'

export const answer = (said: Answer): void => parent.postMessage(said, '*')

export const fail = (error: unknown, { id }: Pick<Order, 'id'>): void =>
  answer({ kind: 'failed', id, message: error instanceof Error ? error.message : String(error) })

/** Hears what the page wants, once all scripts of the frame are there. */
export function listen(show: (order: Order) => void): void {
  if (self.origin !== 'null' || parent === self) return
  addEventListener('message', ({ source, data }) => {
    const order = source === parent ? readOrder(data) : undefined
    if (order === undefined) return
    document.documentElement.style.colorScheme = order.mode
    show(order)
  })
  addEventListener('load', () => answer({ kind: 'ready' }))
}
