/** The command of the package as a test runs it in a site: in this process, with all that it says kept. */

import { run } from '../src/cli/run.ts'

export interface Said {
  code: number
  text: string
}

/** `args`: the command and its options, as they are typed. */
export async function runIn(root: string, ...args: string[]): Promise<Said> {
  let text = ''
  const say = (more: string): void => {
    text += more
  }
  const code = await run(
    args,
    {
      cwd: root,
      env: {},
      out: say,
      err: say,
      isTerminal: false,
      columns: 80,
      color: false,
      now: () => new Date(),
      untilStopped: () => Promise.resolve(),
    },
    '',
  )
  return { code, text }
}
