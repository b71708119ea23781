/**
 * Loads the engine's own files. They are scripts and no modules of JavaScript: only for scripts does Node hand out what
 * V8 made of them (`vm.Script`, `cachedData`), with the functions that ran. Reading and compiling the same code again
 * would be a third of what a build after one paragraph takes.
 */

import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { cachedDataVersionTag } from 'node:v8'
import { Script } from 'node:vm'
import { asByDefault } from './flags.ts'
import { keyOf, NOTHING, openPack, type Pack, packName, writePack } from './pack.ts'

const DIST = import.meta.dirname
const FOLDER = join(DIST, 'engine')
/** Beside the package, where tools keep what can be made again: where it cannot be written, nothing is kept. */
const CACHE = join(packagesOf(dirname(DIST)), '.cache/zapiski-engine')

function packagesOf(root: string): string {
  const above = dirname(root)
  return basename(above) === 'node_modules' ? above : join(root, 'node_modules')
}

/** What this process, or this thread of it, finds kept. */
interface Kept {
  /** Version of V8, its flags, the processor. */
  tag: number
  file: string
  pack: Pack
}

let kept: Kept | undefined

/** Scripts that ran, by their keys. */
const scripts = new Map<string, Script>()
const loaded = new Map<string, { exports: unknown }>()
const required = createRequire(join(FOLDER, 'program.cjs'))
/** A package of modules, or a file of the site. Scripts out of a cache have lost their `import()`. */
const imported = (specifier: string): Promise<unknown> => import(specifier)

/**
 * What the file `engine/NAME.cjs` exports. `who`: threads, programs and processes that watch one do different things and
 * keep what they ran apart, or each would put its own in the place of the other's.
 */
export function load<Exports>(
  name: 'program' | 'library' | 'thread',
  who = name === 'thread' ? name : 'program',
): Exports {
  kept ??= openKept(who)
  return loadOwn(`${name}.cjs`) as Exports
}

function openKept(who: string): Kept {
  const tag = asByDefault(cachedDataVersionTag)
  const file = join(CACHE, packName(who, tag))
  const pack = openPack(file)
  // Files of another engine: nothing that was done with them counts.
  return { tag, file, pack: pack.names.every(name => existsSync(join(FOLDER, name))) ? pack : NOTHING }
}

/** Scripts are not strict by themselves. */
const OWN = '(function (exports, require, module, __filename, __dirname, imported) { "use strict"; '

function loadOwn(name: string): unknown {
  const known = loaded.get(name)
  if (known !== undefined) return known.exports
  const filename = join(FOLDER, name)
  const module = { exports: {} }
  loaded.set(name, module)
  run({ name, filename, before: OWN })(module.exports, requireFrom, module, filename, FOLDER, imported)
  return module.exports
}

interface Source {
  /** That of its key: a path from the folder of the engine. */
  name: string
  filename: string
  before: string
}

function run({ name, filename, before }: Source): (...values: unknown[]) => void {
  // As a text: of bytes Node calls functions on the way that code of a site may have changed. All of it is ASCII.
  const source = readFileSync(filename, 'utf8')
  const key = keyOf(name, source)
  const cachedData = kept?.pack.read(key)
  const text = `${before}${source}\n})`
  const script = asByDefault(() => new Script(text, { filename, ...(cachedData && { cachedData }) }))
  scripts.set(key, script)
  return script.runInThisContext() as (...values: unknown[]) => void
}

function requireFrom(id: string): unknown {
  const name = basename(id)
  if (id.startsWith('./later-') && !loaded.has(name)) return later(() => loadOwn(name) as object)
  if (id.startsWith('./')) return loadOwn(name)
  if (DEAR.has(id)) return later(() => builtin(id))
  if (id.startsWith('node:')) return builtin(id)
  return packaged(id)
}

const packages = new Map<string, unknown>()

/** A module of a package. Some are asked for once a page, and to find one again takes Node half a millisecond. */
function packaged(id: string): unknown {
  const known = packages.get(id)
  if (known !== undefined) return known
  const all = asByDefault(() => (id === 'react-dom/server' ? server() : required(id)))
  packages.set(id, all)
  return all
}

/** Of Node's own modules those that take milliseconds to load, and that most commands do without. */
const DEAR: ReadonlySet<string> = new Set(['node:child_process', 'node:worker_threads', 'node:http'])

const builtins = new Map<string, object>()

/** A module of Node as it was when it was first asked for, as with `import`: code of a site may change it for everybody. */
function builtin(id: string): object {
  const known = builtins.get(id)
  if (known !== undefined) return known
  const all = asByDefault(() => required(id))
  const own = Object.defineProperties({}, Object.getOwnPropertyDescriptors(all))
  builtins.set(id, own)
  return own
}

/** What a file exports, which is loaded when something of it is first asked for; after that it is an object like others. */
function later(load: () => object): object {
  const exports: object = Object.create(
    new Proxy(
      {},
      {
        get(_, property) {
          Object.setPrototypeOf(exports, null)
          Object.defineProperties(exports, Object.getOwnPropertyDescriptors(load()))
          return Reflect.get(exports, property)
        },
      },
    ),
  )
  return exports
}

/**
 * Of React's two renderers for servers only the one that gives texts is loaded: its package brings the one for streams
 * with it, which is the larger.
 */
function server(): unknown {
  const mode = process.env.NODE_ENV === 'production' ? 'production' : 'development'
  try {
    const manifest = required.resolve('react-dom/package.json')
    return required(join(dirname(manifest), `cjs/react-dom-server-legacy.node.${mode}.js`))
  } catch {
    return required('react-dom/server')
  }
}

/**
 * At the end of a process: keeps the code for the next one, when this one did something that the code was not kept after.
 * What is kept already stays, and what ran this time comes to it.
 */
export function keepCode(work: string): void {
  // A thread does the same work many times.
  if (noted.has(work)) return
  noted.add(work)
  asByDefault(() => keep(work))
}

const noted = new Set<string>()

function keep(work: string): void {
  // Under other flags it would not be taken next time.
  if (kept === undefined || cachedDataVersionTag() !== kept.tag) return
  const { file, pack } = kept
  const isKnown = ([key, { cachedDataRejected }]: [string, Script]): boolean =>
    pack.keys.includes(key) && cachedDataRejected === false
  if (pack.works.includes(work) && [...scripts].every(isKnown)) return
  const pieces = new Map([...scripts].map(([key, script]) => [key, script.createCachedData()]))
  for (const key of pack.keys.filter(key => !pieces.has(key))) {
    const bytes = pack.read(key)
    if (bytes !== undefined) pieces.set(key, bytes)
  }
  writePack(file, [...new Set([...pack.works, work])], pieces)
}
