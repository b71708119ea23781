/** A module that stands alone, made ready to be run without the bundler: of its threads a small build has no use. */

import { SourceMap, type SourceMapPayload } from 'node:module'
import { isAbsolute } from 'node:path'
import type { parseSync } from 'rolldown/utils'
import { editText } from '../../shared/text/edits.ts'

type Module = ReturnType<typeof parseSync>['module']
type StaticImport = Module['staticImports'][number]
type StaticExport = Module['staticExports'][number]

interface Alone {
  /** Absolute. */
  file: string
  text: string
  /** The engine's own name: what it gives is put into the module. */
  ownName: string
  /** Put in the place of names. */
  define: Record<string, string>
}

/** What a module may give that is not of one kind alone, or that has to be looked up from its own place. */
const OTHER_KIND = /\b(?:require|module|exports|__esModule)\b|^export\s*=/m
const UNREADABLE = '\uFFFD'
const OWN_EXPORT = 'defineConfig'

/** `undefined`: it takes in others, is not of the newer kind, or has a mistake; the bundler knows what to say of that. */
export async function moduleAlone({ file, text, ownName, define }: Alone) {
  if (OTHER_KIND.test(text) || text.includes(UNREADABLE)) return undefined
  const { parseSync, transformSync } = await import('rolldown/utils')
  const { module, errors } = parseSync(file, text)
  if (errors.length > 0 || module.dynamicImports.length > 0) return undefined
  if (!module.staticExports.some(givesDefault) || module.staticExports.some(isPassedOn)) return undefined
  const [own, others] = [module.staticImports.filter(isOwn), module.staticImports.filter(one => !isOwn(one))]
  if (others.some(takesFile) || !own.every(isPlain)) return undefined
  const {
    code,
    map,
    errors: mistakes,
  } = transformSync(file, withOwn(text, own), { define, tsconfig: false, sourcemap: true })
  if (mistakes.length > 0) return undefined
  // A plain version 3 map, which is what Node reads.
  return { code, map: map && new SourceMap(map as unknown as SourceMapPayload) }

  function isOwn({ moduleRequest }: StaticImport): boolean {
    return moduleRequest.value === ownName
  }
}

const givesDefault = ({ entries }: StaticExport): boolean =>
  entries.some(({ exportName }) => exportName.kind === 'Default')

const isPassedOn = ({ entries }: StaticExport): boolean => entries.some(({ moduleRequest }) => moduleRequest !== null)

const takesFile = ({ moduleRequest: { value } }: StaticImport): boolean => /^[.\0]/.test(value) || isAbsolute(value)

const isPlain = ({ entries }: StaticImport): boolean =>
  entries.every(({ importName, isType }) => isType || importName.name === OWN_EXPORT)

/** What the engine gives stands in the place of its import, on as many lines. */
function withOwn(text: string, imports: readonly StaticImport[]): string {
  const edits = imports.map(({ start, end, entries }) => {
    const names = entries.filter(({ isType }) => !isType).map(({ localName }) => localName.value)
    const functions = names.map(name => `function ${name}(config) { return config }`).join(' ')
    const lines = text.slice(start, end).replace(/[^\n]/g, '')
    return { start, end, text: functions + lines }
  })
  return editText(text, edits)
}
