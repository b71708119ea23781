/** Objects with properties that are made when somebody looks at them. */

/** What makes the late properties of an object. */
const MAKERS = Symbol('makers')
type Makers = Record<string, () => unknown>
const makersOf = (value: object): Makers => (value as { [MAKERS]?: Makers })[MAKERS] ?? {}

const hasLate = (value: object): boolean => MAKERS in value

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
  // Not a spread: of what that makes V8 gives each a shape of its own as soon as a getter comes, four hundred bytes a page.
  const copy: object = hasLate(value)
    ? Object.defineProperties({}, Object.getOwnPropertyDescriptors(value))
    : Object.assign({}, value)
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
  if (!hasLate(value) && !hasLate(changes)) return { ...value, ...changes }
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
