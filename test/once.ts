/** What several workers of a run need: made by whoever asks first, the others wait for it. */

import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * What `make` gives, as JSON keeps it, made once for a run. `ZAPISKI_TEST_SITES` is a folder of this run
 * (`test/sites.setup.ts`), in which `make` gets one of its own; without it everyone makes for himself.
 */
export async function onceInRun<T>(name: string, make: () => Promise<T>): Promise<T> {
  const root = process.env.ZAPISKI_TEST_SITES
  if (root === undefined) return make()
  const folder = join(root, name)
  const done = join(folder, 'result.json')
  // Making a folder is the lock: only one worker succeeds.
  const isFirst = await mkdir(folder).then(
    () => true,
    () => false,
  )
  if (isFirst) {
    const answer = await make().then(
      result => ({ result }),
      (error: Error) => ({ error: error.stack }),
    )
    await writeFile(`${done}.new`, JSON.stringify(answer))
    await rename(`${done}.new`, done)
  }
  while (!existsSync(done)) await sleep(50)
  const { result, error } = JSON.parse(readFileSync(done, 'utf8'))
  if (error !== undefined) throw new Error(error)
  return result
}
