/** Diagrams of Mermaid drawn without a browser: its own parsers read them, dagre lays them out, we draw. */

import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describeDiagram, drawDiagram, type LayOut, type Manner } from '../../../diagrams/index.ts'
import { packageFolder, realPath } from '../../../disk.ts'
import type { ParseOptions } from '../../../pages/index.ts'
import type { Config } from '../../../shared/config.ts'
import { messageOf } from '../../../shared/value.ts'
import { entryOf, findPackage, type OptionalPackage } from '../package.ts'
import { createLayOut, type Dagre } from './layers.ts'
import { type Parsed, readDiagram } from './read.ts'

type DrawDiagram = NonNullable<ParseOptions['drawDiagram']>

interface Tools {
  /** None of versions before the tenth, which browsers draw with as they do what we cannot read. */
  parse: ((text: string, about: { title?: string }) => Promise<Parsed>) | undefined
  layOut: LayOut
}

/** The package that reads the diagrams of a site, when it has any. */
export const mermaidPackage = ({
  markdown,
  siteDir,
}: Pick<Config, 'markdown' | 'siteDir'>): OptionalPackage | undefined =>
  markdown.mermaid === true ? findPackage(['mermaid'], siteDir) : undefined

/** The whole of it as one script for browsers, as it is published; absolute. */
export function libraryOf({ manifest }: OptionalPackage): string | undefined {
  const file = join(dirname(manifest), 'dist/mermaid.min.js')
  return existsSync(file) ? file : undefined
}

/**
 * What was drawn in this run, by package, text and what else it depends on: languages and versions of a site have most
 * diagrams in common.
 */
const known = new Map<string, ReturnType<DrawDiagram>>()
/** As many stay under `dev`. */
const KEPT = 2000

function remembered(key: string, make: () => ReturnType<DrawDiagram>): ReturnType<DrawDiagram> {
  const had = known.get(key)
  if (had !== undefined) return had
  const drawn = make()
  known.set(key, drawn)
  // A package that is mended is asked again.
  drawn.catch(() => known.delete(key))
  for (const oldest of known.keys()) {
    if (known.size <= KEPT) break
    known.delete(oldest)
  }
  return drawn
}

/** Loaded with the first diagram. */
export function createDiagrams(config: Pick<Config, 'markdown' | 'siteDir' | 'locale'>): DrawDiagram | undefined {
  const found = mermaidPackage(config)
  if (found === undefined) return undefined
  const manner: Manner = { locale: config.locale.htmlLang }
  let tools: Promise<Tools> | undefined
  // The parsers keep what they read in themselves: one diagram after another.
  let turn: Promise<unknown> = Promise.resolve()
  const drawNext = (text: string): ReturnType<DrawDiagram> => {
    const drawn = turn.then(async () => {
      tools ??= loadTools(found.manifest)
      return draw(text, await tools, manner)
    })
    turn = drawn
    return drawn
  }
  return text => {
    // Shares of a pie are written as the language writes numbers.
    const own = kindOf(text) === 'pie' ? manner.locale : ''
    return remembered([found.manifest, own, text].join('\n'), () => drawNext(text))
  }
}

async function draw(text: string, { parse, layOut }: Tools, manner: Manner): ReturnType<DrawDiagram> {
  if (parse === undefined) return { kind: 'unknown', name: kindOf(text), title: titleOf(text).title, isForeign: false }
  try {
    // Blanks after the last line are read as the beginning of another.
    const parsed = await withoutBrowser(() => parse(text.trimEnd(), titleOf(text)))
    const diagram = FORMULA.test(text) ? undefined : readDiagram(parsed)
    const said = (name: string): string | undefined => {
      const words = parsed.db[name]?.()
      return typeof words === 'string' && words.trim() !== '' ? words.trim() : undefined
    }
    if (diagram === undefined) {
      const title = said('getAccTitle') ?? said('getDiagramTitle')
      return { kind: 'unknown', name: kindOf(text), title, isForeign: false }
    }
    return {
      kind: 'drawn',
      svg: drawDiagram(diagram, layOut, manner),
      caption: said('getDiagramTitle'),
      title: said('getAccTitle'),
      description: said('getAccDescription') ?? describeDiagram(diagram, manner),
    }
  } catch (error) {
    const name = kindOf(text)
    if (FOREIGN.has(name)) return { kind: 'unknown', name, title: undefined, isForeign: true }
    return { kind: 'wrong', ...reasonOf(error, text) }
  }
}

/** Labels hold mathematics, which needs a browser's measures. */
const FORMULA = /\$\$[^$\n]+\$\$/

/** Kinds that Mermaid knows from packages beside its own. */
const FOREIGN = new Set(['zenuml'])

/** `gantt`, `mindmap`: the first word that is neither a comment nor a setting. */
const kindOf = (text: string): string =>
  /^\s*([\w-]+)/.exec(text.replace(/^\s*---[\s\S]*?\n---|%%\{[\s\S]*?\}%%|%%.*/g, ''))?.[1] ?? ''

const SETTINGS = /^\s*---\r?\n([\s\S]*?)\r?\n---[^\n]*\n/

/** The title among the settings of a diagram, which its parser never sees. */
function titleOf(text: string): { title?: string } {
  const written = /^title:[ \t]*(.+)$/m.exec(SETTINGS.exec(text)?.[1] ?? '')?.[1]
  return written === undefined ? {} : { title: written.trim().replace(/^(['"])(.*)\1$/, '$2') }
}

/** A parser tells on its first line where, and on its last what. */
function reasonOf(error: unknown, text: string): { message: string; line: number; why?: 'end' | 'kind' } {
  const written = messageOf(error)
  // Settings above were taken out, and a line end added below.
  const above = (SETTINGS.exec(text)?.[0].split('\n').length ?? 1) - 1
  const line = Math.min(Number(/on line (\d+)/.exec(written)?.[1] ?? 1) + above, text.split('\n').length)
  const last = written.trim().split('\n').at(-1) ?? ''
  if (/^No diagram type detected/.test(written)) return { message: kindOf(text), line, why: 'kind' }
  const expected = /^Expecting .*?(got '[^']*')$/.exec(last)?.[1]
  // Generated parsers call the end by its number.
  if (expected === "got '1'" || expected === "got 'EOF'") return { message: expected, line, why: 'end' }
  return { message: expected ?? last.slice(0, 200), line }
}

interface Loaded {
  default: Record<string, unknown>
}

async function loadTools(manifest: string): Promise<Tools> {
  const folder = dirname(realPath(manifest))
  const load = async (file: string): Promise<unknown> => import(pathToFileURL(file).href)
  const purify = (await load(entryOf(packageFrom('dompurify', folder)))) as Loaded
  // It cleans HTML for a page; here labels are read as text.
  purify.default.sanitize ??= (text: string) => text
  purify.default.addHook ??= () => {}
  const mermaid = ((await load(entryOf(folder))) as Loaded).default as unknown as Mermaid
  mermaid.initialize({ startOnLoad: false, htmlLabels: false, securityLevel: 'strict', logLevel: 5 })
  const dagre = packageFrom('dagre-d3-es', folder)
  const { Graph } = (await load(join(dagre, 'src/graphlib/index.js'))) as Pick<Dagre, 'Graph'>
  const { layout } = (await load(join(dagre, 'src/dagre/index.js'))) as Pick<Dagre, 'layout'>
  return {
    parse: mermaid.mermaidAPI.getDiagramFromText,
    layOut: createLayOut({ Graph, layout }),
  }
}

interface Mermaid {
  initialize(options: Record<string, unknown>): void
  mermaidAPI: { getDiagramFromText: Tools['parse'] }
}

/** Folder of a package that another one needs. */
function packageFrom(name: string, folder: string): string {
  const found = packageFolder(name, folder)
  if (found === undefined) throw new Error(name)
  return realPath(found)
}

/** Names of a browser that parsers mention: there and empty while they run. */
async function withoutBrowser<Result>(run: () => Promise<Result>): Promise<Result> {
  const stands: Record<string, unknown> = { window: undefined, document: undefined, Option: PlainOption }
  const absent = Object.keys(stands).filter(name => !(name in globalThis))
  for (const name of absent) Object.defineProperty(globalThis, name, { value: stands[name], configurable: true })
  try {
    return await run()
  } finally {
    for (const name of absent) Reflect.deleteProperty(globalThis, name)
  }
}

/** A parser asks it whether a word is a colour; none is, so that the word is a name. */
class PlainOption {
  style = {
    set color(_: string) {},
    get color() {
      return ''
    },
  }
}
