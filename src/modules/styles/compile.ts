/** Style sheets of a site, read by Lightning CSS: names of CSS modules made unique, files named in them published. */

import { createRequire } from 'node:module'
import type * as Lightning from 'lightningcss'
import { contentHash } from '../../content-hash.ts'
import { cutSheet, STRING } from '../../shared/language/sheet.ts'
import { type Place, positionAt } from '../../shared/problem.ts'
import { editText, type TextEdit } from '../../shared/text/edits.ts'
import { isRecord, messageOf } from '../../shared/value.ts'

/** Line and column, 1-based. */
export type Spot = Pick<Place, 'line' | 'column'>

/** What a name stands for: a name of the sheet, or of another one. */
export type Composed = string | { name: string; from: string }

interface Compiled {
  css: string
  /** Name as written -> what stands for it; empty for plain CSS. */
  names: Record<string, Composed[]>
  /** Sheets of the site named in `@import`, in order. */
  imports: SheetImport[]
}

export interface SheetImport extends Spot {
  /** As written. */
  name: string
  /** When it holds: `layer(a) supports(b) c`; empty for always. */
  condition: string
}

export interface StyleOptions {
  /** Site-relative path: part of every unique name. */
  file: string
  /** Address in `url()` as written -> the one to put there. */
  url: (written: string, spot: Spot) => string
  /** Rules that no browser would read. */
  mistake: (message: string, spot: Spot) => void
}

/** Loaded with the first sheet: most sites have none. */
export const loadLightning = (): typeof Lightning => createRequire(import.meta.url)('lightningcss')

/** Addresses that name no file of the site. */
const FOREIGN = /^(?:[a-z][a-z\d+.-]*:|\/\/|#|%23)/i
/** A sheet is imported from the root of the site by no bundler. */
const FROM_ROOT = /^\//

/** Put around an author's name in the sheet until its final form is known. */
const OPEN = '\uE000'
const CLOSE = '\uE001'
const MARKED = new RegExp(`${OPEN}((?:\\\\.|[^\\\\${CLOSE}])*)${CLOSE}`, 'gs')

/** A CSS module: every class, id and animation of it under a name of its own. */
export function compileModule(source: string, options: StyleOptions): Compiled {
  const { file, url, mistake } = options
  const imports: Compiled['imports'] = []
  const own = new Set<string>()
  const made = transform(parenthesize(source), options, {
    cssModules: { pattern: `${OPEN}[local]${CLOSE}`, grid: false, container: false },
    ...asWritten(),
    visitor: {
      Rule: {
        keyframes: ({ value }) => void own.add(value.name.value),
        import: ({ value }) => {
          if (FOREIGN.test(value.url) || FROM_ROOT.test(value.url)) return undefined
          imports.push({ name: value.url, condition: '', ...spotOf(value.loc) })
          return []
        },
      },
      Selector: selector => {
        for (const name of namesIn(selector)) own.add(name)
      },
      ...visitUrls(found => (FOREIGN.test(found.url) ? found : { ...found, url: url(found.url, found.loc) })),
    },
  })
  if (made === undefined) return { css: '', names: {}, imports }
  for (const { message, type, value, loc } of made.warnings)
    if (!isHarmless(type, value)) mistake(message, { line: loc.line, column: loc.column })
  const endOf = (name: string): string => (own.has(name) ? `_${digest(`${file}:${name}`)}` : '')
  const css = made.code.toString().replaceAll(MARKED, (_, text: string) => text + endOf(text.replace(/\\(.)/gs, '$1')))
  const names = [...own].sort().map(name => [name, composedOf(name, made.exports ?? {}, endOf)] as const)
  return { css: css.trim(), names: Object.fromEntries(names), imports }
}

/** Nothing is lowered; a prefix that some browser still needs stays beside its property. */
const asWritten = () => ({ targets: { safari: 16 << 16 }, exclude: ~loadLightning().Features.VendorPrefixes >>> 0 })

/** The same rules in fewer bytes; what cannot be read stays. */
export function minifySheet(css: string, file: string): string {
  const made = transform(css, { file, mistake: () => {} }, { ...asWritten(), minify: true })
  return made === undefined ? css : made.code.toString()
}

/** A plain sheet is kept as written, except for addresses of files and imports. */
export function compileSheet(source: string, options: StyleOptions): Compiled {
  const { url } = options
  const imports: Compiled['imports'] = []
  const edits = new Map<number, TextEdit>()
  const startOf = createOffsets(source)
  transform(source, options, {
    visitor: {
      Rule: {
        import: ({ value }) => {
          const start = startOf(spotOf(value.loc))
          const [written, condition = ''] = matchAt(IMPORT, source, start)
          if (written === undefined || FOREIGN.test(value.url) || FROM_ROOT.test(value.url)) return
          imports.push({ name: value.url, condition: condition.trim(), ...spotOf(value.loc) })
          edits.set(start, { start, end: start + written.length, text: '' })
        },
      },
      ...visitUrls(found => {
        const from = startOf(found.loc)
        const [whole = '', space = ''] = matchAt(ADDRESS, source, from)
        const start = from + space.length
        if (whole === '' || edits.has(start) || FOREIGN.test(found.url)) return found
        const address = url(found.url, found.loc)
        if (address === found.url) return found
        const text = `url(${JSON.stringify(address)})`
        edits.set(start, { start, end: from + whole.length, text })
        return found
      }),
    },
  })
  return { css: editText(source, [...edits.values()]).trim(), names: {}, imports }
}

/** A block of a plain sheet that nothing closes: everything after it is part of it. */
export function unclosedBlock(source: string): Spot | undefined {
  const unclosed = cutSheet(source).blocks.find(({ isClosed }) => !isClosed)
  return unclosed && positionAt(source, unclosed.open)
}

/** Tells what of a plain sheet no browser would read. */
export function checkSheet(source: string, options: Pick<StyleOptions, 'file' | 'mistake'>): void {
  const made = transform(source, options, {})
  for (const { message, type, value, loc } of made?.warnings ?? [])
    if (!isHarmless(type, value)) options.mistake(message, { line: loc.line, column: loc.column })
}

/** Every address of a sheet: visitors of addresses pass by the ones in `image-set()`. */
const visitUrls = (visit: (found: Lightning.Url) => Lightning.Url): Lightning.Visitor<never> => ({
  Url: visit,
  Image(image) {
    if (image.type !== 'image-set') return undefined
    const options = image.value.options.map(option => {
      const { image: one } = option
      return one.type === 'url' ? { ...option, image: { ...one, value: visit(one.value) } } : option
    })
    return { ...image, value: { ...image.value, options } }
  },
})

/** An import with its conditions. */
const IMPORT = new RegExp(`@import\\s+(?:${STRING}|url\\(\\s*(?:${STRING}|[^)]*)\\s*\\))\\s*([^;]*);?`, 'iy')
/** `url(…)`, or the bare string of `image-set()`; the parser's places may begin in the space before it. */
const ADDRESS = new RegExp(`((?:\\s|/\\*.*?\\*/)*)(?:url\\(\\s*(?:${STRING}|[^)]*)\\s*\\)|${STRING})`, 'isy')

function matchAt(pattern: RegExp, source: string, offset: number): string[] {
  pattern.lastIndex = offset
  return [...(pattern.exec(source) ?? [])]
}

/** Offset of a line and a column, both 1-based. */
function createOffsets(source: string): (spot: { line: number; column: number }) => number {
  const starts = [0, ...[...source.matchAll(/\r\n|[\n\r\f]/g)].map(({ index, 0: end }) => index + end.length)]
  return ({ line, column }) => (starts[line - 1] ?? 0) + column - 1
}

/** Rules count lines from zero. */
const spotOf = ({ line, column }: { line: number; column: number }) => ({ line: line + 1, column })

/** `undefined` for a sheet that cannot be written again, which is told. */
function transform(
  source: string,
  { file, mistake }: Pick<StyleOptions, 'file' | 'mistake'>,
  options: Partial<Lightning.TransformOptions<Lightning.CustomAtRules>>,
): Lightning.TransformResult | undefined {
  try {
    return loadLightning().transform({ filename: file, code: Buffer.from(source), errorRecovery: true, ...options })
  } catch (error) {
    const { loc } = error as { loc?: { line: number; column: number } } // Lightning CSS names the place, others do not.
    mistake(messageOf(error), { line: loc?.line, column: loc?.column })
    return undefined
  }
}

/** Kept as they are: rules and selectors that the parser does not know and a browser may. */
const isHarmless = (type: string, value: unknown): boolean =>
  type === 'AtRuleInvalid' ||
  type.startsWith('Deprecated') ||
  (isRecord(value) && typeof value.type === 'string' && value.type.startsWith('UnsupportedPseudo'))

/** `:global .a .b` -> `:global(.a .b)`: the parser reads only the second form. */
const parenthesize = (css: string): string =>
  css.replace(/:global\s+((?:[^,{}()]|\([^()]*\))+?)(?=\s*[,{])/g, ':global($1)')

const digest = (text: string): string =>
  Buffer.from(contentHash(text, 64), 'hex').toString('base64url').replace(/[-_]/g, '').slice(0, 5)

/** Classes and ids of a selector, in `:not()` and the like too. */
function namesIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(namesIn)
  if (!isRecord(part) || (part.type === 'pseudo-class' && part.kind === 'global')) return []
  const { type, name, selector, selectors } = part
  return (type === 'class' || type === 'id') && typeof name === 'string' ? [name] : namesIn([selector, selectors])
}

/** A name with all the names it is composed of, directly or not. */
function composedOf(name: string, exports: Lightning.CSSModuleExports, endOf: (name: string) => string): Composed[] {
  const composed = (exports[name]?.composes ?? []).flatMap((part): Composed[] => {
    if (part.type === 'dependency') return [{ name: part.name, from: part.specifier }]
    return part.type === 'global' ? [part.name] : composedOf(part.name.slice(1, -1), exports, endOf)
  })
  return [...new Set([name + endOf(name), ...composed])]
}
