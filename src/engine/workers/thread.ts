/** A thread beside the main one: takes orders one after another and gives back what they ask for. */

import { parentPort } from 'node:worker_threads'
import { movedOf, type Order, perform } from './tasks.ts'

// What fails here ends the thread, and is said where it was asked for.
parentPort?.on('message', (order: Order) => {
  const output = perform(order)
  parentPort?.postMessage(output, movedOf(output))
})
