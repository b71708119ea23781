/** Node's own modules with an ear at what they do: code that has one and asks it nothing says the same in every run. */

type Note = () => void
type Callable = (...args: never[]) => unknown

/** Functions whose answer is made of what they are given. */
const QUIET = new Set(['createHash', 'createHmac', 'timingSafeEqual', 'isatty'])

/**
 * The module with `note` called whenever something of it is called or made. To look at it asks nothing: packages take
 * hold of files and processes that they come to use in other places than pages.
 */
export function heardModule(value: unknown, note: Note): unknown {
  if (typeof value === 'function') return heardFunction(value as Callable, note)
  if (typeof value !== 'object' || value === null) return value
  const heard = {}
  for (const name of Object.keys(value)) {
    let made: { value: unknown } | undefined
    const get = (): unknown => {
      made ??= { value: memberOf(value, name, note) }
      return made.value
    }
    Object.defineProperty(heard, name, { get, enumerable: true, configurable: true })
  }
  return heard
}

function memberOf(owner: object, name: string, note: Note): unknown {
  const value: unknown = Reflect.get(owner, name)
  if (QUIET.has(name)) return value
  const isNamespace = typeof value === 'object' && Object.getPrototypeOf(value ?? 0) === Object.prototype
  return typeof value === 'function' || isNamespace ? heardModule(value, note) : value
}

const heardFunction = (value: Callable, note: Note): Callable =>
  new Proxy(value, {
    apply(target, self, given) {
      note()
      return Reflect.apply(target, self, given)
    },
    construct(target, given, asked) {
      note()
      return Reflect.construct(target, given, asked)
    },
  })
