/** Gathers the problems of one file, so that readers need not carry file names around. */

import type { FilePath } from '../shared/path.ts'
import type { Problem, ProblemLevel } from '../shared/problem.ts'

/** 1-based place in the file, counted from its top. */
export interface Place {
  line: number
  column: number
}

export interface Report {
  error(code: string, place: Place | undefined, text: string, hint?: string): void
  warn(code: string, place: Place | undefined, text: string, hint?: string): void
}

/** Words of the author are quoted in messages; their control characters must not reach a terminal. */
const printable = (text: string | undefined): string | undefined => text?.replaceAll(/[\0-\x1F\x7F-\x9F]/g, '\uFFFD')

/** Report that pushes into `problems`. */
export function createReport(file: FilePath, problems: Problem[]): Report {
  const push =
    (level: ProblemLevel) =>
    (code: string, place: Place | undefined, text: string, hint?: string): void => {
      problems.push({
        level,
        code,
        text: printable(text) ?? '',
        hint: printable(hint),
        file,
        line: place?.line,
        column: place?.column,
      })
    }
  return { error: push('error'), warn: push('warning') }
}

/** Place of an offset in a text whose first line is line `firstLine` of the file. */
export function placeAt(text: string, offset: number, firstLine = 1): Place {
  const before = text.slice(0, offset)
  const lineStart = before.lastIndexOf('\n') + 1
  let line = firstLine
  for (let at = before.indexOf('\n'); at >= 0; at = before.indexOf('\n', at + 1)) line += 1
  return { line, column: offset - lineStart + 1 }
}

/** Order of problems in a report: by file, then by place; equal places keep their order. */
export function sortProblems(problems: Problem[]): Problem[] {
  const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
  return problems.toSorted(
    (a, b) => compare(a.file ?? '', b.file ?? '') || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
  )
}
