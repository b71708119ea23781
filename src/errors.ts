/** Problems as text for the author, exit codes, and the one kind of error that stops a command on purpose. */

import { basename, isAbsolute, relative } from 'node:path'
import { describeProblem, type Found, problemOf, sayIn, textOf } from './messages/problem.ts'
import type { Language } from './messages/text.ts'
import type { TextId } from './messages/texts/index.ts'
import { groupBy } from './shared/collections.ts'
import { codeOf, type Problem, type ProblemLevel, sortProblems } from './shared/problem.ts'
import { escapeRegExp } from './shared/text/escape.ts'
import { isRecord, mapValues, messageOf } from './shared/value.ts'

/** What a command tells the shell. Signals add their number to 128. */
export const EXIT = {
  ok: 0,
  content: 1,
  usage: 2,
  environment: 3,
  internal: 70,
  interrupt: 130,
  terminate: 143,
} as const
export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

/** An error with a text for people: the command ends with its code and prints no stack. */
export interface Stop extends Error {
  exitCode: ExitCode
  problem: Problem
}

/** Stops a command on purpose: a message of the catalogue with its values. */
export function stop(exitCode: ExitCode, code: TextId, found?: Found): Stop {
  return Object.assign(new Error(code), { exitCode, problem: problemOf('error', code, found) })
}

const isStop = (error: unknown): error is Stop => error instanceof Error && 'exitCode' in error && 'problem' in error

export interface FormatOptions {
  color: boolean
  language: Language
  /** Absolute folders whose names are not shown: the site, the home folder. */
  hide?: readonly string[] | undefined
  /** Say every warning, however many there are of its kind. */
  verbose?: boolean | undefined
  /** Lines for what is no mistake that stops: more of it is cut down to one line a kind. All without it. */
  most?: number | undefined
  /** What was said before and still stands: it is counted and not said again. */
  isTold?: ((problem: Problem) => boolean) | undefined
}

const LEVEL_WORDS = { error: 'level/error', warning: 'level/warning', note: 'level/note' } as const
const COLORS: Record<ProblemLevel, number> = { error: 31, warning: 33, note: 36 }
/** Other places of the same problem that are named before the rest is counted. */
const PLACES_SHOWN = 4
/** Of a kind with more messages than this the first is said, and where three of the others stand. */
const KIND_SHOWN = 2

const paint = (text: string, code: number, color: boolean): string => (color ? `\u001B[${code}m${text}\u001B[0m` : text)

const placeOf = ({ file, line, column }: Problem): string =>
  [file ?? '', line, line === undefined ? undefined : column].filter(part => part !== undefined).join(':')

/**
 * One line a problem, `path:line:column  error: what is wrong — what to do`; the same cause in many places is one
 * line with the other places under it; the last line counts. Empty without problems.
 */
export function formatProblems(problems: readonly Problem[], options: FormatOptions): string {
  const sorted = sortProblems(problems)
  const { isTold = () => false } = options
  const fresh = sorted.filter(problem => !isTold(problem))
  const said = (problem: Problem) => [JSON.stringify([problem.level, describeProblem(problem, options.language)])]
  const kinds = groupBy<Problem[], unknown>(groupBy(fresh, said).values(), group => [kindOf(group[0], options)])
  const lines = formatKinds([...kinds.values()], options)
  const summary = summarize(sorted, options.language)
  if (summary !== '') lines.push(...(lines.length > 0 ? [''] : []), summary)
  return lines.join('\n')
}

/** Warnings that are said in full, too: what they are of publishes a draft or loses what an author wrote. */
const NEVER_FOLDED = new Set(['key-case'])

/** Mistakes that stop a build are each said in full. */
const isWhole = (problem: Problem | undefined): boolean =>
  problem?.level === 'error' || NEVER_FOLDED.has(codeOf(problem?.code ?? ''))

function kindOf(problem: Problem | undefined, { verbose = false }: FormatOptions): unknown {
  if (problem === undefined || verbose || isWhole(problem)) return problem
  return `${problem.level} ${codeOf(problem.code)}`
}

function formatKinds(kinds: Problem[][][], options: FormatOptions): string[] {
  const full = kinds.flatMap(kind => formatKind(kind, options))
  const { most = Number.POSITIVE_INFINITY, verbose = false } = options
  if (verbose || full.join('\n').split('\n').length <= most) return full
  const isError = (kind: Problem[][]): boolean => isWhole(kind[0]?.[0])
  const sizeOf = (kind: Problem[][]): number => kind.flat().length
  const rest = kinds.filter(kind => !isError(kind))
  // A line each for what there is most of; the last two lines say what is left out.
  const kept = new Set(rest.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, most - 2))
  const say = sayIn(options.language)
  const short = (kind: Problem[][]): string[] => {
    if (!kept.has(kind)) return []
    const line = formatGroup((kind[0] ?? []).slice(0, 1), options)
    return [sizeOf(kind) > 1 ? `${line} (+${sizeOf(kind) - 1})` : line]
  }
  const left = rest.length - kept.size
  return [
    ...kinds.flatMap(kind => (isError(kind) ? formatKind(kind, options) : short(kind))),
    ...(left > 0 ? [`    ${say(textOf('places/kinds', { count: left }))}`] : []),
    `    ${say(textOf('places/short'))}`,
  ]
}

function formatKind(groups: Problem[][], options: FormatOptions): string[] {
  if (groups.length <= KIND_SHOWN) return groups.map(group => formatGroup(group, options))
  const [first = [], ...others] = groups
  const count = others.reduce((sum, group) => sum + group.length, 0)
  const places = others.slice(0, 3).flatMap(([problem]) => (problem === undefined ? [] : clean(placeOf(problem))))
  const named = places.filter(place => place !== '')
  const rest =
    named.length === 0 ? textOf('places/kind', { count }) : textOf('places/kind-at', { count, places: named })
  return [formatGroup(first, options), `    ${sayIn(options.language)(rest)}`]
}

/** One problem without a count: why a command did not begin. */
export const formatProblem = (problem: Problem, options: FormatOptions): string => formatGroup([problem], options)

function formatGroup(group: Problem[], options: FormatOptions): string {
  const [first, ...others] = group
  if (first === undefined) return ''
  const say = sayIn(options.language)
  const { text, cure } = describeProblem(hideFolders(first, options), options.language)
  const place = first.file === undefined ? '' : `${paint(clean(placeOf(first)), 1, options.color)}  `
  const advice = cure === undefined || cure === '' ? '' : ` — ${cure}`
  const level = paint(`${say(textOf(LEVEL_WORDS[first.level]))}:`, COLORS[first.level], options.color)
  const line = `${place}${level} ${clean(text + advice)}`
  if (others.length === 0) return line
  const shown = others
    .slice(0, options.verbose === true ? others.length : PLACES_SHOWN)
    .map(other => clean(placeOf(other)))
  const rest = others.length - shown.length
  const places = rest > 0 ? textOf('places/more', { places: shown, rest }) : textOf('places/same', { places: shown })
  return `${line}\n    ${say(places)}`
}

function summarize(problems: Problem[], language: Language): string {
  const count = (level: ProblemLevel): number => problems.filter(problem => problem.level === level).length
  const [errors, warnings] = [count('error'), count('warning')]
  const say = sayIn(language)
  if (errors > 0 && warnings > 0) return say(textOf('count/both', { errors, warnings }))
  if (errors > 0) return say(textOf('count/errors', { errors }))
  return warnings > 0 ? say(textOf('count/warnings', { warnings })) : ''
}

/** Values that an author wrote: `/root/x` is an address there, also where `/root` is the home folder. */
const WRITTEN = new Set(
  'address file from label page path route slug source specifier text to url value written'.split(' '),
)

/** Without private folders in what the machine said. */
function hideFolders(problem: Problem, { hide = [] }: FormatOptions): Problem {
  const folders = hide.filter(folder => folder.length > 1)
  if (folders.length === 0) return problem
  const hidden = (value: unknown): unknown => {
    if (typeof value === 'string') return folders.reduce(hideFolder, value)
    if (Array.isArray(value)) return value.map(hidden)
    return isRecord(value) ? { ...value, ...hiddenIn(value) } : value
  }
  const hiddenIn = ({ values }: { values?: unknown }) =>
    isRecord(values) && {
      values: mapValues(values, (value, name) => (WRITTEN.has(name) ? value : hidden(value))),
    }
  return {
    ...problem,
    ...hiddenIn(problem),
    ...(problem.cure && { cure: { ...problem.cure, ...hiddenIn(problem.cure) } }),
  }
}

/** Without control sequences of the terminal. */
const clean = (text: string): string => text.replace(/[\n\r\t]+/g, ' ').replace(/[\u0000-\u001F\u007F-\u009F]/g, '�')

/**
 * Paths inside a folder begin after it; the folder itself is a dot. Only a whole path counts: the folder `/me` changes
 * nothing of `/home/me/x` and of `/me-too`.
 */
function hideFolder(text: string, folder: string): string {
  const name = escapeRegExp(folder)
  return text.replace(
    new RegExp(`(?<=^|file://|[^\\p{L}\\p{N}/._~-])${name}(?:(/)|(?![\\p{L}\\p{N}_~-]|\\.[\\p{L}\\p{N}]))`, 'gu'),
    (_, slash) => (slash === undefined ? '.' : ''),
  )
}

/** Exit code for what a run found: warnings count under `strict`. */
export function exitCodeOf(problems: readonly Problem[], strict = false): ExitCode {
  const failed = problems.some(({ level }) => level === 'error' || (strict && level === 'warning'))
  return failed ? EXIT.content : EXIT.ok
}

/** What the machine refused, by the code of Node's error. */
const REFUSALS: Record<string, TextId> = {
  ENOSPC: 'environment/no-space',
  EDQUOT: 'environment/quota',
  EACCES: 'environment/no-access',
  EPERM: 'environment/no-access',
  EROFS: 'environment/read-only',
  EMFILE: 'environment/open-files',
  ENFILE: 'environment/open-files',
  EEXIST: 'environment/not-folder',
  EFBIG: 'environment/file-size',
  EISDIR: 'environment/is-folder',
  ENOTDIR: 'environment/not-folder',
  ENOENT: 'environment/gone',
  ENAMETOOLONG: 'environment/long-name',
  ELOOP: 'environment/long-name',
  EXDEV: 'environment/other-disk',
  EBUSY: 'environment/busy',
  EADDRINUSE: 'environment/port',
  EADDRNOTAVAIL: 'environment/address',
  EIO: 'environment/refused',
  ENODEV: 'environment/refused',
  ENOMEM: 'environment/refused',
  ENOTSUP: 'environment/refused',
  ENXIO: 'environment/refused',
  ESTALE: 'environment/refused',
  ETIMEDOUT: 'environment/refused',
}

/**
 * Any thrown value as a problem and an exit code: a stop on purpose, a refusal of the machine, or our own bug.
 * Files are named from `root`, those outside it by their last part.
 */
export function explainError(error: unknown, root: string): { problem: Problem; exitCode: ExitCode } {
  if (isStop(error)) return { problem: error.problem, exitCode: error.exitCode }
  const message = messageOf(error)
  // Node's system errors carry these; anything else reads as undefined.
  const { code, path: source, dest, syscall } = (error ?? {}) as Record<string, unknown>
  // A link that cannot be made: its place is meant, not what it says.
  const path = syscall === 'symlink' ? dest : source
  const refusal = typeof code === 'string' ? REFUSALS[code] : undefined
  if (refusal !== undefined) {
    const where = typeof path === 'string' ? `: ${shortPath(path, root)}` : ''
    return {
      problem: problemOf('error', refusal, { values: { where, code: code as string } }),
      exitCode: EXIT.environment,
    }
  }
  return { problem: problemOf('error', 'internal', { values: { message } }), exitCode: EXIT.internal }
}

function shortPath(path: string, root: string): string {
  const inside = relative(root, path)
  return inside === '' || inside.startsWith('..') || isAbsolute(inside) ? basename(path) : inside
}
