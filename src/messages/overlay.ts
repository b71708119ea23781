/** What the dev server tells open pages of mistakes, in the author's words. */

import { type Problem, sortProblems } from '../shared/problem.ts'
import { describeProblem, problemOf, sayIn, textOf } from './problem.ts'
import type { Language } from './text.ts'

/** Lines of a file around a mistake. */
export interface CodeFrame {
  /** Number of the first line. */
  first: number
  lines: string[]
}

export interface Mistake {
  place: string
  text: string
  frame?: CodeFrame
  /** What to open in the editor. */
  file?: string
  line?: number
  column?: number
}

/** Shown over the page by `src/client/dev/overlay.ts`; nothing without mistakes. */
export interface Overlay {
  label: string
  heading: string
  footer: string
  /** Texts of the buttons. */
  close: string
  open: string
  /** Said with each wish to open a file; without it nothing is opened. */
  token?: string
  mistakes: Mistake[]
  /** Of what the policy keeps from the page; the browser knows it, who puts `setting` and `origin` into the text. */
  blocked: { heading: string; text: string }
}

/** `frameOf` reads the lines around a place; without it places alone are shown. */
export function overlayOf(
  problems: readonly Problem[],
  language: Language,
  frameOf: (problem: Problem) => CodeFrame | undefined = () => undefined,
): Overlay {
  const say = sayIn(language)
  const kept = { origin: '{origin}', setting: '{setting}' }
  const blocked = describeProblem(problemOf('error', 'blocked-address/page', { values: kept }), language)
  const errors = sortProblems(problems).filter(({ level }) => level === 'error')
  return {
    label: say(textOf('dev/label')),
    heading: say(textOf('count/errors', { errors: errors.length })),
    footer: say(textOf('dev/footer')),
    close: say(textOf('dev/close')),
    open: say(textOf('dev/open')),
    blocked: { heading: say(textOf('dev/blocked')), text: inOne(blocked) },
    mistakes: errors.map((problem): Mistake => {
      const { file, line, column } = problem
      const frame = frameOf(problem)
      return {
        place: [file, line, column].filter(part => part !== undefined).join(':'),
        text: inOne(describeProblem(problem, language)),
        ...(frame && { frame }),
        ...(file !== undefined && { file }),
        ...(line !== undefined && { line, column: column ?? 1 }),
      }
    }),
  }
}

const inOne = ({ text, cure }: { text: string; cure?: string | undefined }): string =>
  cure === undefined ? text : `${text} — ${cure}`
