/** How the watched process is started. */

/**
 * Room for what is new, MiB. A build begins with a quarter of what Node gives, which saves it no time and is filled with
 * what is over, and has more where it says so (`boundHeap`). A save under `dev` makes lists of all texts, which are gone
 * when the page is shown: with twice as much a seventh of its time at 10,000.
 */
const ROOM = {
  build: ['--min-semi-space-size=4', '--max-semi-space-size=32'],
  dev: ['--max-semi-space-size=32'],
}

/**
 * What is freed outside the heap goes back to the system. By default glibc keeps more the larger the piece was, and a
 * store of its own for every thread; these are the figures that it begins with.
 */
const FREED = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }

/** The environment of the watched process: what the user says wins. */
export const environmentOf = ({ env }: Pick<NodeJS.Process, 'env'>): NodeJS.ProcessEnv => ({ ...FREED, ...env })

/** Options of Node for the watched process: those of the user come later and win; those of the environment would not. */
export const flagsOf = (
  { execArgv, env }: Pick<NodeJS.Process, 'execArgv' | 'env'>,
  work: keyof typeof ROOM,
): string[] => [...(/semi[-_]space/.test(env.NODE_OPTIONS ?? '') ? [] : ROOM[work]), ...execArgv]
