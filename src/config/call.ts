/** A config as a value. */

import { problemOf } from '../messages/problem.ts'
import type { FilePath } from '../shared/path.ts'
import type { Problem } from '../shared/problem.ts'
import { messageOf } from '../shared/value.ts'

/** A config may be a function, async too; what it throws is a problem. */
export async function callConfig(value: unknown, file: FilePath): Promise<{ value?: unknown; problem?: Problem }> {
  if (typeof value !== 'function') return { value: await value }
  try {
    return { value: await value() }
  } catch (error) {
    return {
      problem: problemOf('error', 'config-run/function', { at: { file }, values: { message: messageOf(error) } }),
    }
  }
}
