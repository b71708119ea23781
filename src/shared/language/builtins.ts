/**
 * What everything stands on: functions of the language and of its timers. Code of a site may put others in their place;
 * what it changed is put back before the engine goes on. Functions that it adds, as polyfills do, stay.
 */

import { attempt } from '../value.ts'

const { defineProperty, deleteProperty, getOwnPropertyDescriptor, ownKeys } = Reflect
const { hasOwn } = Object

interface Builtin {
  owner: Record<PropertyKey, unknown>
  key: PropertyKey
  value: unknown
  /** `Array.prototype.map` */
  name: string
}

/** With all that they and their instances have. */
const TYPES =
  'Array ArrayBuffer Buffer Date Error Function JSON Map Math Number Object Promise Reflect RegExp Set String Symbol TextDecoder TextEncoder TypeError URL Uint8Array WeakMap WeakSet'
const FUNCTIONS = 'clearImmediate clearInterval clearTimeout queueMicrotask setImmediate setInterval setTimeout'

/**
 * Remembers them and the functions of `modules` as they are now; the function that it gives puts them back, and names
 * those that were others. Those of `except` may be others, but not missing.
 */
export function keepBuiltins(
  modules: Readonly<Record<string, object>> = {},
  except: ReadonlySet<string> = new Set(),
): () => string[] {
  const kept = listBuiltins(modules).filter(({ name }) => !except.has(name))
  const parts = listParts(modules)
  const known = ownKeys(Object.prototype).length
  // No function of the language but those at the top: any of the others may be gone.
  return () => {
    const names: string[] = []
    for (let index = 0; index < parts.length; index++) {
      const { owner, key, name, descriptor } = parts[index] as Part
      if (hasOwn(owner, key)) continue
      defineProperty(owner, key, descriptor)
      names[names.length] = name
    }
    for (let index = 0; index < kept.length; index++) {
      const builtin = kept[index] as Builtin
      if (isSame(builtin)) continue
      defineProperty(builtin.owner, builtin.key, descriptorOf(builtin.value))
      names[names.length] = builtin.name
    }
    const keys = ownKeys(Object.prototype)
    for (let index = known; index < keys.length; index++) {
      const key = keys[index] as PropertyKey
      if (deleteProperty(Object.prototype, key))
        names[names.length] = `Object.prototype.${typeof key === 'string' ? key : ''}`
    }
    return names
  }
}

function listBuiltins(modules: Readonly<Record<string, object>>): Builtin[] {
  // Names are looked up where everybody would find them.
  const top = globalThis as unknown as Record<PropertyKey, unknown>
  const iterators = {
    ArrayIterator: Reflect.getPrototypeOf([][Symbol.iterator]()),
    TypedArray: Reflect.getPrototypeOf(Uint8Array),
  }
  const kept: Builtin[] = []
  const keep = (owner: object, key: PropertyKey, name: string): void => {
    const value = getOwnPropertyDescriptor(owner, key)?.value
    // A type names itself in its instances; stacks may be written as everybody likes.
    if (typeof value === 'function' && key !== 'constructor' && key !== 'prepareStackTrace')
      kept.push({ owner: owner as Builtin['owner'], key, value, name })
  }
  const keepAll = (owner: unknown, name: string): void => {
    if ((typeof owner !== 'object' && typeof owner !== 'function') || owner === null) return
    for (const key of ownKeys(owner)) keep(owner, key, `${name}.${String(key)}`)
  }
  for (const name of `${TYPES} ${FUNCTIONS} process`.split(' ')) {
    // Some stand behind a getter, some are no functions.
    const value = top[name]
    if (value !== undefined) kept.push({ owner: top, key: name, value, name })
  }
  if (typeof top.process === 'object' && top.process !== null) keep(top.process, 'nextTick', 'process.nextTick')
  for (const name of TYPES.split(' ')) {
    keepAll(top[name], name)
    keepAll((top[name] as { prototype?: unknown } | undefined)?.prototype, `${name}.prototype`)
  }
  for (const [name, module] of Object.entries(modules)) keepAll(module, name)
  keepAll(iterators.ArrayIterator, 'ArrayIterator.prototype')
  keepAll((iterators.TypedArray as { prototype?: unknown } | null)?.prototype, 'TypedArray.prototype')
  return kept
}

interface Part {
  owner: object
  key: PropertyKey
  name: string
  descriptor: PropertyDescriptor
}

/** Everything of the modules, `fs.constants` and getters as `fs.promises` too: code may take it away. */
function listParts(modules: Readonly<Record<string, object>>): Part[] {
  return Object.entries(modules).flatMap(([module, owner]) =>
    ownKeys(owner).flatMap(key => {
      const descriptor = getOwnPropertyDescriptor(owner, key)
      if (descriptor === undefined) return []
      // What is added to all objects would count as a part of it.
      Object.setPrototypeOf(descriptor, null)
      return [{ owner, key, name: `${module}.${String(key)}`, descriptor }]
    }),
  )
}

function isSame({ owner, key, value }: Builtin): boolean {
  return attempt(() => owner[key] === value) === true
}

/** Of nothing: what is added to all objects would count as a part of it. */
const descriptorOf = (value: unknown): PropertyDescriptor =>
  ({
    __proto__: null,
    value,
    writable: true,
    enumerable: false,
    configurable: true,
  }) as PropertyDescriptor
