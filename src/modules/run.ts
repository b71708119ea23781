/** Runs the bundle of the site's modules in this process, with the engine's own React, and finds errors in it. */

import { createRequire, SourceMap, type SourceMapPayload } from 'node:module'
import { join, relative, resolve } from 'node:path'
import { compileFunction } from 'node:vm'
import { createElement, type FunctionComponent } from 'react'
import * as runtime from 'react/jsx-runtime'
import { type ModuleExports, noteContexts, type SiteData } from '../docusaurus/index.ts'
import { createPart } from '../pages/index.ts'
import { takeTexts } from '../shared/config/given-text.ts'
import type { Config } from '../shared/config.ts'
import type { Source } from '../shared/document.ts'
import { type FilePath, toFilePath } from '../shared/path.ts'
import { isRecord } from '../shared/value.ts'
import { isOwnFile } from './bundle/graph.ts'
import { writtenFile } from './bundle/virtual.ts'
import { heardModule } from './hearing/heard-module.ts'
import { listen, variablesIn } from './hearing/listen.ts'

export interface Bundle {
  code: string
  map: SourceMapPayload | undefined
}

export interface Running {
  /** Runs a module when it is first asked for. */
  load(key: string): Promise<ModuleExports>
  /** How often the code asked what no file decides. */
  asks(): number
  /** A module did so while it was loaded: it has the answer for good. */
  keepsAnswer(): boolean
  /** Where in the author's files an error was thrown. */
  placeOf(error: unknown): { file: FilePath; line: number; column: number } | undefined
}

/** React and what belongs to it: one copy for the engine and the site. */
export const isReact = (specifier: string): boolean => /^react(?:-dom)?(?:\/|$)/.test(specifier)

/** There is one React: the engine's. */
function ownReact(specifier: string): unknown {
  const exports: unknown = createRequire(import.meta.url)(specifier)
  return specifier === 'react' && isRecord(exports) ? noteContexts(exports) : exports
}

/** The same as a module that a text imports. */
export function reactModule(specifier: string): ModuleExports {
  const exports = ownReact(specifier)
  return isRecord(exports) ? { ...exports, default: exports } : { default: exports }
}

interface RunOptions {
  /** What the code may require besides React and Node. */
  modules: Record<string, unknown>
  siteDir: string
  /** Tells bundles of one process apart. */
  number: number
  /** A package that code asks for and nobody installed is nothing. */
  isLenient: boolean
}

/** A config that a text takes in names its files so; no path is read of it here. */
const sameId = (id: string): string => id

export function runBundle({ code, map }: Bundle, { modules, siteDir, number, isLenient }: RunOptions): Running {
  const filename = `zapiski-modules-${number}.cjs`
  const siteRequire = createRequire(join(siteDir, 'package.json'))
  const taken = (id: string): unknown => {
    if (Object.hasOwn(modules, id)) return modules[id]
    if (isReact(id)) return ownReact(id)
    try {
      return heardModule(id, siteRequire(id), note)
    } catch (error) {
      // The whole bundle begins with these: what one module lacks must not keep the others from running.
      if (isLenient) return { __esModule: true, default: () => null }
      throw error
    }
  }
  const module: { exports: Record<string, () => Promise<ModuleExports>> } = { exports: {} }
  let asked = 0
  let loading = 0
  let isKept = false
  const note = (): void => {
    asked++
    isKept ||= loading > 0
  }
  const heard = listen(note, variablesIn(code))
  const names = ['module', 'exports', 'require', ...Object.keys(heard)]
  // In a function of its own the code may declare a name that it is given: `import crypto from 'crypto'`.
  compileFunction(`return (() => {${code}\n})()`, names, { filename })(
    module,
    module.exports,
    Object.assign(taken, { resolve: sameId }),
    ...Object.values(heard),
  )
  const sources = map === undefined ? undefined : new SourceMap(map)

  return {
    async load(key) {
      const load = module.exports[key]
      if (load === undefined) throw new Error(`no module ${key}`)
      loading++
      try {
        return await load()
      } finally {
        loading--
      }
    },
    asks: () => asked,
    keepsAnswer: () => isKept,
    placeOf: error => (sources === undefined ? undefined : placeOf(error, { sources, filename, siteDir })),
  }
}

interface Located {
  sources: SourceMap
  /** Of the bundle. */
  filename: string
  siteDir: string
}

/** Where in the site's own code an error came up. */
function placeOf(error: unknown, { sources, filename, siteDir }: Located): ReturnType<Running['placeOf']> {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  for (const line of stack.split('\n')) {
    const frame = line.includes(filename) ? /:(\d+):(\d+)\)?\s*$/.exec(line) : null
    if (frame === null) continue
    const entry = sources.findEntry(Number(frame[1]) - 1, Number(frame[2]) - 1)
    if (!('originalSource' in entry) || entry.originalSource.includes('\0')) continue
    // Sources are written from the folder that the map would stand in.
    const source = resolve(siteDir, entry.originalSource)
    if (!isOwnFile(source) || relative(siteDir, source).startsWith('..')) continue
    const file = toFilePath(relative(siteDir, writtenFile(source)))
    return { file, line: entry.originalLine + 1, column: entry.originalColumn + 1 }
  }
  return undefined
}

type MakeElement = typeof runtime.jsx

/** React's way to make elements, with a word before each, and of the component that `guard` makes of the author's. */
export function countingRuntime(count: () => void, guard: (type: unknown) => unknown): Record<string, unknown> {
  const counted =
    (make: MakeElement): MakeElement =>
    (type, ...args) => {
      count()
      // It stands for the component in every way.
      return make(guard(type) as typeof type, ...args)
    }
  return { Fragment: runtime.Fragment, jsx: counted(runtime.jsx), jsxs: counted(runtime.jsxs) }
}

/** A page in React; Docusaurus gives it the config. */
export function pageOf(exports: ModuleExports, { source, config, site }: PageOptions): unknown {
  return source.made === undefined
    ? withConfig(exports, site.siteConfig)
    : withProps(exports, {
        props: source.made.props,
        pathname: config.baseUrl + (source.frontMatter.slug ?? '').slice(1),
      })
}

interface PageOptions {
  source: Source
  config: Config
  site: Pick<SiteData, 'siteConfig'>
}

/** A page of a plugin is given its data, and what a router would tell it. */
function withProps(
  { default: page }: ModuleExports,
  { props, pathname }: { props: string; pathname: string },
): unknown {
  const Page = page as FunctionComponent<object> | undefined
  if (Page === undefined) return undefined
  const location = { pathname, search: '', hash: '' }
  const given = {
    ...Object(takeTexts(props, ({ name, facts }) => Object.assign(createPart(name), facts))),
    location,
    match: { path: pathname, url: pathname, params: {}, isExact: true },
  }
  return () => createElement(Page, given)
}

function withConfig({ default: page }: ModuleExports, config: object): unknown {
  if (typeof page !== 'function') return page
  // React says itself what is wrong with another function.
  const Page = page as FunctionComponent<{ config: object }>
  return () => createElement(Page, { config })
}
