/** Parses the documents of the golden and the invalid fixtures, and prints what came out for people to read. */

import { createTranslate } from '../src/messages/index.ts'
import { createProvided, type ParseOptions, parsePage } from '../src/pages/index.ts'
import type { MarkdownConfig } from '../src/shared/config.ts'
import type { ParsedPage, Partial } from '../src/shared/document.ts'
import { type FilePath, toFilePath } from '../src/shared/path.ts'
import type { Problem } from '../src/shared/problem.ts'
import { makeSource } from './factory.ts'
import { inWords } from './said.ts'

export const MARKDOWN: MarkdownConfig = {
  format: 'detect',
  typography: true,
  names: [],
  admonitions: ['note', 'tip', 'info', 'warning', 'danger', 'secondary', 'important', 'success', 'caution', 'history'],
  magicComments: [
    {
      className: 'theme-code-block-highlighted-line',
      line: 'highlight-next-line',
      block: { start: 'highlight-start', end: 'highlight-end' },
    },
    { className: 'code-block-error-line', line: 'This will error', block: { start: 'error-start', end: 'error-end' } },
  ],
  defaultCodeLanguage: undefined,
  maintainHeadingCase: false,
  emoji: true,
}

export const OPTIONS: ParseOptions = {
  markdown: MARKDOWN,
  t: createTranslate('ru'),
  pageScripts: false,
  toc: { min: 2, max: 3 },
  truncateMarker: /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/,
  partials: new Map(),
  provided: createProvided({
    siteConfig: { title: '', url: '', baseUrl: '/' },
    locale: { current: 'ru', direction: 'ltr', label: 'Русский', htmlLang: 'ru', calendar: 'gregory' },
    messages: {},
    defaultColorMode: 'dark',
  }),
}

/** Parses a text as the file `docs/<name>`. `partials`: name -> text of files beside it. */
export function parseText(
  name: string,
  body: string,
  partials: Record<string, string> = {},
  options: { markdown?: object } = {},
): Promise<ParsedPage> {
  const beside = Object.entries(partials).map(([file, text]): [FilePath, Partial] => {
    const path = toFilePath(`docs/${file}`)
    return [path, { file: path, body: text, bodyLine: 1 }]
  })
  const source = { ...makeSource('doc', name), body }
  return parsePage(source, { ...OPTIONS, markdown: { ...MARKDOWN, ...options.markdown }, partials: new Map(beside) })
}

/** Marks and characters that nobody sees, made visible. */
export const visible = (text: string): string =>
  text
    .replace(/\uFDD0([a-z])(\d+)\uFDD1/g, (_, letter: string, index: string) => `⟦${KINDS[letter] ?? letter} ${index}⟧`)
    .replaceAll('\u00a0', '&nbsp;')
    .replaceAll('\u200b', '&ZeroWidthSpace;')

const KINDS: Record<string, string> = { l: 'link', s: 'size', w: 'widths', c: 'slot', t: 'truncate' }

export function problemLine(problem: Problem): string {
  const { level, code, text, hint, file, line, column } = inWords(problem)
  return `${[file, line, column].filter(part => part !== undefined).join(':')} ${level} ${code}: ${text}${hint === undefined ? '' : ` — ${hint}`}`
}

/** The page's HTML, and the rest of it as a comment. */
export function printPage(page: ParsedPage): string {
  const parts: [string, string[]][] = [
    ['title', page.contentTitle === undefined ? [] : [page.contentTitle]],
    ['description', page.description === undefined ? [] : [page.description]],
    ['toc', page.toc.map(({ level, id, html }) => `${'  '.repeat(level - 2)}#${id} ${html}`)],
    [
      'references',
      page.references.map(({ kind, image, target, query, hash, line, column, context }, index) => {
        const sentence = context === undefined ? '' : ` ${context.before}[${context.text}]${context.after}`
        return `${index} ${line}:${column} ${image ? 'image ' : ''}${kind} ${target}${query}${hash}${sentence}`
      }),
    ],
    ['slots', page.slots.map(({ component, props }) => `${component} ${JSON.stringify(props)}`)],
    ['problems', page.problems.map(problemLine)],
  ]
  const rest = parts
    .filter(([, lines]) => lines.length > 0)
    .map(([name, lines]) => `${name}:\n${lines.map(line => `  ${line}`).join('\n')}`)
  const excerpt = page.excerpt === undefined ? '' : `\n\n<!-- excerpt -->\n${page.excerpt}`
  return visible(`${page.html}${excerpt}\n\n<!--\n${rest.join('\n')}\n-->\n`)
}
