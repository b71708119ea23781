/** Looks into values of unknown shape. */

/** An object with keys: no list, no `null`, no pattern. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof RegExp)

/** What a thrown value says. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
