/** The site's own functions over the text of a file, before anything else reads it: Docusaurus' contract of both. */

import { contentHash } from '../content-hash.ts'
import { guard, unfencedProblem } from '../fence.ts'
import { createReport } from '../messages/problem.ts'
import { isSaidError } from '../messages/said-error.ts'
import type { TextHooks } from '../shared/config.ts'
import type { FilePath } from '../shared/path.ts'
import type { Problem } from '../shared/problem.ts'
import { isRecord, messageOf, recordOf } from '../shared/value.ts'

export interface Hooked {
  file: FilePath
  /** Absolute. */
  disk: string
  problems: Problem[]
}

/** The text as the site's function gives it; as it was when that fails, with a problem. */
export async function preprocess(hooks: TextHooks | undefined, text: string, at: Hooked): Promise<string> {
  const { preprocessor } = hooks ?? {}
  if (preprocessor === undefined) return text
  const made = await fenced({ name: 'preprocessor', text }, at, async () =>
    preprocessor({ filePath: at.disk, fileContent: text }),
  )
  return typeof made === 'string' ? made : text
}

interface Plain {
  frontMatter: Record<string, unknown>
  content: string
}

/** Metadata as the site's function gives them; `undefined` where they are as they were written. */
export async function hookedMetadata(
  hooks: TextHooks | undefined,
  { text, plain }: { text: string; plain: Plain },
  at: Hooked,
): Promise<Record<string, unknown> | undefined> {
  const { parseFrontMatter } = hooks ?? {}
  if (parseFrontMatter === undefined) return undefined
  const defaultParseFrontMatter = async (): Promise<Plain> => structuredClone({ ...plain })
  const given = { filePath: at.disk, fileContent: text, defaultParseFrontMatter }
  const made = await fenced({ name: 'parseFrontMatter', text }, at, async () => parseFrontMatter(given))
  const written = recordOf(made).frontMatter
  if (!isRecord(written)) return undefined
  return JSON.stringify(written) === JSON.stringify(plain.frontMatter) ? undefined : written
}

interface Hook {
  name: keyof TextHooks
  text: string
}

async function fenced({ name, text }: Hook, { file, problems }: Hooked, run: () => Promise<unknown>): Promise<unknown> {
  try {
    return await guard({ file, digest: contentHash(`${name}\0${text}`, 32) }, run)
  } catch (error) {
    if (isSaidError(error)) problems.push(unfencedProblem(error, { file }))
    else createReport(problems, file)('error', 'text-hook', { values: { name, message: messageOf(error) } })
    return undefined
  }
}

/**
 * Metadata as a block of YAML, a key a line: what is wrong in a value is then said at the line of its key, or at the top
 * of the file when the function added it.
 */
export function writeMetadata(written: Record<string, unknown>): string {
  const lines = Object.entries(written).flatMap(([key, value]) => {
    const json: string | undefined = JSON.stringify(value)
    return json === undefined ? [] : [`${JSON.stringify(key)}: ${json}`]
  })
  return `---\n${lines.join('\n')}\n---\n`
}

/** From lines of `writeMetadata` to those of the author's file. */
export function toWrittenLines(
  problems: readonly Problem[],
  written: Record<string, unknown>,
  lines: Readonly<Record<string, number>>,
): Problem[] {
  const keys = Object.entries(written).flatMap(([key, value]) => (JSON.stringify(value) === undefined ? [] : [key]))
  return problems.map(({ line, column: _, ...problem }) => ({
    ...problem,
    line: lines[keys[(line ?? 0) - 2] ?? ''] ?? 1,
  }))
}
