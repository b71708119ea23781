/** Values whose shape nobody has promised: of configs, of packages, of what is thrown. */

/** An object with keys: no list, no `null`, no pattern. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof RegExp)

/** The same, or one without keys. */
export const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {})

/** A record of the same keys, with what `make` makes of each value. */
export const mapValues = <Value, Made>(
  record: Readonly<Record<string, Value>>,
  make: (value: Value, key: string) => Made,
): Record<string, Made> => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, make(value, key)]))

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A text, or an empty one. */
export const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '')

type See = (value: unknown, where: string, key: string) => unknown

/**
 * Shows a value and everything inside it, each with its place and key: once, since a value that holds itself has no end.
 * What `see` answers with `false` is not entered there.
 */
export function lookInside(top: unknown, place: string, see: See): void {
  const entered = new Set<unknown>()
  const look = (value: unknown, where: string, key = ''): void => {
    if (entered.has(value) || see(value, where, key) === false) return
    if (typeof value === 'object') entered.add(value)
    if (Array.isArray(value)) for (const [index, item] of value.entries()) look(item, `${where}[${index}]`)
    else if (isRecord(value))
      for (const [key, item] of Object.entries(value)) look(item, where === '' ? key : `${where}.${key}`, key)
  }
  look(top, place)
}

/** What `make` gives; `undefined` where it throws. */
export function attempt<Made>(make: () => Made): Made | undefined {
  try {
    return make()
  } catch {
    return undefined
  }
}

/** The first line of what a thrown value says. */
export const firstLineOf = (error: unknown): string => messageOf(error).split('\n')[0] ?? ''

/** What a thrown value says. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
