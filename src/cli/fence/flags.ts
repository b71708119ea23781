/** How the watched process is started. */

/**
 * Room for what is new, MiB: twice as much as by default. A save under `dev` makes lists of all texts, which are gone
 * when the page is shown: a seventh of its time at 10,000. A build bounds this room as it goes.
 */
const ROOM = 32

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
  work: 'build' | 'dev',
): string[] => [
  ...(work === 'build' || /semi[-_]space/.test(env.NODE_OPTIONS ?? '') ? [] : [`--max-semi-space-size=${ROOM}`]),
  ...execArgv,
]
