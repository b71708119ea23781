/** A config as a value. */

import type { FilePath } from '../shared/path.ts'
import type { Problem } from '../shared/problem.ts'

/** A config may be a function, async too; what it throws is a problem. */
export async function callConfig(value: unknown, file: FilePath): Promise<{ value?: unknown; problem?: Problem }> {
  if (typeof value !== 'function') return { value: await value }
  try {
    return { value: await value() }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const text = `функция настроек не сработала: ${message}`
    return { problem: { level: 'error', code: 'config-run', file, text } }
  }
}
