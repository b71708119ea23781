/** What is told of a text that is read alone, as `line:column code …`. */

import { readUnit } from '../src/markdown/unit.ts'
import type { Problem } from '../src/shared/problem.ts'
import { createContext } from '../src/tree/context.ts'
import { makeSource } from './factory.ts'
import { OPTIONS } from './markdown-fixture.ts'

interface How {
  mdx?: boolean
  options?: object
}

export function problemsOf(text: string, { mdx = false, options = {} }: How = {}): Problem[] {
  const context = createContext(makeSource('page', 'x.md'), { ...OPTIONS, ...options })
  readUnit({ file: context.source.file, text, firstLine: 1, mdx }, context)
  return context.problems
}

/** With these values of each, all of them when none are named. */
export const toldOf = (text: string, how: How = {}, ...names: string[]): string[] =>
  problemsOf(text, how).map(({ code, line, column, values = {} }) =>
    [`${line}:${column} ${code}`, ...(names.length === 0 ? Object.values(values) : names.map(name => values[name]))]
      .filter(value => value !== undefined && value !== '')
      .join(' '),
  )
