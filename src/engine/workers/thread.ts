/** A thread beside the main one: takes orders one after another and gives back what they ask for. */

import { parentPort } from 'node:worker_threads'
import { movedOf, type Order, perform } from './tasks.ts'

/** `noteWork` hears the name of what was done, when it has been sent. */
export function answerOrders(noteWork: (work: string) => void): void {
  let last = Promise.resolve()
  const answer = async (order: Order): Promise<void> => {
    const output = await perform(order)
    parentPort?.postMessage(output, movedOf(output))
    noteWork(order.name)
  }
  // One that waits, which parsing does, is ended before the next begins; what fails here ends the thread, and is said
  // where it was asked for.
  parentPort?.on('message', (order: Order) => {
    last = last.then(() => answer(order))
  })
}
