/** Values of unknown shape, order among values, and values with parts that are read when somebody looks at them. */

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

/** Each once, by what they say. */
export const unique = <Item>(items: readonly Item[]): Item[] => [
  ...new Map(items.map(item => [JSON.stringify(item), item])).values(),
]

/** Order of names that no reader sees. */
export const codeOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The first number below `count` that passes, else `count`: those that do not are all before those that do. */
export function firstPlace(count: number, passes: (place: number) => boolean): number {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >> 1
    if (passes(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** What a thrown value says. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** What makes the late properties of an object. */
const MAKERS = Symbol('makers')
type Makers = Record<string, () => unknown>
const makersOf = (value: object): Makers => (value as { [MAKERS]?: Makers })[MAKERS] ?? {}

/** One for all objects: with a getter of its own each would have a shape of its own, and a table three times as large. */
const getters = new Map<string, PropertyDescriptor>()
function getterOf(name: string): PropertyDescriptor {
  const known = getters.get(name) ?? {
    get(this: object) {
      return makersOf(this)[name]?.()
    },
    enumerable: true,
    configurable: true,
  }
  getters.set(name, known)
  return known
}

/** `value` with properties that are made anew at each look. */
export function lazily<Value extends object, Late extends object>(
  value: Value,
  makers: { [Name in keyof Late]: () => Late[Name] },
): Value & Late {
  const copy = Object.defineProperties({}, Object.getOwnPropertyDescriptors(value))
  for (const name of Object.keys(makers)) Object.defineProperty(copy, name, getterOf(name))
  return Object.defineProperty(copy, MAKERS, {
    value: { ...makersOf(value), ...makers },
    configurable: true,
  }) as Value & Late
}

/** What makes a property at each look; `undefined` where it is simply there. */
export const makerOf = <Name extends string>(
  value: Readonly<Record<Name, unknown>>,
  name: Name,
): (() => unknown) | undefined =>
  Object.getOwnPropertyDescriptor(value, name)?.get === undefined ? undefined : makersOf(value)[name]

/** A copy with other properties; what is read late stays so, where a spread would read it. */
export function withChanges<Value extends object>(value: Value, changes: Partial<Value>): Value {
  const all: PropertyDescriptorMap = {
    ...Object.getOwnPropertyDescriptors(value),
    ...Object.getOwnPropertyDescriptors(changes),
  }
  // A descriptor that says that there is no setter makes another shape than one that says nothing.
  for (const name of Object.keys(makersOf(value))) if (all[name]?.get !== undefined) all[name] = getterOf(name)
  return Object.defineProperties({}, all) as Value
}

/** A copy without what is read late. */
export function withoutLate<Value extends object>(value: Value): Value {
  const all = Object.entries(Object.getOwnPropertyDescriptors(value))
  return Object.fromEntries(
    all.flatMap(([name, { get, value }]) => (get === undefined ? [[name, value]] : [])),
  ) as Value
}
