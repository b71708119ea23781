/** Programs that pages of the site print whole pass their own tests: `site/examples/NAME`, run as a reader would. */

import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const EXAMPLES = join(import.meta.dirname, '..', 'site', 'examples')
const LIMIT_MS = 60_000

for (const name of readdirSync(EXAMPLES)) {
  const cwd = join(EXAMPLES, name)
  const tests = readdirSync(cwd).filter(file => file.endsWith('.test.mjs'))
  const { status, stdout } = spawnSync(process.execPath, ['--test', ...tests], {
    cwd,
    encoding: 'utf8',
    timeout: LIMIT_MS,
  })
  if (status === 0 && tests.length > 0) continue
  console.error(`site/examples/${name}  проверки не прошли: (cd site/examples/${name} && node --test)\n${stdout}`)
  process.exitCode = 1
}
