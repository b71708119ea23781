/** A problem is a value: every stage returns the ones it found, `errors.ts` says them all at once. */

import { codeOrder, unique } from './collections.ts'
import type { FilePath } from './path.ts'

/** `error` fails the build, `warning` fails it under `--strict`, `note` never does. */
export type ProblemLevel = 'error' | 'warning' | 'note'

/** Severity an author can choose for a kind of problem, with Docusaurus' names. */
export type ReportLevel = 'ignore' | 'log' | 'warn' | 'throw'

/** Where something stands: 1-based, counted from the top of the file, front matter included. */
export interface Place {
  file: FilePath | undefined
  line: number | undefined
  column: number | undefined
}

/** A place in a text or file that is known. */
export interface Position {
  line: number
  column: number
}

/** Position of an offset in a text whose first line is line `firstLine` of the file. */
export function positionAt(text: string, offset: number, firstLine = 1): Position {
  const before = text.slice(0, offset).split('\n')
  return { line: firstLine + before.length - 1, column: (before.at(-1)?.length ?? 0) + 1 }
}

/** A message of the authors' catalogue (`src/messages/texts`) with its values and its place. */
export interface Problem {
  level: ProblemLevel
  /** Id of the message; its part before `/` is the stable machine name: `broken-link`, `output-collision/case`. */
  code: string
  /** What fills the message: plain data, see `TextValues` in `src/messages/text.ts`. */
  values?: Readonly<Record<string, unknown>> | undefined
  /** A cure other than the catalogue's, as a message. */
  cure?: { id: string; values?: Readonly<Record<string, unknown>> | undefined } | undefined
  /** Locales in which alone it is so, where the site has others with the same text. */
  languages?: readonly string[] | undefined
  /** Site-relative file; absent for problems of the whole site. */
  file?: FilePath | undefined
  line?: number | undefined
  column?: number | undefined
}

/** The part of a message's id that stays the same for all its variants: `output-collision/case` -> `output-collision`. */
export const codeOf = (id: string): string => id.split('/')[0] ?? id

/** Order of every report: by file, then by place, then by code; what is the same twice stays once. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return unique(problems).sort(
    (a, b) =>
      codeOrder(a.file ?? '', b.file ?? '') ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0) ||
      codeOrder(a.code, b.code),
  )
}

const LEVELS: Record<ReportLevel, ProblemLevel | undefined> = {
  ignore: undefined,
  log: 'note',
  warn: 'warning',
  throw: 'error',
}

/** Problem level for an author's setting, or `undefined` when the kind is switched off. */
export const problemLevel = (report: ReportLevel): ProblemLevel | undefined => LEVELS[report]
