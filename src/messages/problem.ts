/** The one way to report: a problem is a message of the catalogue, its values and its place. */

import { codeOf, type Place, type Problem, type ProblemLevel } from '../shared/problem.ts'
import { createSay, type Language, type Said, type Say, type Text, type TextValues } from './text.ts'
import { type TextId, texts } from './texts/index.ts'

/** What is known of a problem besides its message. */
export interface Found {
  at?: Partial<Place> | undefined
  values?: TextValues | undefined
  /** A cure other than the catalogue's. */
  cure?: Text | undefined
}

/** Notes a problem. `undefined` as level: the author switched this kind off. */
export type Report = (level: ProblemLevel | undefined, id: TextId, found?: Found) => void

export const problemOf = (level: ProblemLevel, id: TextId, { at, values, cure }: Found = {}): Problem => ({
  level,
  code: id,
  ...(values && { values }),
  ...(cure && { cure }),
  ...(at?.file !== undefined && { file: at.file }),
  ...(at?.line !== undefined && { line: at.line, column: at.column ?? 1 }),
})

/** Report into a list; `file` is where problems stand that name no file of their own. */
export function createReport(problems: Problem[], file?: Place['file']): Report {
  return (level, id, found = {}) => {
    if (level !== undefined) problems.push(problemOf(level, id, { ...found, at: { file, ...found.at } }))
  }
}

/** A message of the catalogue as a value, to stand inside another or as a cure. */
export const textOf = (id: TextId, values?: TextValues): Text => ({ id, values })

/** A problem in words. */
export function describeProblem(problem: Problem, language: Language): Said & { code: string } {
  const say = sayIn(language)
  const code = codeOf(problem.code)
  // Values were checked where the problem was made; a problem is plain data on its way here.
  const { text: words, cure } = say.full({ id: problem.code, values: problem.values as TextValues | undefined })
  const { languages } = problem
  const text = languages === undefined ? words : say(textOf('in-languages', { text: words, languages }))
  return { code, text, cure: problem.cure === undefined ? cure : say(problem.cure as Text) }
}

/** A command that has nothing to say does not read thousands of texts. */
const speakers: Partial<Record<Language, Say>> = {}

/** Speaker of the authors' catalogue. */
export function sayIn(language: Language): Say {
  speakers[language] ??= createSay(language, texts)
  return speakers[language]
}
