/** A config as plain data, which another thread or another run can be given. */

import type { Config } from '../../shared/config.ts'
import { isRecord, mapValues } from '../../shared/value.ts'

/** What parsing and drawing ask is plain; functions are asked by the model alone. */
export const plainConfig = (config: Config): Config => withoutFunctions(config) as Config

function withoutFunctions(value: unknown): unknown {
  if (typeof value === 'function') return undefined
  if (Array.isArray(value)) return value.map(withoutFunctions)
  if (!isRecord(value)) return value
  return mapValues(value, withoutFunctions)
}
