/** Threads of one build: begun when there is first enough for them to do, ended with it. */

import { countWorkers, startWorkers, type Workers } from './index.ts'

export interface Threads {
  /** So many pages are worth a thread. */
  pays(pages: number): boolean
  /** The threads, where so many pages are worth them. */
  start(pages: number): Workers | undefined
  end(): Promise<void>
}

/** `asked`: a number of the author's; `begun` hears that there are threads. */
export function createThreads(asked: number | undefined, begun: () => void = () => {}): Threads {
  let workers: Workers | undefined
  const countFor = (pages: number): number => (pages === 0 ? 0 : (asked ?? countWorkers(pages)))
  return {
    pays: pages => countFor(pages) > 0,
    start(pages) {
      const count = countFor(pages)
      if (count === 0) return undefined
      if (workers === undefined) begun()
      workers ??= startWorkers(count)
      return workers
    },
    end: async () => workers?.end(),
  }
}
