/** How the watched process is started. */

/** Room for what is new, MiB: twice as much by default, which saves no time and is filled with what is over. */
const ROOM = '--max-semi-space-size=8'

/** Options of Node for the watched process: those of the user come later and win; those of the environment would not. */
export const flagsOf = ({ execArgv, env }: Pick<NodeJS.Process, 'execArgv' | 'env'>): string[] => [
  ...(/semi[-_]space/.test(env.NODE_OPTIONS ?? '') ? [] : [ROOM]),
  ...execArgv,
]
