/** The turn of a plugin: in the site's folder, within the fence; what it throws is a problem of its own. */

import { isAbsolute, relative } from 'node:path'
import { guard } from '../../../fence.ts'
import { problemOf } from '../../../messages/problem.ts'
import { reasonOf } from '../../../messages/said-error.ts'
import { toFilePath } from '../../../shared/path.ts'
import type { Problem } from '../../../shared/problem.ts'
import { inFolder, type ReadModule } from '../../module/module.ts'
import type { OwnPlugin } from '../plugins.ts'

interface Turn {
  own: OwnPlugin
  code: NonNullable<ReadModule['code']>
  siteDir: string
}

/** Gives what went wrong. */
export async function takeTurn({ own, code, siteDir }: Turn, run: () => Promise<void>): Promise<Problem | undefined> {
  try {
    await inFolder(siteDir, () => guard({ ...code.unit, digest: `${code.unit.digest} ${own.where}` }, run))
    return undefined
  } catch (error) {
    const { file, line, column } = code.explain(error)
    const { shown } = own
    // `path.resolve('./plugins/own')`: where the site lies is the machine's business.
    const name = typeof shown === 'string' && isAbsolute(shown) ? toFilePath(relative(siteDir, shown)) : shown
    const values = { name, reason: reasonOf(error) }
    return problemOf('warning', 'plugin-run', { at: { file, line, column }, values })
  }
}
