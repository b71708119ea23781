/** Code of a text that asks a browser at build: what to write so that browsers draw it. */

import { isOfBrowsers } from '../../markdown/code-in-text.ts'
import { messageOf } from '../../shared/value.ts'
import type { MdxRun, MdxText } from '../run.ts'
import { findCode } from './find-code.ts'

/** Longer code is not said again. */
const LONGEST = 60

/** Whether the error is of that kind and was told. A name alone in braces is a word that was meant as text. */
export function tellBrowser(error: unknown, text: MdxText, { context }: MdxRun): boolean {
  const name = /^(\w+) is not defined$/.exec(messageOf(error))?.[1] ?? ''
  if (!isOfBrowsers(name) || context.options.placeOfError?.(error) !== undefined) return false
  const { at, node } = findCode(text, new RegExp(String.raw`(?<![\w.])${name}\b`)) ?? {}
  const written = node?.kind === 'expression' ? node.value.trim() : ''
  if (at === undefined || written === name) return false
  const shown = written === '' || written.length > LONGEST || written.includes('\n') ? '…' : written
  const drawn = node?.kind === 'jsx' ? `<${node.name} …/>` : shown
  context.report('error', 'mdx-runtime/browser', {
    at,
    values: { name, code: `<BrowserOnly>{() => ${drawn}}</BrowserOnly>` },
  })
  return true
}
