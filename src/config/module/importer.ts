/** Where a module names what it imports. */

import { readText } from '../../disk.ts'
import { type Position, positionAt } from '../../shared/problem.ts'
import { escapeRegExp } from '../../shared/text/escape.ts'

/** Place of the name in quotes behind `from`, `import` or `require`, in the first of these files that has it. */
export function importPlace(files: readonly string[], name: string): (Position & { file: string }) | undefined {
  const asked = new RegExp(
    `(?:\\bfrom|\\bimport|\\brequire)\\b\\s*\\(?\\s*(?=["'\`]${escapeRegExp(name)}(?:/[^"'\`]*)?["'\`])`,
  )
  for (const file of files) {
    const text = readText(file) ?? ''
    const found = asked.exec(text)
    if (found !== null) return { file, ...positionAt(text, found.index + found[0].length) }
  }
  return undefined
}
