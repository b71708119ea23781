/** Cuts a file into its metadata block and its text. The block is plain text here: nothing is parsed or executed. */

import type { Report } from '../../messages/problem.ts'
import { ownCopy } from '../../shared/text/own-copy.ts'

interface SplitText {
  /** YAML between the fences, or `undefined` when the file has no block. */
  yaml: string | undefined
  /** Line of the file on which `yaml` begins, 1-based. */
  yamlLine: number
  body: string
  /** Line of the file on which `body` begins, 1-based. */
  bodyLine: number
}

const FENCE = /^---[ \t]*$/
const YAML_FENCE = /^---[ \t]*(?:yaml|yml)[ \t]*$/i
const CODE_FENCE = /^---\s*([A-Za-z][\w+-]*)\s*$/
/** `title:`, `"title": x`: Latin keys only, so that prose with a colon is not taken for metadata. */
const YAML_LINE = /^[ \t]*["']?[A-Za-z_][\w-]*["']?[ \t]*:(?:[ \t]|$)/
/** What people and editors type instead of three hyphens. The long dash is looked for ahead: each run is walked once. */
const OTHER_DASHES = /^(?:-{2}|-{4,}|(?=-*[—–−])[—–−-]+)[ \t]*$/
const JSON_LINE = /^[ \t]*"[\w-]+"[ \t]*:/
const TOML_LINE = /^[ \t]*["']?[A-Za-z_][\w.-]*["']?[ \t]*=/
/** What people type instead of the closing line: wrong count, long dashes, an indent. */
const ALMOST_FENCE = /^[ \t]*(?:-{2}|-{4,}|[—–]+|---.*)[ \t]*$/

/** Keys that begin a block whose first line was forgotten; of other words such a line is prose. */
const FIRST_KEY = /^(?:title|date|slug|tags|authors?|draft|description|sidebar_position)[ \t]*:(?:[ \t]|$)/

/** Lines of a file among which its metadata would begin. */
const LATE = 100

/** Splits `text` (LF line ends, no BOM); whatever is wrong with the fences is reported and the text stays whole. */
export function splitFrontMatter(text: string, report: Report): SplitText {
  const lines = text.split('\n')
  const first = lines[0] ?? ''
  const whole: SplitText = { yaml: undefined, yamlLine: 1, body: text, bodyLine: 1 }
  if (!FENCE.test(first) && !YAML_FENCE.test(first)) {
    reportOtherFormats(lines, report)
    return whole
  }
  const end = lines.findIndex((line, index) => index > 0 && FENCE.test(line))
  if (end < 0) {
    reportUnclosed(lines, report)
    return { ...whole, body: lines.slice(1).join('\n'), bodyLine: 2 }
  }
  if (FENCE.test(lines[end + 1] ?? '') && YAML_LINE.test(lines[end + 2] ?? ''))
    report('warning', 'front-matter-second', { at: { line: end + 2 } })
  return {
    // Of one line it would be a part of the whole text, and keep it as long as a title cut out of it is kept.
    yaml: ownCopy(lines.slice(1, end).join('\n')),
    yamlLine: 2,
    body: lines.slice(end + 1).join('\n'),
    bodyLine: end + 2,
  }
}

function reportUnclosed(lines: string[], report: Report): void {
  const almost = lines.findIndex((line, index) => index > 0 && ALMOST_FENCE.test(line))
  const at = { line: 1 }
  if (almost > 0) report('error', 'front-matter-unclosed/almost', { at, values: { line: almost + 1 } })
  else report('error', 'front-matter-unclosed', { at })
}

/** Blocks of other engines would become page text, secrets of the draft included: they are named instead. */
function reportOtherFormats(lines: string[], report: Report): void {
  const at = { line: 1 }
  const first = lines[0] ?? ''
  const next = lines[1] ?? ''
  const language = CODE_FENCE.exec(first)?.[1]
  if (language !== undefined) report('error', 'front-matter-format/language', { at, values: { language } })
  else if (OTHER_DASHES.test(first) && YAML_LINE.test(next)) report('error', 'front-matter-format/dashes', { at })
  else if (/^\+{3}[ \t]*$/.test(first) && (TOML_LINE.test(next) || FENCE.test(next.replaceAll('+', '-'))))
    report('error', 'front-matter-format/toml', { at })
  else if (/^;{3}[ \t]*$/.test(first) || (/^\{[ \t]*$/.test(first) && JSON_LINE.test(next)))
    report('error', 'front-matter-format/json', { at })
  else if (FIRST_KEY.test(first) && (YAML_LINE.test(next) || FENCE.test(next)))
    report('warning', 'front-matter-late/open', { at })
  else reportLateFence(lines, report)
}

/** A block after a blank line, spaces or a comment is page text in every engine; that is hardly ever meant. */
function reportLateFence(lines: string[], report: Report): void {
  const text = lines.slice(0, LATE).join('\n')
  const [before] = /^(?:[\s\u200B\uFEFF]|<!--[\s\S]*?-->|\[\/\/\]: # .*)*/.exec(text) ?? ['']
  if (!FENCE.test(text.slice(before.length).split('\n', 1)[0]?.trimEnd() ?? '')) return
  const at = before.split('\n').length - 1
  const looksLikeYaml = YAML_LINE.test(lines[at + 1] ?? '')
  if (!looksLikeYaml || !lines.slice(at + 2).some(next => FENCE.test(next.trim()))) return
  report('warning', 'front-matter-late', { at: { line: at + 1 } })
}
