/**
 * Packages that a Docusaurus config imports and nobody has installed: each becomes an inert value that can be called,
 * constructed and looked into, and says its name when asked.
 */

import { isBuiltin } from 'node:module'
import { basename, dirname, isAbsolute, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'rolldown'
import { addTo } from '../../shared/collections.ts'
import { namesRead } from '../../shared/language/syntax-tree.ts'
import { unmoved } from '../../shared/language/unmoved.ts'
import { packageName } from '../../shared/path.ts'
import { listOf } from '../../shared/value.ts'
import { dotenvCode, dotenvId } from '../module/dotenv.ts'
import { fileInWorkspace, holds, installedIn, isForBundler, wholeName, workspacesAround } from '../module/packages.ts'
import { yamlPackageCode, yamlPackageId } from '../module/yaml-packages.ts'

const MARK = 'zapiski.stand-in'
/** What one was called with, under a key that goes along when the value is spread. */
const GIVEN = 'zapiski.given'
/** Names of those that were called or constructed in this process, under a symbol of the global object. */
const CALLED = 'zapiski.called'
const NOTE = `(globalThis[Symbol.for('${CALLED}')] ??= new Set()).add(name)`
/** They stand in even where they are installed. */
const CONTENT = /^@docusaurus\/plugin-content-/
/** Drawings, sheets and the like belong to components, of which a config may take data. */
const NO_CODE =
  /\.(?:svg|png|jpe?g|gif|webp|avif|ico|bmp|css|s[ac]ss|less|styl|mdx?|woff2?|ttf|otf|mp[34]|webm|pdf)(?:\?.*)?$/i
const PREFIX = '\0stand-in:'

/** Code of the value itself. It iterates over nothing, prints as nothing, and is no promise. */
const MAKE = `const make = (name, given = {}) => new Proxy(Object.assign(function () {}, given), {
  get(target, key) {
    if (key === Symbol.for('${MARK}')) return name
    if (key === Symbol.for('${GIVEN}')) return target[key]
    if (key === Symbol.toPrimitive) return () => ''
    if (key === Symbol.iterator) return function* () {}
    if (typeof key === 'symbol' || key === 'then') return undefined
    if (key === 'prototype') return target.prototype
    return make(name)
  },
  apply: (target, self, given) => (${NOTE}, make(name, { [Symbol.for('${GIVEN}')]: given })),
  construct: () => (${NOTE}, make(name)),
})
`

/** Calls of another run, and those of texts that came after the config, are none of this one's. */
export const forgetCalls = (): boolean => Reflect.deleteProperty(globalThis, Symbol.for(CALLED))

/** What these make the engine makes itself, or it is told that nobody makes it. */
const OF_DOCUSAURUS = /^@docusaurus\/(?:plugin|theme|preset)-/

/** Whether code has called a package that is not there: what it was to make is not there either. */
export function wasCalled(name: string): boolean {
  if (OF_DOCUSAURUS.test(name)) return false
  const called: unknown = Reflect.get(globalThis, Symbol.for(CALLED))
  return called instanceof Set && called.has(name)
}

/** Package that a value of the config stands for, when that package is not there. */
export function standInName(value: unknown): string | undefined {
  if (typeof value !== 'function') return undefined
  const name: unknown = Reflect.get(value, Symbol.for(MARK))
  return typeof name === 'string' ? name : undefined
}

/** What the stand-in was called with that a value is, or is a copy of. */
export const givenTo = (value: unknown): readonly unknown[] => listOf(Reflect.get(Object(value), Symbol.for(GIVEN)))

interface StandIns {
  plugin: Plugin
  /** Names of packages that were asked for and are not there, sorted. */
  missing: () => string[]
  /** Files of the site that were asked for and are not there, with who asked: programs make some of them. */
  lost: () => ReadonlyMap<string, string>
}

/** What lets a config run without its packages. */
export function createStandIns(siteDir: string): StandIns {
  const missing = new Set<string>()
  const lost = new Map<string, string>()
  let around: ReadonlyMap<string, string> | undefined
  const workspaces = (): ReadonlyMap<string, string> => (around ??= workspacesAround(siteDir))
  /** Names that a module imports from a package, by both: a stand-in must say what it exports. */
  const wanted = new Map<string, string[]>()
  const plugin: Plugin = {
    name: 'stand-ins',
    transform(code, id) {
      for (const [name, names] of importedNames(code)) {
        for (const one of names) addTo(wanted, `${name}?${id}`, one)
      }
      if (!code.includes('require.resolve')) return null
      // Paths are resolved from the module that asks, not from where the bundle happens to run.
      const call = `__resolveFrom(${JSON.stringify(dirname(id))}, `
      const led = code.replaceAll(/\brequire\.resolve\(/g, call)
      return unmoved(`${/\.c[jt]s$/.test(id) ? REQUIRED : IMPORTED}${led}\n${RESOLVE}`)
    },
    async resolveId(id, importer, { kind }) {
      if (id.startsWith('@site/')) return join(siteDir, id.slice('@site/'.length))
      if (id.startsWith('\0') || isBuiltin(id) || importer === undefined) return null
      if (importer.startsWith(TAKEN)) return { id, external: true }
      const isFile = id.startsWith('.') || isAbsolute(id)
      if (isFile && (await this.resolve(id, importer, { skipSelf: true })) !== null) return null
      if (!isFile && !CONTENT.test(id)) {
        const folder = installedIn(id, dirname(importer))
        if (holds(id, folder)) {
          const found = await this.resolve(id, importer, { kind, skipSelf: true })
          if (found !== null && isForBundler(found.id)) return found
          // A package beside the site may have another version of what the site has: each gets its own.
          const other = folder === installedIn(id, siteDir) ? undefined : found?.id
          if (kind === 'require-call') return `${TAKEN}${other ?? id}`
          return { id: other === undefined ? wholeName(id, folder) : pathToFileURL(other).href, external: true }
        }
        const own = fileInWorkspace(id, workspaces().get(packageName(id)))
        if (own !== undefined) return own
      }
      const known = dotenvId(id, kind) ?? yamlPackageId(id, kind)
      if (known !== undefined) return known
      if (isFile) lost.set(id, importer)
      else missing.add(packageName(id))
      // One for each importer: modules are read side by side, and the first would not know what the last will ask for.
      return `${PREFIX}${kind === 'require-call' ? 'require' : 'import'}:${id}?${importer}`
    },
    load(id) {
      const code = dotenvCode(id, siteDir) ?? yamlPackageCode(id) ?? standInCode(id, wanted)
      return code === undefined ? null : { code, moduleType: 'js' }
    },
  }
  return { plugin, missing: () => [...missing].sort(), lost: () => lost }
}

function standInCode(id: string, wanted: ReadonlyMap<string, readonly string[]>): string | undefined {
  if (NO_CODE.test(id)) return `${MAKE}export default make(${JSON.stringify(basename(id))})\n`
  if (id.startsWith(TAKEN)) return takenCode(id.slice(TAKEN.length))
  if (!id.startsWith(PREFIX)) return undefined
  const [kind = '', ...rest] = id.slice(PREFIX.length).split(':')
  const key = rest.join(':')
  const made = `${MAKE}const value = make(${JSON.stringify(packageName(key.split('?')[0] ?? ''))})\n`
  if (kind === 'require') return `${made}module.exports = value\n`
  const names = [...new Set(wanted.get(key))].filter(name => name !== 'default')
  const exports = names.map(name => `export const ${name} = value\n`).join('')
  return `${made}export default value\n${exports}`
}

/** A package that a module of the older kind takes in. */
const TAKEN = '\0taken:'

/**
 * One of the newer kind is its main export with the others beside it, as for the loader that Docusaurus runs configs with:
 * `remarkPlugins: [require('remark-math')]`.
 */
const takenCode = (name: string): string => `const value = require(${JSON.stringify(name)})
const isNewer = value !== null && typeof value === 'object' && value[Symbol.toStringTag] === 'Module'
const main = isNewer ? value.default : undefined
if (main !== null && (typeof main === 'function' || typeof main === 'object'))
  for (const key of Object.keys(value))
    if (!(key in main) && Object.isExtensible(main)) Object.defineProperty(main, key, { value: value[key], configurable: true })
module.exports = main ?? value
`

/** On the module's first line: its own lines stay where they are. */
const IMPORTED = [
  "import { existsSync as __exists } from 'node:fs';",
  "import { createRequire as __createRequire } from 'node:module';",
  "import { resolve as __resolvePath } from 'node:path';",
].join('')
/** A module whose name says that it imports nothing. */
const REQUIRED = [
  "const { existsSync: __exists } = require('node:fs');",
  "const { createRequire: __createRequire } = require('node:module');",
  "const { resolve: __resolvePath } = require('node:path');",
].join('')
/** Node finds no TypeScript without its extension; Docusaurus does. */
const RESOLVE = `function __resolveFrom(folder, id) {
  try { return __createRequire(folder + '/').resolve(id) }
  catch {
    // Where a package stands that is not installed: what is asked for in it is known as its own.
    if (/^(?!\\.)(?:@[\\w.-]+\\/)?[\\w.-]+\\/.+\\.css$/.test(id)) return __resolvePath(folder, 'node_modules', id)
    if (!id.startsWith('.')) return id
    const path = __resolvePath(folder, id)
    const ends = ['', '.ts', '.tsx', '.mts', '.cts', '/index.ts', '/index.tsx']
    const typed = path.replace(/\\.([cm]?)js$/, '.$1ts')
    return [...ends.map(end => path + end), typed].find(__exists) ?? path
  }
}
`

/**
 * A package must export what is taken by name, also to be passed on (`export … from`), and what is read of the whole of
 * it (`import * as d`).
 */
const STATEMENT = /\b(?:im|ex)port\s+([\w$*{}\s,]+?)\s+from\s*['"]([^'"]+)['"]/g
/** The same of `await import` and `import().then`: names in braces before or after it, or read of what it gave. */
const LATER =
  /(?:(\{[^{}]*\}|\b[\w$]+)\s*=\s*await\s+)?\bimport\(\s*['"]([^'"]+)['"]\s*\)(?:\s*\)\s*\.([\w$]+)|\s*\.then\(\s*\(?(\{[^{}]*\}))?/g

function* importedNames(code: string): Generator<[string, string[]]> {
  const readFrom = (space: string | undefined): string[] => (space === undefined ? [] : namesRead(code, space))
  for (const [, clause = '', name = ''] of code.matchAll(STATEMENT))
    yield [name, [...namesIn(clause), ...readFrom(/\*\s+as\s+([\w$]+)/.exec(clause)?.[1])]]
  for (const [, taken = '', name = '', key = '', given = ''] of code.matchAll(LATER))
    yield [
      name,
      [...namesIn(taken), ...namesIn(given), ...namesIn(`{${key}}`), ...readFrom(/^[\w$]+$/.exec(taken)?.[0])],
    ]
}

/** `b` of `{ b as c }` and `{ b: c }`. */
function namesIn(clause: string): string[] {
  const braces = /\{([^}]*)\}/.exec(clause)?.[1] ?? ''
  return braces.split(',').flatMap(part => /^\s*([\w$]+)(?=\s*(?:$|[:=]|as\s))/.exec(part)?.[1] ?? [])
}
