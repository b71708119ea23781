/** Cuts a file into its metadata block and its text. The block is plain text here: nothing is parsed or executed. */

import type { Report } from '../report.ts'

export interface SplitText {
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
const CODE_FENCE = /^---[ \t]*([A-Za-z][\w+-]*)[ \t]*$/
/** `title:`, `"title": x`: Latin keys only, so that prose with a colon is not taken for metadata. */
const YAML_LINE = /^[ \t]*["']?[A-Za-z_][\w-]*["']?[ \t]*:(?:[ \t]|$)/
const TOML_LINE = /^[ \t]*["']?[A-Za-z_][\w.-]*["']?[ \t]*=/
const SUPPORTED = 'движок понимает метаданные YAML между двумя строками ---'
/** What people type instead of the closing line: wrong count, long dashes, an indent. */
const ALMOST_FENCE = /^[ \t]*(?:-{2}|-{4,}|[—–]+|---.*)[ \t]*$/

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
  if (FENCE.test(lines[end + 1] ?? '') && YAML_LINE.test(lines[end + 2] ?? '')) {
    const hint = 'оставьте один блок, в начале файла'
    report.warn(
      'front-matter-second',
      { line: end + 2, column: 1 },
      'второй блок метаданных станет текстом страницы',
      hint,
    )
  }
  return {
    yaml: lines.slice(1, end).join('\n'),
    yamlLine: 2,
    body: lines.slice(end + 1).join('\n'),
    bodyLine: end + 2,
  }
}

function reportUnclosed(lines: string[], report: Report): void {
  const almost = lines.findIndex((line, index) => index > 0 && ALMOST_FENCE.test(line))
  const hint =
    almost > 0
      ? `строка ${almost + 1} похожа на закрывающую: замените её на --- без отступа`
      : 'добавьте строку --- после метаданных; горизонтальную черту в начале файла пишите как ***'
  report.error('front-matter-unclosed', { line: 1, column: 1 }, 'блок метаданных не закрыт', hint)
}

/** Blocks of other engines would become page text, secrets of the draft included: they are named instead. */
function reportOtherFormats(lines: string[], report: Report): void {
  const start = { line: 1, column: 1 }
  const first = lines[0] ?? ''
  const next = lines[1] ?? ''
  const language = CODE_FENCE.exec(first)?.[1]
  if (language !== undefined) {
    const text = `метаданные на языке «${language}» не поддерживаются и не выполняются`
    report.error('front-matter-format', start, text, SUPPORTED)
  } else if (/^-{4,}[ \t]*$/.test(first) && YAML_LINE.test(next)) {
    report.error('front-matter-format', start, 'метаданные начинаются с лишних дефисов', 'оставьте ровно три: ---')
  } else if (/^\+{3}[ \t]*$/.test(first) && (TOML_LINE.test(next) || FENCE.test(next.replaceAll('+', '-')))) {
    report.error('front-matter-format', start, 'метаданные TOML (+++) не поддерживаются', SUPPORTED)
  } else if (/^;{3}[ \t]*$/.test(first)) {
    report.error('front-matter-format', start, 'метаданные JSON (;;;) не поддерживаются', SUPPORTED)
  } else reportLateFence(lines, report)
}

/** A block after a blank line or spaces is page text in every engine; that is hardly ever meant. */
function reportLateFence(lines: string[], report: Report): void {
  const at = lines.findIndex(line => line.replaceAll(/[\s\u200B\uFEFF]/g, '') !== '')
  const line = lines[at]
  if (line === undefined || !FENCE.test(line.replace(/^[\s\u200B\uFEFF]+/, ''))) return
  const looksLikeYaml = YAML_LINE.test(lines[at + 1] ?? '')
  if (!looksLikeYaml || !lines.slice(at + 2).some(next => FENCE.test(next.trim()))) return
  const text = 'метаданные не распознаны: строка --- не первая в файле или с отступом'
  const hint = 'уберите перед ней пустые строки и пробелы'
  report.warn('front-matter-late', { line: at + 1, column: 1 }, text, hint)
}
