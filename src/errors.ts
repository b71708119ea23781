/** Problems as text for the author, exit codes, and the one kind of error that stops a command on purpose. */

import { basename, isAbsolute, relative } from 'node:path'
import type { Problem, ProblemLevel } from './shared/problem.ts'

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

export function createStop(exitCode: ExitCode, code: string, text: string, hint?: string): Stop {
  return Object.assign(new Error(text), { exitCode, problem: { level: 'error', code, text, hint } as const })
}

export const isStop = (error: unknown): error is Stop =>
  error instanceof Error && 'exitCode' in error && 'problem' in error

export interface FormatOptions {
  color: boolean
  /** Absolute folders whose names are not shown: the site, the home folder. */
  hide?: readonly string[] | undefined
}

const WORDS: Record<ProblemLevel, string> = { error: 'ошибка', warning: 'предупреждение', note: 'к сведению' }
const COLORS: Record<ProblemLevel, number> = { error: 31, warning: 33, note: 36 }
/** Other places of the same problem that are named before «и ещё». */
const PLACES_SHOWN = 4

const paint = (text: string, code: number, color: boolean): string => (color ? `\u001B[${code}m${text}\u001B[0m` : text)

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const byPlace = (a: Problem, b: Problem): number =>
  compare(a.file ?? '', b.file ?? '') ||
  (a.line ?? 0) - (b.line ?? 0) ||
  (a.column ?? 0) - (b.column ?? 0) ||
  compare(a.text, b.text)

const placeOf = ({ file, line, column }: Problem): string =>
  [file ?? '', line, line === undefined ? undefined : column].filter(part => part !== undefined).join(':')

/** Problems in the order of files and lines, each once. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const seen = new Map<string, Problem>()
  for (const problem of problems) {
    const { level, code, text, hint } = problem
    const key = JSON.stringify([level, code, placeOf(problem), text, hint])
    if (!seen.has(key)) seen.set(key, problem)
  }
  return [...seen.values()].sort(byPlace)
}

/**
 * One line a problem, `path:line:column  ошибка: что не так — что сделать`; the same cause in many places is one
 * line with the other places under it; the last line counts. Empty without problems.
 */
export function formatProblems(problems: readonly Problem[], options: FormatOptions): string {
  const sorted = sortProblems(problems)
  const groups = new Map<string, Problem[]>()
  for (const problem of sorted) {
    const key = JSON.stringify([problem.level, problem.code, problem.text, problem.hint])
    groups.set(key, [...(groups.get(key) ?? []), problem])
  }
  const lines = [...groups.values()].map(group => formatGroup(group, options))
  const summary = summarize(sorted)
  if (summary !== '') lines.push('', summary)
  return lines.join('\n')
}

/** One problem without a count: why a command did not begin. */
export const formatProblem = (problem: Problem, options: FormatOptions): string => formatGroup([problem], options)

function formatGroup(group: Problem[], options: FormatOptions): string {
  const [first, ...others] = group
  if (first === undefined) return ''
  const { level, text, hint } = first
  const place = first.file === undefined ? '' : `${paint(clean(placeOf(first), options), 1, options.color)}  `
  const advice = hint === undefined || hint === '' ? '' : ` — ${hint}`
  const line = `${place}${paint(`${WORDS[level]}:`, COLORS[level], options.color)} ${clean(text + advice, options)}`
  if (others.length === 0) return line
  const shown = others.slice(0, PLACES_SHOWN).map(other => clean(placeOf(other), options))
  const rest = others.length - shown.length
  return `${line}\n    то же: ${shown.join(', ')}${rest > 0 ? ` и ещё ${plural(rest, 'место', 'места', 'мест')}` : ''}`
}

function summarize(problems: Problem[]): string {
  const count = (level: ProblemLevel): number => problems.filter(problem => problem.level === level).length
  const parts: string[] = []
  if (count('error') > 0) parts.push(`ошибок: ${count('error')}`)
  if (count('warning') > 0) parts.push(`предупреждений: ${count('warning')}`)
  const text = parts.join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Nothing that moves the cursor, no folder that is nobody's business. */
function clean(text: string, { hide = [] }: FormatOptions): string {
  let shown = text
  for (const folder of hide) {
    if (folder.length > 1) shown = shown.replaceAll(`${folder}/`, '').replaceAll(folder, '.')
  }
  return shown.replace(/[\n\r\t]+/g, ' ').replace(/[\u0000-\u001F\u007F-\u009F]/g, '�')
}

const RULES = new Intl.PluralRules('ru')

/** `5 файлов`: a number with the right form of a Russian word. */
export function plural(count: number, one: string, few: string, many: string): string {
  const form = RULES.select(count)
  return `${formatNumber(count)} ${form === 'one' ? one : form === 'few' ? few : many}`
}

const NUMBERS = new Intl.NumberFormat('ru', { maximumFractionDigits: 1 })
export const formatNumber = (value: number): string => NUMBERS.format(value)

/** Exit code for what a run found: warnings count under `strict`. */
export function exitCodeOf(problems: readonly Problem[], strict = false): ExitCode {
  const failed = problems.some(({ level }) => level === 'error' || (strict && level === 'warning'))
  return failed ? EXIT.content : EXIT.ok
}

/** What the machine refused, by the code of Node's error. */
const REFUSALS: Record<string, [text: string, hint: string]> = {
  ENOSPC: ['на диске нет места', 'освободите место и повторите'],
  EDQUOT: ['квота на диске исчерпана', 'освободите место и повторите'],
  EACCES: ['нет доступа', 'проверьте права на папку'],
  EPERM: ['нет доступа', 'проверьте права на папку'],
  EROFS: ['диск только для чтения', 'укажите другую папку: --out-dir'],
  EMFILE: ['открыто слишком много файлов', 'поднимите предел: ulimit -n 4096'],
  ENFILE: ['открыто слишком много файлов', 'поднимите предел: ulimit -n 4096'],
  EXDEV: ['папка вывода на другом диске', 'укажите папку рядом с сайтом: --out-dir'],
  EBUSY: ['файл или папка заняты', 'закройте программу, которая их держит'],
  EADDRINUSE: ['порт занят', 'укажите другой: --port'],
  EADDRNOTAVAIL: ['такого адреса у этой машины нет', 'укажите другой: --host'],
}

/**
 * Any thrown value as a problem and an exit code: a stop on purpose, a refusal of the machine, or our own bug.
 * Files are named from `root`, those outside it by their last part.
 */
export function explainError(error: unknown, root: string): { problem: Problem; exitCode: ExitCode } {
  if (isStop(error)) return { problem: error.problem, exitCode: error.exitCode }
  const message = error instanceof Error ? error.message : String(error)
  // Node's system errors carry these two; anything else reads as undefined.
  const { code, path } = (error ?? {}) as { code?: unknown; path?: unknown }
  const refusal = typeof code === 'string' ? REFUSALS[code] : undefined
  if (refusal !== undefined) {
    const [text, hint] = refusal
    const where = typeof path === 'string' ? `: ${shortPath(path, root)}` : ''
    return { problem: { level: 'error', code: 'environment', text: text + where, hint }, exitCode: EXIT.environment }
  }
  const text = `внутренняя ошибка движка: ${message}`
  const hint = 'повторите с --debug и сообщите разработчикам'
  return { problem: { level: 'error', code: 'internal', text, hint }, exitCode: EXIT.internal }
}

function shortPath(path: string, root: string): string {
  const inside = relative(root, path)
  return inside === '' || inside.startsWith('..') || isAbsolute(inside) ? basename(path) : inside
}
