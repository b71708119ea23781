/** A thread beside the main one: takes orders one after another and gives back what they ask for. */

import { parentPort } from 'node:worker_threads'
import { type Order, perform } from './tasks.ts'

parentPort?.on('message', (order: Order) => parentPort?.postMessage(perform(order)))
