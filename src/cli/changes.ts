/** `--changed FILE`: what is not as it was, for those who copy a site or purge what others keep of it. */

import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Changes } from '../build/plan.ts'
import type { Call } from './run.ts'

/** In the place of a file name. */
const STDOUT = '-'

type Asking = Pick<Call, 'args' | 'io'>

/** Says what people read where the list does not stand. */
export const tellOf = ({ args, io }: Asking): Call['io']['out'] => (args.text('changed') === STDOUT ? io.err : io.out)

/** Where the list is asked for. Without `changes` nothing is another. */
export async function writeChanges({ args, io }: Asking, changes: Changes | undefined): Promise<void> {
  const file = args.text('changed')
  if (file === undefined) return
  const text = `${JSON.stringify(changes ?? { added: [], changed: [], removed: [] }, undefined, 2)}\n`
  if (file === STDOUT) io.out(text)
  else await writeFile(resolve(io.cwd, file), text)
}
