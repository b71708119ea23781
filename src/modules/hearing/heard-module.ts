/** Node's own modules with an ear at what they do: code that has one and asks it nothing says the same in every run. */

import { isBuiltin } from 'node:module'

type Note = () => void
type Callable = (...args: never[]) => unknown

/** Functions whose answer is made of what they are given. */
const QUIET = new Set(['createHash', 'createHmac', 'timingSafeEqual', 'isatty'])

/** Modules of Node that answer by what they are given alone; packages bring copies of browsers' names by them. */
const PURE = /^(?:node:)?(?:assert|buffer|events|path|punycode|querystring|stream|string_decoder|url|util)(?:\/|$)/

/** A module that code asks for by its name: Node's own with an ear, any other as it is. */
export const heardModule = (id: string, value: unknown, note: Note): unknown =>
  isBuiltin(id) && !PURE.test(id) ? heardWhole(value, note) : value

/**
 * The module with `note` called whenever something of it is called or made. To look at it asks nothing: packages take
 * hold of files and processes that they come to use in other places than pages.
 */
function heardWhole(value: unknown, note: Note): unknown {
  if (typeof value === 'function') return heardFunction(value as Callable, note)
  if (typeof value !== 'object' || value === null) return value
  const heard = {}
  for (const name of Object.keys(value)) {
    let made: { value: unknown } | undefined
    const get = (): unknown => {
      made ??= { value: memberOf(value, name, note) }
      return made.value
    }
    // Who puts something else there does so for everybody, and is told of it by those who watch.
    const set = (other: unknown): void => {
      note()
      made = undefined
      Reflect.set(value, name, other)
    }
    Object.defineProperty(heard, name, { get, set, enumerable: true, configurable: true })
  }
  return heard
}

function memberOf(owner: object, name: string, note: Note): unknown {
  const value: unknown = Reflect.get(owner, name)
  if (QUIET.has(name)) return value
  const isNamespace = typeof value === 'object' && Object.getPrototypeOf(value ?? 0) === Object.prototype
  return typeof value === 'function' || isNamespace ? heardWhole(value, note) : value
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
