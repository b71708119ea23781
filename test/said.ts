/** Problems in words, for tests: in Russian, as most of our authors read them. */

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
