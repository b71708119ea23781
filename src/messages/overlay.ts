/** What the dev server tells open pages of mistakes, in the author's words. */

import { type Problem, sortProblems } from '../shared/problem.ts'
import { describeProblem, sayIn, textOf } from './problem.ts'
import type { Language } from './text.ts'

/** Shown over the page by `src/client/dev.ts`; nothing without mistakes. */
export interface Overlay {
  label: string
  heading: string
  footer: string
  mistakes: { place: string; text: string }[]
}

export function overlayOf(problems: readonly Problem[], language: Language): Overlay {
  const say = sayIn(language)
  const errors = sortProblems(problems).filter(({ level }) => level === 'error')
  return {
    label: say(textOf('dev/label')),
    heading: say(textOf('count/errors', { errors: errors.length })),
    footer: say(textOf('dev/footer')),
    mistakes: errors.map(problem => {
      const { text, cure } = describeProblem(problem, language)
      const place = [problem.file, problem.line, problem.column].filter(part => part !== undefined).join(':')
      return { place, text: cure === undefined ? text : `${text} — ${cure}` }
    }),
  }
}
