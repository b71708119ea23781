/** Runs a config or sidebars file of any module kind, TypeScript included, and tells where it failed. */

import { mkdir, mkdtemp, readFile, rm, rmdir, writeFile } from 'node:fs/promises'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, extname, isAbsolute, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'rolldown'
import { contentHash } from '../../content-hash.ts'
import { guard, type Unit } from '../../fence.ts'
import { problemOf } from '../../messages/problem.ts'
import { type Unmoved, unmoved } from '../../shared/language/unmoved.ts'
import { type FilePath, toFilePath } from '../../shared/path.ts'
import type { Problem } from '../../shared/problem.ts'
import { messageOf } from '../../shared/value.ts'
import { moduleAlone } from './alone.ts'
import { type Bundle, explain, explainBundling, NO_DEFAULT } from './explain.ts'
import { readJsonFile } from './json.ts'
import { declareLoose, NEWER } from './loose.ts'
import { isNameless, takeNames } from './loose-names.ts'
import { renameReserved } from './reserved.ts'

export interface ReadModule {
  /** The default export, or `module.exports`; absent when there are problems. */
  value?: unknown
  problems: Problem[]
  /** Absolute paths of every file that was read. */
  files: string[]
  /** Packages that are not installed and have an inert value in their place. */
  missing?: string[]
  /** Its code as a unit of the fence, and what an error means that comes out of it later. */
  code?: { unit: Unit; explain: (error: unknown) => Problem }
}

/** Said where code fails: what it got of them may be the reason. */
export const missingPackages = (names: readonly string[] = [], file: FilePath): Problem[] =>
  names.length === 0
    ? []
    : [
        problemOf('note', 'config-packages/failed', {
          at: { file },
          values: { names: [...names], list: names.join(' ') },
        }),
      ]

/** The engine's own name, which a config imports, resolves even where the package is not installed. */
const OWN_NAME = 'zapiski'
const OWN_MODULE = 'export const defineConfig = config => config'

/** `plugins` look at what is imported before anybody else does. */
export async function readModule(file: string, siteDir: string, plugins: Plugin[] = []): Promise<ReadModule> {
  const shown = toFilePath(relative(siteDir, file))
  if (extname(file) === '.json') return readJson(file, shown)
  let bundle: Bundle | undefined
  try {
    let made = (plugins.length === 0 ? await readAlone(file) : undefined) ?? (await bundleModule(file, plugins))
    bundle = made
    const { code, files } = made
    const unit = { file: shown, digest: contentHash(code, 32) }
    const value = await guard(unit, () => inFolder(siteDir, () => run(code, siteDir))).catch(async error => {
      if (!isNameless(messageOf(error))) throw error
      // Nothing of it has run yet: modules are linked first.
      made = await bundleModule(file, plugins)
      bundle = made
      const named = await takeNames(made.code)
      return guard(unit, () => inFolder(siteDir, () => run(named, siteDir)))
    })
    const explainHere = (error: unknown): Problem => explain(error, { file: shown, siteDir, bundle: made })
    return { value, problems: [], files, code: { unit, explain: explainHere } }
  } catch (error) {
    const problems =
      bundle === undefined ? explainBundling(error, shown, siteDir) : [explain(error, { file: shown, siteDir, bundle })]
    return { problems, files: bundle?.files ?? [file] }
  }
}

/** Those that run in a folder now, and where the process was before the first of them. */
const within = { count: 0, before: '' }

/** Commands of a site are run in its folder, so its code finds files from there. */
export async function inFolder<T>(folder: string, run: () => Promise<T>): Promise<T> {
  if (within.count === 0) within.before = process.cwd()
  within.count += 1
  try {
    // It may be gone, which is nobody else's matter.
    process.chdir(folder)
    return await run()
  } finally {
    within.count -= 1
    if (within.count === 0) process.chdir(within.before)
  }
}

function readJson(file: string, shown: FilePath): ReadModule {
  const read = readJsonFile(file)
  if ('value' in read) return { value: read.value, problems: [], files: [file] }
  const at = { ...read.at, file: shown }
  return { problems: [problemOf('error', read.id ?? 'config-syntax/json', { ...read, at })], files: [file] }
}

/** The same of a module without relative imports. */
async function readAlone(file: string): Promise<Bundle | undefined> {
  // What cannot be read is the bundler's to explain.
  const text = await readFile(file, 'utf8').catch(() => undefined)
  const made =
    text === undefined ? undefined : await moduleAlone({ file, text, ownName: OWN_NAME, define: placeOfModule(file) })
  return made && { ...made, files: [file] }
}

/** One module with relative imports inside and packages outside. */
async function bundleModule(file: string, plugins: Plugin[]): Promise<Bundle> {
  const { rolldown } = await import('rolldown')
  const place = placeOfModule(file)
  const bundle = await rolldown({
    input: file,
    platform: 'node',
    logLevel: 'silent',
    tsconfig: false,
    // A name that another module does not export is nothing to the loader of other configs; in ours it is a mistake.
    shimMissingExports: plugins.length > 0,
    external: id => plugins.length === 0 && id !== OWN_NAME && !/^[.\0]/.test(id) && !isAbsolute(id),
    transform: {
      define: place,
    },
    plugins: [
      // Before what others put in: an import of theirs says nothing of the author's module.
      { name: 'both-kinds', transform: bothKinds },
      { name: 'loose', transform: (code, id) => (isAbsolute(id) ? declareLoose(code, id) : null) },
      { name: 'reserved', transform: (code, id) => (isAbsolute(id) ? renameReserved(code, id) : null) },
      { name: 'own-place', transform: (code, id) => (id === file || !isAbsolute(id) ? null : tellPlace(code, id)) },
      ...plugins,
      {
        name: OWN_NAME,
        resolveId: id => (id === OWN_NAME ? { id: `\0${OWN_NAME}` } : null),
        load: id => (id === `\0${OWN_NAME}` ? OWN_MODULE : null),
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'esm', sourcemap: 'hidden', codeSplitting: false })
  const files = await bundle.watchFiles
  await bundle.close()
  const [chunk] = output
  // rolldown's map is a plain version 3 map, which is what Node reads.
  const map = chunk.map ? new SourceMap(chunk.map as unknown as SourceMapPayload) : undefined
  return { code: chunk.code, map, files: files.filter(id => isAbsolute(id)) }
}

/** What a module calls its own place, as code. */
const placeOfModule = (file: string): Record<string, string> => ({
  'import.meta.url': JSON.stringify(pathToFileURL(file).href),
  'import.meta.dirname': JSON.stringify(dirname(file)),
  'import.meta.filename': JSON.stringify(file),
  __dirname: JSON.stringify(dirname(file)),
  __filename: JSON.stringify(file),
})

/** In one bundle every module would stand where the config does. Lines stay as they are. */
function tellPlace(code: string, file: string): Unmoved | null {
  const place = placeOfModule(file)
  const told = code.replace(/\bimport\.meta\.(?:url|dirname|filename)\b/g, name => place[name] ?? name)
  const names = ['__dirname', '__filename'].filter(
    name =>
      new RegExp(`\\b${name}\\b(?!\\s*=[^=])`).test(told) &&
      // A module of the newer kind makes its own.
      !new RegExp(`\\b(?:const|let|var)\\s+${name}\\b`).test(told),
  )
  if (told === code && names.length === 0) return null
  return unmoved(names.map(name => `var ${name} = ${place[name]};`).join('') + told)
}

/** A module that imports as one kind of module does and exports as the other: loaders of TypeScript run it. */
function bothKinds(written: string): Unmoved | null {
  const code = written.replace(/^export[ \t]*=/m, 'export default')
  if (!NEWER.test(code) || !/^[ \t]*module\.exports\s*=/m.test(code)) return code === written ? null : unmoved(code)
  // What `module.exports` is at last is what a loader gives, whatever was exported before.
  const body = code.replace(/^([ \t]*)export\s+default\b/m, '$1module.exports.default =')
  return unmoved(`const module = { exports: {} };${body}\nexport default module.exports\n`)
}

/** Packages are looked up from the module's place, so it stands in the site for as long as it takes to import it. */
async function run(code: string, siteDir: string): Promise<unknown> {
  const folder = await place(code, siteDir)
  try {
    const file = join(folder, NAME)
    const module: { default?: unknown } = await import(/* @vite-ignore */ pathToFileURL(file).href)
    if (!('default' in module)) throw new Error(NO_DEFAULT)
    return module.default
  } finally {
    await rm(folder, { recursive: true, force: true })
    // Goes only when it is empty: others may keep something there.
    await rmdir(dirname(folder)).catch(() => undefined)
  }
}

const NAME = 'config.mjs'

/** Writes the module down; gives the folder that it has for itself. */
async function place(code: string, siteDir: string): Promise<string> {
  const put = async (beginning: string): Promise<string> => {
    const folder = await mkdtemp(beginning)
    await writeFile(join(folder, NAME), code).catch(async error => {
      await rm(folder, { recursive: true, force: true })
      throw error
    })
    return folder
  }
  try {
    await mkdir(join(siteDir, '.zapiski'), { recursive: true })
    return await put(join(siteDir, '.zapiski', 'config-'))
  } catch {
    // A site that is mounted read-only, a disk that is full; a config without packages runs from anywhere.
    return put(join(tmpdir(), 'zapiski-config-'))
  }
}
