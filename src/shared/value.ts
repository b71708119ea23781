/** Values of unknown shape, and values with parts that are read when somebody looks at them. */

/** An object with keys: no list, no `null`, no pattern. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof RegExp)

/** What a thrown value says. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** `value` with properties that are made anew at each look. */
export function lazily<Value extends object, Late extends object>(
  value: Value,
  makers: { [Name in keyof Late]: () => Late[Name] },
): Value & Late {
  const late = Object.entries<() => unknown>(makers).map(
    ([name, get]) => [name, { get, enumerable: true, configurable: true }] as const,
  )
  const own = Object.getOwnPropertyDescriptors(value)
  return Object.defineProperties({}, { ...own, ...Object.fromEntries(late) }) as Value & Late
}

/** A copy with other properties; what is read late stays so, where a spread would read it. */
export const withChanges = <Value extends object>(value: Value, changes: Partial<Value>): Value =>
  Object.defineProperties(
    {},
    { ...Object.getOwnPropertyDescriptors(value), ...Object.getOwnPropertyDescriptors(changes) },
  ) as Value
