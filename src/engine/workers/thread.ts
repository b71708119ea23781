/** A thread beside the main one: takes orders one after another and gives back what they ask for. */

import { parentPort } from 'node:worker_threads'
import { type Order, perform } from './tasks.ts'

// What fails here ends the thread, and is said where it was asked for.
parentPort?.on('message', async (order: Order) => parentPort?.postMessage(await perform(order)))
