/** What Docusaurus' helpers say of the line behind the fence, for a site's own `CodeBlock`. */

import { parseMetastring } from '../../shared/language/metastring.ts'
import { textProp } from '../host.ts'

const parseCodeBlockTitle = (meta = ''): string => parseMetastring(meta).title ?? ''

const containsLineNumbers = (meta?: string): boolean => meta?.includes('showLineNumbers') === true

function getLineNumbersStart(asked: {
  showLineNumbers?: boolean | number | undefined
  metastring?: string | undefined
}): number | undefined {
  const { showLineNumbers: written, metastring } = asked
  if (typeof written === 'number') return written
  if (typeof written === 'boolean') return written ? 1 : undefined
  return parseMetastring(metastring ?? '').lineNumbers
}

/** The code with the classes of its lines, counted from 0; comments between the lines are the engine's to read. */
function parseLines(code: string, { metastring = '' }: { metastring?: string } = {}) {
  const lineClassNames: Record<number, string[]> = {}
  for (const line of parseMetastring(metastring).range ?? [])
    lineClassNames[line] = ['theme-code-block-highlighted-line']
  return { code: code.replace(/\r?\n$/, ''), lineClassNames }
}

interface WrittenBlock {
  code?: unknown
  className?: unknown
  metastring?: unknown
  language?: unknown
  defaultLanguage?: unknown
  title?: unknown
  showLineNumbers?: unknown
}

/** All that a block is told of itself. */
export function createCodeBlockMetadata(written: WrittenBlock) {
  const metastring = textProp(written.metastring)
  const className = textProp(written.className) ?? ''
  const language = textProp(written.language) ?? parseLanguage(className) ?? textProp(written.defaultLanguage) ?? 'text'
  const codeInput = String(written.code ?? '')
  const { showLineNumbers } = written as { showLineNumbers?: boolean | number }
  return {
    codeInput,
    ...parseLines(codeInput, metastring === undefined ? {} : { metastring }),
    className,
    language,
    title: parseCodeBlockTitle(metastring) || (written.title as string | undefined),
    lineNumbersStart: getLineNumbersStart({ showLineNumbers, metastring }),
  }
}

const parseLanguage = (className = ''): string | undefined => /(?:^|\s)language-(\S+)/.exec(className)?.[1]

export const codeHelpers = {
  createCodeBlockMetadata,
  parseCodeBlockTitle,
  containsLineNumbers,
  getLineNumbersStart,
  parseLines,
  parseLanguage,
  getPrismCssVariables: () => ({}),
}
