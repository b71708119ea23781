/** Which packages are installed, as far as a look tells. */

import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What managers of packages write down when they have done something, beside the folder itself. */
const NOTES = ['', '.package-lock.json', '.modules.yaml', '.yarn-integrity', '.yarn-state.yml']

/** Changes when packages come, go or change anywhere where code of the site finds them. */
export function packagesState(siteDir: string): string {
  const looks: (readonly number[] | undefined)[] = []
  for (let folder = siteDir; ; folder = dirname(folder)) {
    for (const name of NOTES) looks.push(lookAt(join(folder, 'node_modules', name)))
    if (dirname(folder) === folder) return JSON.stringify(looks)
  }
}

function lookAt(path: string): readonly number[] | undefined {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat && [stat.mtimeMs, stat.ino]
}
