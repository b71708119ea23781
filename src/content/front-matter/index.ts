/** Front matter of one file: text in, checked metadata and the rest of the text out. Pure; nothing is executed. */

import { createReport, type Report } from '../../messages/problem.ts'
import type { FrontMatter, SourceKind } from '../../shared/document.ts'
import type { FilePath } from '../../shared/path.ts'
import type { Problem } from '../../shared/problem.ts'
import { normalizeText, stripControls } from '../text.ts'
import { buildFrontMatter, emptyFrontMatter } from './schema.ts'
import { splitFrontMatter } from './split.ts'
import { parseYaml, plainMap } from './yaml.ts'

/** Real metadata are under 4 KB; a bomb or a forgotten fence is not. */
const MAX_FRONT_MATTER_BYTES = 64 * 1024

interface FrontMatterOptions {
  /** For messages. */
  file: FilePath
  kind: SourceKind
  /** IANA name; dates without a zone are read in it. */
  timeZone: string
  /** A date after it is a warning; default: the clock. */
  now?: Date | undefined
  /** Of a Docusaurus site: an address may begin with steps up. */
  isLenient?: boolean
}

interface ParsedFrontMatter {
  frontMatter: FrontMatter
  /** All keys with their values; no prototype. */
  written: Record<string, unknown>
  /** 1-based line of each top-level key; no prototype. */
  lines: Record<string, number>
  body: string
  /** Line of the file on which `body` begins, 1-based. */
  bodyLine: number
  problems: Problem[]
}

/**
 * Splits and reads the metadata of a Markdown file. Never throws: wrong metadata are problems, and what could be read
 * of a broken block is used, so that links to the page still find it.
 */
export function parseFrontMatter(text: string, options: FrontMatterOptions): ParsedFrontMatter {
  const problems: Problem[] = []
  const report = createReport(problems, options.file)
  const { yaml, yamlLine, body, bodyLine } = splitFrontMatter(normalizeText(text), report)
  const lines: Record<string, number> = Object.create(null)
  let frontMatter = emptyFrontMatter()
  let written: Record<string, unknown> = Object.create(null)
  if (yaml !== undefined) {
    const { map, broken } = parseYaml(yaml, { firstLine: yamlLine, maxBytes: MAX_FRONT_MATTER_BYTES }, report)
    for (const { key, place } of map?.entries.values() ?? []) lines[key] = place.line
    // Complaints about the values of a block that YAML could not read would be guesses.
    const silent: Report = () => undefined
    const { kind, timeZone, now = new Date(), isLenient = false } = options
    const schema = { kind, timeZone, now, isLenient }
    if (map !== undefined) written = plainMap(map)
    if (map !== undefined) frontMatter = buildFrontMatter(map, schema, broken ? silent : report)
  }
  return { frontMatter, written, lines, body: stripControls(body, bodyLine, report), bodyLine, problems }
}

/** Reports what is wrong with metadata that mean nothing where they stand. */
export function checkYaml(yaml: string, firstLine: number, report: Report): void {
  parseYaml(yaml, { firstLine, maxBytes: MAX_FRONT_MATTER_BYTES }, report)
}
