/** A problem is a value: every stage returns the ones it found, `errors.ts` prints them all at once. */

import type { FilePath } from './path.ts'

/** `error` fails the build, `warning` fails it under `--strict`, `note` never does. */
export type ProblemLevel = 'error' | 'warning' | 'note'

/** Severity an author can choose for a kind of problem, with Docusaurus' names. */
export type ReportLevel = 'ignore' | 'log' | 'warn' | 'throw'

export interface Problem {
  level: ProblemLevel
  /** Stable machine name, kebab-case: `front-matter-yaml`, `broken-link`. */
  code: string
  /** What is wrong, one Russian sentence without a final full stop. */
  text: string
  /** What to do about it; printed after a dash. */
  hint?: string | undefined
  /** Site-relative file; absent for problems of the whole site. */
  file?: FilePath | undefined
  /** 1-based, counted from the top of the file, front matter included. */
  line?: number | undefined
  /** 1-based. */
  column?: number | undefined
}

const LEVELS: Record<ReportLevel, ProblemLevel | undefined> = {
  ignore: undefined,
  log: 'note',
  warn: 'warning',
  throw: 'error',
}

/** Problem level for an author's setting, or `undefined` when the kind is switched off. */
export const problemLevel = (report: ReportLevel): ProblemLevel | undefined => LEVELS[report]
