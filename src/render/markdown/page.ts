/** A page as a file of Markdown: little front matter, then the text with addresses that hold from anywhere. */

import { decodeSafely, splitAddress } from '../../shared/path.ts'
import type { MarkdownView } from '../../shared/view/markdown-view.ts'
import { isoDay } from '../../theme/index.ts'
import { plainLine } from './plain-line.ts'

export function renderMarkdown({ title, description, date, tags, text, addresses }: MarkdownView): string {
  const front = [
    `title: ${quote(title)}`,
    ...(description === undefined ? [] : [`description: ${quote(description)}`]),
    ...(date === undefined ? [] : [`date: ${'day' in date ? date.day : isoDay(date.instant, date.timeZone)}`]),
    ...(tags.length === 0 ? [] : [`tags: [${tags.map(quote).join(', ')}]`]),
  ]
  const body = withAddresses(text, addresses)
  return `---\n${front.join('\n')}\n---\n${body === '' ? '' : `\n${body}\n`}`
}

/** A string of JSON is one of YAML. */
const quote = (text: string): string => JSON.stringify(plainLine(text))

const FENCE = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}(?=[^`]*$)|~{3,})/
/** Code in a line, else the address of a link or a picture. */
const TARGET = /(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)|(\]\([ \t]*)(<[^<>]*>|[^\s()<>]+(?:\([^\s()<>]*\)[^\s()<>]*)*)/g
/** `[name]: address` */
const DEFINITION = /^([ \t>]*\[[^\]]+\]:[ \t]*)(<[^<>]*>|\S+)/
/** A longer line is data. */
const LONGEST_LINE = 10_000

/** Addresses that the site knows, outside code. */
function withAddresses(text: string, addresses: MarkdownView['addresses']): string {
  if (Object.keys(addresses).length === 0) return text
  const replace = (written: string): string => addressOf(written, addresses) ?? written
  let fence: string | undefined
  const lines = text.split('\n').map(line => {
    if (fence !== undefined) {
      const rest = line.replace(/^[ \t>]*/, '').trimEnd()
      if (rest.length >= fence.length && rest === (fence[0] ?? '').repeat(rest.length)) fence = undefined
      return line
    }
    fence = FENCE.exec(line)?.[1]
    if (fence !== undefined || line.length > LONGEST_LINE) return line
    return line
      .replace(DEFINITION, (_, before: string, written: string) => before + replace(written))
      .replace(TARGET, (whole: string, ...[code, before = '', written = '']: (string | undefined)[]) =>
        code === undefined ? before + replace(written) : whole,
      )
  })
  return lines.join('\n')
}

function addressOf(written: string, addresses: MarkdownView['addresses']): string | undefined {
  const bare = written.replace(/^<|>$/g, '').replace(/^pathname:\/\//, '')
  const { path, tail } = splitAddress(bare)
  const name = decodeSafely(path).normalize('NFC') + tail
  const url = Object.hasOwn(addresses, name) ? addresses[name] : undefined
  // Brackets of its own would end a bare address.
  return url !== undefined && /[()]/.test(url) ? `<${url}>` : url
}
