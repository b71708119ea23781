/**
 * What a site's code may ask that no file decides: the clock, chance, the network, the machine. It is handed these with
 * an ear at each, so that pages which asked are made anew every time, and all others may be kept. What only browsers run
 * asks nothing here, though it stands in the same files.
 */

type Note = () => void

/** An object that is as it was, and whose members are noted when they are asked for; `quiet` ones are not. */
function heard<Value extends object>(value: Value, note: Note, quiet: Record<string, unknown> = {}): Value {
  return new Proxy(value, {
    get(target, name) {
      if (typeof name === 'string' && Object.hasOwn(quiet, name)) return quiet[name]
      note()
      const member: unknown = Reflect.get(target, name)
      // Members of the machine's own objects want to be called on these; a class bound is none, and has no members.
      return typeof member === 'function' && !isClass(name, member) ? member.bind(target) : member
    },
  })
}

const isClass = (name: PropertyKey, member: object): boolean =>
  /^[A-Z]/.test(String(name)) && Object.hasOwn(member, 'prototype')

/** What tells nothing but the year, which whoever keeps pages knows of, or nothing at all. */
const QUIET: ReadonlySet<PropertyKey> = new Set(['constructor', 'getFullYear'])

/** What the date of now can do: everything is noted but the year, for footers that say it. */
function heardNow(note: Note): object {
  const heard = Object.create(Date.prototype) as object
  for (const name of Reflect.ownKeys(Date.prototype)) {
    const member: unknown = Reflect.get(Date.prototype, name)
    if (QUIET.has(name) || typeof member !== 'function') continue
    const value = function (this: Date, ...args: unknown[]): unknown {
      note()
      return Reflect.apply(member, this, args)
    }
    Object.defineProperty(heard, name, { value, writable: true, configurable: true })
  }
  return heard
}

/** A date that is given is the same date in every run; what it is called depends on the place of the machine, as `machinePlace` says it. */
const heardDate = (note: Note, now = heardNow(note)): DateConstructor =>
  new Proxy(Date, {
    apply(target) {
      note()
      return target()
    },
    construct(target, values, asked) {
      const made: object = Reflect.construct(target, values, asked)
      const isNow = values.length === 0 && Object.getPrototypeOf(made) === Date.prototype
      if (isNow) return Object.setPrototypeOf(made, now)
      if (values.length === 0 || isCopyOf(now, values)) note()
      return made
    },
    ...hearing<DateConstructor>(note, 'now'),
  })

/** A date that is made of another one asks it nothing. */
const isCopyOf = (now: object, [value]: unknown[]): boolean =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === now

/** A format that is given no date takes that of now. */
function heardFormat(note: Note): Intl.DateTimeFormatConstructor {
  const own = (made: Intl.DateTimeFormat): object => {
    const hear =
      <Result>(write: (date?: Date | number) => Result) =>
      (date?: Date | number): Result => {
        if (date === undefined) note()
        return write(date)
      }
    const { format, formatToParts } = made
    return Object.defineProperties(made, {
      format: { value: hear(format) },
      formatToParts: { value: hear(date => formatToParts.call(made, date)) },
    })
  }
  return new Proxy(Intl.DateTimeFormat, {
    apply: (target, _, given) => own(Reflect.construct(target, given)),
    construct: (target, given, asked) => own(Reflect.construct(target, given, asked)),
  })
}

/** Of an object's members these alone are noted. */
const hearing = <Target extends object>(note: Note, ...names: PropertyKey[]): ProxyHandler<Target> => ({
  get(target, name) {
    if (names.includes(name)) note()
    return Reflect.get(target, name)
  },
})

/** Node has one from version 21 on, and it tells of the machine; this tells the same everywhere. */
const NAVIGATOR = Object.freeze({
  ...{ userAgent: 'Node.js', platform: 'linux', language: 'en-US', languages: Object.freeze(['en-US']) },
  hardwareConcurrency: 1,
})

/** Of variables of the environment as they are now. */
export const valuesOf = (names: readonly string[]): Record<string, string | undefined> =>
  Object.fromEntries(names.map(name => [name, process.env[name]]))

/** Variables that code names, by which alone it can ask for them without being noted: who keeps what it said keeps their values. */
export const variablesIn = (code: string): string[] => [
  ...new Set([...code.matchAll(/\bprocess\.env\.([A-Za-z_]\w*)/g)].map(([, name = '']) => name)),
]

/** Names under which code asks, and what it gets; `note` is called whenever it does, but for these variables. */
export function listen(note: Note, variables: readonly string[] = []): Record<string, unknown> {
  // It is a member of itself.
  const itself: Record<string, unknown> = {}
  const whole = heard(globalThis, note, itself)
  Object.assign(itself, { global: whole, globalThis: whole })
  const format = heardFormat(note)
  const env = heard(process.env, note, valuesOf(['NODE_ENV', ...variables]))
  const ask =
    <Args extends unknown[], Result>(call: (...args: Args) => Result) =>
    (...args: Args): Result => {
      note()
      return call(...args)
    }
  return {
    Date: heardDate(note),
    Math: new Proxy(Math, hearing(note, 'random')),
    Intl: new Proxy(Intl, { get: (target, name) => (name === 'DateTimeFormat' ? format : Reflect.get(target, name)) }),
    performance: heard(performance, note),
    crypto: heard(crypto, note),
    process: heard(process, note, { env }),
    globalThis: whole,
    global: whole,
    navigator: NAVIGATOR,
    fetch: ask(fetch),
    setTimeout: ask(setTimeout),
    setInterval: ask(setInterval),
    setImmediate: ask(setImmediate),
    // Webpack's own answers, the same for every module.
    __filename: '/index.js',
    __dirname: '/',
  }
}
