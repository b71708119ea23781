/** Ports of this machine for programs that cannot say which one they took. */

import { connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Below those that systems give to connections, so that nothing else takes one between this look and its use. */
const [FIRST, COUNT] = [20_000, 10_000]

/** One that nobody listens on. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT)
    const server = createServer()
    const isFree = await new Promise<boolean>(resolve => {
      server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true))
    })
    await new Promise(resolve => server.close(resolve))
    if (isFree) return port
  }
}

/** A program takes its time to listen; a busy machine makes it longer. */
export async function untilListening(port: number, who: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await new Promise<boolean>(resolve => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    })
    socket.destroy()
    if (isOpen) return
    await sleep(100)
  }
  throw new Error(`${who} does not listen on ${port} after a minute`)
}
