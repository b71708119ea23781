/** Problems in words, for tests: in Russian, as most of our authors read them. */

import type { Stop } from '../src/errors.ts'
import { describeProblem } from '../src/messages/problem.ts'
import type { Problem } from '../src/shared/problem.ts'

/** Text of a problem without its cure. */
export const said = (problem: Problem): string => describeProblem(problem, 'ru').text

/** A problem with its words in the place of its values. */
export function inWords(problem: Problem) {
  const { level, file, line, column } = problem
  const { code, text, cure } = describeProblem(problem, 'ru')
  return { level, code, text, hint: cure, file, line, column }
}

/** Whether a command was stopped on purpose. */
export const isStop = (error: unknown): error is Stop =>
  error instanceof Error && 'exitCode' in error && 'problem' in error
