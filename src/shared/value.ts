/** Values whose shape nobody has promised: of configs, of packages, of what is thrown. */

/** An object with keys: no list, no `null`, no pattern. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof RegExp)

/** The same, or one without keys. */
export const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {})

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A text, or an empty one. */
export const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What `make` gives; `undefined` where it throws. */
export function attempt<Made>(make: () => Made): Made | undefined {
  try {
    return make()
  } catch {
    return undefined
  }
}

/** What a thrown value says. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
